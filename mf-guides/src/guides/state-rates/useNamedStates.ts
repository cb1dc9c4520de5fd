import { useStatesQuery, type StateSummary } from '@bracketwise/shared-ui/api/states';
import { alphabetically } from '@bracketwise/shared-ui/format/alphabetically';
import { STATE_CODES } from '@bracketwise/tax-engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A state with its name in the page's language. The rates are undefined until the answer arrives. */
export interface NamedState {
  readonly code: string;
  readonly name: string;
  readonly rates: StateSummary | undefined;
}

/** All states, sorted by name. */
export function useNamedStates(): readonly NamedState[] {
  const { t } = useTranslation('common');
  const { data } = useStatesQuery();
  return useMemo(
    () =>
      STATE_CODES.map((code) => ({ code, name: t(`states.${code}`), rates: data?.find((state) => state.code === code) })).toSorted((a, b) =>
        alphabetically(a.name, b.name),
      ),
    [t, data],
  );
}
