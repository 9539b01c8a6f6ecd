-- The releases in the order in which they came, and how many traces of each count.
SELECT app, place, app_version, first_day, counted, is_large
FROM releases
ORDER BY app, place
