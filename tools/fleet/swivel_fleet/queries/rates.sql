-- How often each finding is seen: by release, and in each release by system, idiom and model ('*' is all of them),
-- with Wilson's interval. `predicted` counts the traces in which the rules predict the finding and nothing shows it.
WITH sizes AS (
  SELECT
    app, app_version, coalesce(system, '*') AS system, coalesce(idiom, '*') AS idiom,
    coalesce(model, '*') AS model, count(*) AS counted
  FROM counted
  GROUP BY GROUPING SETS (
    (app, app_version), (app, app_version, system), (app, app_version, idiom), (app, app_version, model))
),
found AS (
  SELECT
    counted.app, counted.app_version, coalesce(counted.system, '*') AS system,
    coalesce(counted.idiom, '*') AS idiom, coalesce(counted.model, '*') AS model, seen.finding,
    sum(seen.is_seen) AS affected, sum(1 - seen.is_seen) AS predicted
  FROM counted JOIN seen ON seen.key = counted.key
  GROUP BY GROUPING SETS (
    (counted.app, counted.app_version, seen.finding),
    (counted.app, counted.app_version, seen.finding, counted.system),
    (counted.app, counted.app_version, seen.finding, counted.idiom),
    (counted.app, counted.app_version, seen.finding, counted.model))
),
kinds AS (
  SELECT DISTINCT counted.app, seen.finding FROM counted JOIN seen ON seen.key = counted.key
),
cells AS (
  SELECT
    sizes.*, kinds.finding,
    CAST(coalesce(found.affected, 0) AS BIGINT) AS affected, CAST(coalesce(found.predicted, 0) AS BIGINT) AS predicted,
    CAST(coalesce(found.affected, 0) AS DOUBLE) / sizes.counted AS rate
  FROM sizes
  JOIN kinds ON kinds.app = sizes.app
  LEFT JOIN found ON found.app = sizes.app AND found.app_version = sizes.app_version
    AND found.system = sizes.system AND found.idiom = sizes.idiom AND found.model = sizes.model
    AND found.finding = kinds.finding
)
SELECT
  cells.app, releases.place, cells.app_version, cells.system, cells.idiom, cells.model, cells.finding,
  cells.counted, cells.affected, cells.predicted, cells.rate,
  CASE WHEN cells.affected = 0 THEN CAST(0 AS DOUBLE) ELSE
    (rate + z * z / (2 * cells.counted)
      - z * sqrt(rate * (1 - rate) / cells.counted + z * z / (4 * cells.counted * cells.counted)))
    / (1 + z * z / cells.counted) END AS low,
  CASE WHEN cells.affected = cells.counted THEN CAST(1 AS DOUBLE) ELSE
    (rate + z * z / (2 * cells.counted)
      + z * sqrt(rate * (1 - rate) / cells.counted + z * z / (4 * cells.counted * cells.counted)))
    / (1 + z * z / cells.counted) END AS high
FROM cells
JOIN releases ON releases.app = cells.app AND releases.app_version = cells.app_version
CROSS JOIN parameters
ORDER BY app, finding, place, system, idiom, model
