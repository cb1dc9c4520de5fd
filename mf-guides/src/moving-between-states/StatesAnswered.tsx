/** The answer: what each state gets in one sentence; then each state's share, its return, its lines, and a whole year in either of them. */
import { dayBefore } from '@bracketwise/contract/days';
import { outcomeOf } from '@bracketwise/contract/residency';
import type { StateCode } from '@bracketwise/contract/states';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { Bars } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Disclosure, Stack } from '@bracketwise/shared-ui/layout';
import { downloadCsv } from '@bracketwise/shared-ui/sharing';
import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AnswerHead } from '../pay/AnswerHead.tsx';
import { isFirstOfMonth, monthOf } from './days.ts';
import type { StateInYear, TwoStatesAnswer, TwoStatesRequest } from './estimator.ts';
import { linesOfStates } from './lines-on-demand.ts';

/** The key of the visitor's own year among those of the states. */
const OWN = 'own';

interface Answered {
  readonly asked: TwoStatesRequest;
  readonly found: TwoStatesAnswer;
}

/** @returns the answer as one text, which screen readers announce */
export function useAnswerInWords(): (answered: Answered) => string {
  const partsOf = useAnswerParts();
  return (answered) => Object.values(partsOf(answered)).join(' ');
}

/** @returns what each state gets, or why there is no answer, and what is left */
function useAnswerParts(): (answered: Answered) => { readonly states: string; readonly keep?: string } {
  const { t } = useTranslation(['moving-between-states', 'common']);
  const { locale, money, date } = useFormat();
  return ({ asked, found }) => {
    const nameOf = (state: StateCode) => t(`common:states.${state}`);
    if ('refused' in found) return { states: t('answer.notComputed', { other: nameOf(asked.other), home: nameOf(asked.home) }) };
    const { movedOn } = asked;
    const isMove = asked.situation === 'moved' && found.states.length > 1;
    const byMonths = isMove && isFirstOfMonth(movedOn);
    const periodOf = (state: StateCode) => {
      if (!isMove) return 'year';
      if (byMonths) return 'months';
      return state === asked.home ? 'since' : 'until';
    };
    const monthsOf = (state: StateCode) => {
      const [from, to] = state === asked.home ? [movedOn, `${asked.taxYear}-12-31`] : [`${asked.taxYear}-01-01`, dayBefore(movedOn)];
      const [first, last] = [monthOf(locale, from), monthOf(locale, to)];
      return first === last ? t('answer.oneMonth', { month: first }) : t('answer.someMonths', { first, last });
    };
    const sentences = found.states.map(({ state, tax = 0 }) =>
      t(`answer.${periodOf(state)}.${outcomeOf(tax)}`, {
        state: nameOf(state),
        amount: money(Math.abs(tax)),
        ...(byMonths && { months: monthsOf(state) }),
        ...(isMove && { day: date(new Date(state === asked.home ? movedOn : dayBefore(movedOn))) }),
      }),
    );
    for (const { name, state, tax } of found.places ?? [])
      sentences.push(
        t(`answer.${periodOf(state)}.${outcomeOf(tax)}`, {
          state: name,
          amount: money(Math.abs(tax)),
          ...(byMonths && { months: monthsOf(state) }),
          ...(isMove && { day: date(new Date(state === asked.home ? movedOn : dayBefore(movedOn))) }),
        }),
      );
    const keep = t('answer.keep', { net: money(found.netIncome), income: money(found.income), year: asked.taxYear });
    return { states: sentences.join(' '), keep };
  };
}

/** The sentences alone. */
export function AnswerOfStates(answered: Answered) {
  const { states, keep } = useAnswerParts()(answered);
  if (!('refused' in answered.found)) return <AnswerHead then={keep}>{states}</AnswerHead>;
  return (
    <Notice tone="warning">
      <p data-answer>{states}</p>
    </Notice>
  );
}

/** The tax of this year next to that of a whole year in either state. A chart has no bar for a credit that is paid out. */
export function TaxOfStates({ asked, found }: Answered) {
  const { t } = useTranslation(['moving-between-states', 'common']);
  if ('refused' in found) return null;
  const { states, places = [], allYear } = found;
  const own = [...states, ...places].reduce((sum, { tax = 0 }) => sum + tax, 0);
  const [other, home] = allYear.map(({ state, stateTax, localTax = 0 }) => ({
    key: state,
    label: t('answer.chart.allYear', { state: t(`common:states.${state}`) }),
    value: stateTax + localTax,
  }));
  const bars = [other, { key: OWN, label: t('answer.chart.yours'), value: own }, home].filter((bar) => bar !== undefined);
  if (bars.some(({ value }) => value < 0)) return null;
  return (
    <Bars
      caption={t('answer.chart.caption', { year: asked.taxYear })}
      columns={[t('answer.chart.state'), t('answer.chart.tax')]}
      bars={bars}
      chosen={OWN}
      whole
    />
  );
}

