-- The traces that were judged, with what they are grouped by. A trace that is unreadable or unjudged says
-- nothing about a finding, so that it is in no denominator; quality.sql counts those.
SELECT
  key,
  trace,
  day,
  start,
  coalesce(app, '') AS app,
  app_version,
  app_build,
  coalesce(install, recording, key) AS install,
  coalesce(split_part(system, '.', 1), '?') AS system,
  coalesce(idiom, '?') AS idiom,
  coalesce(model, '?') AS model,
  events
FROM traces
WHERE status IN ('ok', 'partial') AND verdict IN ('findings', 'clean') AND app_version IS NOT NULL
