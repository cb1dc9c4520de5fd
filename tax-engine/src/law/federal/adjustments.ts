/** Adjustments to income of Schedule 1 (Form 1040) Part II that need no separate table. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited, LawTable } from '../../kernel/law-table.ts';

/** What each teacher deducts at most. 26 U.S.C. § 62(a)(2)(D), indexed by § 62(d)(3). US dollars. */
export const educatorExpenseLimit: LawTable<Usd> = {
  2020: { value: 250, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2019-44 § 3.14' },
  2021: { value: 250, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2020-45 § 3.14' },
  2022: { value: 300, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2021-45 § 3.13' },
  2023: { value: 300, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2022-38 § 3.13' },
  2024: { value: 300, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2023-34 § 3.13' },
  2025: { value: 300, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2024-40 § 2.13' },
  2026: { value: 350, source: '26 U.S.C. § 62(a)(2)(D); Rev. Proc. 2025-32 § 4.12' },
};

/** Agreements from before this year follow the former law: the payer deducts alimony, and the recipient is taxed on it. */
export const alimonyUnderFormerLaw: Cited<{ readonly before: number }> = {
  value: { before: 2019 },
  source: 'Pub. L. 115-97 § 11051(c); 26 U.S.C. §§ 71(a), 215(a) before 2019',
};
