import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';

/** 26 U.S.C. § 1(h)(1)(B), (C) and (D). */
const RATES = [0, 0.15, 0.2];

/**
 * Rates on net capital gain and qualified dividends, above ordinary income: the maximum zero rate and 15 percent rate amounts.
 * 26 U.S.C. § 1(h)(1), (11), (j)(5). US dollars of taxable income.
 */
export const capitalGainSchedules: LawTable<ByStatus<Schedule>> = {
  2020: {
    value: schedules(RATES, byStatus([40_000, 441_450], [80_000, 496_600], [40_000, 248_300], [53_600, 469_050])),
    source: 'Rev. Proc. 2019-44 § 3.03',
  },
  2021: {
    value: schedules(RATES, byStatus([40_400, 445_850], [80_800, 501_600], [40_400, 250_800], [54_100, 473_750])),
    source: 'Rev. Proc. 2020-45 § 3.03',
  },
  2022: {
    value: schedules(RATES, byStatus([41_675, 459_750], [83_350, 517_200], [41_675, 258_600], [55_800, 488_500])),
    source: 'Rev. Proc. 2021-45 § 3.03',
  },
  2023: {
    value: schedules(RATES, byStatus([44_625, 492_300], [89_250, 553_850], [44_625, 276_900], [59_750, 523_050])),
    source: 'Rev. Proc. 2022-38 § 3.03',
  },
  2024: {
    value: schedules(RATES, byStatus([47_025, 518_900], [94_050, 583_750], [47_025, 291_850], [63_000, 551_350])),
    source: 'Rev. Proc. 2023-34 § 3.03',
  },
  2025: {
    value: schedules(RATES, byStatus([48_350, 533_400], [96_700, 600_050], [48_350, 300_000], [64_750, 566_700])),
    source: 'Rev. Proc. 2024-40 § 2.03',
  },
  2026: {
    value: schedules(RATES, byStatus([49_450, 545_500], [98_900, 613_700], [49_450, 306_850], [66_200, 579_600])),
    source: 'Rev. Proc. 2025-32 § 4.03',
  },
};
