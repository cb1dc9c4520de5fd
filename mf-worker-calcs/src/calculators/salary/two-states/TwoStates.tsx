/** "I moved" and "I work in another state", for the salary of the form. */
import { dayBefore } from '@bracketwise/contract/days';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { outcomeOf } from '@bracketwise/contract/residency';
import type { StateCode } from '@bracketwise/contract/states';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { FIGURE, type HeroAnswer, useLoaded } from '@bracketwise/shared-ui/calculator';
import { Notice, RetryNotice } from '@bracketwise/shared-ui/feedback';
import { ChoicesForm, DateField, NumberField, SegmentField, SelectField, useChoices, useStateOptions } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Stack } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from '../form.ts';
import { isEven, useBalance } from '../paychecks/useBalance.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import {
  loadTwoStates,
  salaryInTwoStates,
  secondStateIn,
  secondStateText,
  SITUATIONS,
  WORKDAYS_IN_WEEK,
  type LawsOfTwoStates,
  type SalaryInTwoStates,
  type SecondState,
  type SecondStateDraft,
  type Situation,
} from './two-states.ts';

export interface TwoStatesProps {
  readonly values: SalaryInputs;
  /** Told what leads the page while the card has an answer; undefined without one. Must be a stable function. */
  readonly onAnswer?: (hero: HeroAnswer | undefined) => void;
  /** Told the question as a link holds it; empty when the card closes. Must be a stable function. */
  readonly onQuestion?: (text: string) => void;
}

type Refusal = 'sameState' | 'day' | 'days';

/** @returns the question, which answer keeps it from being asked, or undefined while the other state is not chosen */
function secondStateOf(draft: SecondStateDraft, { state, taxYear }: SalaryInputs): SecondState | Refusal | undefined {
  const { other, movedOn } = draft;
  const situation = draft.situation as Situation;
  const homeDays = situation === 'moved' ? 0 : Number(draft.homeDays);
  if (other === '') return undefined;
  if (other === state) return 'sameState';
  const isDay = !Number.isNaN(Date.parse(movedOn)) && movedOn.startsWith(`${taxYear}-`) && movedOn > `${taxYear}-01-01`;
  if (situation === 'moved' && !isDay) return 'day';
  if (!Number.isInteger(homeDays) || homeDays < 0 || homeDays > WORKDAYS_IN_WEEK) return 'days';
  return { situation, other: other as StateCode, movedOn, homeDays };
}

export function TwoStates({ values, onAnswer, onQuestion }: TwoStatesProps) {
  const { t } = useTranslation(['salary-two-states', 'common']);
  const states = useStateOptions();
  const choices = useChoices(secondStateIn(values));
  const { situation } = choices.values;
  const asked = useDeferredValue(secondStateOf(choices.values, values));
  const second = typeof asked === 'object' ? asked : undefined;
  const pair = second ? `${second.other} ${values.state}` : '';
  const { value: laws, failed, retry } = useLoaded<string, LawsOfTwoStates>(pair, loadTwoStates);
  const home = t(`common:states.${values.state}`);
  const found = second && laws && salaryInTwoStates(values, laws, second);
  useHero(found, values.taxYear, onAnswer);
  const text = secondStateText(choices.values);
  useEffect(() => {
    onQuestion?.(text);
    return () => onQuestion?.('');
  }, [onQuestion, text]);
  return (
    <Stack data-two-states>
      <ChoicesForm label={t('label')} choices={choices}>
        <SegmentField
          name="situation"
          label={t('form.situation')}
          options={SITUATIONS.map((value) => ({ value, label: t(`form.situations.${value}`, { home }) }))}
        />
        <SelectField name="other" label={t(`form.other.${situation}`)} placeholder={t('form.placeholder')} options={states} />
        {situation === 'moved' ? (
          <DateField name="movedOn" label={t('form.movedOn', { home })} />
        ) : (
          <NumberField name="homeDays" label={t('form.homeDays')} hint={t('form.homeDaysHint')} maximum={WORKDAYS_IN_WEEK} />
        )}
      </ChoicesForm>
      {failed && <RetryNotice message={t('failed')} onRetry={retry} />}
      {typeof asked === 'string' && (
        <Notice tone="warning">
          <p role="alert">{t(`refused.${asked}`, { year: values.taxYear })}</p>
        </Notice>
      )}
      <div aria-live="polite" aria-busy={second !== undefined && !laws && !failed}>
        {second && laws && <Answer values={values} second={second} found={found} />}
      </div>
    </Stack>
  );
}

