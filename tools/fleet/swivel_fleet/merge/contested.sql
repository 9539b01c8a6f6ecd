-- The logs, new and stored, whose key several have; the first place is the best of its key: readable before unreadable,
-- ended properly before cut off, then the one with more events. Equal ones are decided by their hash, so that the order
-- of arrival does not matter. They are few, so that what follows has little to do.
SELECT ranked.key, ranked.day, ranked.app_version, ranked.delivery, ranked.is_new, ranked.place
FROM (
  SELECT
    candidates.*,
    COUNT(*) OVER (PARTITION BY key) AS logs,
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
    SELECT key, delivery, status, is_closed, events, content, day, app_version, CAST(1 AS BIGINT) AS is_new
    FROM new_traces
    UNION ALL
    SELECT key, NULL, status, is_closed, events, content, day, app_version, CAST(0 AS BIGINT)
    FROM stored_keys
  ) candidates
) ranked
WHERE ranked.logs > 1
