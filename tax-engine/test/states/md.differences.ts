import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-MD-hoh-011'],
    form: 'Form 502 (2025) line 21b, Form 502CG line 1; Md. Code, Tax-Gen. § 10-105(a)(3)',
    reason:
      'The additional 2% is on net capital gain as defined in 26 U.S.C. § 1222(11), which excludes short-term gain; the row charges it on a short-term gain.',
  },
];
