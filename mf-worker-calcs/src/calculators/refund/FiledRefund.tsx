import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { MOST_DEPENDENTS } from '@bracketwise/contract/household';
import type { TaxYear } from '@bracketwise/contract/years';
import { AsFiled } from '@bracketwise/shared-ui/calculator';
import { returnAsFiled } from '@bracketwise/tax-engine';
import type { FiledRefundProps } from './as-filed-on-demand.ts';
import type { RefundValues } from './form.ts';
import { CHILD } from './official.ts';

export function FiledRefund({ values, medicareWithheld }: FiledRefundProps) {
  const filed = refundAsFiled(values, medicareWithheld);
  return filed && <AsFiled {...filed} />;
}

/** The federal return of the official answer. */
const refundAsFiled = (
  { taxYear, filingStatus, grossIncome, children, federalWithholding, estimatedPayments }: RefundValues,
  medicareWithheld: number,
) =>
  returnAsFiled(
    undefined,
    {
      taxYear: Number(taxYear) as TaxYear,
      filingStatus: FILING_STATUS_OF[filingStatus],
      wages: Math.max(0, grossIncome),
      dependentAges: Array.from({ length: Math.min(children, MOST_DEPENDENTS) }, () => CHILD),
    },
    { withheld: federalWithholding + medicareWithheld, estimated: estimatedPayments },
    { deduction: 'standard' },
  );
