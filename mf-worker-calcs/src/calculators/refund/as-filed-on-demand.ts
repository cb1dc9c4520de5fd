/** Loads the federal return as it is filed, because the printed tables are not part of the first answer. */
import { asFiledSection } from '@bracketwise/shared-ui/calculator/as-filed-on-demand';
import type { RefundValues } from './form.ts';

export interface FiledRefundProps {
  readonly values: RefundValues;
}

export const filedRefund = asFiledSection<FiledRefundProps>(
  async () => (await import(/* webpackChunkName: "refund-as-filed" */ './FiledRefund.tsx')).FiledRefund,
);
