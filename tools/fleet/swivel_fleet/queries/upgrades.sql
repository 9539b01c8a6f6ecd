-- Which pages another version of iOS changes (ingest --ios), by the number of traces in which they do: for the app as it
-- was built, and built with that version's SDK; a row for each rule. It is predicted. Traces that do not state their
-- iOS are left out.
WITH sizes AS (
  SELECT coalesce(app, '') AS app, count(*) AS traces
  FROM traces
  WHERE status IN ('ok', 'partial') AND system IS NOT NULL
  GROUP BY coalesce(app, '')
),
changed AS (
  SELECT
    coalesce(app, '') AS app, ios, coalesce(page, 'the app') AS page, key, trace, as_built, as_built_rule, rebuilt,
    rebuilt_rule
  FROM upgrades
),
pages AS (
  SELECT
    app, ios, page,
    count(DISTINCT CASE WHEN as_built IS NOT NULL THEN key END) AS traces_as_built,
    count(DISTINCT CASE WHEN rebuilt IS NOT NULL THEN key END) AS traces_rebuilt
  FROM changed
  GROUP BY app, ios, page
),
ruled AS (
  SELECT app, ios, page, key, trace, as_built_rule AS rule FROM changed WHERE as_built IS NOT NULL
  UNION
  SELECT app, ios, page, key, trace, rebuilt_rule AS rule FROM changed WHERE rebuilt IS NOT NULL
),
rules AS (
  SELECT app, ios, page, coalesce(rule, '') AS rule, count(DISTINCT key) AS traces_by_rule, min(trace) AS example
  FROM ruled
  GROUP BY app, ios, page, coalesce(rule, '')
)
SELECT
  pages.app, pages.ios, pages.page, pages.traces_as_built, pages.traces_rebuilt, sizes.traces, rules.rule,
  rules.traces_by_rule, rules.example
FROM pages
JOIN sizes ON sizes.app = pages.app
JOIN rules ON rules.app = pages.app AND rules.ios = pages.ios AND rules.page = pages.page
ORDER BY
  pages.app, pages.ios, pages.traces_rebuilt DESC, pages.traces_as_built DESC, pages.page, rules.traces_by_rule DESC,
  rules.rule
