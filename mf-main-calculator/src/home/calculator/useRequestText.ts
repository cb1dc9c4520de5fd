import type { EstimateRequest } from '@bracketwise/contract/wire';
import { useTranslation } from 'react-i18next';

/** A request in one line, without its income: "California · Single · 2025". */
export function useRequestText(): (request: EstimateRequest) => string {
  const { t } = useTranslation(['home', 'common']);
  return ({ state, filingStatus, taxYear }) =>
    t('results.basis', { state: t(`common:states.${state}`), filingStatus: t(`common:filingStatus.${filingStatus}`), year: taxYear });
}
