import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeductionEffectsProps } from './DeductionEffects.tsx';
import { salaryDeductionsWords } from './deductions-words.ts';

/** The tables, which load and are computed when a visitor asks for them. */
export const deductionsSection = deferredSection<DeductionEffectsProps>({
  namespace: 'salary-deductions',
  words: salaryDeductionsWords,
  load: async () => (await import('./DeductionEffects.tsx')).DeductionEffects,
});

/** A folded card: what each deduction saves in which tax. */
export function WhatDeductionsChange(props: DeductionEffectsProps) {
  const { t } = useTranslation('salary-paychecks');
  const [open, setOpen] = useState(false);
  return (
    <Disclosed summary={t('summaries.deductions')} open={open} onToggle={setOpen}>
      {open && <deductionsSection.Section {...props} />}
    </Disclosed>
  );
}
