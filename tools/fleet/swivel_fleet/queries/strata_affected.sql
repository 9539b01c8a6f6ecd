-- In how many of a stratum's traces each finding was seen; strata without one have no row.
SELECT
  releases.app, releases.place, counted.idiom, counted.model, counted.system, seen.finding, count(*) AS affected
FROM counted
JOIN releases ON releases.app = counted.app AND releases.app_version = counted.app_version
JOIN seen ON seen.key = counted.key
WHERE releases.is_large AND seen.is_seen = 1
GROUP BY releases.app, releases.place, counted.idiom, counted.model, counted.system, seen.finding
ORDER BY app, place, finding, idiom, model, system
