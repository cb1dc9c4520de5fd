import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

function upTo(amount: Usd, source: string): Cited<ByStatus<Usd>> {
  return { value: byStatus(amount, 2 * amount, amount, amount), source: `26 U.S.C. § 461(l)(3)(A)(ii)(II), (C); ${source}` };
}

/** Net business losses that may reduce other income; the rest becomes a net operating loss of the next year. US dollars. */
export const businessLossLimit: LawTable<ByStatus<Usd>> = {
  2020: {
    value: byStatus(Infinity, Infinity, Infinity, Infinity),
    source: '26 U.S.C. § 461(l)(1), as amended by Pub. L. 116-136 § 2304(a)',
  },
  2021: upTo(262_000, 'Rev. Proc. 2020-45'),
  2022: upTo(270_000, 'Rev. Proc. 2021-45'),
  2023: upTo(289_000, 'Rev. Proc. 2022-38'),
  2024: upTo(305_000, 'Rev. Proc. 2023-34'),
  2025: upTo(313_000, 'Rev. Proc. 2024-40'),
  // Permanent, with indexing restarted from 250,000: Pub. L. 119-21 § 70601.
  2026: upTo(256_000, 'Rev. Proc. 2025-32'),
};
