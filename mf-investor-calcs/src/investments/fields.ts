/** What the forms of this remote ask in addition to the specified fields. */
import { STATE_CODES, TAX_YEARS, type StateCode } from '@bracketwise/tax-engine';
import { string } from 'yup';

/** Without a state the answer is federal. */
export const stateOrNone = () =>
  string<StateCode | ''>()
    .oneOf(['', ...STATE_CODES])
    .default('');

export const taxYear = () => string().oneOf(TAX_YEARS.map(String)).required();
