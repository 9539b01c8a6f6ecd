-- How many traces of each release count in each stratum, for the test of regressions.
SELECT releases.app, releases.place, counted.idiom, counted.model, counted.system, count(*) AS counted
FROM counted
JOIN releases ON releases.app = counted.app AND releases.app_version = counted.app_version
WHERE releases.is_large
GROUP BY releases.app, releases.place, counted.idiom, counted.model, counted.system
ORDER BY app, place, idiom, model, system
