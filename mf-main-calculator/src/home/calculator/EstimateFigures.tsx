import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { ExplanationOnDemand, ExplanationOutline } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { Blank } from '@bracketwise/shared-ui/feedback/Blank';
import { Tooltip } from '@bracketwise/shared-ui/feedback/Tooltip';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/figures/Figures';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { ResultActionsOutline } from '@bracketwise/shared-ui/sharing/ResultActionsOutline';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EstimateActionsOnDemand } from './EstimateActionsOnDemand.tsx';
import { dollarParts, explainedSections, resultsOf, shownResults, type Results } from './results.ts';
import type { AnsweredRequest } from './useEstimation.ts';
import { useResultRows, type ResultRows } from './useResultRows.ts';

interface EstimateFiguresProps {
  /** Without an answer the figures are blank: the outline of the results. */
  readonly answered: AnsweredRequest | undefined;
}

export function EstimateFigures({ answered }: EstimateFiguresProps) {
  const { t } = useTranslation(['home', 'common']);
  const { money, percent } = useFormat();
  const calculation = answered?.calculation;
  const results = calculation && resultsOf(calculation);
  const shown = results && shownResults(results);
  const groups = useResultRows(calculation);

  const dollars = (field: keyof Results) => <Figure field={field} value={results?.[field]} text={money(shown?.[field] ?? 0)} />;
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
      <Heroes>
        <Hero $main>
          <dt>{t('results.netIncome')}</dt>
          <dd>{dollars('netIncome')}</dd>
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
            <Figure field="effectiveRate" value={results?.effectiveRate} text={percent(shown?.effectiveRate ?? 0)} />
          </dd>
        </Hero>
      </Heroes>

      <PartsBar caption={t('dollar.caption')} parts={dollarParts(results).map((part) => ({ ...part, label: t(`dollar.${part.key}`) }))} />

      <Groups>
        {group(groups.federal)}
        <Column>
          {group(groups.state)}
          {group(groups.income)}
        </Column>
      </Groups>

      {answered ? (
        <>
          <ExplanationOnDemand
            sections={explainedSections(answered.calculation)}
            year={answered.request.taxYear}
            state={t(`common:states.${answered.request.state}`)}
          />
          <EstimateActionsOnDemand answered={answered} />
        </>
      ) : (
        <>
          <ExplanationOutline />
          <ResultActionsOutline />
        </>
      )}
    </Sheet>
  );
}

interface FigureProps {
  readonly field: keyof Results;
  readonly value: number | undefined;
  /** The value as it is shown. */
  readonly text: string;
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
`;

const Heroes = styled.dl`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  /* Beside each other as far as no figure has to be broken. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));

  ${from.medium} {
    grid-template-columns: minmax(0, 1.4fr) repeat(2, minmax(0, 1fr));
  }
`;

const Hero = styled.div<{ $main?: boolean }>`
  display: grid;
  align-content: space-between;
  gap: ${space.xs};
  padding: ${space.m};
  background: ${({ $main }) => color($main ? 'positiveSoft' : 'sunken')};
  border-radius: ${radius.s};
  /* Seen where colours are forced. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  ${({ $main }) => $main && `grid-column: 1 / -1; ${from.medium} { grid-column: auto; }`}

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-size: ${({ $main }) => fontSize[$main ? 'xl' : 'l']};
    font-weight: 700;
    line-height: 1.15;
    color: ${({ $main }) => color($main ? 'positive' : 'text')};
    overflow-wrap: anywhere;
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
