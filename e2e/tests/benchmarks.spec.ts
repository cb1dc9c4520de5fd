import { BENCHMARKS } from '../../scripts/benchmarks.mjs';
import { expect, test } from '../support/site.ts';

test.slow();

for (const [name, measure] of Object.entries(BENCHMARKS)) {
  test(`the benchmark "${name}" measures something in every row`, async ({ baseURL }) => {
    const rows = await measure({ brief: true, site: baseURL, round: (round) => round() });
    expect(rows.length).toBeGreaterThan(0);
    for (const { what, ours, rival = ours } of rows) {
      expect(ours.length, what).toBeGreaterThan(0);
      expect(rival, what).toHaveLength(ours.length);
      for (const figure of [...ours, ...rival]) expect(Number.isFinite(figure), what).toBe(true);
    }
  });
}
