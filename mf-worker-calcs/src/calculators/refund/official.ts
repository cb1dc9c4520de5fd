/** The official answer of the refund calculator. All income counts as wages of one earner. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { type Household, MOST_DEPENDENTS } from '@bracketwise/contract/household';
import type { TaxYear } from '@bracketwise/contract/years';
import type { PlaceInputs } from '@bracketwise/shared-ui/calculator';
import {
  type HomePlace,
  householdTax,
  type HouseholdTax,
  type HouseholdTaxRequest,
  roundToCents,
  type StateLaw,
} from '@bracketwise/tax-engine';
import type { RefundValues } from './form.ts';

export interface OfficialRefund extends HouseholdTax {
  /** Withholding and advance payments, in US dollars. */
  readonly totalPayments: number;
  /** State withholding if no state is given; not part of the balance. */
  readonly heldBack: number;
  /** The local tax that is settled on its own return; not part of the balance. US dollars. */
  readonly localTaxApart: number;
  /** The tax on the state's return while the state's withholding is missing; not part of the balance. US dollars. */
  readonly stateApart: number;
  /** What the federal return pays back; an amount owed is negative. US dollars. */
  readonly federalBalance: number;
  /** The refund, of both returns if the state's withholding is known; an amount owed is negative. US dollars. */
  readonly balance: number;
  /** What a head of household would pay less; zero for a filer who is not single or has no child. US dollars. */
  readonly savedAsHead: number;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
}

export function officialRefund(
  inputs: Omit<RefundValues, 'state' | keyof PlaceInputs>,
  state: StateLaw | undefined,
  place: HomePlace = {},
): OfficialRefund {
  const wages = Math.max(0, inputs.grossIncome);
  const household: HouseholdTaxRequest = {
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    wages,
    children: Math.min(inputs.children, MOST_DEPENDENTS),
    state,
    place,
  };
  const tax = householdTax(household);
  const mayBeHead = inputs.filingStatus === 'single' && inputs.children > 0;
  const totalPayments = inputs.federalWithholding + inputs.estimatedPayments + inputs.stateWithholding;
  const heldBack = state ? 0 : inputs.stateWithholding;
  const onStateReturn = (tax.state?.tax ?? 0) + tax.localTaxOnStateReturn;
  const stateApart = inputs.stateWithholding === 0 ? roundToCents(Math.max(0, onStateReturn)) : 0;
  return {
    ...tax,
    totalPayments,
    heldBack,
    localTaxApart: roundToCents((tax.localTax ?? 0) - tax.localTaxOnStateReturn),
    stateApart,
    federalBalance: inputs.federalWithholding + inputs.estimatedPayments - tax.federalTax,
    balance: totalPayments - heldBack - tax.totalTax + stateApart,
    savedAsHead: mayBeHead ? roundToCents(tax.totalTax - householdTax({ ...household, filingStatus: 'headOfHousehold' }).totalTax) : 0,
    effectiveRate: wages === 0 ? 0 : (tax.totalTax / wages) * 100,
  };
}

/** An age at which the form counts a child. */
export const CHILD = 10;

/** The household, with the fields that the page asks for. It asks for both spouses' wages as one sum. */
export const householdOf = ({ taxYear, filingStatus, grossIncome, state, children }: RefundValues): Household => ({
  taxYear: Number(taxYear) as TaxYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  ...(state !== 'other' && { state }),
  wages: grossIncome,
  spouseWages: 0,
  dependentAges: children > 0 ? [CHILD] : [],
});
