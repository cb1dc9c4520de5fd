/** What the form asks about paychecks, besides the specified fields. */
import { MOST_DEPENDENTS } from '@bracketwise/contract/household';
import {
  MOST_ALLOWANCES,
  PAY_DEDUCTIONS,
  PAY_PERIODS,
  type FederalMethod,
  type PayDeductions,
  type PayFrequency,
} from '@bracketwise/contract/paychecks';
import { HOUSEHOLD_YEARS, type HouseholdYear } from '@bracketwise/contract/years';
import { amountIfAny, countIfAny } from '@bracketwise/shared-ui/calculator';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { boolean, number, string, type NumberSchema } from 'yup';

/** How often most employers pay. */
export const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const satisfies readonly PayFrequency[];
export type Frequency = (typeof FREQUENCIES)[number];

/** Steps 3 and 4 of Form W-4. */
export const W4_AMOUNTS = ['w4Credits', 'w4OtherIncome', 'w4Deductions', 'w4Extra'] as const;
type W4Amount = (typeof W4_AMOUNTS)[number];

/** What the employer may have instead of a form of 2020 or later: the box of line 3 on an earlier one, or a claim to be exempt. */
export const W4_FORMS = ['formerSingle', 'formerMarried', 'exempt'] as const;
export type W4Form = (typeof W4_FORMS)[number] | '';

/** How the employer may compute the tax instead of the percentage method for payroll software. */
export const WAGE_BRACKET = 'wageBracket' satisfies FederalMethod;
/** The first year whose wage bracket tables the engine has. */
const FIRST_WAGE_BRACKETS = 2025 satisfies HouseholdYear;
export const hasWageBrackets = (year: number): boolean => hasPaychecks(year) && year >= FIRST_WAGE_BRACKETS;

/** The fields of the groups. */
export const TAKEN_FIELDS = PAY_DEDUCTIONS;
export const HOURS_FIELDS = ['hourlyWage', 'weeklyHours', 'overtimeHours'] as const;
export const W4_FIELDS = ['children', 'otherDependents', 'w4MultipleJobs', ...W4_AMOUNTS] as const;
export const FORMER_W4_FIELDS = ['w4Form', 'w4Allowances', 'federalMethod'] as const;

/** US dollars from each paycheck; undefined if blank. */
type Deductions = { readonly [Name in keyof PayDeductions]?: number | undefined };

export interface PayInputs extends Deductions {
  readonly payFrequency: Frequency;
  /** Fills in the salary. US dollars. */
  readonly hourlyWage?: number | undefined;
  /** That the salary pays for; a full week by default. */
  readonly weeklyHours?: number | undefined;
  /** In each pay period. */
  readonly overtimeHours?: number | undefined;
  /** Under 17 at the end of the year. */
  readonly children?: number | undefined;
  readonly otherDependents?: number | undefined;
  /** Step 2(c). */
  readonly w4MultipleJobs?: boolean | undefined;
  /** Step 3; by default, the form's amounts for the dependents. */
  readonly w4Credits?: number | undefined;
  readonly w4OtherIncome?: number | undefined;
  readonly w4Deductions?: number | undefined;
  /** From each paycheck; line 6 of an earlier form. */
  readonly w4Extra?: number | undefined;
  readonly w4Form: W4Form;
  /** Line 5 of an earlier form. */
  readonly w4Allowances?: number | undefined;
  readonly federalMethod: typeof WAGE_BRACKET | '';
}

const blank = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

export const PAY_DRAFT = {
  payFrequency: 'biweekly',
  ...blank(TAKEN_FIELDS),
  ...blank(HOURS_FIELDS),
  ...blank(W4_FIELDS),
  ...blank(FORMER_W4_FIELDS),
  w4MultipleJobs: false,
};

/** The dollar amounts among them. */
export const PAY_DOLLARS: readonly (keyof PayDeductions | W4Amount | 'hourlyWage')[] = [...PAY_DEDUCTIONS, 'hourlyWage', ...W4_AMOUNTS];

/** Whether paychecks are computed for the year, and not only the tax on the salary. */
export const hasPaychecks = (year: number): year is HouseholdYear => HOUSEHOLD_YEARS.some((each) => each === year);

