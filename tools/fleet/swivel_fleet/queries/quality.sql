-- What the tables do not say: by release, the traces that could not be read or judged, or are incomplete.
SELECT
  coalesce(app, '') AS app,
  app_version,
  count(*) AS traces,
  sum(CASE WHEN status = 'error' THEN 1 ELSE 0 END) AS unreadable,
  sum(CASE WHEN status <> 'error' AND verdict = 'unjudged' THEN 1 ELSE 0 END) AS unjudged,
  sum(CASE WHEN status = 'partial' THEN 1 ELSE 0 END) AS partial,
  sum(CASE WHEN is_closed = false THEN 1 ELSE 0 END) AS not_closed,
  sum(CASE WHEN contradictions > 0 THEN 1 ELSE 0 END) AS contradicted,
  sum(CASE WHEN day IS NULL THEN 1 ELSE 0 END) AS without_day
FROM traces
GROUP BY coalesce(app, ''), app_version
ORDER BY app, app_version NULLS FIRST
