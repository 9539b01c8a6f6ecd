-- The findings of each judged trace, each once. A finding was seen if an observation supports it; one that only
-- the rules predict was not.
SELECT
  findings.key,
  findings.finding,
  max(CASE WHEN findings.basis IN ('observed', 'unchanged') THEN 1 ELSE 0 END) AS is_seen
FROM findings JOIN judged ON judged.key = findings.key
GROUP BY findings.key, findings.finding
