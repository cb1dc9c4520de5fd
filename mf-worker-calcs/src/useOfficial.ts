import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { StateCode } from '@bracketwise/contract/states';
import { officialAnswers } from '@bracketwise/shared-ui/calculator/useOfficial';
import { loadStateLaw, type StateLaw } from '@bracketwise/tax-engine';

/** The hook through which this remote's calculators ask the tax engine. */
export const useOfficial = officialAnswers<StateCode, StateLaw>(loadStateLaw, INCOME_LIMITS.maximum);
