import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Section } from '@bracketwise/shared-ui/layout/Section';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
        <SimulatorForm onRun={run} teaser={<Teaser calculated={calculated} />} />
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
  return t(`teaser.${calculated ? outcome : 'example'}`, { income: money(income), saved: money(saved) });
}

function Announcement({ simulation: { official } }: { readonly simulation: Simulation }) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  return t('results.hero', { figure: money(official.potentialSavings) });
}
