-- The traces that count in rates and tests: of each install the first one in each release. Several traces of an
-- install are alike, and an old release has more of them than a new one.
WITH numbered AS (
  SELECT
    judged.*,
    row_number() OVER (
      PARTITION BY app, app_version, install ORDER BY start ASC NULLS LAST, key ASC
    ) AS number_in_release
  FROM judged
)
SELECT key, day, app, app_version, install, system, idiom, model
FROM numbered
WHERE number_in_release = 1
