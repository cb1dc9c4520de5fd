import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoStatesProps } from './TwoStates.tsx';
import { twoStatesWords } from './two-states-words.ts';

/** The questions and their answer, which load when a visitor asks for them. */
const twoStatesSection = deferredSection<TwoStatesProps>({
  namespace: 'salary-two-states',
  words: twoStatesWords,
  load: async () => (await import('./TwoStates.tsx')).TwoStates,
});

/** A folded card: what a move or work in another state changes. */
export function TwoStatesOnDemand(props: TwoStatesProps) {
  const { t } = useTranslation('salary-paychecks');
  const [open, setOpen] = useState(false);
  return (
    <Disclosed summary={t('twoStates')} open={open} onToggle={setOpen}>
      {open && <twoStatesSection.Section {...props} />}
    </Disclosed>
  );
}
