#!/bin/sh
# Compares three states. Needs curl 7.82: sh compare-states.sh http://localhost:8080
site=${1:-http://localhost:8080}

# Prints the response, or the problem document. Repeats the request if the API is busy, and waits as Retry-After says.
ask() {
  curl --silent --show-error --fail-with-body --retry 2 --max-time 30 --write-out '\n' --json @- "$site$1"
}

ask /api/tax-returns <<'JSON'
[
  { "taxYear": 2025, "state": "CA", "filingStatus": "marriedJoint", "dependentAges": [4, 9], "wages": 92000, "spouseWages": 41000 },
  { "taxYear": 2025, "state": "TX", "filingStatus": "marriedJoint", "dependentAges": [4, 9], "wages": 92000, "spouseWages": 41000 },
  { "taxYear": 2025, "state": "NY", "filingStatus": "marriedJoint", "dependentAges": [4, 9], "wages": 92000, "spouseWages": 41000 }
]
JSON

ask /api/tax-returns <<'JSON' || echo "refused" >&2
{ "taxYear": 2025, "filingStatus": "single", "wages": -1 }
JSON
