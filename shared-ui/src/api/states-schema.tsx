import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { listOf } from './list-schema.tsx';
import { RATE_MARKS, type StateSummary } from './states.tsx';

const stateSummary: ObjectSchema<StateSummary> = object({
  code: string().required(),
  name: string().required(),
  taxRate: string().required(),
  salesTax: string().required(),
  hasIncomeTax: boolean().required(),
  lowestRate: number().required(),
  topRate: number().required(),
  salesTaxRate: number().required(),
  badge: string().oneOf(['none', 'moderate', 'high']).required(),
  category: string().oneOf(RATE_MARKS).required(),
});

/** Schema of the response of `GET /api/states`. */
export const states = listOf(stateSummary).strict();
