import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from '../form.ts';
import type { PayLaw } from '../../../states/pay-law.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import { BONUS, OVERTIME, POINT, RAISE, salaryChanges, type SalaryChange } from './salary-changes.ts';

export interface ChangesProps {
  readonly values: SalaryInputs;
  readonly payLaw: PayLaw;
}

const COLUMNS = ['paycheck', 'year', 'tax'] as const satisfies readonly (keyof SalaryChange)[];

/** What each event changes on a paycheck and in the year. */
export function Changes({ values, payLaw }: ChangesProps) {
  const { t } = useTranslation('salary-changes');
  const { money, difference, lawRate, count } = useFormat();
  const changes = useMemo(() => salaryChanges(values, payLaw), [values, payLaw]);
  const labelOf = ({ name, saved }: SalaryChange) =>
    t(`names.${name}`, { rate: lawRate(RAISE), bonus: money(BONUS), hours: count(OVERTIME), point: lawRate(POINT), saved: money(saved) });
  return (
    <TableAndNotes data-what-changes>
      <ArticleTable
        caption={t('caption', { year: values.taxYear })}
        columns={[{ key: 'change', label: t('change') }, ...COLUMNS.map((key) => ({ key, label: t(`columns.${key}`), numeric: true }))]}
        rows={changes.map((change) => ({
          key: change.name,
          cells: [labelOf(change), ...COLUMNS.map((key) => difference(change[key]))],
        }))}
        firstColumn="12rem"
        stacked
      />
      <p>{t('basis')}</p>
      <p>{t('family')}</p>
    </TableAndNotes>
  );
}
