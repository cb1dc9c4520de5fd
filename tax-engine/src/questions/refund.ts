import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { fileReturns } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import type { QualifyingChildren } from '../rules/child-tax-credit.ts';
import { withheldAdditionalMedicare } from '../rules/payroll-tax.ts';
import type { StateTax } from './foreign-worker.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

/** A family that lives on one earner's wages. US dollars per year. */
export interface HouseholdTaxRequest extends Pick<QualifyingChildren, 'children' | 'youngChildren'>, HomeState {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  wages: Usd;
}

/** A family's income tax after the credits for children and earnings. Dollars are rounded to cents. */
export interface HouseholdTax extends LocalTaxes {
  taxYear: LawYear;
  grossIncome: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  incomeTax: Usd;
  /** The credit for this number of children and income. */
  childTaxCreditAllowed: Usd;
  /** The part of it that reduces the tax. */
  childTaxCredit: Usd;
  /** The part of it that is refunded. */
  additionalChildTaxCredit: Usd;
  /** Refunded to the extent that it exceeds the tax. */
  earnedIncomeCredit: Usd;
  /** After all credits; negative if refundable credits exceed the tax. */
  federalTax: Usd;
  /** After all credits; negative if the state pays out more than it takes. Absent without a state. */
  state?: StateTax;
  /** The part of the local tax that is settled on the state's return. Other places have their own returns. */
  localTaxOnStateReturn: Usd;
  /** Not part of the income tax, but settled on the federal return: Form 8959. */
  additionalMedicare: Usd;
  /** What the employer withholds for it, if one employer pays all the wages. */
  additionalMedicareWithheld: Usd;
  /** Federal income tax and, with a state, its tax with the local tax on its return. */
  totalTax: Usd;
  /** The lines of the sections `federal`, `state` and `local` add up to `federalTax`, the state's tax and the local tax. */
  lines: readonly ExplanationLine[];
}

/** Ages that put a child in one of the request's two groups. */
const AGE = { young: 3, older: 10 };

/**
 * Federal income tax of a household with children, and the state and local tax on its wages. Leaves out other payroll taxes
 * and levies, which are not refunded.
 * @throws RangeError if an amount, the number of children, the status or the year is outside the contract, and for a place without confirmed
 *   figures
 */
export function householdTax(request: HouseholdTaxRequest): HouseholdTax {
  const { taxYear, filingStatus, wages, children, youngChildren = 0 } = request;
  if (!(Number.isSafeInteger(children) && children >= 0)) throw new RangeError(`children: no number of children: ${children}`);
  if (!(Number.isSafeInteger(youngChildren) && youngChildren >= 0 && youngChildren <= children))
    throw new RangeError(`youngChildren: no number of young children: ${youngChildren}`);
  const dependentAges = Array.from({ length: children }, (_, index) => (index < youngChildren ? AGE.young : AGE.older));
  const { federal, state } = fileReturns(
    request.state,
    { taxYear, filingStatus, wages, dependentAges, ...livingIn(request) },
    { deduction: 'standard', stateRefundableCredits: true },
  );
  const stateTax = state?.tax;
  const localTaxOnStateReturn = state?.local?.onStateReturn ?? 0;
  return {
    taxYear,
    grossIncome: federal.wages,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    incomeTax: federal.incomeTaxBeforeCredits,
    childTaxCreditAllowed: federal.childTaxCreditAllowed,
    childTaxCredit: federal.childTaxCredit,
    additionalChildTaxCredit: federal.additionalChildTaxCredit,
    earnedIncomeCredit: federal.earnedIncomeCredit,
    federalTax: federal.federalIncomeTax,
    ...(state && stateTax !== undefined && { state: { code: state.code, provisional: state.provisional, tax: stateTax } }),
    ...localTaxesOf(state),
    localTaxOnStateReturn,
    additionalMedicare: federal.additionalMedicare,
    additionalMedicareWithheld: withheldAdditionalMedicare(federal.wages, taxYear),
    totalTax: sumOf(federal.federalIncomeTax, stateTax ?? 0, localTaxOnStateReturn),
    lines: [...federal.federalLines, ...(state?.lines ?? []), ...(state?.local?.lines ?? [])],
  };
}
