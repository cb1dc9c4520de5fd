import type { StateCode } from '@bracketwise/contract/states';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inYears, type StateWithholding } from '../../rules/state-withholding.ts';

const SOURCES = {
  AK: 'Alaska Stat. § 43.20.012 (tax on individuals repealed, 1980 SSSLA ch. 1)',
  FL: 'Fla. Const. art. VII, § 5(a)',
  NH: 'N.H. Rev. Stat. § 77:4 (interest and dividends only; repealed from 2025)',
  NV: 'Nev. Const. art. 10, § 1(9)',
  SD: 'S.D. Codified Laws tit. 10 (no tax on individual income)',
  TN: 'Tenn. Const. art. II, § 28',
  TX: 'Tex. Const. art. VIII, § 24-a',
  WA: 'Wash. Rev. Code § 82.87.040 (long-term capital gains only)',
  WY: 'Wyo. Const. art. 15, § 18 (none enacted)',
} satisfies Partial<Record<StateCode, string>>;

export type StateWithoutTax = keyof typeof SOURCES;

/** A state without a tax on wages. */
export const noWithholding = (code: StateWithoutTax): StateWithholding => ({
  code,
  methods: inYears(YEARS_TO_2026, { source: SOURCES[code], withheld: () => 0 }),
});
