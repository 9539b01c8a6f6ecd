-- The stored logs that this run's logs may replace. The store has many small files, so it is read once.
SELECT s.key, s.trace, s.status, s.is_closed, s.events, s.content, s.day, s.app_version
FROM stored_traces s
WHERE s.status = 'error' OR s.key IN (SELECT n.key FROM new_traces n)
