import { Section, Stack, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { SimulationResults } from './SimulationResults.tsx';
import type { SimulatorProps } from './Simulator.tsx';
import { SimulatorForm } from './SimulatorForm.tsx';
import { useSimulation, type Simulation } from './useSimulation.ts';

export function SimulatorSection({ calculated }: SimulatorProps) {
  const { t } = useTranslation('simulator');
  const { simulation, running, run } = useSimulation();
  return (
    <Section id="simulator" calculator="simulator" heading={t('title')} lead={t('lead')}>
      <Stack $gap="l">
        <SimulatorForm onRun={run} calculated={calculated} />
        {simulation && <SimulationResults simulation={simulation} running={running} />}
      </Stack>
      <VisuallyHidden role="status">
        {running ? t('results.running') : simulation && <Announcement simulation={simulation} />}
      </VisuallyHidden>
    </Section>
  );
}

function Announcement({ simulation: { official } }: { readonly simulation: Simulation }) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  return t('results.hero', { figure: money(official.potentialSavings) });
}
