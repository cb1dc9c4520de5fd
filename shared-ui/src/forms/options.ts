/** Options that many forms have, in the page's language. */
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { useTranslation } from 'react-i18next';
import { alphabetically } from '../format/alphabetically.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The 50 states and the District of Columbia, or some of them, by name. */
export function useStateOptions(codes: readonly StateCode[] = STATE_CODES): readonly Option<StateCode>[] {
  const { t } = useTranslation('common');
  return codes.map((value) => ({ value, label: t(`states.${value}`) })).sort((a, b) => alphabetically(a.label, b.label));
}

export function useFilingStatusOptions(): readonly Option<FilingStatus>[] {
  const { t } = useTranslation('common');
  return FILING_STATUSES.map((value) => ({ value, label: t(`filingStatus.${value}`) }));
}
