/** Schemas of the API's responses. The data layer checks them before any page reads the data. */
import {
  type BracketRow,
  ESTIMATE_YEARS,
  type EstimateYear,
  EXPLANATION_SECTIONS,
  type ExplanationLine,
  FILING_STATUSES,
  type FilingStatus,
  type LineLabel,
} from '@bracketwise/tax-engine';
import { number, object, string, type ObjectSchema, type Schema } from 'yup';
import { listOf } from '@bracketwise/shared-ui/api/list-schema';

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

/** Labels are any text, because a newer API may know more lines. A line without a text is shown by its key. */
const explanationLine: ObjectSchema<ExplanationLine> = object({
  section: string().oneOf(EXPLANATION_SECTIONS).required(),
  label: string<LineLabel>().required(),
  amount: number().required(),
  tax: number(),
  rate: number(),
  from: number(),
  to: number(),
  source: string().required(),
});

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
  stateTax: number().required(),
  totalTax: number().required(),
  taxableIncome: number().required(),
  standardDeduction: number().required(),
  lines: listOf(explanationLine),
})
  .required()
  .strict();
