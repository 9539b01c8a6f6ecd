-- How many installs met each finding in each release, of how many; all traces of an install are looked at here.
WITH sizes AS (
  SELECT app, app_version, count(*) AS traces, count(DISTINCT install) AS installs
  FROM judged
  GROUP BY app, app_version
),
met AS (
  SELECT
    judged.app, judged.app_version, seen.finding, count(*) AS traces_affected,
    count(DISTINCT judged.install) AS installs_affected
  FROM judged JOIN seen ON seen.key = judged.key
  WHERE seen.is_seen = 1
  GROUP BY judged.app, judged.app_version, seen.finding
)
SELECT
  met.app, releases.place, met.app_version, met.finding, met.installs_affected, sizes.installs,
  met.traces_affected, sizes.traces
FROM met
JOIN sizes ON sizes.app = met.app AND sizes.app_version = met.app_version
JOIN releases ON releases.app = met.app AND releases.app_version = met.app_version
ORDER BY app, place DESC, installs_affected DESC, finding
