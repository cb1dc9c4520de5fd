import { boolean, number, object, string, type ObjectSchema, type Schema } from 'yup';
import { filingStatusWord } from '../calculator/filing-status.tsx';
import type { ExplainedLine } from '../explanation/Explanation.tsx';
import { listOf } from './list-schema.tsx';
import type {
  StateBracketAnswer,
  StateProfileAnswer,
  StateRateYearsAnswer,
  StateScheduleAnswer,
  StateSurtaxAnswer,
} from './state-profile.tsx';

const STATUSES = Object.values(filingStatusWord);
const byStatus = <S extends Schema>(schema: S) =>
  Object.fromEntries(STATUSES.map((status) => [status, schema])) as Record<(typeof STATUSES)[number], S>;

const amount = number().required();
const amountOrNone = number().defined().nullable();

/** Labels are any text, because a newer API may know more lines. */
const line: ObjectSchema<ExplainedLine> = object({
  label: string().required(),
  amount,
  tax: number(),
  rate: number(),
  from: number(),
  to: number(),
  source: string().required(),
});

const outcome = { stateTax: amount, netIncome: amount };

const bracket: ObjectSchema<StateBracketAnswer> = object({ from: amount, to: amountOrNone, rate: amount, base: number() });

const schedule: ObjectSchema<StateScheduleAnswer> = object({
  statuses: listOf(string().oneOf(STATUSES).required()),
  above: amount,
  upTo: amountOrNone,
  brackets: listOf(bracket),
});

const surtax: ObjectSchema<StateSurtaxAnswer> = object({
  rate: amount,
  above: object(byStatus(amount)).required(),
  provisional: boolean(),
});

const rateYears: ObjectSchema<StateRateYearsAnswer> = object({
  from: amount,
  to: amount,
  rates: listOf(schedule, 0),
  surtaxes: listOf(surtax, 0),
  provisional: boolean().required(),
});

/** Schema of the response of `GET /api/states/{code}`. */
export const stateProfile: ObjectSchema<StateProfileAnswer> = object({
  code: string().required(),
  name: string().required(),
  hasIncomeTax: boolean().required(),
  byStatus: object(byStatus(object({ ...outcome, lines: listOf(line) }).required())).required(),
  rates: listOf(rateYears),
  years: listOf(object({ year: amount, lowestRate: amount, topRate: amount, stateTax: amount, provisional: boolean().required() })),
  kinds: listOf(object({ kind: string().required(), stateTax: amount, asWages: amount })),
  wealthy: object({ pensionIncome: amount, socialSecurityBenefits: amount }).required(),
  largeGain: amount,
  children: amount,
  ranks: listOf(object({ income: amount, stateTax: amount, rank: amount, median: amount })),
  curve: listOf(object({ income: amount, stateTax: amount, median: amount })),
  neighbors: listOf(object({ code: string().required(), ...outcome })),
  salesTaxRate: amount,
  salesTaxSource: string().required(),
  leftOut: object({
    localIncomeTax: string(),
    payrollLevies: string(),
    refundableCredits: string(),
    rebates: string(),
    other: string(),
  }).required(),
})
  .required()
  .strict();
