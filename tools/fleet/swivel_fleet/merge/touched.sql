-- The partitions that may change, and whether stored rows of them go.
SELECT day, app_version, MAX(is_gone) AS is_gone
FROM (
  SELECT day, app_version, 0 AS is_gone FROM winners
  UNION ALL
  SELECT day, app_version, 1 FROM gone
) partitions
GROUP BY day, app_version
