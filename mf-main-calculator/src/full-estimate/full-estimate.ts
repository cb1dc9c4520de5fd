/** What the page answers for a household: its return, and what each answer changes in it. It computes no tax. */
import {
  changesNearby,
  effectOf,
  type ExplanationSection,
  type MarginalRate,
  marginalRates,
  type NearbyChange,
  roundToCents,
  type StateLaw,
  TAX_YEARS,
  type TaxReturn,
  taxReturnWith,
  type WhatIf,
  whatIfs,
  type WithholdingCheck,
  withholdingCheck,
} from '@bracketwise/tax-engine';
import { CHOICES, isChosen, type Choice } from './choices.ts';
import { householdOf, without, type Answers } from './household-draft.ts';

export interface FullEstimate {
  readonly taxes: TaxReturn;
  /** All income in money. */
  readonly income: number;
  /** Social Security and Medicare of wages and self-employment. */
  readonly payroll: number;
  /** What each choice changes in all taxes; those that change no tax are not in it. */
  readonly effects: Readonly<Partial<Record<Choice, number>>>;
  /** What the next hundred dollars of each income cost. */
  readonly rates: readonly MarginalRate[];
  /** Where a little more income costs more than the rate says. */
  readonly nearby: readonly NearbyChange[];
  /** What can still be done in the year in progress; nothing in a year that is over. */
  readonly whatIfs: readonly WhatIf[];
  /** What is paid back or owed when the return is filed; absent without the choice. */
  readonly withholding?: WithholdingCheck;
}

export function fullEstimate(law: StateLaw, answers: Answers): FullEstimate {
  const household = householdOf(answers);
  const taxes = taxReturnWith(law, household);
  const changing = CHOICES.filter((choice) => choice !== 'withheld' && isChosen(choice, answers));
  const effects = changing.map((choice) => [choice, effectOf(law, householdOf(without(answers, choice)), household).total] as const);
  const { selfEmploymentTax, socialSecurity, medicare, additionalMedicare } = taxes;
  return {
    taxes,
    income: roundToCents(taxes.netIncome + taxes.totalTax),
    payroll: roundToCents(selfEmploymentTax + socialSecurity + medicare + additionalMedicare),
    effects: Object.fromEntries(effects),
    rates: marginalRates(law, household),
    nearby: changesNearby(law, household),
    whatIfs: answers.taxYear === TAX_YEARS.at(-1) ? whatIfs(law, household) : [],
    ...(isChosen('withheld', answers) && {
      withholding: withholdingCheck(law, household, {
        withheldFederal: answers.federalWithheld,
        withheldState: answers.stateWithheld,
        estimatedPayments: answers.estimatedPayments,
        payPeriodsLeft: answers.paychecksLeft,
        payPeriodsInYear: answers.paychecksInYear,
      }),
    }),
  };
}

/** Where the income goes; credits that are paid out are part of what is kept. */
export const dollarParts = ({ taxes, payroll }: FullEstimate) => {
  const medicare = roundToCents(taxes.medicare + taxes.additionalMedicare);
  return [
    { key: 'net', value: Math.max(0, taxes.netIncome) },
    { key: 'federal', value: Math.max(0, taxes.federalIncomeTax) },
    { key: 'socialSecurity', value: taxes.socialSecurity },
    { key: 'medicare', value: medicare },
    ...(taxes.selfEmploymentTax > 0 ? [{ key: 'earnings', value: roundToCents(payroll - taxes.socialSecurity - medicare) }] : []),
    ...(taxes.stateTax === undefined ? [] : [{ key: 'state', value: Math.max(0, taxes.stateTax) }]),
  ];
};

/** The worksheet's parts, each with the tax its lines sum to. */
export function explainedSections({ taxes, payroll }: FullEstimate) {
  const totals: readonly (readonly [ExplanationSection, number | undefined])[] = [
    ['federal', taxes.federalIncomeTax],
    ['payroll', payroll],
    ['state', taxes.stateTax],
  ];
  return totals.flatMap(([key, total]) =>
    total === undefined ? [] : [{ key, total, lines: taxes.lines.filter(({ section }) => section === key) }],
  );
}

/** The lines of the return that a page names, in the order of the forms; those that are zero say nothing. */
export const FIGURES = [
  'adjustedGrossIncome',
  'taxableSocialSecurity',
  'deduction',
  'seniorDeduction',
  'qualifiedBusinessIncomeDeduction',
  'taxableIncome',
  'regularTax',
  'alternativeMinimumTax',
  'dependentCareCredit',
  'elderlyCredit',
  'childTaxCredit',
  'netInvestmentIncomeTax',
  'additionalChildTaxCredit',
  'earnedIncomeCredit',
  'federalIncomeTax',
  'selfEmploymentTax',
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  'stateTaxBeforeRefundable',
  'stateRefundableCredits',
  'stateTax',
] as const satisfies readonly (keyof TaxReturn)[];
export type Figure = (typeof FIGURES)[number];

/** Figures that sum up those before them. */
export const TOTALS: ReadonlySet<Figure> = new Set<Figure>(['taxableIncome', 'federalIncomeTax', 'stateTax']);
