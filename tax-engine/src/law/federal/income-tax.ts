import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';

/** 26 U.S.C. § 1(j)(2), made permanent by Pub. L. 119-21 § 70101. */
const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

/** Rate schedules of the income tax. 26 U.S.C. § 1(j), indexed by § 1(f). US dollars of taxable income. */
export const incomeTaxSchedules: LawTable<ByStatus<Schedule>> = {
  2020: {
    value: byStatus(
      schedule(RATES, [9_875, 40_125, 85_525, 163_300, 207_350, 518_400]),
      schedule(RATES, [19_750, 80_250, 171_050, 326_600, 414_700, 622_050]),
      schedule(RATES, [9_875, 40_125, 85_525, 163_300, 207_350, 311_025]),
      schedule(RATES, [14_100, 53_700, 85_500, 163_300, 207_350, 518_400]),
    ),
    source: 'Rev. Proc. 2019-44 § 3.01',
  },
  2021: {
    value: byStatus(
      schedule(RATES, [9_950, 40_525, 86_375, 164_925, 209_425, 523_600]),
      schedule(RATES, [19_900, 81_050, 172_750, 329_850, 418_850, 628_300]),
      schedule(RATES, [9_950, 40_525, 86_375, 164_925, 209_425, 314_150]),
      schedule(RATES, [14_200, 54_200, 86_350, 164_900, 209_400, 523_600]),
    ),
    source: 'Rev. Proc. 2020-45 § 3.01',
  },
  2022: {
    value: byStatus(
      schedule(RATES, [10_275, 41_775, 89_075, 170_050, 215_950, 539_900]),
      schedule(RATES, [20_550, 83_550, 178_150, 340_100, 431_900, 647_850]),
      schedule(RATES, [10_275, 41_775, 89_075, 170_050, 215_950, 323_925]),
      schedule(RATES, [14_650, 55_900, 89_050, 170_050, 215_950, 539_900]),
    ),
    source: 'Rev. Proc. 2021-45 § 3.01',
  },
  2023: {
    value: byStatus(
      schedule(RATES, [11_000, 44_725, 95_375, 182_100, 231_250, 578_125]),
      schedule(RATES, [22_000, 89_450, 190_750, 364_200, 462_500, 693_750]),
      schedule(RATES, [11_000, 44_725, 95_375, 182_100, 231_250, 346_875]),
      schedule(RATES, [15_700, 59_850, 95_350, 182_100, 231_250, 578_100]),
    ),
    source: 'Rev. Proc. 2022-38 § 3.01',
  },
  2024: {
    value: byStatus(
      schedule(RATES, [11_600, 47_150, 100_525, 191_950, 243_725, 609_350]),
      schedule(RATES, [23_200, 94_300, 201_050, 383_900, 487_450, 731_200]),
      schedule(RATES, [11_600, 47_150, 100_525, 191_950, 243_725, 365_600]),
      schedule(RATES, [16_550, 63_100, 100_500, 191_950, 243_700, 609_350]),
    ),
    source: 'Rev. Proc. 2023-34 § 3.01',
  },
  2025: {
    value: byStatus(
      schedule(RATES, [11_925, 48_475, 103_350, 197_300, 250_525, 626_350]),
      schedule(RATES, [23_850, 96_950, 206_700, 394_600, 501_050, 751_600]),
      schedule(RATES, [11_925, 48_475, 103_350, 197_300, 250_525, 375_800]),
      schedule(RATES, [17_000, 64_850, 103_350, 197_300, 250_500, 626_350]),
    ),
    source: 'Rev. Proc. 2024-40 § 2.01',
  },
  2026: {
    value: byStatus(
      schedule(RATES, [12_400, 50_400, 105_700, 201_775, 256_225, 640_600]),
      schedule(RATES, [24_800, 100_800, 211_400, 403_550, 512_450, 768_700]),
      schedule(RATES, [12_400, 50_400, 105_700, 201_775, 256_225, 384_350]),
      schedule(RATES, [17_700, 67_450, 105_700, 201_750, 256_200, 640_600]),
    ),
    source: 'Rev. Proc. 2025-32 § 4.01',
  },
};
