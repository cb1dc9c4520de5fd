import type { StateCode } from '@bracketwise/contract/states';
import { coverage, type StateCoverage } from '@bracketwise/tax-engine/coverage';
import { useTranslation } from 'react-i18next';

const CATEGORIES = ['localIncomeTax', 'places', 'payrollLevies', 'refundableCredits', 'rebates', 'other'] as const satisfies readonly (
  | keyof StateCoverage['leftOut']
  | 'places'
)[];

interface LeftOutCategory {
  readonly category: (typeof CATEGORIES)[number];
  /** Ends with a colon. */
  readonly name: string;
}

/** @returns what the estimates of a state leave out in addition to what they leave out everywhere */
export function useLeftOut(): (code: StateCode) => readonly LeftOutCategory[] {
  const { t } = useTranslation('coverage');
  return (code) => {
    const { leftOut, local } = coverage[code];
    return CATEGORIES.filter((category) => (category === 'places' ? local?.leftOut : leftOut[category]) !== undefined).map((category) => ({
      category,
      name: t(category === 'localIncomeTax' && local ? 'categories.localUnlessNamed' : `categories.${category}`),
    }));
  };
}
