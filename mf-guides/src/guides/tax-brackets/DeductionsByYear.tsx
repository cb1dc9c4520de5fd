import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useTranslation } from 'react-i18next';
import { STATUSES, YEARS } from './years.ts';

export function DeductionsByYear() {
  const { t } = useTranslation(['tax-brackets', 'common']);
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('deductions.caption')}
      minWidth="38rem"
      stacked
      columns={[
        { key: 'year', label: t('deductions.year') },
        ...STATUSES.map((status) => ({ key: status, label: t(`common:shortFilingStatus.${status}`), numeric: true })),
      ]}
      rows={YEARS.map((year) => ({
        key: String(year),
        cells: [String(year), ...STATUSES.map((status) => money(standardDeduction[year].value[status]))],
      }))}
    />
  );
}
