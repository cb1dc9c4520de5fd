/** The answer: what each state gets in one sentence, then each state's share, its return, and a whole year in either of them. */
import type { StateCode } from '@bracketwise/contract/states';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { Stack } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { AnswerHead } from '../pay/AnswerHead.tsx';
import { dayBefore } from './days.ts';
import type { StateInYear, TwoStatesAnswer, TwoStatesRequest } from './estimator.ts';

interface Answered {
  readonly asked: TwoStatesRequest;
  readonly found: TwoStatesAnswer;
}

/** @returns the answer as one text, which screen readers announce too */
export function useAnswerInWords(): (answered: Answered) => string {
  const { t } = useTranslation(['moving-between-states', 'common']);
  const { money, date } = useFormat();
  return ({ asked, found }) => {
    const nameOf = (state: StateCode) => t(`common:states.${state}`);
    if ('refused' in found) return t('answer.notComputed', { other: nameOf(asked.other), home: nameOf(asked.home) });
    const periodOf = (state: StateCode) => {
      if (asked.situation !== 'moved' || found.states.length === 1) return 'year';
      return state === asked.home ? 'since' : 'until';
    };
    const sentences = found.states.map(({ state, tax = 0 }) =>
      t(`answer.${periodOf(state)}.${outcomeOf(tax)}`, {
        state: nameOf(state),
        amount: money(Math.abs(tax)),
        day: asked.movedOn && date(new Date(state === asked.home ? asked.movedOn : dayBefore(asked.movedOn))),
      }),
    );
    return [...sentences, t('answer.keep', { net: money(found.netIncome), income: money(found.income) })].join(' ');
  };
}

function outcomeOf(tax: number): 'gets' | 'nothing' | 'pays' {
  if (tax === 0) return 'nothing';
  return tax > 0 ? 'gets' : 'pays';
}

export function StatesAnswered({ asked, found }: Answered) {
  const { t } = useTranslation(['moving-between-states', 'common']);
  const { money, date } = useFormat();
  const words = useAnswerInWords()({ asked, found });
  const nameOf = (state: StateCode) => t(`common:states.${state}`);
  if ('refused' in found)
    return (
      <Notice tone="warning">
        <p data-answer>{words}</p>
      </Notice>
    );
  const toFile = ({ residency, form, due, tax = 0, certificate }: StateInYear) => {
    if (!form) return t(residency === 'nonresident' && (certificate || tax === 0) ? 'answer.onlyIfWithheld' : 'answer.noReturn');
    const name = form.schedule ? t('answer.formWith', { form: form.form, schedule: form.schedule }) : t('answer.form', { form: form.form });
    return due ? t('answer.by', { form: name, day: date(new Date(due)) }) : name;
  };
  const notes = found.states.flatMap(({ state, credit, certificate }) => [
    ...(credit > 0 ? [t('answer.credit', { state: nameOf(state), credit: money(credit) })] : []),
    ...(certificate ? [t('answer.agreement', { other: nameOf(asked.other), home: nameOf(asked.home), certificate })] : []),
  ]);
  const assumption = asked.otherWages === undefined && asked.situation === 'moved' ? 'evenly' : asked.situation;
  return (
    <Stack>
      <AnswerHead>{words}</AnswerHead>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ArticleTable
        caption={t('answer.caption', { year: asked.taxYear })}
        stacked
        columns={[
          { key: 'state', label: t('answer.state') },
          { key: 'residency', label: t('answer.residency') },
          { key: 'wages', label: t('answer.wages'), numeric: true },
          { key: 'tax', label: t('answer.tax'), numeric: true },
          { key: 'file', label: t('answer.file') },
        ]}
        rows={found.states.map((each) => ({
          key: each.state,
          cells: [
            nameOf(each.state),
            t(`answer.residencies.${each.residency}`),
            money(each.wages),
            <data key="tax" value={each.tax} data-field={each.state}>
              {money(each.tax ?? 0)}
            </data>,
            toFile(each),
          ],
        }))}
      />
      <ul>
        {found.allYear.map(({ state, netIncome, stateTax }) => (
          <li key={state} data-all-year={state}>
            {t(`answer.allYear.${comparedTo(found.netIncome, netIncome)}`, {
              state: nameOf(state),
              tax: money(stateTax),
              difference: money(Math.abs(found.netIncome - netIncome)),
            })}
          </li>
        ))}
      </ul>
      <p>
        {t(`answer.assumed.${assumption}`)} {t('answer.assumed.always')}{' '}
        {found.provisional && t('answer.provisional', { year: asked.taxYear })}
      </p>
    </Stack>
  );
}

function comparedTo(now: number, whole: number): 'more' | 'less' | 'same' {
  if (Math.round(now - whole) === 0) return 'same';
  return whole > now ? 'more' : 'less';
}
