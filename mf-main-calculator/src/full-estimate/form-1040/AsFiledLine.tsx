import { AsFiled } from '@bracketwise/shared-ui/calculator/AsFiled';
import { useMemo } from 'react';
import { filedReturn } from './filed-return.ts';
import type { FiledProps } from './form-1040-on-demand.ts';

export function AsFiledLine({ law, answers, estimate }: FiledProps) {
  const filed = useMemo(() => filedReturn({ law, answers, estimate }), [law, answers, estimate]);
  return filed && <AsFiled {...filed} />;
}
