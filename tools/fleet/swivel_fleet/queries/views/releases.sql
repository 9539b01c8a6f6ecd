-- The releases in their order: by the time at which the first hundredth of a release's traces had begun, so that a
-- few wrong clocks do not matter. Versions are names here: 1.10 may come after 1.9, and 1.9.1 after 2.0.
WITH numbered AS (
  SELECT
    judged.*,
    row_number() OVER (PARTITION BY app, app_version ORDER BY start ASC, key ASC) AS number_in_release,
    count(*) OVER (PARTITION BY app, app_version) AS traces_in_release
  FROM judged
  WHERE day IS NOT NULL AND start IS NOT NULL
),
dated AS (
  SELECT app, app_version, min(day) AS first_day, min(start) AS first_start
  FROM numbered
  WHERE number_in_release * 100 >= traces_in_release
  GROUP BY app, app_version
),
sizes AS (
  SELECT app, app_version, count(*) AS counted FROM counted GROUP BY app, app_version
)
SELECT
  dated.app,
  dated.app_version,
  dated.first_day,
  sizes.counted,
  sizes.counted >= parameters.least_counted AS is_large,
  row_number() OVER (PARTITION BY dated.app ORDER BY dated.first_start ASC, dated.app_version ASC) AS place
FROM dated
JOIN sizes ON sizes.app = dated.app AND sizes.app_version = dated.app_version
CROSS JOIN parameters
