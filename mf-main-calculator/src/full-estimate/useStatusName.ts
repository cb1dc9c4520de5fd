import type { HouseholdFilingStatus } from '@bracketwise/contract/filing-status';
import { useTranslation } from 'react-i18next';

/** Names a filing status. Only this page asks for a surviving spouse, so the site's texts lack that name. */
export function useStatusName(): (status: HouseholdFilingStatus) => string {
  const { t } = useTranslation(['full-estimate', 'common']);
  return (status) => (status === 'qualifyingSurvivingSpouse' ? t('survivingSpouse.name') : t(`common:filingStatus.${status}`));
}
