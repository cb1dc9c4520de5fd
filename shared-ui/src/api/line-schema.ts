import { ESTIMATE_SECTIONS, type ExplanationLine, type LineLabel } from '@bracketwise/contract/lines';
import { number, object, string, type ObjectSchema } from 'yup';

/** A line of a worksheet. Its label is any text, because a newer API may know more lines; a line without a text is shown by its key. */
export const explanationLine: ObjectSchema<ExplanationLine> = object({
  section: string().oneOf(ESTIMATE_SECTIONS).required(),
  label: string<LineLabel>().required(),
  amount: number().required(),
  tax: number(),
  rate: number(),
  from: number(),
  to: number(),
  source: string().required(),
});
