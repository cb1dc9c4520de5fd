/** Schemas of the API's responses. The data layer checks them before any page reads the data. */
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { BracketRow } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { number, object, string, type ObjectSchema, type Schema } from 'yup';
import { explanationLine, listOf } from '@bracketwise/shared-ui/api';

const byStatus = <S extends Schema>(schema: S) =>
  Object.fromEntries(FILING_STATUSES.map((status) => [status, schema])) as Record<FilingStatus, S>;

const bracketRow: ObjectSchema<BracketRow> = object({
  ...byStatus(string().required()),
  rate: string().required(),
  rateValue: number().required(),
  ranges: object(byStatus(object({ from: number().required(), to: number().defined().nullable() }).required())).required(),
  source: string().required(),
});

/** The response of `GET /api/tax-brackets`. */
export const taxBrackets = object({
  year: number<EstimateYear>().oneOf(ESTIMATE_YEARS).required(),
  federal: listOf(bracketRow),
  standardDeduction: object(byStatus(number().required())).required(),
})
  .required()
  .strict();

/** The response of `POST /api/calculate-tax`. */
export const calculation = object({
  id: string().required(),
  grossIncome: number().required(),
  netIncome: number().required(),
  effectiveRate: number().required(),
  federalTax: number().required(),
  socialSecurity: number().required(),
  medicare: number().required(),
  additionalMedicare: number().required(),
  payrollLevies: number().required(),
  stateTax: number().required(),
  totalTax: number().required(),
  taxableIncome: number().required(),
  standardDeduction: number().required(),
  lines: listOf(explanationLine),
})
  .required()
  .strict();
