-- The names and contents of this run's deliveries that are known to be readable.
SELECT DISTINCT d.name, d.content
FROM deliveries d
WHERE d.content IN (
  SELECT c.content FROM contents c WHERE c.status <> 'error'
  UNION ALL
  SELECT n.content FROM new_traces n WHERE n.status <> 'error'
)
