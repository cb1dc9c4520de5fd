/** The page's calculator: it starts with the answer of its example and computes any other in the browser, with the laws of two states. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { MOST_DAYS_IN_YEAR } from '@bracketwise/contract/household';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { Notice } from '@bracketwise/shared-ui/feedback';
import {
  AmountField,
  ChoicesForm,
  DateField,
  formatAmount,
  NumberField,
  SelectField,
  useChoices,
  useFilingStatusOptions,
  useStateOptions,
} from '@bracketwise/shared-ui/forms';
import { Button, Card, Stack } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { LOCALES, onOfferedInputs, pageOf, takeOfferedInputs, useLanguage } from '@bracketwise/shared-ui/runtime';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LiveAnswer } from '../pay/LiveAnswer.tsx';
import type { TwoStatesAnswer, TwoStatesEstimator } from './estimator.ts';
import example from './example.json';
import { EXAMPLE_REQUEST, inputsOf, requestOf, withInputs, type TwoStatesDraft } from './question.ts';
import { SITUATIONS } from './situations.ts';
import { StatesAnswered, useAnswerInWords } from './StatesAnswered.tsx';

const loadEstimator = async (states: string): Promise<TwoStatesEstimator> =>
  (await import(/* webpackChunkName: "estimator-of-two-states" */ './estimator.ts')).twoStatesEstimatorOf(states);

export function TwoStatesCalculator() {
  const { t } = useTranslation('moving-between-states');
  const locale = LOCALES[useLanguage()];
  const states = useStateOptions();
  const statuses = useFilingStatusOptions();
  const initial: TwoStatesDraft = {
    ...EXAMPLE_REQUEST,
    taxYear: String(EXAMPLE_REQUEST.taxYear),
    income: formatAmount(EXAMPLE_REQUEST.income, locale),
    otherWages: '',
    days: '',
  };
  const choices = useChoices(initial);
  const place = useRef<HTMLDivElement>(null);
  const { setValues } = choices;
  useEffect(
    () =>
      onOfferedInputs(() => {
        const inputs = takeOfferedInputs();
        if (inputs) void setValues((draft) => withInputs(draft, inputs));
      }),
    [setValues],
  );
  const values = useDeferredValue(choices.values);
  const request = requestOf(values, locale);
  const refusal = typeof request === 'string' ? request : undefined;
  const isExample = Object.entries(initial).every(([field, value]) => values[field as keyof TwoStatesDraft] === value);
  const pair = typeof request === 'string' || isExample ? '' : `${request.other} ${request.home}`;
  const { value: estimator, failed, retry } = useLoaded<string, TwoStatesEstimator>(pair, loadEstimator);
  const asked = typeof request === 'string' ? EXAMPLE_REQUEST : request;
  const found = isExample ? (example as unknown as TwoStatesAnswer) : typeof request === 'string' ? undefined : estimator?.(request);
  const answer = found && { asked, found };
  const wordsOf = useAnswerInWords();
  const { situation } = choices.values;
  return (
    <Card>
      <Stack>
        <ChoicesForm label={t('calculator.label')} choices={choices}>
          <SelectField
            name="situation"
            label={t('calculator.situation')}
            options={SITUATIONS.map((value) => ({ value, label: t(`calculator.situations.${value}`) }))}
          />
          <SelectField name="other" label={t(`calculator.other.${situation}`)} options={states} />
          <SelectField name="home" label={t(`calculator.home.${situation}`)} options={states} />
          {situation === 'moved' ? (
            <DateField name="movedOn" label={t('calculator.movedOn')} hint={t('calculator.movedOnHint')} />
          ) : (
            <SelectField
              name="taxYear"
              label={t('calculator.taxYear')}
              options={HOUSEHOLD_YEARS.map((year) => ({ value: String(year), label: String(year) })).toReversed()}
            />
          )}
          <AmountField
            name="income"
            label={t('calculator.income')}
            hint={t('calculator.incomeHint')}
            step={1_000}
            maximum={INCOME_LIMITS.maximum}
            unreadable="zero"
          />
          <AmountField
            name="otherWages"
            label={t(`calculator.otherWages.${situation}`)}
            hint={t(`calculator.otherWagesHint.${situation}`)}
            step={1_000}
            maximum={INCOME_LIMITS.maximum}
            unreadable="zero"
          />
          {situation === 'commutes' && (
            <NumberField name="days" label={t('calculator.days')} hint={t('calculator.daysHint')} maximum={MOST_DAYS_IN_YEAR} />
          )}
          <SelectField name="filingStatus" label={t('calculator.filingStatus')} options={statuses} />
          <Button type="submit" onClick={() => place.current?.focus()}>
            {t('calculator.see')}
          </Button>
        </ChoicesForm>
        <Stack ref={place} role="group" aria-label={t('calculator.label')} tabIndex={-1}>
          {refusal ? (
            <Notice tone="warning">
              <p role="alert">{t(`calculator.refused.${refusal}`, { first: HOUSEHOLD_YEARS[0], last: HOUSEHOLD_YEARS.at(-1) })}</p>
            </Notice>
          ) : (
            <>
              <LiveAnswer answer={answer} failed={failed} failedText={t('failed')} onRetry={retry} spoken={wordsOf}>
                {(known) => <StatesAnswered {...known} />}
              </LiveAnswer>
              <p>
                <LinkToAnswer to={`${pageOf('moving-between-states').path}#${fragmentOf(inputsOf(values, asked))}`}>
                  {t('calculator.link')}
                </LinkToAnswer>
              </p>
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** High enough for a finger. */
const LinkToAnswer = styled(PageLink)`
  display: inline-block;
  min-height: 1.5rem;
`;
