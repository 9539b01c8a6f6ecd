-- The new logs that are the best of their key: readable before unreadable, ended properly before cut off, then the
-- one with more events. Equal ones are decided by their hash, so that the order of arrival does not matter.
SELECT ranked.key, ranked.delivery, ranked.day, ranked.app_version
FROM (
  SELECT
    candidates.*,
    ROW_NUMBER() OVER (
      PARTITION BY key
      ORDER BY
        CASE WHEN status = 'error' THEN 1 ELSE 0 END,
        CASE WHEN is_closed THEN 0 ELSE 1 END,
        events DESC,
        COALESCE(content, '') DESC,
        is_new
    ) AS place
  FROM (
    SELECT key, delivery, status, is_closed, events, content, day, app_version, 1 AS is_new
    FROM new_traces
    UNION ALL
    SELECT key, NULL, status, is_closed, events, content, day, app_version, 0
    FROM stored_keys
  ) candidates
) ranked
WHERE ranked.place = 1 AND ranked.is_new = 1
