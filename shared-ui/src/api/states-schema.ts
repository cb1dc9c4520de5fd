import type { StateCode } from '@bracketwise/contract/states';
import { RATE_BADGES, RATE_CATEGORIES, type StateRow } from '@bracketwise/contract/wire';
import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { listOf } from './list-schema.ts';

const stateRow: ObjectSchema<StateRow> = object({
  code: string<StateCode>().required(),
  name: string().required(),
  taxRate: string().required(),
  salesTax: string().required(),
  hasIncomeTax: boolean().required(),
  lowestRate: number().required(),
  topRate: number().required(),
  salesTaxRate: number().required(),
  badge: string().oneOf(RATE_BADGES).required(),
  category: string().oneOf(RATE_CATEGORIES).required(),
});

/** Schema of the response of `GET /api/states`. */
export const states = listOf(stateRow).strict();