/** What the sentence leaves open. */
export function StatesAnswered({ asked, found }: Answered) {
  const { t } = useTranslation(['moving-between-states', 'common']);
  const { money, date } = useFormat();
  const nameOf = (state: StateCode) => t(`common:states.${state}`);
  if ('refused' in found) return null;
  const toFile = ({ residency, form, due, dueBefore, tax = 0, certificate }: StateInYear) => {
    if (!form) return t(residency === 'nonresident' && (certificate || tax === 0) ? 'answer.onlyIfWithheld' : 'answer.noReturn');
    const name = form.schedule ? t('answer.formWith', { form: form.form, schedule: form.schedule }) : t('answer.form', { form: form.form });
    if (due) return t('answer.by', { form: name, day: date(new Date(due)) });
    return dueBefore ? t('answer.byBefore', { form: name, day: date(new Date(dueBefore)), before: asked.taxYear - 1 }) : name;
  };
  const notesOfStates = () =>
    found.states.flatMap(({ state, credit, certificate }) => [
      ...(credit > 0 ? [t('answer.credit', { state: nameOf(state), credit: money(credit) })] : []),
      ...(certificate ? [t('answer.agreement', { other: nameOf(asked.other), home: nameOf(asked.home), certificate })] : []),
    ]);
  const { places = [], localLines, placeRefused } = found;
  const notes = [
    ...(placeRefused ? [t('answer.placeRefused')] : []),
    ...places.filter(({ cameLater }) => cameLater).map(({ name }) => t('answer.january1', { place: name })),
    ...notesOfStates(),
  ];
  const columns = ['state', 'residency', 'wages', 'tax', 'file'] as const;
  const toFileLocally = (onStateReturn: boolean) => t(onStateReturn ? 'answer.onStateReturn' : 'answer.ownReturn');
  const download = () =>
    downloadCsv({
      name: [t('answer.csv.file'), asked.other, asked.home, asked.taxYear].join('-'),
      rows: [
        [...columns.map((column) => t(`answer.${column}`)), t('answer.csv.credit')],
        ...found.states.map((each) => [
          nameOf(each.state),
          t(`answer.residencies.${each.residency}`),
          inCents(each.wages),
          each.tax,
          [toFile(each), each.site].filter(Boolean).join(', '),
          each.credit,
        ]),
        ...places.map(({ name, tax, onStateReturn }) => [name, undefined, undefined, tax, toFileLocally(onStateReturn)]),
        [t('answer.csv.keep'), undefined, undefined, found.netIncome],
        ...found.allYear.map(({ state, netIncome }) => [
          t('answer.csv.allYear', { state: nameOf(state) }),
          undefined,
          undefined,
          netIncome,
        ]),
      ],
    });
  const assumption = asked.otherWages === undefined && asked.situation === 'moved' ? 'evenly' : asked.situation;
  return (
    <Stack>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ArticleTable
        caption={t('answer.caption', { year: asked.taxYear })}
        stacked
        columns={columns.map((key) => ({ key, label: t(`answer.${key}`), numeric: key === 'wages' || key === 'tax' }))}
        rows={[
          ...found.states.map((each) => ({
            key: each.state,
            cells: [
              nameOf(each.state),
              t(`answer.residencies.${each.residency}`),
              money(each.wages),
              <data key="tax" value={each.tax} data-field={each.state}>
                {money(each.tax ?? 0)}
              </data>,
              <Fragment key="file">
                {toFile(each)}{' '}
                {each.site && (
                  <a href={`https://${each.site}`} rel="noreferrer" data-site={each.state}>
                    {each.site.replace(/^www\./u, '')}
                  </a>
                )}
              </Fragment>,
            ],
          })),
          ...places.map(({ name, state, tax, onStateReturn }) => ({
            key: name,
            cells: [
              name,
              t('answer.residencies.partYear'),
              money(found.states.find((each) => each.state === state)?.wages ?? 0),
              <data key="tax" value={tax} data-field={name}>
                {money(tax)}
              </data>,
              toFileLocally(onStateReturn),
            ],
          })),
        ]}
      />
      <ul>
        {found.allYear.map(({ state, netIncome, stateTax, localTax }) => (
          <li key={state} data-all-year={state}>
            {t(`answer.allYear.${comparedTo(found.netIncome, netIncome)}`, {
              state: nameOf(state),
              tax: money(stateTax + (localTax ?? 0)),
              kind: t(localTax === undefined ? 'answer.kinds.state' : 'answer.kinds.both'),
              difference: money(Math.abs(found.netIncome - netIncome)),
            })}
          </li>
        ))}
      </ul>
      <p>
        {t(`answer.assumed.${assumption}`)} {t('answer.assumed.always')}{' '}
        {found.provisional && t('answer.provisional', { year: asked.taxYear })}
      </p>
      <Disclosure title={<h3>{t('answer.lines')}</h3>}>
        {() => <linesOfStates.Section asked={asked} states={found.states} localLines={localLines} />}
      </Disclosure>
      <Actions>
        <Button $quiet onClick={download} data-action="two-states-csv">
          <Download size={18} aria-hidden />
          {t('answer.csv.download')}
        </Button>
      </Actions>
    </Stack>
  );
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

const Actions = styled.div`
  display: flex;
`;

function comparedTo(now: number, whole: number): 'more' | 'less' | 'same' {
  if (Math.round(now - whole) === 0) return 'same';
  return whole > now ? 'more' : 'less';
}
