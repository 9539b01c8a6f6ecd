-- The deliveries to read: one of each content that the store does not have. Logs that could not be read are read
-- again by another version of swivel.
-- A task gets all that is in the same MiB of a file.
SELECT d.name, d.path, d.start_byte, d.byte_count, d.content, d.error, FLOOR(d.start_byte / 1048576) AS block
FROM (
  SELECT
    deliveries.*,
    ROW_NUMBER() OVER (
      PARTITION BY COALESCE(content, CONCAT('name:', name)) ORDER BY name, start_byte, path
    ) AS nth
  FROM deliveries
) d
LEFT JOIN contents c ON c.content = d.content AND (c.status <> 'error' OR c.tool = '{tool}')
WHERE d.nth = 1 AND c.content IS NULL
