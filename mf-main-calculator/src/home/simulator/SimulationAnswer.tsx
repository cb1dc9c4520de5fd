import { FIGURE } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, Muted } from '@bracketwise/shared-ui/layout';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dollars } from './Dollars.tsx';
import { OFFICIAL_YEAR } from './official.ts';
import { shownSimulation, SUMMARY_FIELDS, type SummaryField } from './shown.ts';
import { hasOwnBrackets, QUICK_YEARS, SAVINGS_RATE } from './specified.ts';
import type { Simulation } from './useSimulation.ts';

interface SimulationAnswerProps {
  readonly simulation: Simulation;
  readonly revealed: boolean;
}

/** What the visitor could save under current rules, the tax today and with every recommendation, the rough estimate, and why they differ. */
export function SimulationAnswer({ simulation, revealed }: SimulationAnswerProps) {
  const { t } = useTranslation(['simulator', 'calculator', 'common']);
  const { lawRate } = useFormat();
  const shown = shownSimulation(simulation);
  const dollars = (method: 'specified' | 'official', field: SummaryField) => (
    <Dollars field={field} value={simulation[method][field]} shown={shown[method].summary[field]} revealed={revealed} />
  );
  const { filingStatus } = simulation.input;
  const differs = SUMMARY_FIELDS.some((field) => shown.official.summary[field] !== shown.specified.summary[field]);
  return (
    <Answer>
      <div data-method="official">
        <Muted>{t('methods.official', { year: OFFICIAL_YEAR })}</Muted>
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
      </div>
      <Situations>
        {(['currentTax', 'optimizedTax'] as const).map((field) => (
          <Situation key={field} data-situation={field}>
            <h4>{t(`results.${field}`)}</h4>
            <dl>
              <div data-method="official">
                <dt>{t('results.federalTax', { year: OFFICIAL_YEAR })}</dt>
                <dd>
                  <Tax>{dollars('official', field)}</Tax>
                </dd>
              </div>
              <Rough data-method="specified">
                <dt>{t('results.roughTax')}</dt>
                <dd>{dollars('specified', field)}</dd>
              </Rough>
            </dl>
          </Situation>
        ))}
      </Situations>
      <Rough data-method="specified">
        <p>
          {t('results.rough', { rate: lawRate(SAVINGS_RATE) })} <strong>{dollars('specified', 'potentialSavings')}</strong>
        </p>
        {!hasOwnBrackets(filingStatus) && <p>{t('results.noOwnBrackets', { filingStatus: t(`common:filingStatus.${filingStatus}`) })}</p>}
        {differs && (
          <Disclosed summary={t('results.why')}>
            <ul>
              <li>{t('results.flat', { rate: lawRate(SAVINGS_RATE), year: OFFICIAL_YEAR })}</li>
              <li>{t('results.tables', { tables: QUICK_YEARS.tables, limits: QUICK_YEARS.limits })}</li>
            </ul>
          </Disclosed>
        )}
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

const Situations = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Situation = styled.section`
  padding: ${space.m};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  h4 {
    font-size: ${fontSize.m};
  }
  dl {
    display: grid;
    gap: ${space.s};
    margin-block-start: ${space.s};
    font-size: ${fontSize.s};
  }
`;

const Tax = styled.strong`
  font-size: ${fontSize.xl};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Rough = styled.div`
  color: ${color('muted')};

  strong {
    color: ${color('text')};
  }
`;
