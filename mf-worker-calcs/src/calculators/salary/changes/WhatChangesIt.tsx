import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangesProps } from './Changes.tsx';
import { salaryChangesWords } from './changes-words.ts';

/** The table, which loads and is computed when a visitor asks for it. */
export const changesSection = deferredSection<ChangesProps>({
  namespace: 'salary-changes',
  words: salaryChangesWords,
  load: async () => (await import('./Changes.tsx')).Changes,
});

/** A folded card: what a raise, a bonus or a baby would change. */
export function WhatChangesIt(props: ChangesProps) {
  const { t } = useTranslation('salary-paychecks');
  const [open, setOpen] = useState(false);
  return (
    <Disclosed summary={t('summaries.changes')} open={open} onToggle={setOpen}>
      {open && <changesSection.Section {...props} />}
    </Disclosed>
  );
}
