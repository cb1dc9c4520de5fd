import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { Select, useStateOptions } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useMemo, useState } from 'react';
import type { StateCode } from '@bracketwise/contract/states';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from '../form.ts';
import { loadPayLaw, type PayLaw } from '../../../states/pay-law.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import { BONUS, moveTo, OVERTIME, POINT, RAISE, salaryChanges, SECOND_JOB, type SalaryChange } from './salary-changes.ts';

export interface ChangesProps {
  readonly values: SalaryInputs;
  readonly payLaw: PayLaw;
}

const COLUMNS = ['paycheck', 'year', 'tax'] as const satisfies readonly (keyof SalaryChange)[];

/** What each event changes on a paycheck and in the year. */
export function Changes({ values, payLaw }: ChangesProps) {
  const { t } = useTranslation(['salary-changes', 'common']);
  const { money, difference, lawRate, count } = useFormat();
  const changes = useMemo(() => salaryChanges(values, payLaw), [values, payLaw]);
  const [chosen, setChosen] = useState<StateCode>();
  const state = chosen && chosen !== values.state ? chosen : values.state === 'TX' ? 'FL' : 'TX';
  const states = useStateOptions().filter(({ value }) => value !== values.state);
  const { value: there } = useLoaded(state, loadPayLaw);
  const move = useMemo(() => (there && there.law.code !== values.state ? [moveTo(values, payLaw, there)] : []), [values, payLaw, there]);
  const labelOf = ({ name, saved }: SalaryChange) =>
    t(`names.${name}`, {
      state: t(`common:states.${state}`),
      job: money(SECOND_JOB),
      rate: lawRate(RAISE),
      bonus: money(BONUS),
      hours: count(OVERTIME),
      point: lawRate(POINT),
      saved: money(saved),
    });
  return (
    <TableAndNotes data-what-changes>
      <ArticleTable
        caption={t('caption', { year: values.taxYear })}
        columns={[{ key: 'change', label: t('change') }, ...COLUMNS.map((key) => ({ key, label: t(`columns.${key}`), numeric: true }))]}
        rows={[...changes, ...move].map((change) => ({
          key: change.name,
          cells: [labelOf(change), ...COLUMNS.map((key) => difference(change[key]))],
        }))}
        firstColumn="12rem"
        stacked
      />
      <label>
        {t('to')}
        <Select name="moveTo" value={state} options={states} onChange={({ target }) => setChosen(target.value as StateCode)} />
      </label>
      <p>{t('basis')}</p>
      <p>{t('family')}</p>
      <p>{t('move')}</p>
    </TableAndNotes>
  );
}
