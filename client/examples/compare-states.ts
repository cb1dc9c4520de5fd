// Compares three states with the client: node compare-states.js http://localhost:8080
import { createClient, type Household, isProblem, ProblemError } from '@bracketwise/client';

const client = createClient({ site: process.argv[2] ?? 'http://localhost:8080' });

const family: Household = { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [4, 9], wages: 92_000, spouseWages: 41_000 };
const results = await client.taxReturns(
  (['CA', 'TX', 'NY'] as const).map((state) => ({ ...family, state })),
  { signal: AbortSignal.timeout(30_000) },
);
for (const result of results) {
  if (isProblem(result)) console.error(result.instance, result.detail);
  else console.log(result.state, result.totalTax, result.netIncome);
}

try {
  await client.taxReturn({ taxYear: 2025, filingStatus: 'single', wages: -1 });
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  for (const { field, message } of error.errors) console.log(field, message);
}
