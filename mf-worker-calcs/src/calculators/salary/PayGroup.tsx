import { FoldedFields } from '@bracketwise/shared-ui/calculator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryDraft } from './form.ts';
import { PENSION } from './job-inputs.ts';
import { FREQUENCIES } from './pay-inputs.ts';

interface PayGroupProps {
  readonly title: string;
  readonly names: readonly (keyof SalaryDraft)[];
  /** The key of a field's label. Default: its name. */
  readonly keyOf?: (name: string) => string;
  readonly children: ReactNode;
}

/** A folded group of fields about paychecks. Texts of some load with the fields. */
export function PayGroup(group: PayGroupProps) {
  const { t } = useTranslation('salary');
  const choiceOf = (value: string) => {
    if (value === PENSION) return t('salary-jobs:names.pension');
    return FREQUENCIES.some((frequency) => frequency === value) ? t(`options.payFrequency.${value}`) : undefined;
  };
  return <FoldedFields {...group} words={['salary-jobs']} choiceOf={choiceOf} />;
}
