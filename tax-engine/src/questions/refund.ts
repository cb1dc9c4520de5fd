import type { ExplanationLine, FilingStatus, LineLabel, TaxYear, Usd } from '../contract.ts';
import { fileReturns } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import type { QualifyingChildren } from '../rules/child-tax-credit.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateTax } from './foreign-worker.ts';

/** A family that lives on the wages of one earner, and where. US dollars of a year. */
export interface HouseholdTaxRequest extends Pick<QualifyingChildren, 'children' | 'youngChildren'> {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  wages: Usd;
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. */
  state?: StateLaw | undefined;
}

/** Labels that lines of this answer carry in addition to `LINE_LABELS`; pages hold a word for each. */
export const HOUSEHOLD_LINE_LABELS = [
  'childTaxCreditInFull',
  'childTaxCreditPhaseOut',
  'childTaxCredit',
  'additionalChildTaxCredit',
  // What states add for a family that lives on wages.
  'dependentExemption',
  'childDeduction',
  'dependentCredit',
  'familyCredit',
  'salesTaxCredit',
] as const satisfies readonly LineLabel[];

/** Income tax of a family after the credits for children and earnings. Dollars are rounded to cents. */
export interface HouseholdTax {
  taxYear: TaxYear;
  grossIncome: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  incomeTax: Usd;
  /** What the number of children and the income allow. */
  childTaxCreditAllowed: Usd;
  /** The part of it that takes tax away. */
  childTaxCredit: Usd;
  /** The part of it that is refunded. */
  additionalChildTaxCredit: Usd;
  /** Refunded where it exceeds the tax. */
  earnedIncomeCredit: Usd;
  /** After all credits; negative where the refunded credits exceed the tax. */
  federalTax: Usd;
  /** Absent without a state. After all credits: negative where the state pays out more than it takes. */
  state?: StateTax;
  /** Federal tax, and the state's where there is one. */
  totalTax: Usd;
  /** The lines of the sections `federal` and `state` sum to `federalTax` and to the state's tax. */
  lines: readonly ExplanationLine[];
}

/** Any ages of the two groups of children that the request names. */
const AGE = { young: 3, older: 10 };

/**
 * Federal income tax of a household with children, and the state's tax on its wages. Payroll taxes are left out: they are withheld for good.
 * @throws RangeError when an amount, the number of children, the status or the year is outside the contract
 */
export function householdTax({ taxYear, filingStatus, wages, children, youngChildren = 0, state: law }: HouseholdTaxRequest): HouseholdTax {
  if (!(Number.isSafeInteger(children) && children >= 0)) throw new RangeError(`children: no number of children: ${children}`);
  if (!(Number.isSafeInteger(youngChildren) && youngChildren >= 0 && youngChildren <= children))
    throw new RangeError(`youngChildren: no number of young children: ${youngChildren}`);
  const dependentAges = Array.from({ length: children }, (_, index) => (index < youngChildren ? AGE.young : AGE.older));
  const { federal, state } = fileReturns(law, { taxYear, filingStatus, wages, dependentAges }, { stateRefundableCredits: true });
  const stateTax = state?.tax;
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
    totalTax: sumOf(federal.federalIncomeTax, stateTax ?? 0),
    lines: [...federal.federalLines, ...(state?.lines ?? [])],
  };
}
