import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/states-with-local-tax';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { ExplanationOnDemand, ExplanationOutline } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { Blank } from '@bracketwise/shared-ui/feedback/Blank';
import { Tooltip } from '@bracketwise/shared-ui/feedback/Tooltip';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/layout/Figures';
import { RadioChoice } from '@bracketwise/shared-ui/forms/RadioChoice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Disclosed } from '@bracketwise/shared-ui/layout/Disclosed';
import { ResultActionsOutline } from '@bracketwise/shared-ui/sharing/ResultActionsOutline';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { useIsWidget } from '@bracketwise/shared-ui/federation/useIsWidget';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EstimateActionsOnDemand } from './EstimateActionsOnDemand.tsx';
import { EstimateRemarksOnDemand } from './EstimateRemarksOnDemand.tsx';
import { PAY_PERIODS, type PayPeriod } from './pay-periods.ts';
import { dollarParts, explainedSections, resultsOf, resultsOfPeriod, shownResults, type Results } from './results.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';
import { useResultRows, type ResultRows } from './useResultRows.ts';

interface EstimateFiguresProps extends Pick<Estimation, 'choosePlace'> {
  /** Undefined shows the outline of the results. */
  readonly answered: AnsweredRequest | undefined;
}

export function EstimateFigures({ answered, choosePlace }: EstimateFiguresProps) {
  const { t } = useTranslation(['home', 'common']);
  const { money, moneyWithCents, percent } = useFormat();
  const widget = useIsWidget();
  const [period = 'year', setPeriod] = useVisitState<PayPeriod>('home.period');
  const calculation = answered?.calculation;
  const ofYear = calculation && resultsOf(calculation);
  const results = ofYear && resultsOfPeriod(ofYear, PAY_PERIODS[period]);
  const decimals = period === 'hour' ? 2 : 0;
  const shown = results && shownResults(results, decimals);
  const groups = useResultRows(calculation);
  const inDollars = decimals ? moneyWithCents : money;

  const dollars = (field: keyof Results) => <Figure field={field} value={results?.[field]} text={shown && inDollars(shown[field])} />;
  const group = ({ title, rows }: ResultRows) => (
    <Group title={title}>
      {rows.map(({ field, label, total }) => (
        <FigureRow key={field} label={label} total={total}>
          {dollars(field)}
        </FigureRow>
      ))}
    </Group>
  );

  return (
    <Sheet inert={!answered}>
      <Heads>
        <Heroes>
          <Hero $main>
            <dt>{t('results.netIncome')}</dt>
            <dd>{dollars('netIncome')}</dd>
            <dd>{ofYear ? <TakeHome results={ofYear} period={period} /> : <Blank $width="14em" />}</dd>
          </Hero>
          <Hero>
            <dt>{t('results.totalTax')}</dt>
            <dd>{dollars('totalTax')}</dd>
          </Hero>
          <Hero>
            <dt>
              {t('results.effectiveRate')}
              <Tooltip label={t('results.effectiveRateAbout')}>{t('results.effectiveRateNote')}</Tooltip>
            </dt>
            <dd>
              <Figure field="effectiveRate" value={results?.effectiveRate} text={shown && percent(shown.effectiveRate)} />
            </dd>
          </Hero>
        </Heroes>
        <Assumptions data-places={(answered && STATES_WITH_LOCAL_TAX.includes(answered.request.state)) || undefined}>
          {answered && <EstimateRemarksOnDemand answered={answered} choosePlace={choosePlace} />}
        </Assumptions>
      </Heads>

      <RadioChoice
        legend={t('periods.legend')}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />

      <PartsBar
        caption={t('dollar.caption')}
        cents={decimals > 0}
        parts={dollarParts(results, shown).map((part) => ({ ...part, label: t(`dollar.${part.label}`) }))}
      />

      <Disclosed summary={t('results.all')}>
        <Groups>
          {group(groups.federal)}
          <Column>
            {group(groups.state)}
            {group(groups.income)}
          </Column>
        </Groups>
      </Disclosed>

      {answered ? (
        <>
          <ExplanationOnDemand
            sections={explainedSections(answered.calculation)}
            year={answered.request.taxYear}
            state={t(`common:states.${answered.request.state}`)}
          />
          {!widget && <EstimateActionsOnDemand answered={answered} />}
        </>
      ) : (
        <>
          <ExplanationOutline />
          {!widget && <ResultActionsOutline />}
        </>
      )}
    </Sheet>
  );
}

const PERIODS = Object.keys(PAY_PERIODS) as PayPeriod[];

/** The net income in a sentence: per month if the figure shows the year, otherwise per year. */
function TakeHome({ results: { netIncome, grossIncome }, period }: { readonly results: Results; readonly period: PayPeriod }) {
  const { t } = useTranslation('home');
  const { money, percent } = useFormat();
  const other = period === 'year' ? 'month' : 'year';
  const share = percent(grossIncome > 0 ? (netIncome / grossIncome) * 100 : 0);
  return t(`results.kept.${other}`, { amount: money(netIncome / PAY_PERIODS[other]), share });
}

interface FigureProps {
  readonly field: keyof Results;
  readonly value: number | undefined;
  /** The value as displayed. */
  readonly text: string | undefined;
}

const Figure = ({ field, value, text }: FigureProps) =>
  value === undefined ? (
    <Blank />
  ) : (
    <data value={value} data-field={field}>
      {text}
    </data>
  );

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Block>
      <h3>{title}</h3>
      <FigureRows>{children}</FigureRows>
    </Block>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${space.l};
  min-width: 0;

  /* The summary of all figures has space of its own. */
  > :nth-child(4) {
    margin-block: -${space.s};
  }
  /* So has the line that says the outcome of an action. */
  > :nth-child(6) {
    margin-block-end: -${space.m};
  }
`;

const Heads = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
`;

/** As tall as a usual sentence and the offer of a place, so that they cause no layout shift. */
const Assumptions = styled.div`
  min-height: 6rem;

  &[data-places] {
    min-height: 12.5rem;
  }
  ${from.medium} {
    min-height: 3rem;

    &[data-places] {
      min-height: 6.5rem;
    }
  }
`;

const Heroes = styled.dl`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Hero = styled.div<{ $main?: boolean }>`
  display: grid;
  align-content: space-between;
  gap: ${space.xs};
  padding: ${space.m};
  background: ${({ $main }) => color($main ? 'positiveSoft' : 'sunken')};
  border-radius: ${radius.s};
  /* Visible in forced-colors mode. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  ${({ $main }) => $main && 'grid-column: 1 / -1;'}

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-size: ${({ $main }) => fontSize[$main ? 'xxl' : 'l']};
    font-weight: 700;
    line-height: 1.15;
    color: ${({ $main }) => color($main ? 'positive' : 'text')};
    overflow-wrap: anywhere;
  }
  dd + dd {
    min-height: 1.5em;
    font-size: ${fontSize.m};
    line-height: 1.5;
    font-weight: 400;
    color: ${color('text')};
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.l};
  min-width: 0;
`;

const Block = styled.div`
  h3 {
    margin-block-end: ${space.xs};
    font-size: ${fontSize.m};
  }
`;