/** Overtime pays one and a half times the hourly wage: 29 U.S.C. § 207(a)(1). */
const OVERTIME_RATE = 1.5;

/** A full paycheck. US dollars, rounded to cents. */
interface FullPay {
  readonly periods: number;
  readonly pay: number;
  /** Overtime in a year. */
  readonly overtime: number;
  /** The part of it above the hourly wage, which 26 U.S.C. § 225 lets people deduct. */
  readonly premium: number;
}

const FULL_WEEK = 40;

/** Hours that a year's salary pays for. */
export const hoursOfYear = ({ weeklyHours }: Pick<PayInputs, 'weeklyHours'>): number => PAY_PERIODS.weekly * (weeklyHours || FULL_WEEK);

const inCents = (dollars: number) => Math.round(dollars * 100) / 100;

export function fullPay(
  grossSalary: number,
  { payFrequency, weeklyHours, overtimeHours = 0 }: Pick<PayInputs, 'payFrequency' | 'weeklyHours' | 'overtimeHours'>,
): FullPay {
  const periods = PAY_PERIODS[payFrequency];
  const hourly = grossSalary / hoursOfYear({ weeklyHours });
  const overtime = inCents(overtimeHours * hourly * OVERTIME_RATE);
  return {
    periods,
    pay: inCents(inCents(grossSalary / periods) + overtime),
    overtime: inCents(overtime * periods),
    premium: inCents(overtimeHours * hourly * (OVERTIME_RATE - 1) * periods),
  };
}

const REFUSED = 'refused';

/** More hours than a week has. */
export const MOST_HOURS = 168;

const hoursIfAny = (locale: Locale) =>
  number()
    .transform((_value, text) => {
      const hours = parseAmount(String(text), locale);
      return Number.isFinite(hours) ? hours : undefined;
    })
    .min(0, REFUSED)
    .max(MOST_HOURS, REFUSED);

/** An amount taken from the paycheck. Together with those before it in the form, it must leave something of the pay. */
const taken = (name: keyof PayDeductions, locale: Locale): NumberSchema<number | undefined> =>
  amountIfAny(locale)
    .min(0, REFUSED)
    .test('pay', REFUSED, (amount, { parent }) => {
      const inputs = parent as PayInputs & { readonly grossSalary: number; readonly taxYear: string };
      if (!amount || !hasPaychecks(Number(inputs.taxYear))) return true;
      const before = PAY_DEDUCTIONS.slice(0, PAY_DEDUCTIONS.indexOf(name));
      const sum = before.reduce((total, each) => total + (inputs[each] ?? 0), amount);
      return sum <= fullPay(inputs.grossSalary, inputs).pay;
    });

/** The fields of a form's schema. */
export const paySchema = (locale: Locale) => ({
  payFrequency: string<Frequency>().oneOf(FREQUENCIES).default('biweekly').required(),
  ...(Object.fromEntries(PAY_DEDUCTIONS.map((name) => [name, taken(name, locale)])) as Record<
    keyof PayDeductions,
    NumberSchema<number | undefined>
  >),
  hourlyWage: amountIfAny(locale).min(0, REFUSED),
  weeklyHours: hoursIfAny(locale),
  overtimeHours: hoursIfAny(locale),
  children: countIfAny(0, MOST_DEPENDENTS),
  otherDependents: countIfAny(0, MOST_DEPENDENTS),
  // Print sheets name only what is checked.
  w4MultipleJobs: boolean().transform((checked: boolean) => checked || undefined),
  ...(Object.fromEntries(W4_AMOUNTS.map((name) => [name, amountIfAny(locale).min(0, REFUSED)])) as Record<
    W4Amount,
    NumberSchema<number | undefined>
  >),
  w4Form: string<W4Form>()
    .oneOf(['', ...W4_FORMS])
    .default('')
    .defined(),
  w4Allowances: countIfAny(0, MOST_ALLOWANCES),
  federalMethod: string<typeof WAGE_BRACKET | ''>().oneOf(['', WAGE_BRACKET]).default('').defined(),
});
