import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

/** The most that is not taxed in a month: of transit passes, and as much again of parking. 26 U.S.C. § 132(f)(2), indexed by (6). US dollars. */
export const commuterBenefitsLimit: LawTable<Usd> = {
  2020: { value: 270, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2019-44' },
  2021: { value: 270, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2020-45' },
  2022: { value: 280, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2021-45' },
  2023: { value: 300, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2022-38' },
  2024: { value: 315, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2023-34' },
  2025: { value: 325, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2024-40' },
  2026: { value: 340, source: '26 U.S.C. § 132(f)(2); Rev. Proc. 2025-32' },
};
