/** Options that many forms have, in the page's language. */
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { alphabetically } from '../format/alphabetically.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The 50 states and the District of Columbia, or some of them, by name. The list is that of the texts, which pages have anyway. */
export function useStateOptions(codes?: readonly StateCode[]): readonly Option<StateCode>[] {
  const { t } = useTranslation('common');
  // Not again for each key that is typed, because it reads 51 texts.
  return useMemo(() => {
    const names = t('states', { returnObjects: true }) as unknown as Readonly<Record<StateCode, string>>;
    return (codes ?? (Object.keys(names) as StateCode[]))
      .map((value) => ({ value, label: names[value] }))
      .sort((a, b) => alphabetically(a.label, b.label));
  }, [t, codes]);
}

export function useFilingStatusOptions(): readonly Option<FilingStatus>[] {
  const { t } = useTranslation('common');
  return FILING_STATUSES.map((value) => ({ value, label: t(`filingStatus.${value}`) }));
}
