-- The first release in which each fingerprint was seen. It may have been there before, and too rare to be met:
-- with 95 % confidence its rate in the release before was below `absent_below`.
WITH met AS (
  SELECT
    judged.app, judged.app_version, releases.place, judged.day, judged.app_build, judged.install,
    findings.fingerprint, findings.finding, findings.page, findings.key, findings.trace
  FROM findings
  JOIN judged ON judged.key = findings.key
  JOIN releases ON releases.app = judged.app AND releases.app_version = judged.app_version
  WHERE findings.basis IN ('observed', 'unchanged')
),
ordered AS (
  SELECT
    met.*,
    row_number() OVER (PARTITION BY app, fingerprint ORDER BY place ASC, day ASC NULLS LAST, key ASC) AS number_of_trace
  FROM met
),
totals AS (
  SELECT
    app, fingerprint, count(DISTINCT key) AS traces, count(DISTINCT install) AS installs,
    count(DISTINCT app_version) AS versions, max(place) AS last_place
  FROM met
  GROUP BY app, fingerprint
)
SELECT
  ordered.app, ordered.fingerprint, ordered.finding, ordered.page, ordered.place,
  ordered.app_version, ordered.app_build, ordered.day AS first_day, ordered.trace AS first_trace,
  totals.traces, totals.installs, totals.versions, newest.app_version AS last_version, before.counted AS counted_before,
  1 - power(CAST(0.05 AS DOUBLE), 1 / CAST(before.counted AS DOUBLE)) AS absent_below
FROM ordered
JOIN totals ON totals.app = ordered.app AND totals.fingerprint = ordered.fingerprint
JOIN releases AS newest ON newest.app = ordered.app AND newest.place = totals.last_place
LEFT JOIN releases AS before ON before.app = ordered.app AND before.place = ordered.place - 1
WHERE ordered.number_of_trace = 1
ORDER BY app, place DESC, traces DESC, fingerprint
