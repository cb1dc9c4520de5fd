/** Loads the federal return as it is filed, because the printed tables are not part of the first answer. */
import { asFiledSection } from '@bracketwise/shared-ui/calculator';
import type { RefundValues } from './form.ts';

export interface FiledRefundProps {
  readonly values: RefundValues;
  /** On top of the income tax withheld. US dollars. */
  readonly medicareWithheld: number;
}

export const filedRefund = asFiledSection<FiledRefundProps>(async () => (await import('./FiledRefund.tsx')).FiledRefund);
