/** The page's calculator: it starts with the answer of the headline and computes any other in the browser, with the law of one state. */
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { localitiesOf, SITUATIONS, type PlaceProfile, type Situation } from '@bracketwise/contract/place-profile';
import type { TaxYear } from '@bracketwise/contract/years';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { Card, FigureRow, FigureRows, Stack } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ChoicesForm, formatAmount, SelectField, useChoices } from '@bracketwise/shared-ui/forms';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { LOCALES, pageOf, useLanguage } from '@bracketwise/shared-ui/runtime';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerHead } from '../pay/AnswerHead.tsx';
import { LiveAnswer } from '../pay/LiveAnswer.tsx';
import { incomeOf, PayFields } from '../pay/PayFields.tsx';
import type { PlaceAnswer, PlaceEstimator, PlaceRequest } from './estimator.ts';

const loadEstimator = async (code: string): Promise<PlaceEstimator> =>
  (await import(/* webpackChunkName: "estimator" */ './estimator.ts')).placeEstimatorOf(code);

const MONTHS = 12;
const PERCENT = 100;

/** The answer that came with the page, if the form asks for it. */
function headlineOf({ situations }: PlaceProfile, { income, filingStatus, taxYear, situation }: PlaceRequest): PlaceAnswer | undefined {
  if (income !== PROFILE_INCOME || filingStatus !== 'single' || taxYear !== PROFILE_YEAR) return undefined;
  const outcome = situations[situation];
  return outcome ? { income, ...outcome } : { income, refused: 'situation' };
}

export function PlaceCalculator({ profile }: { readonly profile: PlaceProfile }) {
  const { code, state, years } = profile;
  const { t } = useTranslation(['local-income-tax', 'common']);
  const { money } = useFormat();
  const locale = LOCALES[useLanguage()];
  const choices = useChoices({
    income: formatAmount(PROFILE_INCOME, locale),
    filingStatus: 'single',
    taxYear: String(PROFILE_YEAR),
    situation: 'livesAndWorks',
  });
  const values = useDeferredValue(choices.values);
  const request: PlaceRequest = {
    income: incomeOf(values.income, locale),
    filingStatus: values.filingStatus as FilingStatus,
    taxYear: Number(values.taxYear) as TaxYear,
    situation: values.situation as Situation,
  };
  const headline = headlineOf(profile, request);
  const { value: estimator, failed, retry } = useLoaded<string, PlaceEstimator>(headline ? '' : code, loadEstimator);
  const answer = headline ?? estimator?.(request);
  const spoken = (known: PlaceAnswer) =>
    'refused' in known
      ? t(`calculator.refused.${known.refused}`)
      : t('calculator.takes', { tax: money(known.tax), monthly: money(known.tax / MONTHS) });
  const { income: wages, filingStatus, taxYear, situation } = request;
  const inputs = fragmentOf({ state, filingStatus, wages, taxYear, localTax: true, ...localitiesOf(code, situation) });
  return (
    <Card>
      <Stack>
        <ChoicesForm label={t('calculator.label')} choices={choices}>
          <PayFields namespace="local-income-tax" years={years.map(({ year }) => year)} />
          <SelectField
            name="situation"
            label={t('calculator.situation')}
            options={SITUATIONS.map((each) => ({ value: each, label: t(`situations.${each}`) }))}
          />
        </ChoicesForm>
        <LiveAnswer answer={answer} failed={failed} failedText={t('failed')} onRetry={retry} spoken={spoken}>
          {(known) =>
            'refused' in known ? (
              <Notice tone="warning">
                <p>{spoken(known)}</p>
              </Notice>
            ) : (
              <>
                <AnswerHead>{spoken(known)}</AnswerHead>
                <Figures answer={known} />
              </>
            )
          }
        </LiveAnswer>
        <p>
          <PageLink to={`${pageOf('full-estimate').path}#${inputs}`}>{t('calculator.full')}</PageLink>
        </p>
      </Stack>
    </Card>
  );
}

function Figures({ answer: { income, tax, netIncome } }: { readonly answer: Exclude<PlaceAnswer, { readonly refused: string }> }) {
  const { t } = useTranslation('local-income-tax');
  const { money, percent } = useFormat();
  return (
    <FigureRows>
      <FigureRow label={t('calculator.tax')}>
        <data value={tax} data-field="localTax">
          {money(tax)}
        </data>
      </FigureRow>
      <FigureRow label={t('calculator.share')}>{percent(income > 0 ? (tax / income) * PERCENT : 0)}</FigureRow>
      <FigureRow label={t('calculator.allTaxes')}>{money(income - netIncome)}</FigureRow>
      <FigureRow label={t('calculator.net')} total>
        <data value={netIncome} data-field="netIncome">
          {money(netIncome)}
        </data>
      </FigureRow>
    </FigureRows>
  );
}
