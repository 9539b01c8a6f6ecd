-- What the next files of partitions are made of: the keys of stored rows that go, from all tables; the new logs that
-- do not stay; and the packets of new rows.
SELECT g.day, g.app_version, t.table_name, 'gone' AS kind, g.key AS word, NULL AS packet
FROM gone g CROSS JOIN tables t
UNION ALL
SELECT c.day, c.app_version, t.table_name, 'lost', c.delivery, NULL
FROM contested c CROSS JOIN tables t
WHERE c.place > 1 AND c.is_new = 1
UNION ALL
SELECT p.day, p.app_version, p.table_name, 'packet', NULL, p.packet
FROM packets p
