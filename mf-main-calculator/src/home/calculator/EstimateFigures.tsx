import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/states-with-local-tax';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { ExplanationOnDemand, ExplanationOutline } from '@bracketwise/shared-ui/explanation';
import { Tooltip } from '@bracketwise/shared-ui/feedback';
import { RadioChoice } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, Muted, onInk } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { ResultActionsOutline } from '@bracketwise/shared-ui/sharing';
import { RATES, stairsOf } from '@bracketwise/shared-ui/theme/stairs';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { useIsWidget } from '@bracketwise/shared-ui/federation/useIsWidget';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NEXT_QUESTIONS } from '../next-questions.ts';
import { EstimateActionsOnDemand } from './EstimateActionsOnDemand.tsx';
import { EstimateDetailsOnDemand } from './EstimateDetailsOnDemand.tsx';
import { EXAMPLE } from './example.ts';
import { PAY_PERIODS, type PayPeriod } from './pay-periods.ts';
import { dollarParts, explainedSections, resultsOf, resultsOfPeriod, shownResults, type Results } from './results.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';

interface EstimateFiguresProps extends Pick<Estimation, 'choosePlace'> {
  /** Undefined shows the example. */
  readonly answered: AnsweredRequest | undefined;
  /** Whether the lower part takes up space on a narrow screen. */
  readonly placed: boolean;
  /** The heading. */
  readonly children: ReactNode;
}

