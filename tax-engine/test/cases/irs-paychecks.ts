import type { Job, PayFrequency } from '@bracketwise/contract/paychecks';
import type { IsoDate } from '@bracketwise/contract/years';
import { dayOf } from '../../src/kernel/days.ts';
import { JOBS, PAY, type Scenario } from './irs-estimator.ts';

/** Rows of a job after the one that says whether it is a pension. */
const DATES = {
  from: 2,
  to: 3,
  frequency: 4,
  periodEnd: 5,
  payDate: 6,
  perPaycheck: 7,
  soFar: 8,
  withheldPerPaycheck: 11,
  withheldSoFar: 12,
};
const FREQUENCIES: readonly PayFrequency[] = ['weekly', 'biweekly', 'semimonthly', 'monthly'];
/** Of the year; the other rows are about each job. */
const ROWS = { day: 4, withheldBefore: 19, spouseWithheldBefore: 26, benefitsWithheld: 173, otherWithheld: 202, estimatedPayments: 203 };
/** The recommended form of each job: its first row, and its lines after that. */
const FORMS = [256, 265, 274, 283] as const;
export const FORM_ROWS = { standard: 2, tentative: 3, credits: 5, otherIncome: 6, deductions: 7, extra: 8 } as const;
export type FormRow = keyof typeof FORM_ROWS;

export interface PaychecksOfScenario {
  readonly today: IsoDate;
  readonly jobs: readonly Job[];
  /** The place of each job in the file, from 0. */
  readonly places: readonly number[];
  /** Withheld by earlier jobs and from other income, and estimated payments. */
  readonly payments: number;
  readonly estimatedPayments: number;
  readonly withheldElsewhere: number;
  /** What the file expects to be withheld if nothing changes. */
  readonly withheld: number;
  readonly formRow: (place: number, row: FormRow) => number;
  /** To come before a new form changes them, the full ones after that, and the share of the last one, as a fraction. */
  readonly paychecks: (place: number) => { readonly before: number; readonly after: number; readonly lastShare: number };
}

/** `2/5/2026` */
function dateIn(cell: string): IsoDate {
  const [month = '', day = '', year = ''] = cell.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const MONTHS = 12;
const PERCENT = 100;

export function paychecksOf({ at, cell }: Scenario): PaychecksOfScenario {
  const places = JOBS.flatMap(({ start }, place) => (at(start + DATES.perPaycheck) > 0 ? [place] : []));
  const estimatedPayments = at(ROWS.estimatedPayments);
  const withheldElsewhere =
    at(ROWS.withheldBefore) + at(ROWS.spouseWithheldBefore) + MONTHS * at(ROWS.benefitsWithheld) + at(ROWS.otherWithheld);
  return {
    today: dateIn(cell(ROWS.day)),
    places,
    jobs: places.map((place): Job => {
      const { start, spouse } = JOBS[place]!;
      const date = (row: number) => dateIn(cell(start + row));
      const isPension = at(start) === 1;
      const from = date(DATES.from);
      const to = date(DATES.to);
      return {
        of: spouse ? 'spouse' : 'self',
        isPension,
        frequency: FREQUENCIES[at(start + DATES.frequency) - 1]!,
        pay: at(start + DATES.perPaycheck),
        ...(from > '2026-01-01' && { from }),
        ...(to < '2026-12-31' && { to }),
        payDelay: isPension ? 0 : dayOf(date(DATES.payDate)) - dayOf(date(DATES.periodEnd)),
        deductions: { electiveDeferrals: at(start + PAY.deferralPerPaycheck), payrollHsa: at(start + PAY.hsaPerPaycheck) },
        federalWithholding: at(start + DATES.withheldPerPaycheck),
        yearToDate: {
          through: date(DATES.payDate),
          pay: at(start + DATES.soFar),
          federalWithholding: at(start + DATES.withheldSoFar),
          deductions: { electiveDeferrals: at(start + PAY.deferralSoFar), payrollHsa: at(start + PAY.hsaSoFar) },
        },
      };
    }),
    payments: estimatedPayments + withheldElsewhere,
    estimatedPayments,
    withheldElsewhere,
    withheld: at(251),
    formRow: (place, row) => at(FORMS[place]! + FORM_ROWS[row]),
    paychecks: (place) => {
      const row = JOBS[place]!.paychecks;
      return { before: at(row), after: at(row + 1), lastShare: Number.parseFloat(cell(row + 2)) / PERCENT };
    },
  };
}

/** Figures about withholding that the law or the file's own other rows prove wrong. */
export interface WrongWithholding {
  /** Columns of the file, counted from 0. */
  readonly columns: readonly number[];
  readonly rows: readonly (FormRow | 'withheld')[];
  readonly form: string;
  readonly reason: string;
}

/** docs/differences.md is generated from it. */
export const WRONG_WITHHOLDING: readonly WrongWithholding[] = [
  {
    columns: [39],
    rows: ['tentative', 'credits', 'otherIncome', 'deductions', 'extra'],
    form: 'Form W-4, Deductions Worksheet line 5',
    reason:
      'The file’s return itemizes nothing, 15,680 less than the standard deduction on which the tables count; its form deducts 2,070 more than the standard deduction.',
  },
  {
    columns: [68, 69, 70],
    rows: ['credits'],
    form: 'Publication 15-T, Worksheet 1A line 3b',
    reason:
      'The excess of the file’s own withholding over its own tax, times 26/21, is 7,007, 4,304 and 4,154, as the IRS’s software has it; the file has 7,011, 4,306 and 4,147.',
  },
  {
    columns: [74],
    rows: ['credits'],
    form: 'Publication 15-T, Worksheet 1A, standard schedule for heads of household',
    reason:
      'The 32% bracket starts at 217,300; the file’s withholding is that of one that starts at 217,325, as its 24% bracket ends at 201,775, where that of single filers does.',
  },
  {
    columns: [91],
    rows: ['withheld', 'tentative', 'credits', 'otherIncome'],
    form: 'Form W-4P, Step 4(a) and 4(b)',
    reason:
      'By the file’s own paychecks, 2,600 and 1,200 are withheld; it has 4,000. Its other income leaves out that 41,063 of deductions exceed the standard deduction by 8,863.',
  },
];