/** Leads the page with what both states leave, until the card closes. */
function useHero(found: SalaryInTwoStates | undefined, year: string, onAnswer: TwoStatesProps['onAnswer']): void {
  const { t } = useTranslation('salary-two-states');
  const value = found?.netIncome;
  const sentence = t('hero', { figure: FIGURE, year });
  useEffect(() => {
    onAnswer?.(value === undefined ? undefined : { sentence, field: 'netTwoStates', value, tone: 'positive' });
    return () => onAnswer?.(undefined);
  }, [onAnswer, sentence, value]);
}

interface AnswerProps extends Pick<TwoStatesProps, 'values'> {
  readonly second: SecondState;
  readonly found: SalaryInTwoStates | undefined;
}

function Answer({ values, second, found }: AnswerProps) {
  const { t } = useTranslation(['salary-two-states', 'salary-paychecks', 'common']);
  const { money, moneyWithCents, date } = useFormat();
  const balanceOf = useBalance();
  const nameOf = (state: StateCode) => t(`common:states.${state}`);
  const [home, other] = [nameOf(values.state), nameOf(second.other)];
  if (!found)
    return (
      <Notice tone="warning">
        <p>{t('refused.notComputed', { home, other })}</p>
      </Notice>
    );
  const sentences = found.states.map(({ state, tax }) =>
    t(`answer.${outcomeOf(tax)}`, { state: nameOf(state), amount: money(Math.abs(tax)) }),
  );
  const isMove = second.situation === 'moved';
  const ofPaychecks = found.paychecks.map(({ state, net, withholds }) => {
    if (isMove) {
      const day = date(new Date(state === values.state ? second.movedOn : dayBefore(second.movedOn)));
      return t(state === values.state ? 'paycheck.since' : 'paycheck.until', { day, net: money(net) });
    }
    return t(withholds ? 'paycheck.withheld' : 'paycheck.notWithheld', { net: money(net), state: nameOf(state) });
  });
  const notes = found.states.flatMap(({ state, credit, certificate }) => [
    ...(certificate ? [t('answer.certificate', { certificate, other, home })] : []),
    ...(credit > 0 ? [t('answer.credit', { state: nameOf(state), credit: money(credit) })] : []),
  ]);
  const owesAtHome = found.states.some(
    ({ state, settled }) => state === values.state && settled && !isEven(settled.refund) && settled.refund < 0,
  );
  const link = fragmentOf({
    situation: !isMove && second.homeDays === WORKDAYS_IN_WEEK ? 'remote' : second.situation,
    ...{ other: second.other, home: values.state, movedOn: second.movedOn, taxYear: values.taxYear },
    filingStatus: FILING_STATUS_OF[values.filingStatus],
    income: values.grossSalary,
  });
  return (
    <TableAndNotes>
      <strong data-answer>
        {[...sentences, t('answer.keep', { net: money(found.netIncome), income: money(found.income), year: values.taxYear })].join(' ')}
      </strong>
      <span data-paychecks>{ofPaychecks.length > 0 ? ofPaychecks.join(' ') : t('paycheck.split', { other })}</span>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <ArticleTable
        caption={t('table.caption', { year: values.taxYear })}
        columns={[
          { key: 'state', label: t('table.state') },
          { key: 'owed', label: t('salary-paychecks:settled.owed'), numeric: true },
          { key: 'withheld', label: t('salary-paychecks:settled.withheld'), numeric: true },
          { key: 'balance', label: t('salary-paychecks:settled.balance'), numeric: true },
        ]}
        rows={found.states.map(({ state, tax, settled }) => ({
          key: state,
          cells: [
            nameOf(state),
            <data key="tax" value={tax} data-state-tax={state}>
              {moneyWithCents(tax)}
            </data>,
            settled ? moneyWithCents(settled.withheld) : '–',
            settled && settled.refund !== 0 ? balanceOf(settled.refund) : '–',
          ],
        }))}
        stacked
      />
      {!isMove && owesAtHome && <p>{t('notes.setAside', { home })}</p>}
      <p>{t(isMove ? 'notes.moved' : 'notes.commutes')}</p>
      <span>
        <PageLink to={`${pageOf('moving-between-states').path}#${link}`}>{t('link')}</PageLink>
      </span>
    </TableAndNotes>
  );
}
