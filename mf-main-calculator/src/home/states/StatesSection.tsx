import { Section } from '@bracketwise/shared-ui/layout/Section';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { useTranslation } from 'react-i18next';
import { AllStates } from './AllStates.tsx';
import { SixStates } from './SixStates.tsx';
import type { StatesProps } from './States.tsx';

export function StatesSection({ calculated }: StatesProps) {
  const { t } = useTranslation('comparison');
  return (
    <Section id="states" heading={t('heading')} lead={t('lead')}>
      <Stack $gap="l">
        <SixStates />
        <AllStates calculated={calculated} />
      </Stack>
    </Section>
  );
}
