import { Section, Stack } from '@bracketwise/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AllStates } from './AllStates.tsx';
import { SixStates } from './SixStates.tsx';
import type { StatesProps } from './States.tsx';

export function StatesSection({ calculated }: StatesProps) {
  const { t } = useTranslation('comparison');
  return (
    <Section id="states" heading={t('heading')}>
      <Stack>
        <SixStates />
        <AllStates calculated={calculated} />
      </Stack>
    </Section>
  );
}
