/** Turns the main form's draft into a request. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { readableAmount } from '@bracketwise/shared-ui/calculator';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number, object, string, type ObjectSchema } from 'yup';

/** What the main form submits. */
export interface MainRequest extends EstimateRequest {
  /** The code of the place of a shared link; empty without one. */
  readonly locality: string;
}

export const mainSchema = (locale: Locale): ObjectSchema<MainRequest> => estimateSchema(locale).shape({ locality: string().default('') });

/** Messages are text keys. @param locale - for parsing amounts */
export const estimateSchema = (locale: Locale): ObjectSchema<EstimateRequest> =>
  object({
    state: string<EstimateRequest['state']>().required('errors.stateMissing'),
    income: readableAmount(locale).min(INCOME_LIMITS.minimum, 'errors.incomeNegative').max(INCOME_LIMITS.maximum, 'errors.incomeTooHigh'),
    filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES, 'errors.refused').required('errors.refused'),
    taxYear: number<EstimateYear>().typeError('errors.refused').oneOf(ESTIMATE_YEARS, 'errors.refused').required('errors.refused'),
  });
