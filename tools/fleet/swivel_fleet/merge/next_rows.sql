-- The rows of a table in the partitions that change.
SELECT {columns}
FROM old_rows r
LEFT JOIN gone g ON g.key = r.key
WHERE g.key IS NULL
UNION ALL
SELECT {columns}
FROM new_{table} r
WHERE r.delivery IN (SELECT w.delivery FROM winners w)
