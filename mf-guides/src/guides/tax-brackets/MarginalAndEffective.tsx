import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { effectiveRate, RatesChart, type RateStep } from '@bracketwise/shared-ui/charts';
import { controlBox, RadioChoice } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card, Disclosed, Stack } from '@bracketwise/shared-ui/layout';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { color, space } from '@bracketwise/shared-ui/tokens';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { STATUSES, YEARS } from './years.ts';

/** The rate on each further dollar of gross income: zero up to the standard deduction, then each bracket's rate. */
const rateSteps = (year: TaxYear, status: FilingStatus): readonly RateStep[] => [
  { from: 0, rate: 0 },
  ...incomeTaxSchedules[year].value[status].map(({ from, rate }) => ({ from: standardDeduction[year].value[status] + from, rate })),
];

interface MarginalAndEffectiveProps {
  readonly year: TaxYear;
  /** The year of the whole guide. */
  readonly onYear: (year: TaxYear) => void;
}

/** Marginal and effective rates by income, as a chart and as a table, with the choice of the year that the guide shows. */
export function MarginalAndEffective({ year, onYear }: MarginalAndEffectiveProps) {
  const { t } = useTranslation(['tax-brackets', 'common']);
  const { money, lawRate, percent } = useFormat();
  const tableId = useId();
  const [status, setStatus] = useState<FilingStatus>('single');
  const steps = rateSteps(year, status);
  return (
    <Card>
      <Stack $gap="l">
        <YearChoice>
          <span>{t('tabs')}</span>
          <select value={year} onChange={(event) => onYear(Number(event.target.value) as TaxYear)}>
            {YEARS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </YearChoice>
        <RatesChart
          title={t('chart.title', { year })}
          describedBy={tableId}
          steps={steps}
          labels={{
            marginal: t('chart.marginal'),
            effective: t('chart.effective'),
            income: t('chart.income'),
            rate: t('chart.rate'),
            beyond: (rate, from) => t('chart.beyond', { rate, from }),
          }}
        />
        <RadioChoice
          legend={t('chart.status')}
          options={STATUSES.map((value) => ({ value, label: t(`common:filingStatus.${value}`) }))}
          value={status}
          onChange={setStatus}
        />
        <Disclosed summary={t('chart.showTable')}>
          <div id={tableId}>
            <ArticleTable
              caption={t('chart.table', { status: t(`common:shortFilingStatus.${status}`), year })}
              columns={[
                { key: 'above', label: t('chart.above') },
                { key: 'marginal', label: t('chart.marginalShort'), numeric: true },
                { key: 'effective', label: t('chart.effectiveShort'), numeric: true },
              ]}
              rows={steps.map(({ from, rate }) => ({
                key: String(rate),
                cells: [money(from), lawRate(rate), percent(effectiveRate(steps, from) * 100)],
              }))}
            />
          </div>
        </Disclosed>
      </Stack>
    </Card>
  );
}

const YearChoice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(6rem, 10rem);
  gap: ${space.m};
  align-items: center;
  justify-content: start;
  font-weight: 600;

  select {
    ${controlBox}
    grid-area: 1 / 2;
    appearance: none;
  }
  svg {
    grid-area: 1 / 2;
    justify-self: end;
    margin-inline-end: 0.75rem;
    color: ${color('muted')};
    pointer-events: none;
  }
`;