export function EstimateFigures({ answered, placed, choosePlace, children }: EstimateFiguresProps) {
  const { t } = useTranslation(['home', 'common']);
  const { money, moneyWithCents, percent } = useFormat();
  const widget = useIsWidget();
  const [period = 'year', setPeriod] = useVisitState<PayPeriod>('home.period');
  const { request, calculation } = answered ?? EXAMPLE;
  const ofYear = resultsOf(calculation);
  const results = resultsOfPeriod(ofYear, PAY_PERIODS[period]);
  const decimals = period === 'hour' ? 2 : 0;
  const shown = shownResults(results, decimals);
  const inDollars = decimals ? moneyWithCents : money;
  const state = t(`common:states.${request.state}`);

  /** The example's figures are no results. */
  const figure = (field: keyof Results, text: string) =>
    answered ? (
      <data value={results[field]} data-field={field}>
        {text}
      </data>
    ) : (
      text
    );
  const dollars = (field: keyof Results) => figure(field, inDollars(shown[field]));

  return (
    <>
      <Top>
        <div data-stub>{children}</div>
        <Answer data-example={!answered || undefined}>
          <div>
            <dt>{answered ? t('results.netIncome') : t('results.example', { income: money(request.income), state })}</dt>
            <dd>{dollars('netIncome')}</dd>
            <dd>
              <TakeHome results={ofYear} period={period} />
            </dd>
          </div>
          <div>
            <dt>{t('results.totalTax')}</dt>
            <dd>{dollars('totalTax')}</dd>
          </div>
          <div>
            <dt>
              {t('results.effectiveRate')}
              <Tooltip label={t('results.effectiveRateAbout')}>{t('results.effectiveRateNote')}</Tooltip>
            </dt>
            <dd>{figure('effectiveRate', percent(shown.effectiveRate))}</dd>
          </div>
        </Answer>
        <RadioChoice
          legend={t('periods.legend')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        {placed && !widget && (
          <Ways>
            {WAYS.map((way) => (
              <PageLink key={way} to={`/#${NEXT_QUESTIONS[way]}`}>
                {t(`results.ways.${way}`)}
              </PageLink>
            ))}
          </Ways>
        )}
      </Top>
      <Lower inert={!answered} data-placed={placed || undefined}>
        <Assumptions data-places={(answered && STATES_WITH_LOCAL_TAX.includes(request.state)) || undefined}>
          {answered ? (
            <EstimateDetailsOnDemand answered={answered} choosePlace={choosePlace} />
          ) : (
            <>
              <Muted>{t('notCounted')}</Muted>
              <Muted>{t('results.exampleAssumes')}</Muted>
            </>
          )}
        </Assumptions>
        <PartsBar
          caption={t('dollar.caption')}
          cents={decimals > 0}
          parts={dollarParts(results, shown).map((part) => ({ ...part, label: t(`dollar.${part.label}`) }))}
        />
        <Disclosed summary={t('results.all')}>
          {answered && <EstimateDetailsOnDemand calculation={calculation} results={results} decimals={decimals} />}
        </Disclosed>
        {answered ? (
          <>
            <ExplanationOnDemand sections={explainedSections(calculation)} year={request.taxYear} state={state} />
            {!widget && <EstimateActionsOnDemand answered={answered} />}
          </>
        ) : (
          <>
            <ExplanationOutline />
            {!widget && <ResultActionsOutline />}
          </>
        )}
      </Lower>
    </>
  );
}

const WAYS = ['states', 'scenarios'] as const;

const PERIODS = Object.keys(PAY_PERIODS) as PayPeriod[];

/** The net income in a sentence: per month if the figure shows the year, otherwise per year. */
function TakeHome({ results: { netIncome, grossIncome }, period }: { readonly results: Results; readonly period: PayPeriod }) {
  const { t } = useTranslation('home');
  const { money, percent } = useFormat();
  const other = period === 'year' ? 'month' : 'year';
  const share = percent(grossIncome > 0 ? (netIncome / grossIncome) * 100 : 0);
  return t(`results.kept.${other}`, { amount: money(netIncome / PAY_PERIODS[other]), share });
}

const Top = styled.div`
  ${onInk}
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.l} 1.125rem;

  /* The second column is as wide as the longest words, so that loading the typeface causes no layout shift. */
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    padding-inline: 1.75rem;

    fieldset > div {
      width: 100%;
    }

    > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

/** On a wide screen next to the main figure, where they need no further space. */
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${fontSize.s};

  a {
    min-height: 1.5rem;
  }
  ${from.medium} {
    grid-area: 2 / 2;
    align-self: start;
  }
  @media print {
    display: none;
  }
`;

/** The main figure, and two others below it. */
const Answer = styled.dl`
  display: grid;
  gap: ${space.m};
  grid-template-columns: 5fr 6fr;
  /* Values next to each other align even if one label takes two lines. */
  align-items: end;
  margin: 0;

  > :first-child {
    grid-column: 1 / -1;
  }
  &[data-example] > * {
    opacity: 0.7;
  }
  dt {
    display: flex;
    align-items: center;
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  /* Before the label, so that loading the typeface doesn't move it, and no taller than a line. */
  dt > span {
    order: -1;
    margin: -0.125rem 0 -0.125rem -${space.xs};
  }
  dd {
    margin: 0;
    font-size: ${fontSize.l};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  > :first-child > dt + dd {
    font-size: ${fontSize.xxl};
    line-height: 1.15;
    letter-spacing: -0.02em;
    color: ${color('positive')};
  }
  dd + dd {
    font-size: ${fontSize.m};
    font-weight: 400;
  }
`;

/** Below the perforation. */
const Lower = styled.div`
  display: none;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m} 1.125rem;
  border-block-start: 2px dashed ${color('muted')};

  &[data-placed] {
    display: grid;
  }
  &[inert] svg {
    opacity: 0.55;
  }
  ${from.medium} {
    padding-inline: 1.75rem;
  }
  ${from.wide} {
    display: grid;

    /* The staircase fills the place of the explanation and the actions. */
    &[inert] {
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: auto 0 0;
        height: 9rem;
        background: ${color('accentSoft')};
        clip-path: ${stairsOf(RATES)};
      }
    }
  }
  /* The summary of all figures has its own space. */
  > :nth-child(3) {
    margin-block: -${space.s};
  }
  /* So has the line that says the outcome of an action. */
  > :nth-child(5) {
    margin-block-end: -${space.m};
  }
`;

/** As tall as a usual sentence and the offer of a place, so that they cause no layout shift. */
const Assumptions = styled.div`
  min-height: 9.75rem;

  &[data-places] {
    min-height: 16.25rem;
  }
  ${from.medium} {
    min-height: 7.25rem;

    &[data-places] {
      min-height: 10.75rem;
    }
  }
`;
