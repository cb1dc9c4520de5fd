import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-DC-separate-005'],
    form: 'DC EITC Worksheet for Filers Without a Qualifying Child; D.C. Code § 47-1806.04(f)',
    reason:
      'The credit requires eligibility for the federal one, which a separate filer who lives with the spouse lacks (26 U.S.C. § 32(d)); the row gives 299.96.',
  },
];
