import { AsFiled } from '@bracketwise/shared-ui/calculator';
import { useMemo } from 'react';
import { filedReturn } from './filed-return.ts';
import type { FiledProps } from './form-1040-on-demand.ts';

export function AsFiledLine({ law, severalStates, answers, estimate }: FiledProps) {
  const filed = useMemo(() => filedReturn({ law, severalStates, answers, estimate }), [law, severalStates, answers, estimate]);
  return filed && <AsFiled {...filed} />;
}
