/** The page's calculator: it starts with the answer of the headline and computes any other in the browser. */
import type { StateProfile } from '@bracketwise/contract/state-profile';
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { PAUSE_MS } from '@bracketwise/shared-ui/calculator/results-sheet';
import { useLoaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/figures/Figures';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { ChoicesForm, useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { formatAmount, parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { LOCALES, pageOf, useLanguage } from '@bracketwise/shared-ui/runtime';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estimator } from './estimator.ts';

const loadEstimator = async (code: StateCode): Promise<Estimator> =>
  (await import(/* webpackChunkName: "state-estimator" */ './estimator.ts')).estimatorOf(code);

const MONTHS = 12;

export function StateCalculator({ profile: { code, byStatus } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money, percent } = useFormat();
  const locale = LOCALES[useLanguage()];
  const choices = useChoices({ income: formatAmount(PROFILE_INCOME, locale), filingStatus: 'single', taxYear: String(PROFILE_YEAR) });
  const values = useDeferredValue(choices.values);
  const state = code;
  const read = parseAmount(values.income, locale);
  const income = Number.isNaN(read) ? 0 : Math.min(Math.max(read, INCOME_LIMITS.minimum), INCOME_LIMITS.maximum);
  const filingStatus = values.filingStatus as FilingStatus;
  const taxYear = Number(values.taxYear) as EstimateYear;
  const isHeadline = income === PROFILE_INCOME && taxYear === PROFILE_YEAR;
  const { value: estimator, failed, retry } = useLoaded<StateCode, Estimator>(isHeadline ? '' : state, loadEstimator);
  const answer = isHeadline ? byStatus[filingStatus] : estimator?.({ state, income, filingStatus, taxYear });
  // Until the engine is there the last answer stays, marked as busy, so that nothing jumps.
  const current = answer && { income, stateTax: answer.stateTax, payrollLevies: answer.payrollLevies ?? 0, netIncome: answer.netIncome };
  const [last, setLast] = useState(current);
  if (current && (current.income !== last?.income || current.netIncome !== last.netIncome)) setLast(current);
  const known = current ?? last;
  const spoken = answer ? t('calculator.keep', { net: money(answer.netIncome), monthly: money(answer.netIncome / MONTHS) }) : '';
  const [announced, announce] = useState('');
  const first = useRef(spoken);
  useEffect(() => {
    if (spoken === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(announce, PAUSE_MS, spoken);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <Card>
      <Stack>
        <ChoicesForm label={t('calculator.label')} choices={choices}>
          <AmountField name="income" label={t('calculator.income')} step={1_000} maximum={INCOME_LIMITS.maximum} unreadable="zero" />
          <SelectField
            name="filingStatus"
            label={t('calculator.filingStatus')}
            options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${status}`) }))}
          />
          <SelectField
            name="taxYear"
            label={t('calculator.taxYear')}
            options={ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).toReversed()}
          />
        </ChoicesForm>
        {failed && <RetryNotice message={t('failed')} onRetry={retry} />}
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
        <div aria-busy={!answer && !failed}>
          {known && (
            <>
              <p data-answer>
                <strong>{t('calculator.keep', { net: money(known.netIncome), monthly: money(known.netIncome / MONTHS) })}</strong>
              </p>
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
        </div>
        <p>
          <PageLink to={pageOf('home').path} onClick={() => remember({ state, income, filingStatus, taxYear })}>
            {t('calculator.every')}
          </PageLink>
        </p>
      </Stack>
    </Card>
  );
}
