-- The stored keys that go: replaced by a better log, or rows about a log that could not be read and now can.
SELECT s.key, s.day, s.app_version
FROM stored_keys s
WHERE s.key IN (SELECT c.key FROM contested c WHERE c.place = 1 AND c.is_new = 1)
  OR (
    s.status = 'error'
    AND (s.trace IN (SELECT r.name FROM readable r) OR s.content IN (SELECT r.content FROM readable r))
  )
