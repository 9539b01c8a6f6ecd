-- Why traces could not be read, by how often, with an example of each reason.
SELECT coalesce(error, '') AS error, count(*) AS traces, min(trace) AS example
FROM traces
WHERE status = 'error'
GROUP BY coalesce(error, '')
ORDER BY traces DESC, error
