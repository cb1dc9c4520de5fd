import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { readableAmount } from '@bracketwise/shared-ui/calculator';
import type { Locale } from '@bracketwise/shared-ui/runtime';

/** The wanted net income. Messages are keys of the scenarios' texts. @param locale - for parsing amounts */
export const wantedNet = (locale: Locale) =>
  readableAmount(locale)
    .moreThan(0, 'scenarios:reverse.errors.netMissing')
    .max(INCOME_LIMITS.maximum, 'scenarios:reverse.errors.netTooHigh');
