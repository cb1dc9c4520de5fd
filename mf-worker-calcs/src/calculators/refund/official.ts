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
  savedAsHeadOfHousehold,
  type StateLaw,
} from '@bracketwise/tax-engine';
import type { RefundValues } from './form.ts';

export interface OfficialRefund extends HouseholdTax {
  /** Additional Medicare Tax minus what the employer withholds for it; negative if that is more. US dollars. */
  readonly medicareDue: number;
  /** Withholding and advance payments, with what the employer withheld too much for the Additional Medicare Tax. US dollars. */
  readonly totalPayments: number;
  /** State withholding if no state is given; not part of the balance. */
  readonly heldBack: number;
  /** The local tax that is settled on its own return; not part of the balance. US dollars. */
  readonly localTaxApart: number;
  /** What the state's return owes if no state withholding is given; not part of the balance. US dollars. */
  readonly stateApart: number;
  /** What the returns in the balance owe before payments. US dollars. */
  readonly taxDue: number;
  /** What the other returns in the balance pay out before payments. US dollars. */
  readonly creditsPaid: number;
  /** What the federal return pays back; an amount owed is negative. US dollars. */
  readonly federalBalance: number;
  /**
   * The refund; an amount owed is negative. It includes the state's return if state withholding is given, or if that return pays out credits
   * without any. US dollars.
   */
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
  const medicareDue = roundToCents(tax.additionalMedicare - tax.additionalMedicareWithheld);
  const [notWithheld, overWithheld] = [Math.max(0, medicareDue), Math.max(0, -medicareDue)];
  const federalDue = roundToCents(tax.federalTax + notWithheld);
  const totalTax = roundToCents(tax.totalTax + notWithheld);
  const federalPayments = inputs.federalWithholding + inputs.estimatedPayments + overWithheld;
  const totalPayments = federalPayments + inputs.stateWithholding;
  const heldBack = state ? 0 : inputs.stateWithholding;
  const onStateReturn = (tax.state?.tax ?? 0) + tax.localTaxOnStateReturn;
  const stateApart = inputs.stateWithholding === 0 ? roundToCents(Math.max(0, onStateReturn)) : 0;
  const returns = [federalDue, onStateReturn - stateApart];
  const sumOver = (amounts: readonly number[]) => roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));
  return {
    ...tax,
    totalTax,
    medicareDue,
    totalPayments,
    heldBack,
    localTaxApart: roundToCents((tax.localTax ?? 0) - tax.localTaxOnStateReturn),
    stateApart,
    taxDue: sumOver(returns.filter((due) => due > 0)),
    creditsPaid: -sumOver(returns.filter((due) => due < 0)),
    federalBalance: roundToCents(federalPayments - federalDue),
    balance: roundToCents(totalPayments - heldBack - totalTax + stateApart),
    savedAsHead: savedAsHeadOfHousehold(householdOf(inputs), (filingStatus) => householdTax({ ...household, filingStatus }).totalTax),
    effectiveRate: wages === 0 ? 0 : (totalTax / wages) * 100,
  };
}

/** An age at which the form counts a child. */
export const CHILD = 10;

/** The household, with the fields that the page asks for. It asks for both spouses' wages as one sum. */
export const householdOf = ({
  taxYear,
  filingStatus,
  grossIncome,
  state = 'other',
  children,
}: Omit<RefundValues, 'state' | keyof PlaceInputs> & Partial<Pick<RefundValues, 'state'>>): Household => ({
  taxYear: Number(taxYear) as TaxYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  ...(state !== 'other' && { state }),
  wages: grossIncome,
  spouseWages: 0,
  dependentAges: children > 0 ? [CHILD] : [],
});
