-- What the next files of partitions are made of: the keys of stored rows that go, from all tables; the new logs that
-- do not stay; and the packets of new rows.
SELECT g.day, g.app_version, t.table_name, 'gone' AS kind, g.key AS word, NULL AS packet
FROM gone g CROSS JOIN tables t
UNION ALL
SELECT n.day, n.app_version, t.table_name, 'lost', n.delivery, NULL
FROM new_traces n
LEFT JOIN winners w ON w.delivery = n.delivery
CROSS JOIN tables t
WHERE w.delivery IS NULL
UNION ALL
SELECT p.day, p.app_version, p.table_name, 'packet', NULL, p.packet
FROM packets p
