/** What income tax treaties take off the federal tax on a nonresident's wages. Countries whose article is not confirmed have no entry. */
import type { Usd } from '@bracketwise/contract/amounts';

export interface TreatyBenefit {
  /** The article that grants it. */
  readonly article: string;
  /** Wages exempt in each year, in US dollars; all of them; or the standard deduction of residents instead. */
  readonly benefit: Usd | 'allWages' | 'standardDeduction';
  /** The years it lasts, counted from arrival; absent if it lasts as long as the studies need. */
  readonly years?: number;
  /** Whether residents keep it, by an exception to the treaty's saving clause. */
  readonly forResidents?: true;
}

/** Students and trainees paid for work. IRS Publication 901 and Table 2 of the treaty tables, income code 20. */
export const studentTreaties = {
  BD: { article: '21(2)', benefit: 8_000, years: 2 },
  // In Belgium’s and Bulgaria’s, only trainees have a limit, of two years. Publication 519, Appendix A: Belgium; Publication 901: Bulgaria.
  BE: { article: '19(1)(b)', benefit: 9_000 },
  BG: { article: '19(1)(b)', benefit: 9_000 },
  // Protocol of 1984, paragraph 2.
  CN: { article: '20(c)', benefit: 5_000, forResidents: true },
  CY: { article: '21(1)', benefit: 2_000, years: 5 },
  CZ: { article: '21(1)', benefit: 5_000, years: 5 },
  DE: { article: '20(4)', benefit: 9_000, years: 4 },
  EE: { article: '20(1)', benefit: 5_000, years: 5 },
  EG: { article: '23(1)', benefit: 3_000, years: 5 },
  ES: { article: '22(1)', benefit: 5_000, years: 5 },
  FR: { article: '21(1)', benefit: 5_000, years: 5 },
  ID: { article: '19(1)', benefit: 2_000, years: 5 },
  IL: { article: '24(1)', benefit: 3_000, years: 5 },
  IN: { article: '21(2)', benefit: 'standardDeduction' },
  IS: { article: '19(1)', benefit: 9_000, years: 5 },
  KR: { article: '21(1)', benefit: 2_000, years: 5 },
  LT: { article: '20(1)', benefit: 5_000, years: 5 },
  LV: { article: '20(1)', benefit: 5_000, years: 5 },
  MA: { article: '18', benefit: 2_000, years: 5 },
  MT: { article: '20', benefit: 9_000 },
  NL: { article: '22(1)', benefit: 2_000 },
  NO: { article: '16(1)', benefit: 2_000, years: 5 },
  PH: { article: '22(1)', benefit: 3_000, years: 5 },
  PK: { article: 'XIII(1)', benefit: 5_000 },
  PL: { article: '18(1)', benefit: 2_000, years: 5 },
  PT: { article: '23(1)', benefit: 5_000, years: 5 },
  RO: { article: '20(1)', benefit: 2_000, years: 5 },
  SI: { article: '20(1)', benefit: 5_000, years: 5 },
  SK: { article: '21(1)', benefit: 5_000, years: 5 },
  TH: { article: '22(1)', benefit: 3_000, years: 5 },
  TN: { article: '20', benefit: 4_000, years: 5 },
  TT: { article: '19(1)', benefit: 2_000, years: 5 },
  VE: { article: '21(1)', benefit: 5_000, years: 5 },
} as const satisfies Readonly<Record<string, TreatyBenefit>>;

/** Teachers and researchers. IRS Publication 901 and Table 2 of the treaty tables, income code 19. */
export const teacherTreaties = {
  CN: { article: '19', benefit: 'allWages', years: 3, forResidents: true },
  DE: { article: '20(1)', benefit: 'allWages', years: 2 },
  FR: { article: '20', benefit: 'allWages', years: 2 },
  IL: { article: '23', benefit: 'allWages', years: 2 },
  IN: { article: '22', benefit: 'allWages', years: 2 },
  KR: { article: '20', benefit: 'allWages', years: 2 },
  PH: { article: '21', benefit: 'allWages', years: 2 },
  PL: { article: '17', benefit: 'allWages', years: 2 },
} as const satisfies Readonly<Record<string, TreatyBenefit>>;
