import { TAX_YEARS } from '@bracketwise/contract/years';
import { string } from 'yup';

/** A form's tax year: one whose law the engine has. */
export const taxYear = () => string().oneOf(TAX_YEARS.map(String)).required();
