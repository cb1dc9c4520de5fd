/** The rows of the wage bracket tables that Publication 15-T prints for manual payroll systems. */
import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Rows of one width, up to the end of the last one. US dollars. */
interface RunOfRows {
  readonly width: Usd;
  readonly to: Usd;
}

/** A table's rows. Nothing is withheld below `from`; above the last row, the percentage method applies. */
export interface WageBracketRows {
  readonly from: Usd;
  readonly runs: readonly RunOfRows[];
}

/** Pay periods of the tables. Other frequencies have none. */
export const PERIODS_OF_WAGE_BRACKETS = [260, 52, 26, 24, 12] as const;
type TablePeriods = (typeof PERIODS_OF_WAGE_BRACKETS)[number];

/** Most allowances that the tables for forms of 2019 or earlier have columns for. */
export const MOST_ALLOWANCES_IN_TABLES = 10;

/** The tables for forms of 2020 or later have one list of rows for all statuses. */
type WageBrackets = Readonly<Record<'current' | 'formerSingle' | 'formerMarried', Readonly<Record<TablePeriods, WageBracketRows>>>>;

const rows = (from: Usd, ...runs: readonly (readonly [width: Usd, to: Usd])[]): WageBracketRows => ({
  from,
  runs: runs.map(([width, to]) => ({ width, to })),
});

/** Undefined for a year whose tables nobody has read. */
export const wageBrackets: LawTable<WageBrackets | undefined> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], undefined, 'Publication 15-T, Wage Bracket Method Tables'),
  2025: {
    source: 'Publication 15-T (2025), Wage Bracket Method Tables',
    value: {
      current: {
        260: rows(30, [5, 395]),
        52: rows(145, [10, 1_925]),
        26: rows(290, [10, 520], [15, 1_225], [20, 2_285], [30, 3_755]),
        24: rows(315, [10, 565], [15, 1_330], [20, 2_470], [35, 4_010]),
        12: rows(630, [20, 1_130], [30, 2_660], [40, 4_940], [70, 8_020]),
      },
      formerSingle: {
        260: rows(25, [5, 400]),
        52: rows(125, [10, 355], [15, 1_930]),
        26: rows(250, [10, 700], [30, 2_110], [50, 3_760]),
        24: rows(270, [10, 760], [50, 2_310], [40, 4_190]),
        12: rows(535, [30, 1_555], [60, 4_615], [80, 8_215]),
      },
      formerMarried: {
        260: rows(70, [5, 435]),
        52: rows(330, [10, 790], [15, 1_930]),
        26: rows(660, [10, 1_580], [50, 3_680]),
        24: rows(715, [10, 1_715], [50, 3_915]),
        12: rows(1_430, [40, 3_430], [60, 8_350]),
      },
    },
  },
  2026: {
    source: 'Publication 15-T (2026), Wage Bracket Method Tables',
    value: {
      current: {
        260: rows(35, [5, 400]),
        52: rows(155, [10, 1_925]),
        26: rows(310, [10, 550], [15, 1_285], [20, 2_345], [30, 3_875]),
        24: rows(340, [10, 590], [15, 1_400], [20, 2_540], [35, 4_185]),
        12: rows(675, [20, 1_195], [30, 2_785], [40, 5_105], [70, 8_395]),
      },
      formerSingle: {
        260: rows(30, [5, 405]),
        52: rows(145, [10, 385], [15, 1_930]),
        26: rows(290, [10, 770], [30, 2_240], [50, 3_640]),
        24: rows(315, [10, 835], [50, 2_435], [40, 4_155]),
        12: rows(630, [30, 1_680], [60, 4_860], [80, 8_220]),
      },
      formerMarried: {
        260: rows(75, [5, 440]),
        52: rows(375, [10, 855], [15, 1_935]),
        26: rows(745, [10, 1_705], [50, 3_605]),
        24: rows(805, [10, 1_845], [50, 3_845]),
        12: rows(1_610, [40, 3_690], [60, 8_370]),
      },
    },
  },
};
