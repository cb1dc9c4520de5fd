import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Who can take the credit, and the most contributions of each person that count. US dollars. */
export const saversCreditTerms: Cited<{ readonly ageFrom: number; readonly mostContributions: Usd }> = {
  value: { ageFrom: 18, mostContributions: 2_000 },
  source: '26 U.S.C. § 25B(a), (c)(1); Form 8880 lines 4 to 6',
};

/** The credited share of the contributions, as a fraction, up to an adjusted gross income, in US dollars; none above the last one. */
export type SaversCreditRates = readonly { readonly upTo: Usd; readonly rate: number }[];

/** The limits for a joint return. A head of household has three quarters of them, everyone else half: 26 U.S.C. § 25B(b)(2), (3). */
function upTo(half: Usd, fifth: Usd, tenth: Usd): ByStatus<SaversCreditRates> {
  const share = (part: number): SaversCreditRates => [
    { upTo: part * half, rate: 0.5 },
    { upTo: part * fifth, rate: 0.2 },
    { upTo: part * tenth, rate: 0.1 },
  ];
  return byStatus(share(0.5), share(1), share(0.5), share(0.75));
}

/** The saver's credit, 26 U.S.C. § 25B(b)(1), indexed by (3). */
export const saversCredit: LawTable<ByStatus<SaversCreditRates>> = {
  2020: { value: upTo(39_000, 42_500, 65_000), source: 'Notice 2019-59; Form 8880' },
  2021: { value: upTo(39_500, 43_000, 66_000), source: 'Notice 2020-79; Form 8880' },
  2022: { value: upTo(41_000, 44_000, 68_000), source: 'Notice 2021-61; Form 8880' },
  2023: { value: upTo(43_500, 47_500, 73_000), source: 'Notice 2022-55; Form 8880' },
  2024: { value: upTo(46_000, 50_000, 76_500), source: 'Notice 2023-75; Form 8880' },
  2025: { value: upTo(47_500, 51_000, 79_000), source: 'Notice 2024-80; Form 8880' },
  2026: { value: upTo(48_500, 52_500, 80_500), source: 'Notice 2025-67; Form 8880' },
};
