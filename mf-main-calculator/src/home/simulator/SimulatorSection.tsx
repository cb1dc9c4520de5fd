import { Section, Stack, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { fontSize } from '@bracketwise/shared-ui/tokens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EXAMPLE } from '../calculator/example.ts';
import { MINIMUM_INCOME, NOTHING_SAVED_YET } from './form.ts';
import { priceByLaw } from './official.ts';
import { SimulationResults } from './SimulationResults.tsx';
import type { SimulatorProps } from './Simulator.tsx';
import { SimulatorForm } from './SimulatorForm.tsx';
import { simulate } from './specified.ts';
import { useSimulation, type Simulation } from './useSimulation.ts';

export function SimulatorSection({ calculated }: SimulatorProps) {
  const { t } = useTranslation('simulator');
  const { simulation, running, run } = useSimulation();
  return (
    <Section id="simulator" calculator="simulator" heading={t('title')} lead={t('lead')}>
      <Stack $gap="l">
        <Teaser calculated={calculated} />
        <SimulatorForm onRun={run} />
        {simulation && <SimulationResults simulation={simulation} running={running} />}
      </Stack>
      <VisuallyHidden role="status">
        {running ? t('results.running') : simulation && <Announcement simulation={simulation} />}
      </VisuallyHidden>
    </Section>
  );
}

/** What the steps would save on the visitor's pay, or on the example's, if nothing is saved yet. Never empty, so that its line stays. */
function Teaser({ calculated }: SimulatorProps) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  const { income, filingStatus, state } = (calculated ?? EXAMPLE).request;
  const saved = useMemo(() => {
    const input = { ...NOTHING_SAVED_YET, income, filingStatus, state };
    return income < MINIMUM_INCOME ? 0 : priceByLaw(input, simulate(input).recommendations).potentialSavings;
  }, [income, filingStatus, state]);
  const outcome = Math.round(saved) > 0 ? 'yours' : 'none';
  return <Lead>{t(`teaser.${calculated ? outcome : 'example'}`, { income: money(income), saved: money(saved) })}</Lead>;
}

const Lead = styled.p`
  font-size: ${fontSize.l};
  font-weight: 600;
  text-wrap: balance;
`;

function Announcement({ simulation: { official } }: { readonly simulation: Simulation }) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  return t('results.hero', { figure: money(official.potentialSavings) });
}
