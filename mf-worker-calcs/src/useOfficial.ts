import { officialAnswers } from '@bracketwise/shared-ui/calculator/useOfficial';
import { INCOME_LIMITS, loadStateLaw, type StateCode, type StateLaw } from '@bracketwise/tax-engine';

/** The hook through which this remote's calculators ask the tax engine. */
export const useOfficial = officialAnswers<StateCode, StateLaw>(loadStateLaw, INCOME_LIMITS.maximum);
