-- Why traces could not be read, by how often. Reasons that differ in numbers only are one, and have one of them here.
SELECT min(error) AS error, count(*) AS traces, min(trace) AS example
FROM traces
WHERE status = 'error'
GROUP BY translate(coalesce(error, ''), '0123456789', '##########')
ORDER BY traces DESC, error
