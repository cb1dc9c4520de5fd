import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type {
  ProfileBracket,
  ProfileKind,
  ProfileRates,
  ProfileRateYears,
  ProfileSurtax,
  StateProfile,
} from '@bracketwise/contract/state-profile';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { boolean, number, object, string, type ObjectSchema, type Schema } from 'yup';
import { explanationLine } from './line-schema.ts';
import { listOf } from './list-schema.ts';

const byStatus = <S extends Schema>(schema: S) =>
  Object.fromEntries(FILING_STATUSES.map((status) => [status, schema])) as Record<FilingStatus, S>;

const amount = number().required();
const code = string<StateCode>().required();
const year = number<TaxYear>().required();
const amountOrNone = number().defined().nullable();

const outcome = { stateTax: amount, payrollLevies: number(), netIncome: amount };

const bracket: ObjectSchema<ProfileBracket> = object({ from: amount, to: amountOrNone, rate: amount, base: number() });

const schedule: ObjectSchema<ProfileRates> = object({
  statuses: listOf(string().oneOf(FILING_STATUSES).required()),
  above: amount,
  upTo: amountOrNone,
  brackets: listOf(bracket),
});

const surtax: ObjectSchema<ProfileSurtax> = object({
  rate: amount,
  above: object(byStatus(amount)).required(),
  provisional: boolean(),
  provisionalFrom: number<TaxYear>(),
});

const rateYears: ObjectSchema<ProfileRateYears> = object({
  from: year,
  to: year,
  rates: listOf(schedule, 0),
  surtaxes: listOf(surtax, 0),
  provisional: boolean().required(),
  provisionalFrom: number<TaxYear>(),
});

/** Schema of the response of `GET /api/states/{code}`. */
export const stateProfile: ObjectSchema<StateProfile> = object({
  code,
  name: string().required(),
  hasIncomeTax: boolean().required(),
  byStatus: object(byStatus(object({ ...outcome, lines: listOf(explanationLine) }).required())).required(),
  rates: listOf(rateYears),
  years: listOf(object({ year, lowestRate: amount, topRate: amount, stateTax: amount, provisional: boolean().required() })),
  kinds: listOf(object({ kind: string<ProfileKind>().required(), stateTax: amount, asWages: amount })),
  wealthy: object({ pensionIncome: amount, socialSecurityBenefits: amount }).required(),
  largeGain: amount,
  children: amount,
  ranks: listOf(object({ income: amount, stateTax: amount, payrollLevies: number(), rank: amount, median: amount })),
  curve: listOf(object({ income: amount, stateTax: amount, median: amount })),
  neighbors: listOf(object({ code, ...outcome })),
  places: listOf(object({ code: string().required(), name: string().required(), tax: amount }), 0),
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
