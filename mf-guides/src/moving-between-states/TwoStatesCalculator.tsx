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
  SegmentField,
  SelectField,
  useChoices,
  useFilingStatusOptions,
  useStateOptions,
} from '@bracketwise/shared-ui/forms';
import { Button, Card, Disclosed, Stack } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { LOCALES, onOfferedInputs, pageOf, takeOfferedInputs, useLanguage } from '@bracketwise/shared-ui/runtime';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LiveAnswer, useLastAnswer } from '../pay/LiveAnswer.tsx';
import type { TwoStatesAnswer, TwoStatesEstimator } from './estimator.ts';
import example from './example.json';
import { loadEstimator, pairOf } from './load-estimator.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { EXAMPLE_REQUEST, inputsOf, requestOf, withInputs, type TwoStatesDraft } from './question.ts';
import { SITUATIONS } from './situations.ts';
import { AnswerOfStates, StatesAnswered, TaxOfStates, useAnswerInWords } from './StatesAnswered.tsx';

export function TwoStatesCalculator() {
  const { t } = useTranslation('moving-between-states');
  const locale = LOCALES[useLanguage()];
  const states = useStateOptions();
  const statuses = useFilingStatusOptions();
  const initial: TwoStatesDraft = {
    ...EXAMPLE_REQUEST,
    taxYear: String(EXAMPLE_REQUEST.taxYear),
    income: formatAmount(EXAMPLE_REQUEST.income, locale),
    homePlace: '',
    otherPlace: '',
    otherWages: '',
    days: '',
  };
  const choices = useChoices(initial);
  const place = useRef<HTMLDivElement>(null);
  /** Whether the form is open. The inputs of a link close it, so that their answer comes first. */
  const [asks, setAsks] = useState(true);
  const { setValues } = choices;
  useEffect(
    () =>
      onOfferedInputs(() => {
        const inputs = takeOfferedInputs();
        if (!inputs) return;
        void setValues((draft) => withInputs(draft, inputs));
        setAsks(false);
      }),
    [setValues],
  );
  const values = useDeferredValue(choices.values);
  const request = requestOf(values, locale);
  const refusal = typeof request === 'string' ? request : undefined;
  const isExample = Object.entries(initial).every(([field, value]) => values[field as keyof TwoStatesDraft] === value);
  const pair = typeof request === 'string' || isExample ? '' : pairOf(request);
  const { value: estimator, failed, retry } = useLoaded<string, TwoStatesEstimator>(pair, loadEstimator);
  const asked = typeof request === 'string' ? EXAMPLE_REQUEST : request;
  const found = isExample ? (example as unknown as TwoStatesAnswer) : typeof request === 'string' ? undefined : estimator?.(request);
  // The example's states stay unloaded, because a link may bring others.
  const asksPlaces = !isExample && asked.situation === 'moved';
  const answer = found && { asked, found };
  const wordsOf = useAnswerInWords();
  const { situation } = choices.values;
  const known = useLastAnswer(answer);
  const refused = refusal && t(`calculator.refused.${refusal}`, { first: HOUSEHOLD_YEARS[0], last: HOUSEHOLD_YEARS.at(-1) });
  const seeAnswer = () => {
    place.current?.focus();
    if (!refusal) setAsks(false);
  };
  return (
    <Card>
      <Stack>
        <Stack ref={place} role="group" aria-label={t('calculator.label')} tabIndex={-1}>
          {refused ? (
            <Notice tone="warning">
              <p>{refused}</p>
            </Notice>
          ) : (
            <LiveAnswer answer={answer} failed={failed} failedText={t('failed')} onRetry={retry} spoken={wordsOf}>
              {(shown) => <AnswerOfStates {...shown} />}
            </LiveAnswer>
          )}
        </Stack>
        {!refused && known && <TaxOfStates {...known} />}
        <Disclosed summary={t('calculator.change')} open={asks} onToggle={setAsks}>
          <ChoicesForm label={t('calculator.label')} choices={choices}>
            <SelectField
              name="situation"
              label={t('calculator.situation')}
              options={SITUATIONS.map((value) => ({ value, label: t(`calculator.situations.${value}`) }))}
            />
            <SelectField name="other" label={t(`calculator.other.${situation}`)} options={states} />
            {asksPlaces && <PlaceSelect name="otherPlace" state={asked.other} taxYear={asked.taxYear} />}
            <SelectField name="home" label={t(`calculator.home.${situation}`)} options={states} />
            {asksPlaces && <PlaceSelect name="homePlace" state={asked.home} taxYear={asked.taxYear} />}
            {situation === 'moved' ? (
              <DateField name="movedOn" label={t('calculator.movedOn')} hint={t('calculator.movedOnHint')} />
            ) : (
              <SegmentField
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
            {refused && (
              <Notice tone="warning">
                <p role="alert">{refused}</p>
              </Notice>
            )}
            <Button type="submit" onClick={seeAnswer}>
              {t('calculator.see')}
            </Button>
          </ChoicesForm>
        </Disclosed>
        {!refused && known && (
          <>
            <StatesAnswered {...known} />
            <p>
              <LinkToAnswer to={`${pageOf('moving-between-states').path}#${fragmentOf(inputsOf(values, asked))}`}>
                {t('calculator.link')}
              </LinkToAnswer>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** High enough for a finger. */
const LinkToAnswer = styled(PageLink)`
  display: inline-block;
  min-height: 1.5rem;
`;
