/** What income tax treaties take off the federal tax on a nonresident's wages. Countries whose article is not confirmed have no entry. */
import type { Usd } from '@bracketwise/contract/amounts';

export interface TreatyBenefit {
  /** The article that grants it. */
  readonly article: string;
  /** Wages exempt in each year, in US dollars; all of them; or the standard deduction of residents instead. */
  readonly benefit: Usd | 'allWages' | 'standardDeduction';
  /** The years it lasts, counted from arrival; absent if it lasts as long as the studies need. */
  readonly years?: number;
}

/** Students and trainees paid for work. IRS Publication 901 and Table 2 of the treaty tables, income code 20. */
export const studentTreaties = {
  CN: { article: '20(c)', benefit: 5_000 },
  DE: { article: '20(4)', benefit: 9_000, years: 4 },
  FR: { article: '21(1)', benefit: 5_000, years: 5 },
  IL: { article: '24(1)', benefit: 3_000, years: 5 },
  IN: { article: '21(2)', benefit: 'standardDeduction' },
  KR: { article: '21(1)', benefit: 2_000, years: 5 },
  PH: { article: '22(1)', benefit: 3_000, years: 5 },
  PK: { article: 'XIII(1)', benefit: 5_000 },
  PL: { article: '18(1)', benefit: 2_000, years: 5 },
  TH: { article: '22(1)', benefit: 3_000, years: 5 },
} as const satisfies Readonly<Record<string, TreatyBenefit>>;

/** Teachers and researchers. IRS Publication 901 and Table 2 of the treaty tables, income code 19. */
export const teacherTreaties = {
  CN: { article: '19', benefit: 'allWages', years: 3 },
  DE: { article: '20(1)', benefit: 'allWages', years: 2 },
  FR: { article: '20', benefit: 'allWages', years: 2 },
  IL: { article: '23', benefit: 'allWages', years: 2 },
  IN: { article: '22', benefit: 'allWages', years: 2 },
  KR: { article: '20', benefit: 'allWages', years: 2 },
  PH: { article: '21', benefit: 'allWages', years: 2 },
  PL: { article: '17', benefit: 'allWages', years: 2 },
} as const satisfies Readonly<Record<string, TreatyBenefit>>;
