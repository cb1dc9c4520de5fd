/** Form fields of this remote in addition to the specified ones. */
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { string } from 'yup';

/** Without a state, the answer covers federal tax only. */
export const stateOrNone = () =>
  string<StateCode | ''>()
    .oneOf(['', ...STATE_CODES])
    .default('');

export const taxYear = () => string().oneOf(TAX_YEARS.map(String)).required();
