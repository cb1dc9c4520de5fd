import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxBrackets } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { effectiveRate, marginalRate, RatesChart, type RateStep } from '@bracketwise/shared-ui/charts';
import { Blank } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { rateSteps } from './rates.ts';

interface RatesFiguresProps {
  readonly year: EstimateYear;
  readonly status: FilingStatus;
  readonly brackets: TaxBrackets | undefined;
  /** The last calculation, if it is for this year. */
  readonly own: AnsweredRequest | undefined;
}

interface OwnRates {
  readonly income: number;
  readonly marginal: number;
  readonly effective: number;
}

function ownRates(steps: readonly RateStep[], { calculation }: AnsweredRequest): OwnRates {
  const { grossIncome: income, federalTax } = calculation;
  return { income, marginal: marginalRate(steps, income), effective: income > 0 ? federalTax / income : 0 };
}

/** Marginal and effective rate by income for one filing status, as a chart and as a table. */
export function RatesFigures({ year, status, brackets, own }: RatesFiguresProps) {
  const { t } = useTranslation('brackets');
  const tableId = useId();
  const steps = brackets ? rateSteps(brackets, status) : [];
  const yours = brackets && own?.request.filingStatus === status ? ownRates(steps, own) : undefined;
  return (
    <FoldedOnPhones summary={t('chart.title', { year })}>
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
        you={{ label: t('chart.you'), rates: yours }}
      />
      <Disclosed summary={t('chart.inFigures')}>
        <RatesTable id={tableId} year={year} status={status} steps={steps} yours={yours} />
        <Note>{t('chart.note')}</Note>
      </Disclosed>
    </FoldedOnPhones>
  );
}

/** Row count of the loading outline: no tax, then the seven brackets. */
const OUTLINE = Array.from({ length: 8 }, () => undefined);

interface RatesTableProps {
  readonly id: string;
  readonly year: EstimateYear;
  readonly status: FilingStatus;
  readonly steps: readonly RateStep[];
  readonly yours: OwnRates | undefined;
}

function RatesTable({ id, year, status, steps, yours }: RatesTableProps) {
  const { t } = useTranslation(['brackets', 'common']);
  const { money, lawRate, percent } = useFormat();
  return (
    <Table id={id}>
      <caption>{t('figures.caption', { status: t(`common:shortFilingStatus.${status}`), year })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.above')}</th>
          <th scope="col">{t('figures.marginal')}</th>
          <th scope="col">{t('figures.effective')}</th>
        </tr>
      </thead>
      <tbody>
        {(steps.length > 0 ? steps : OUTLINE).map((step, index) => (
          <tr key={index}>
            <th scope="row">{step ? <data value={step.from}>{money(step.from)}</data> : <Blank />}</th>
            <td>{step ? <data value={step.rate * 100}>{lawRate(step.rate)}</data> : <Blank $width="2.5em" />}</td>
            <td>{step ? <Effective rate={effectiveRate(steps, step.from)} text={percent} /> : <Blank $width="3.5em" />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-own>
          <th scope="row">{yours ? t('figures.yours', { income: money(yours.income) }) : t('figures.yoursUnknown')}</th>
          <td>{yours ? <data value={yours.marginal * 100}>{lawRate(yours.marginal)}</data> : <Blank $width="2.5em" />}</td>
          <td>{yours ? <Effective rate={yours.effective} text={percent} /> : <Blank $width="3.5em" />}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Effective = ({ rate, text }: { readonly rate: number; readonly text: (percentage: number) => string }) => (
  <data value={rate * 100}>{text(rate * 100)}</data>
);

const Table = styled.table`
  table-layout: fixed;
  font-size: ${fontSize.s};

  caption {
    font-size: ${fontSize.m};
    font-weight: 600;
  }
  th,
  td {
    padding: 0.4375rem 0 0.4375rem ${space.s};
    font-weight: 400;
    text-align: end;
    border-block-start: 1px solid ${color('line')};

    &:first-child {
      padding-inline-start: 0;
      text-align: start;
    }
  }
  thead th {
    color: ${color('muted')};
    border-block-start: 0;
    vertical-align: bottom;

    &:first-child {
      width: 44%;
    }
  }
  tfoot > tr > * {
    height: 3.625rem;
    font-weight: 600;
    border-block-start-color: ${color('control')};
  }
`;

const Note = styled.p`
  padding-block-start: ${space.s};
  font-size: ${fontSize.s};
  color: ${color('muted')};
  border-block-start: 1px solid ${color('line')};
`;
