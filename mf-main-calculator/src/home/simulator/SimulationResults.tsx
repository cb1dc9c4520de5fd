import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { useArrivalInView } from '@bracketwise/shared-ui/layout/useArrivalInView';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { electiveDeferralLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { LoaderCircle } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';
import { Dollars, OfficialDollars } from './Dollars.tsx';
import { OFFICIAL_YEAR } from './official.ts';
import { RecommendationCard } from './RecommendationCard.tsx';
import { shownSimulation, type SummaryField } from './shown.ts';
import { QUICK_YEARS, SAVINGS_RATE, hasOwnBrackets } from './specified.ts';
import type { Simulation } from './useSimulation.ts';

const FIGURES: readonly SummaryField[] = ['currentTax', 'optimizedTax', 'potentialSavings'];

/** The results stand below the form at any width. */
const always = () => true;

interface SimulationResultsProps {
  readonly simulation: Simulation;
  readonly running: boolean;
}

/**
 * While the simulation is said to be running its results are laid out but neither seen nor read: when they appear nothing moves.
 * The visitor is brought here at once.
 */
export function SimulationResults({ simulation, running }: SimulationResultsProps) {
  const { t } = useTranslation(['simulator', 'common']);
  const { money, lawRate } = useFormat();
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
          <Tiles>
            {FIGURES.map((field) => (
              <Tile key={field} field={field} simulation={simulation} revealed={!running} />
            ))}
          </Tiles>
          <Notice>
            <p>
              {t('results.why', {
                rate: lawRate(SAVINGS_RATE),
                tables: QUICK_YEARS.tables,
                limits: QUICK_YEARS.limits,
                year: OFFICIAL_YEAR,
              })}
            </p>
            {!hasOwnBrackets(input.filingStatus) && (
              <p>{t('results.noOwnBrackets', { filingStatus: t(`common:filingStatus.${input.filingStatus}`) })}</p>
            )}
          </Notice>
          <Stack>
            <Subheading>{t('recommendations.title')}</Subheading>
            {specified.recommendations.length === 0 && <p>{t('recommendations.none')}</p>}
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

interface TileProps {
  readonly field: SummaryField;
  readonly simulation: Simulation;
  readonly revealed: boolean;
}

function Tile({ field, simulation, revealed }: TileProps) {
  const { t } = useTranslation('simulator');
  const shown = shownSimulation(simulation);
  const quick = shown.specified.summary[field];
  return (
    <Block $main={field === 'potentialSavings'}>
      <h4>{t(`results.${field}`)}</h4>
      <dl>
        <Quick data-method="specified">
          <dt>{t('methods.specified')}</dt>
          <dd>
            <Dollars field={field} value={simulation.specified[field]} shown={quick} revealed={revealed} />
          </dd>
        </Quick>
        <div data-method="official">
          <dt>{t('methods.official', { year: OFFICIAL_YEAR })}</dt>
          <dd>
            <OfficialDollars
              field={field}
              value={simulation.official[field]}
              shown={shown.official.summary[field]}
              specified={quick}
              revealed={revealed}
            />
          </dd>
        </div>
      </dl>
    </Block>
  );
}

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

/** What says that it is running stands where the results will be. */
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

const Tiles = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Block = styled.div<{ $main: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  background: ${({ $main }) => color($main ? 'positiveSoft' : 'sunken')};
  border-radius: ${radius.s};

  h4 {
    font-size: ${fontSize.m};
  }
  dl {
    display: grid;
    gap: ${space.s};
  }
  dt {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  [data-method='official'] {
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color('line')};
  }
`;

const Quick = styled.div`
  dd {
    font-size: ${fontSize.xl};
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

/** While it runs, only the boxes of what is to come are seen. */
const outlineOnly = css`
  visibility: hidden;

  ${Block}, [data-recommendation] {
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
