import { returnAsFiled, type ReturnAsFiled } from '@bracketwise/tax-engine';
import { knowsWithholding } from '../full-estimate.ts';
import { householdUnder } from '../places.ts';
import type { FiledProps } from './form-1040-on-demand.ts';

/** The federal return of the answers; undefined in years whose form has other lines. */
export function filedReturn({ law, severalStates, answers, estimate: { withholding } }: FiledProps): ReturnAsFiled | undefined {
  const payments =
    withholding && knowsWithholding(answers, withholding).federal
      ? { withheld: withholding.federal.withheld, estimated: answers.estimatedPayments }
      : undefined;
  return returnAsFiled(law, householdUnder(law, answers, severalStates), payments, {}, severalStates);
}
