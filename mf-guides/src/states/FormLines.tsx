import type { StateProfileAnswer } from '@bracketwise/shared-ui/api/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { Sources } from '@bracketwise/shared-ui/article/Blocks';
import { useLineText } from '@bracketwise/shared-ui/explanation/useLineText';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { ColumnChoice } from '@bracketwise/shared-ui/tables/ColumnChoice';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/tax-engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The state's form on one salary, line by line, for each filing status: deductions, exemptions, tax and credits. */
export function FormLines({ profile: { byStatus } }: { readonly profile: StateProfileAnswer }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money } = useFormat();
  const { name } = useLineText();
  const [shown, setShown] = useState<FilingStatus>('single');
  const statuses = FILING_STATUSES.map((status) => ({ key: status, label: t(`common:filingStatus.${status}`) }));
  const all = FILING_STATUSES.flatMap((status) => byStatus[status].lines);
  const names = [...new Set(all.map(name))];
  return (
    <>
      <ColumnChoice label={t('calculator.filingStatus')} columns={statuses} shown={shown} onShow={setShown} />
      <ArticleTable
        caption={t('form.caption')}
        minWidth="44rem"
        firstColumn="14rem"
        shown={shown}
        columns={[{ key: 'line', label: t('form.line') }, ...statuses.map((status) => ({ ...status, numeric: true }))]}
        rows={names.map((line) => ({
          key: line,
          cells: [
            line,
            ...FILING_STATUSES.map((status) => {
              const found = byStatus[status].lines.find((each) => name(each) === line);
              return found ? money(found.tax ?? found.amount) : '–';
            }),
          ],
        }))}
        total={[
          t('form.total'),
          ...FILING_STATUSES.map((status) => (
            <data key={status} value={byStatus[status].stateTax}>
              {money(byStatus[status].stateTax)}
            </data>
          )),
        ]}
      />
      <Sources of={[...new Set(all.map(({ source }) => source))]} />
    </>
  );
}
