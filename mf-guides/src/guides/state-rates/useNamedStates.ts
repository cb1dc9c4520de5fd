import type { StateRow } from '@bracketwise/contract/wire';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { useStatesQuery } from '@bracketwise/shared-ui/api';
import { alphabetically } from '@bracketwise/shared-ui/format';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A state with its name in the page's language. The rates are undefined until the answer arrives. */
export interface NamedState {
  readonly code: StateCode;
  readonly name: string;
  readonly rates: StateRow | undefined;
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
