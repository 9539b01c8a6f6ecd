-- The fingerprints by the number of installs that met them, each with its smallest example: of the traces in which
-- it was seen, or else is predicted, the one with the fewest events.
WITH met AS (
  SELECT
    judged.app, judged.app_version, judged.install, judged.events, findings.key, findings.trace, findings.fingerprint,
    findings.finding, findings.severity, findings.page, findings.window, findings.event, findings.at_us, findings.basis,
    findings.orientation, findings.allowed, findings.ordinal,
    CASE WHEN findings.basis IN ('observed', 'unchanged') THEN 1 ELSE 0 END AS is_seen
  FROM findings JOIN judged ON judged.key = findings.key
),
totals AS (
  SELECT
    app, fingerprint,
    count(DISTINCT CASE WHEN is_seen = 1 THEN key END) AS traces_seen,
    count(DISTINCT key) AS traces,
    count(DISTINCT CASE WHEN is_seen = 1 THEN install END) AS installs_seen,
    count(DISTINCT app_version) AS versions
  FROM met
  GROUP BY app, fingerprint
),
ordered AS (
  SELECT
    met.*,
    row_number() OVER (
      PARTITION BY app, fingerprint ORDER BY is_seen DESC, events ASC, key ASC, ordinal ASC
    ) AS number_of_example
  FROM met
)
SELECT
  ordered.app, ordered.fingerprint, ordered.finding, ordered.severity, ordered.page, totals.traces_seen,
  totals.traces - totals.traces_seen AS traces_predicted, totals.installs_seen, totals.versions,
  ordered.trace AS example, ordered.key AS example_key, ordered.events AS example_events, ordered.app_version AS example_version,
  ordered.event, ordered.at_us, ordered.window, ordered.basis, ordered.orientation, ordered.allowed
FROM ordered
JOIN totals ON totals.app = ordered.app AND totals.fingerprint = ordered.fingerprint
WHERE ordered.number_of_example = 1
ORDER BY installs_seen DESC, traces_seen DESC, traces_predicted DESC, app, fingerprint
