import type { Usd } from '../../contract.ts';
import type { LawTable } from '../../kernel/law-table.ts';

/** The earned income credit of a worker without a qualifying child. US dollars; the rates are fractions. */
export interface ChildlessEarnedIncomeCredit {
  readonly phaseInRate: number;
  readonly maximum: Usd;
  readonly phaseOutStart: Usd;
  /** On a joint return. */
  readonly jointPhaseOutStart: Usd;
  readonly phaseOutRate: number;
}

/** 26 U.S.C. § 32(b), indexed by § 32(j); for 2021 as raised by § 32(n). */
export const childlessEarnedIncomeCredit: LawTable<ChildlessEarnedIncomeCredit> = {
  2020: {
    value: { phaseInRate: 0.0765, maximum: 538, phaseOutStart: 8_790, jointPhaseOutStart: 14_680, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2019-44 § 3.06',
  },
  2021: {
    value: { phaseInRate: 0.153, maximum: 1_502, phaseOutStart: 11_610, jointPhaseOutStart: 17_550, phaseOutRate: 0.153 },
    source: '26 U.S.C. § 32(n) (Pub. L. 117-2 § 9621)',
  },
  2022: {
    value: { phaseInRate: 0.0765, maximum: 560, phaseOutStart: 9_160, jointPhaseOutStart: 15_290, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2021-45 § 3.06',
  },
  2023: {
    value: { phaseInRate: 0.0765, maximum: 600, phaseOutStart: 9_800, jointPhaseOutStart: 16_370, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2022-38 § 3.06',
  },
  2024: {
    value: { phaseInRate: 0.0765, maximum: 632, phaseOutStart: 10_330, jointPhaseOutStart: 17_250, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2023-34 § 3.06',
  },
  2025: {
    value: { phaseInRate: 0.0765, maximum: 649, phaseOutStart: 10_620, jointPhaseOutStart: 17_730, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2024-40 § 2.06',
  },
  2026: {
    value: { phaseInRate: 0.0765, maximum: 664, phaseOutStart: 10_860, jointPhaseOutStart: 18_140, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2025-32 § 4.06',
  },
};

/** Dividends, net gains and other investment income above which there is no credit. 26 U.S.C. § 32(i). US dollars. */
export const disqualifiedIncomeLimit: LawTable<Usd> = {
  2020: { value: 3_650, source: 'Rev. Proc. 2019-44 § 3.06' },
  2021: { value: 10_000, source: '26 U.S.C. § 32(i)(1) (Pub. L. 117-2 § 9624)' },
  2022: { value: 10_300, source: 'Rev. Proc. 2021-45 § 3.06' },
  2023: { value: 11_000, source: 'Rev. Proc. 2022-38 § 3.06' },
  2024: { value: 11_600, source: 'Rev. Proc. 2023-34 § 3.06' },
  2025: { value: 11_950, source: 'Rev. Proc. 2024-40 § 2.06' },
  2026: { value: 12_200, source: 'Rev. Proc. 2025-32 § 4.06' },
};
