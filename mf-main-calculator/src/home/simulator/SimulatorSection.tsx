import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Section } from '@bracketwise/shared-ui/layout/Section';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { useTranslation } from 'react-i18next';
import { SimulationResults } from './SimulationResults.tsx';
import { SimulatorForm } from './SimulatorForm.tsx';
import { useSimulation, type Simulation } from './useSimulation.ts';

export function SimulatorSection() {
  const { t } = useTranslation('simulator');
  const { simulation, running, run } = useSimulation();
  return (
    <Section id="simulator" calculator="simulator" heading={t('title')} lead={t('lead')}>
      <Stack $gap="l">
        <SimulatorForm onRun={run} />
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
