import { useFormat } from '@bracketwise/shared-ui/format';
import { Card, Stack, useArrivalInView } from '@bracketwise/shared-ui/layout';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { electiveDeferralLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { LoaderCircle } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';
import { OFFICIAL_YEAR } from './official.ts';
import { RecommendationCard } from './RecommendationCard.tsx';
import { shownSimulation } from './shown.ts';
import { SimulationAnswer } from './SimulationAnswer.tsx';
import type { Simulation } from './useSimulation.ts';

/** The results are below the form on every screen. */
const always = () => true;

interface SimulationResultsProps {
  readonly simulation: Simulation;
  readonly running: boolean;
}

/**
 * While the simulation appears to run, its results are laid out but hidden and inert, so that showing them causes no layout shift. The
 * page scrolls here at once.
 */
export function SimulationResults({ simulation, running }: SimulationResultsProps) {
  const { t } = useTranslation(['simulator', 'common']);
  const { money } = useFormat();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, simulation, always);
  const { input, specified, official } = simulation;
  const shown = shownSimulation(simulation);
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={running || undefined}>
      <div>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {t('results.title')}
        </h3>
        <Muted>
          {t('results.basis', {
            income: money(input.income),
            filingStatus: t(`common:filingStatus.${input.filingStatus}`),
            state: t(`common:states.${input.state}`),
          })}
        </Muted>
      </div>
      <Stage>
        {running && (
          <Running aria-hidden>
            <LoaderCircle size={20} />
            {t('results.running')}
          </Running>
        )}
        <Content $outlineOnly={running} inert={running}>
          <SimulationAnswer simulation={simulation} revealed={!running} />
          <Stack>
            <Subheading>{t('recommendations.title')}</Subheading>
            {specified.recommendations.length === 0 && <p>{t('recommendations.none')}</p>}
            {!falls(shown.official.savings) && <p>{t('recommendations.order')}</p>}
            <Recommendations>
              {specified.recommendations.map((recommendation, index) => {
                const step = official.steps[index];
                return (
                  step && (
                    <RecommendationCard
                      key={recommendation.strategy}
                      recommendation={recommendation}
                      step={step}
                      shown={{ specified: shown.specified.savings[index] ?? 0, official: shown.official.savings[index] ?? 0 }}
                      simulation={simulation}
                      revealed={!running}
                    />
                  )
                );
              })}
            </Recommendations>
          </Stack>
          <Assumptions simulation={simulation} />
        </Content>
      </Stage>
    </Sheet>
  );
}

/** Whether no amount is larger than the one before it. */
const falls = (amounts: readonly number[]): boolean => amounts.every((amount, index) => amount <= (amounts[index - 1] ?? Infinity));

function Assumptions({ simulation: { input } }: { readonly simulation: Simulation }) {
  const { t } = useTranslation(['simulator', 'common']);
  const { money } = useFormat();
  const titleId = useId();
  return (
    <Notes aria-labelledby={titleId}>
      <h4 id={titleId}>{t('assumptions.title')}</h4>
      <ul>
        <li>{t('assumptions.federal', { year: OFFICIAL_YEAR, state: t(`common:states.${input.state}`) })}</li>
        <li>{t('assumptions.order')}</li>
        <li>{t('assumptions.people', { age: electiveDeferralLimit[OFFICIAL_YEAR].value.catchUp.age })}</li>
        <li>{t('assumptions.coverage')}</li>
        <li>{t('assumptions.deductions', { losses: money(capitalLossLimit[OFFICIAL_YEAR].value[input.filingStatus]) })}</li>
      </ul>
    </Notes>
  );
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.l};

  h4,
  h5,
  h6,
  dl,
  dd {
    margin: 0;
  }
`;

const Muted = styled.p`
  margin-block-start: ${space.xs};
  color: ${color('muted')};
`;

const Subheading = styled.h4`
  font-size: ${fontSize.l};
`;

/** The running message overlaps the place of the results. */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Running = styled.p`
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space.s};
  place-self: start center;
  margin-block-start: 3rem;
  padding: ${space.s} ${space.m};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: 2rem;

  svg {
    flex: none;
    color: ${color('accent')};
    animation: ${turn} 1s linear infinite;
  }
`;

/** While running, only the outlines of the boxes are visible. */
const outlineOnly = css`
  visibility: hidden;

  > div,
  [data-recommendation] {
    visibility: visible;

    > * {
      visibility: hidden;
    }
  }
`;

const Content = styled.div<{ $outlineOnly: boolean }>`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  ${({ $outlineOnly }) => $outlineOnly && outlineOnly}
`;

const Recommendations = styled.ol`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Notes = styled.aside`
  display: grid;
  gap: ${space.xs};
  font-size: ${fontSize.s};
  color: ${color('muted')};

  h4 {
    font-size: ${fontSize.m};
    color: ${color('text')};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    max-width: 60rem;
    margin: 0;
    padding-inline-start: 1.125rem;
  }
`;
