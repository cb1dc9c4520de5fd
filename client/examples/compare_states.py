"""Compares three states. Needs Python 3.8 and nothing else: python3 compare_states.py http://localhost:8080"""

import json
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SITE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"


def ask(path, body, retries=2):
    """Sends a request. Repeats it if the API is busy, because a calculation changes nothing."""
    request = Request(SITE + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    for left in range(retries, -1, -1):
        try:
            with urlopen(request, timeout=30) as response:
                return json.load(response)
        except HTTPError as error:
            if error.code not in (429, 502, 503, 504) or left == 0:
                raise
            time.sleep(int(error.headers.get("Retry-After") or 1))


family = {"taxYear": 2025, "filingStatus": "marriedJoint", "dependentAges": [4, 9], "wages": 92000, "spouseWages": 41000}
for result in ask("/api/tax-returns", [{**family, "state": state} for state in ("CA", "TX", "NY")]):
    if "status" in result:
        print(result["instance"], result["detail"], file=sys.stderr)
    else:
        print(result["state"], result["totalTax"], result["netIncome"])

try:
    ask("/api/tax-returns", {"taxYear": 2025, "filingStatus": "single", "wages": -1})
except HTTPError as error:
    for problem in json.load(error).get("errors", []):
        print(problem["field"], problem["message"])
