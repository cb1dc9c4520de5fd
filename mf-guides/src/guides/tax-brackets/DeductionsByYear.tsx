import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ColumnChoice } from '@bracketwise/shared-ui/tables';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUSES, YEARS } from './years.ts';

export function DeductionsByYear() {
  const { t } = useTranslation(['tax-brackets', 'common']);
  const { money } = useFormat();
  const [shown, setShown] = useState<FilingStatus>('single');
  const statuses = STATUSES.map((status) => ({ key: status, label: t(`common:shortFilingStatus.${status}`) }));
  return (
    <>
      <ColumnChoice label={t('chart.status')} columns={statuses} shown={shown} onShow={setShown} />
      <ArticleTable
        caption={t('deductions.caption')}
        minWidth="38rem"
        shown={shown}
        columns={[{ key: 'year', label: t('deductions.year') }, ...statuses.map((status) => ({ ...status, numeric: true }))]}
        rows={YEARS.map((year) => ({
          key: String(year),
          cells: [String(year), ...STATUSES.map((status) => money(standardDeduction[year].value[status]))],
        }))}
      />
    </>
  );
}
