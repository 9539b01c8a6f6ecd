-- The numbers of logs of a run.
SELECT
  logs.new,
  logs.unreadable,
  logs.new - lost.count - going.replaced AS added,
  going.replaced,
  going.count - going.replaced AS removed
FROM (
  SELECT COUNT(*) AS new, COUNT(CASE WHEN status = 'error' THEN 1 END) AS unreadable FROM new_traces
) logs
CROSS JOIN (SELECT COUNT(*) AS count FROM contested WHERE place > 1 AND is_new = 1) lost
CROSS JOIN (
  SELECT COUNT(*) AS count, COUNT(c.key) AS replaced
  FROM gone g LEFT JOIN contested c ON c.key = g.key AND c.place = 1 AND c.is_new = 1
) going
