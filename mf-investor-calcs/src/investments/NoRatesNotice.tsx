import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useTranslation } from 'react-i18next';
import { hasRates } from '../rates-by-income/specified.ts';

/** Says that the rough estimate's zero means a missing rate, if it has none for the filing status. */
export function NoRatesNotice({ status }: { readonly status: SpecifiedFilingStatus }) {
  const { t } = useTranslation(['investments', 'common']);
  if (hasRates(status)) return null;
  return (
    <Notice tone="warning">
      <p>{t('noRates', { status: t(`common:filingStatus.${FILING_STATUS_OF[status]}`) })}</p>
    </Notice>
  );
}
