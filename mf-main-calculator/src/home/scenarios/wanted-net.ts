import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number } from 'yup';

/** The wanted net income. Messages are keys of the scenarios' texts. @param locale - for parsing amounts */
export const wantedNet = (locale: Locale) =>
  number()
    .transform((_value, text) => parseAmount(String(text), locale) || 0)
    .default(0)
    .moreThan(0, 'scenarios:reverse.errors.netMissing')
    .max(INCOME_LIMITS.maximum, 'scenarios:reverse.errors.netTooHigh');
