/** Limits on what a cafeteria plan sets aside before tax. */
import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** One employee's annual limit on contributions to a health flexible spending account (FSA). 26 U.S.C. § 125(i). US dollars. */
export const healthFlexibleSpendingLimit: LawTable<Usd> = {
  2020: { value: 2_750, source: '26 U.S.C. § 125(i); Rev. Proc. 2019-44' },
  2021: { value: 2_750, source: '26 U.S.C. § 125(i); Rev. Proc. 2020-45' },
  2022: { value: 2_850, source: '26 U.S.C. § 125(i); Rev. Proc. 2021-45' },
  2023: { value: 3_050, source: '26 U.S.C. § 125(i); Rev. Proc. 2022-38' },
  2024: { value: 3_200, source: '26 U.S.C. § 125(i); Rev. Proc. 2023-34' },
  2025: { value: 3_300, source: '26 U.S.C. § 125(i); Rev. Proc. 2024-40' },
  2026: { value: 3_400, source: '26 U.S.C. § 125(i); Rev. Proc. 2025-32' },
};

/** Half on a separate return. */
const upTo = (amount: Usd): ByStatus<Usd> => byStatus(amount, amount, amount / 2, amount);

/** The most dependent care benefits of a return that are not taxed. 26 U.S.C. § 129(a)(2). US dollars. */
export const dependentCareBenefitsLimit: LawTable<ByStatus<Usd>> = {
  ...unchanged([2020, 2022, 2023, 2024, 2025], upTo(5_000), '26 U.S.C. § 129(a)(2)(A); Form 2441 line 21'),
  2021: { value: upTo(10_500), source: '26 U.S.C. § 129(a)(2)(D) (Pub. L. 117-2 § 9632); Form 2441 (2021) line 21' },
  2026: { value: upTo(7_500), source: '26 U.S.C. § 129(a)(2)(A) (Pub. L. 119-21 § 70404)' },
};
