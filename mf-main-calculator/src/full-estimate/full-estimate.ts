/** What the page shows for a household: its return, and how much each choice changes it. This module computes no tax. */
import {
  CURRENT_TAX_YEAR,
  changesNearby,
  effectOf,
  type ExplanationSection,
  type Household,
  type MarginalRate,
  marginalRates,
  type NearbyChange,
  roundToCents,
  type StateLaw,
  type TaxReturn,
  taxReturnWith,
  type WhatIf,
  whatIfs,
  type WithholdingCheck,
  withholdingCheck,
} from '@bracketwise/tax-engine';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { CHOICES, isAsked, isChosen, type Choice } from './choices.ts';
import { householdOf, householdWithout, type Answers } from './household-draft.ts';

export interface FullEstimate {
  readonly taxes: TaxReturn;
  /** Total money income. */
  readonly income: number;
  /** Social Security and Medicare taxes on wages and self-employment. */
  readonly payroll: number;
  /** How much each choice changes all taxes; choices without effect are left out. */
  readonly effects: Readonly<Partial<Record<Choice, number>>>;
  /** What the next hundred dollars of each kind of income cost. */
  readonly rates: readonly MarginalRate[];
  /** Refund or amount due at filing; undefined without the choice. */
  readonly withholding?: WithholdingCheck;
}

/** @param today - decides which payments are still to come */
export function fullEstimate(law: StateLaw, answers: Answers, today = new Date()): FullEstimate {
  const household = householdOf(answers);
  const taxes = taxReturnWith(law, household);
  const changing = CHOICES.filter((choice) => choice !== 'withheld' && isChosen(choice, answers));
  const effects = changing.map((choice) => [choice, effectOf(law, householdWithout(answers, choice), household).total] as const);
  const { selfEmploymentTax, socialSecurity, medicare, additionalMedicare } = taxes;
  return {
    taxes,
    income: roundToCents(taxes.netIncome + taxes.totalTax),
    payroll: roundToCents(selfEmploymentTax + socialSecurity + medicare + additionalMedicare),
    effects: Object.fromEntries(effects),
    rates: marginalRates(law, household),
    ...(isChosen('withheld', answers) && { withholding: checkOf(law, answers, household, today) }),
  };
}

/** The page computes this after the answer, because it takes a hundred more returns. */
export interface Outlook {
  /** Incomes nearby where a little more costs more than the rate. */
  readonly nearby: readonly NearbyChange[];
  /** What can still be done this year; empty for a past year. */
  readonly whatIfs: readonly WhatIf[];
}

/** @param today - decides what can still be done this year */
export function outlookOf(law: StateLaw, answers: Answers, today: Date): Outlook {
  const household = householdOf(answers);
  return { nearby: changesNearby(law, household), whatIfs: stillPossible(law, answers, household, today) };
}

/** Whether the state taxes income. Washington's tax on gains is there only if it is owed. */
export const hasStateTax = ({ lines, stateTax }: TaxReturn): boolean =>
  stateTax !== undefined && (stateTax !== 0 || !lines.some(({ label }) => label === 'noIncomeTax'));

/** What can still be done this year. Paychecks already received can't be deferred into a 401(k). */
function stillPossible(law: StateLaw, answers: Answers, household: Household, today: Date): readonly WhatIf[] {
  const left = shareLeft(answers, today);
  if (answers.taxYear !== CURRENT_TAX_YEAR || left <= 0) return [];
  const { wages = 0, spouseWages = 0 } = household;
  return whatIfs(law, household, { wagesLeft: Math.floor(wages * left), spouseWagesLeft: Math.floor(spouseWages * left) });
}

/** The share of the year that is left, by remaining paychecks or else by the calendar; 0 for a past year. */
function shareLeft(answers: Answers, today: Date): number {
  const { taxYear, paychecksLeft, paychecksInYear } = answers;
  const start = Date.UTC(taxYear, 0, 1);
  const end = Date.UTC(taxYear + 1, 0, 1);
  const byCalendar = Math.min(1, (end - today.getTime()) / (end - start));
  return byCalendar > 0 && isChosen('withheld', answers) && paychecksLeft > 0 ? paychecksLeft / paychecksInYear : byCalendar;
}

function checkOf(law: StateLaw, answers: Answers, household: Household, today: Date): WithholdingCheck {
  const { taxYear, filingStatus, lastYearTax, lastYearIncome = 0 } = answers;
  const { highIncome } = estimatedTaxSafeHarbor[taxYear].value;
  const isOver = today.getTime() >= Date.UTC(taxYear + 1, 0, 1);
  return withholdingCheck(law, household, {
    withheldFederal: answers.federalWithheld,
    withheldState: answers.stateWithheld,
    estimatedPayments: answers.estimatedPayments,
    payPeriodsLeft: isOver || !isAsked('paychecksLeft', answers) ? 0 : answers.paychecksLeft,
    payPeriodsInYear: answers.paychecksInYear,
    today,
    targetRefund: isAsked('targetRefund', answers) ? answers.targetRefund : 0,
    ...(lastYearTax !== undefined &&
      isAsked('lastYearTax', answers) && { lastYear: { tax: lastYearTax, highIncome: lastYearIncome > highIncome[filingStatus] } }),
  });
}

/** Where the income goes. Refundable credits count as kept. */
export const dollarParts = ({ taxes, payroll }: FullEstimate) => {
  const medicare = roundToCents(taxes.medicare + taxes.additionalMedicare);
  return [
    { key: 'net' as const, value: Math.max(0, taxes.netIncome) },
    { key: 'federal' as const, value: Math.max(0, taxes.federalIncomeTax) },
    { key: 'socialSecurity' as const, value: taxes.socialSecurity },
    { key: 'medicare' as const, value: medicare },
    ...(taxes.selfEmploymentTax > 0 ? [{ key: 'earnings' as const, value: roundToCents(payroll - taxes.socialSecurity - medicare) }] : []),
    ...(taxes.stateTax === undefined ? [] : [{ key: 'state' as const, value: Math.max(0, taxes.stateTax) }]),
  ];
};

/** The worksheet's sections, each with the tax its lines add up to. */
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

/** The lines of the return that the page shows, in form order. Zero lines are skipped. */
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

/** Figures that are the total of those before them. */
export const TOTALS: ReadonlySet<Figure> = new Set<Figure>(['taxableIncome', 'federalIncomeTax', 'stateTax']);
