import { officialAnswers } from '@bracketwise/shared-ui/calculator/useOfficial';
import { INCOME_LIMITS, loadStateLaw, type StateCode, type StateLaw } from '@bracketwise/tax-engine';

/** Asks the tax law what a visitor wants to know. */
export const useOfficial = officialAnswers<StateCode, StateLaw>(loadStateLaw, INCOME_LIMITS.maximum);
