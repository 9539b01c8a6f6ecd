-- The numbers of logs of a run.
SELECT
  (SELECT COUNT(*) FROM deliveries) AS delivered,
  (SELECT COUNT(*) FROM chosen) AS new,
  (SELECT COUNT(*) FROM new_traces WHERE status = 'error') AS unreadable,
  (SELECT COUNT(*) FROM winners w LEFT JOIN gone g ON g.key = w.key WHERE g.key IS NULL) AS added,
  (SELECT COUNT(*) FROM winners w JOIN gone g ON g.key = w.key) AS replaced,
  (SELECT COUNT(*) FROM gone g LEFT JOIN winners w ON g.key = w.key WHERE w.key IS NULL) AS removed
