/** The page's calculator: it starts with the answer of the headline and computes any other in the browser. */
import type { StateProfile } from '@bracketwise/contract/state-profile';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { Card, FigureRow, FigureRows, Stack } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ChoicesForm, formatAmount, useChoices } from '@bracketwise/shared-ui/forms';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { LOCALES, pageOf, useLanguage } from '@bracketwise/shared-ui/runtime';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerHead } from '../pay/AnswerHead.tsx';
import { LiveAnswer } from '../pay/LiveAnswer.tsx';
import { incomeOf, PayFields } from '../pay/PayFields.tsx';
import type { Estimator } from './estimator.ts';

const loadEstimator = async (code: StateCode): Promise<Estimator> =>
  (await import(/* webpackChunkName: "estimator" */ './estimator.ts')).estimatorOf(code);

const MONTHS = 12;

export function StateCalculator({ profile: { code, byStatus } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money, percent } = useFormat();
  const locale = LOCALES[useLanguage()];
  const choices = useChoices({ income: formatAmount(PROFILE_INCOME, locale), filingStatus: 'single', taxYear: String(PROFILE_YEAR) });
  const values = useDeferredValue(choices.values);
  const state = code;
  const income = incomeOf(values.income, locale);
  const filingStatus = values.filingStatus as FilingStatus;
  const taxYear = Number(values.taxYear) as EstimateYear;
  const isHeadline = income === PROFILE_INCOME && taxYear === PROFILE_YEAR;
  const { value: estimator, failed, retry } = useLoaded<StateCode, Estimator>(isHeadline ? '' : state, loadEstimator);
  const found = isHeadline ? byStatus[filingStatus] : estimator?.({ state, income, filingStatus, taxYear });
  const answer = found && { income, stateTax: found.stateTax, payrollLevies: found.payrollLevies ?? 0, netIncome: found.netIncome };
  const keep = ({ netIncome }: { readonly netIncome: number }) =>
    t('calculator.keep', { net: money(netIncome), monthly: money(netIncome / MONTHS) });
  return (
    <Card>
      <Stack>
        <ChoicesForm label={t('calculator.label')} choices={choices}>
          <PayFields namespace="state-income-tax" years={ESTIMATE_YEARS} />
        </ChoicesForm>
        <LiveAnswer answer={answer} failed={failed} failedText={t('failed')} onRetry={retry} spoken={keep}>
          {(known) => (
            <>
              <AnswerHead>{keep(known)}</AnswerHead>
              <FigureRows>
                <FigureRow label={t('calculator.stateTax')}>
                  <data value={known.stateTax} data-field="stateTax">
                    {money(known.stateTax)}
                  </data>
                </FigureRow>
                <FigureRow label={t('calculator.share')}>{percent(known.income > 0 ? (known.stateTax / known.income) * 100 : 0)}</FigureRow>
                {known.payrollLevies > 0 && (
                  <FigureRow label={t('calculator.levies')}>
                    <data value={known.payrollLevies} data-field="payrollLevies">
                      {money(known.payrollLevies)}
                    </data>
                  </FigureRow>
                )}
                <FigureRow label={t('calculator.allTaxes')}>{money(known.income - known.netIncome)}</FigureRow>
                <FigureRow label={t('calculator.net')} total>
                  <data value={known.netIncome} data-field="netIncome">
                    {money(known.netIncome)}
                  </data>
                </FigureRow>
              </FigureRows>
            </>
          )}
        </LiveAnswer>
        <p>
          <PageLink to={pageOf('home').path} onClick={() => remember({ state, income, filingStatus, taxYear })}>
            {t('calculator.every')}
          </PageLink>
        </p>
      </Stack>
    </Card>
  );
}
