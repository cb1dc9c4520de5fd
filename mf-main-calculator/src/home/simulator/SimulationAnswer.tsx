import { FIGURE } from '@bracketwise/shared-ui/calculator/Hero';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Disclosed } from '@bracketwise/shared-ui/layout/Disclosed';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dollars } from './Dollars.tsx';
import { OFFICIAL_YEAR } from './official.ts';
import { shownSimulation, type SummaryField } from './shown.ts';
import { hasOwnBrackets, QUICK_YEARS, SAVINGS_RATE } from './specified.ts';
import type { Simulation } from './useSimulation.ts';

interface SimulationAnswerProps {
  readonly simulation: Simulation;
  readonly revealed: boolean;
}

/** What the visitor could save under current rules, the rough estimate, and why they differ. */
export function SimulationAnswer({ simulation, revealed }: SimulationAnswerProps) {
  const { t } = useTranslation(['simulator', 'calculator', 'common']);
  const { lawRate } = useFormat();
  const shown = shownSimulation(simulation);
  const dollars = (method: 'specified' | 'official', field: SummaryField) => (
    <Dollars field={field} value={simulation[method][field]} shown={shown[method].summary[field]} revealed={revealed} />
  );
  const { filingStatus } = simulation.input;
  return (
    <Answer>
      <div data-method="official">
        <Rules>{t('methods.official', { year: OFFICIAL_YEAR })}</Rules>
        <Sentence>
          {filled(
            t('results.hero', { figure: FIGURE }),
            <Hero $saves={simulation.official.potentialSavings > 0}>
              <Dollars
                hero
                field="potentialSavings"
                value={simulation.official.potentialSavings}
                shown={shown.official.summary.potentialSavings}
                revealed={revealed}
              />
            </Hero>,
          )}
        </Sentence>
        <p>
          {filled(t('results.from', { from: FIGURE, to: FIGURE }), dollars('official', 'currentTax'), dollars('official', 'optimizedTax'))}
        </p>
      </div>
      <Rough data-method="specified">
        <p>
          {t('results.rough', { rate: lawRate(SAVINGS_RATE) })} <strong>{dollars('specified', 'potentialSavings')}</strong>
        </p>
        {!hasOwnBrackets(filingStatus) && <p>{t('results.noOwnBrackets', { filingStatus: t(`common:filingStatus.${filingStatus}`) })}</p>}
        <Disclosed summary={t('results.why')}>
          <p>
            {filled(
              t('results.from', { from: FIGURE, to: FIGURE }),
              dollars('specified', 'currentTax'),
              dollars('specified', 'optimizedTax'),
            )}
          </p>
          <ul>
            <li>{t('results.flat', { rate: lawRate(SAVINGS_RATE), year: OFFICIAL_YEAR })}</li>
            <li>{t('results.tables', { tables: QUICK_YEARS.tables, limits: QUICK_YEARS.limits })}</li>
          </ul>
        </Disclosed>
      </Rough>
    </Answer>
  );
}

/** Puts the figures into a sentence. */
const filled = (sentence: string, ...figures: readonly ReactNode[]): ReactNode =>
  sentence.split(FIGURE).map((part, index) => (
    <Fragment key={index}>
      {part}
      {figures[index]}
    </Fragment>
  ));

const Answer = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.m};
  background: ${color('sunken')};
  border-radius: ${radius.s};
`;

const Rules = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

const Sentence = styled.p`
  font-size: ${fontSize.l};
  line-height: 1.25;
`;

const Hero = styled.span<{ $saves: boolean }>`
  font-size: ${fontSize.xxl};
  font-weight: 700;
  line-height: 1.15;
  color: ${({ $saves }) => color($saves ? 'positive' : 'text')};
  overflow-wrap: anywhere;
`;

const Rough = styled.div`
  color: ${color('muted')};

  strong {
    color: ${color('text')};
  }
`;
