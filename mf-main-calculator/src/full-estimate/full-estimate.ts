/** What the page shows for a household: its return, and how much each choice changes it. This module computes no tax. */
import type { Household } from '@bracketwise/contract/household';
import { CREDITS_AGAINST_TAX, REFUNDED_CREDITS, type ExplanationSection } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { keptParts } from '@bracketwise/shared-ui/charts';
import type { ExplanationProps } from '@bracketwise/shared-ui/explanation';
import { shownSums } from '@bracketwise/shared-ui/format';
import {
  assumedJobs,
  type Assumption,
  assumptionsOf,
  changesNearby,
  effectOf,
  type MarginalRate,
  marginalRates,
  type NearbyChange,
  roundToCents,
  savedAsHeadOfHousehold,
  type StateLaw,
  type TaxReturn,
  taxReturnWith,
  type WhatIf,
  whatIfs,
  type WithholdingCheck,
  withholdingCheck,
  withPartsLimited,
} from '@bracketwise/tax-engine';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { FIRST_FILED_YEAR } from '@bracketwise/tax-engine/law/federal/published-forms';
import { CHOICES, earnsWages, isAsked, isChosen, type Choice } from './choices.ts';
import { householdOf } from './answered-household.ts';
import { columnOf, type Answers } from './household-draft.ts';
import type { Laws } from './laws.ts';
import { householdUnder, householdWithout, isRefused } from './places.ts';

/** The additional income whose tax the page shows, in US dollars: enough to level out the steps of credits. */
export const NEXT_DOLLARS = 1_000;

export interface FullEstimate extends Money {
  readonly taxes: TaxReturn;
  /** Whether a chosen place has no confirmed figures, so that its tax is left out. */
  readonly placeRefused: boolean;
  /** What the figures take for granted, and what the lines for Form W-4 do. */
  readonly assumptions: readonly Assumption[];
  readonly jobs: Assumption;
  /** Social Security and Medicare taxes on wages and self-employment, and the state's payroll levies. */
  readonly payroll: number;
  /** How much each choice changes all taxes; choices without effect are left out. */
  readonly effects: Readonly<Partial<Record<Choice, number>>>;
  /** What the next `NEXT_DOLLARS` of each kind of income cost; empty for a year with several states. */
  readonly rates: readonly MarginalRate[];
  /** The one of these for the household's own kind of income: what the headline prices. */
  readonly next?: MarginalRate | undefined;
  /** What a head of household would pay less, for a single filer with a child. US dollars. */
  readonly savedAsHead: number;
  /** Refund or amount due at filing; undefined without the choice. */
  readonly withholding?: WithholdingCheck;
}

/** What a household has in a year. US dollars. */
export interface Money {
  /** Money that came in. A loss is not pay: it lowers taxes, but not this. */
  readonly income: number;
  /** The income minus all taxes. */
  readonly kept: number;
  /** What businesses, and what sales of investments, lost. */
  readonly businessLoss: number;
  readonly capitalLoss: number;
  /** What rents and partnerships lost. */
  readonly rentsLoss: number;
}

export function moneyOf(household: Household, { netIncome, totalTax }: TaxReturn): Money {
  const { selfEmploymentProfit = 0, spouseSelfEmploymentProfit = 0, shortTermGain = 0, longTermGain = 0 } = household;
  const { rentalIncome = 0, partnershipIncome = 0 } = household;
  const businessLoss = roundToCents(Math.max(0, -selfEmploymentProfit - spouseSelfEmploymentProfit));
  const capitalLoss = roundToCents(Math.max(0, -shortTermGain - longTermGain));
  const rentsLoss = roundToCents(Math.max(0, -rentalIncome) + Math.max(0, -partnershipIncome));
  const kept = roundToCents(netIncome + businessLoss + capitalLoss + rentsLoss);
  return { income: roundToCents(kept + totalTax), kept, businessLoss, capitalLoss, rentsLoss };
}

/** @param today - decides which payments are still to come */
export function fullEstimate(laws: Laws, answers: Answers, today = new Date()): FullEstimate {
  const { law, severalStates } = laws;
  const household = householdUnder(law, answers, severalStates);
  const taxes = taxReturnWith(law, household, severalStates);
  const changing = CHOICES.filter((choice) => choice !== 'withheld' && isChosen(choice, answers));
  const effects = changing.map(
    (choice) =>
      [
        choice,
        effectOf(law, withPartsLimited(householdWithout(law, answers, choice, severalStates)), household, severalStates).total,
      ] as const,
  );
  const rates = severalStates ? [] : marginalRates(law, household, NEXT_DOLLARS);
  const own = ownIncome(household);
  const { selfEmploymentTax, socialSecurity, medicare, additionalMedicare, payrollLevies } = taxes;
  return {
    taxes,
    placeRefused: isRefused(law, householdOf(answers), severalStates),
    ...moneyOf(household, taxes),
    assumptions: assumptionsOf(household, taxes),
    jobs: assumedJobs(household),
    payroll: roundToCents(selfEmploymentTax + socialSecurity + medicare + additionalMedicare + payrollLevies),
    effects: Object.fromEntries(effects),
    rates,
    next: rates.find(({ kind }) => kind === own),
    savedAsHead: severalStates
      ? 0
      : savedAsHeadOfHousehold(household, (filingStatus) => taxReturnWith(law, { ...household, filingStatus }).totalTax),
    ...(isChosen('withheld', answers) && { withholding: checkOf(laws, answers, household, today) }),
  };
}

/** The fields of each kind of income whose next dollars have a price. Somebody with Social Security alone can only take more from savings. */
const INCOME_FIELDS: Readonly<Record<MarginalRate['kind'], readonly (keyof Household)[]>> = {
  wages: ['wages', 'spouseWages'],
  selfEmploymentProfit: ['selfEmploymentProfit', 'spouseSelfEmploymentProfit'],
  // IRA distributions are a part of the pension income.
  pensionIncome: ['pensionIncome', 'spousePensionIncome', 'socialSecurityBenefits', 'spouseSocialSecurityBenefits'],
  // Ordinary dividends are taxed as interest is, and qualified ones as long-term gains.
  taxableInterest: ['taxableInterest', 'nonqualifiedDividends'],
  longTermGain: ['longTermGain', 'qualifiedDividends'],
};

/** The kind of income of which the household has most, or wages if it has none with a price, such as rent alone. */
function ownIncome(household: Household): MarginalRate['kind'] {
  let [own, most]: [MarginalRate['kind'], number] = ['wages', 0];
  for (const [kind, fields] of Object.entries(INCOME_FIELDS) as [MarginalRate['kind'], readonly (keyof Household)[]][]) {
    const amount = fields.reduce((sum, field) => sum + Math.max(0, Number(household[field] ?? 0)), 0);
    if (amount > most) [own, most] = [kind, amount];
  }
  return own;
}

/** The page computes this after the answer, because it takes a hundred more returns. */
export interface Outlook {
  /** Incomes nearby where a little more costs more than the rate. */
  readonly nearby: readonly NearbyChange[];
  /** What can still be done this year; empty for a past year. */
  readonly whatIfs: readonly WhatIf[];
}

/** @param today - decides what can still be done this year */
export function outlookOf(law: StateLaw, answers: Answers, today = new Date()): Outlook {
  const household = householdUnder(law, answers);
  return { nearby: changesNearby(law, household), whatIfs: stillPossible(law, answers, household, today) };
}

/** Whether the state taxes income. Washington's tax on gains is there only if it is owed. */
export const hasStateTax = ({ lines, stateTax }: TaxReturn): boolean =>
  stateTax !== undefined && (stateTax !== 0 || !lines.some(({ label }) => label === 'noIncomeTax'));

/** Whether the page knows the line numbers of the year's Form 1040. */
export const hasFiledForm = ({ taxYear }: TaxReturn): boolean => taxYear >= FIRST_FILED_YEAR;

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

function checkOf({ law, severalStates }: Laws, answers: Answers, household: Household, today: Date): WithholdingCheck {
  const { taxYear, filingStatus, lastYearTax, lastYearIncome = 0 } = answers;
  const { highIncome } = estimatedTaxSafeHarbor[taxYear].value;
  const isOver = today.getTime() >= Date.UTC(taxYear + 1, 0, 1);
  const request = {
    withheldFederal: answers.federalWithheld ?? 0,
    withheldState: answers.stateWithheld ?? 0,
    estimatedPayments: answers.estimatedPayments,
    payPeriodsLeft: isOver || !isAsked('paychecksLeft', answers) ? 0 : answers.paychecksLeft,
    payPeriodsInYear: answers.paychecksInYear,
    today,
    targetRefund: isAsked('targetRefund', answers) ? answers.targetRefund : 0,
    ...(lastYearTax !== undefined &&
      isAsked('lastYearTax', answers) && {
        lastYear: { tax: lastYearTax, highIncome: lastYearIncome > highIncome[columnOf(filingStatus)] },
      }),
  };
  return withholdingCheck(law, household, request, severalStates);
}

/** Whether the withholding is known: entered, by the tables, or none because nobody pays wages. */
export const knowsWithholding = (answers: Answers, { byTables }: WithholdingCheck) => ({
  federal: answers.federalWithheld !== undefined || answers.estimatedPayments > 0 || byTables || !earnsWages(answers),
  state: answers.stateWithheld !== undefined,
});

/** Whether a later year may use a part of a business loss. Wages take it up first. 26 U.S.C. §§ 172(c), (d)(4), 461(l)(2). */
export const hasBusinessLossLeft = ({ wages, spouseWages }: Answers, { taxes, businessLoss }: FullEstimate): boolean =>
  (taxes.taxableIncome === 0 && businessLoss > wages + spouseWages) || taxes.lines.some(({ label }) => label === 'excessBusinessLoss');

/** What of a loss of rents and partnerships waits for later years. 26 U.S.C. § 469(b). */
export const passiveLossLeft = ({ taxes }: FullEstimate): number =>
  taxes.lines.find(({ label }) => label === 'suspendedPassiveLoss')?.amount ?? 0;

/** What of capital losses, of this year or earlier ones, the next year can still use. US dollars. 26 U.S.C. § 1212(b). */
export const capitalLossLeft = ({ taxes: { shortTermLossLeft, longTermLossLeft } }: FullEstimate) => ({
  shortTerm: shortTermLossLeft,
  longTerm: longTermLossLeft,
  total: roundToCents(shortTermLossLeft + longTermLossLeft),
});

/** Where the money comes from and where it goes; both add up to the same, exactly and in whole dollars. */
export function dollarFlow({ taxes, payroll, income, kept }: FullEstimate) {
  const { federalIncomeTax: federal, stateTax = 0, localTax = 0, socialSecurity, payrollLevies: levies } = taxes;
  const medicare = roundToCents(taxes.medicare + taxes.additionalMedicare);
  const stateAndLocal = roundToCents(stateTax + localTax);
  const comesIn = [
    { key: 'income' as const, value: income },
    { key: 'federalCredits' as const, value: -federal },
    { key: 'stateCredits' as const, value: -stateAndLocal },
    { key: 'savings' as const, value: -kept },
  ].filter(({ value }) => value > 0);
  const parts = keptParts({
    net: kept,
    federal,
    socialSecurity,
    medicare,
    earnings: taxes.selfEmploymentTax > 0 ? roundToCents(payroll - socialSecurity - medicare - levies) : undefined,
    levies,
    state: taxes.stateTax === undefined && taxes.localTax === undefined ? undefined : stateAndLocal,
  }).filter(({ value }) => value >= 0);
  const total = roundToCents(comesIn.reduce((sum, { value }) => sum + value, 0));
  const taxParts = parts.filter(({ key }) => key !== 'net');
  const tax = roundToCents(taxParts.reduce((sum, { value }) => sum + value, 0));
  const amounts = [{ key: 'total', value: total }, { key: 'tax', value: tax }, ...comesIn, ...parts].map(
    ({ key, value }): [string, number] => [key, value],
  );
  const shown = shownSums<string>(Object.fromEntries(amounts), [
    ['total', comesIn.map(({ key }) => key)],
    // The headline shows what is kept alone.
    ['total', ['net', 'tax'], 'net'],
    ['tax', taxParts.map(({ key }) => key), 'state'],
  ]);
  return {
    total: shown['total'] ?? 0,
    comesIn: comesIn.map((part) => ({ ...part, shown: shown[part.key] ?? 0 })),
    parts: parts.map((part) => ({ ...part, shown: shown[part.key] ?? 0 })),
  };
}

/**
 * The worksheet's sections, each with the tax its lines add up to.
 * @param nameOf - the name of a state in the page's language
 */
export function explainedSections({ taxes, payroll }: FullEstimate, nameOf: (state: StateCode) => string): ExplanationProps['sections'] {
  const totals: readonly (readonly [ExplanationSection, number | undefined])[] = [
    ['federal', taxes.federalIncomeTax],
    ['payroll', payroll],
    ['state', taxes.stateTax],
    ['local', taxes.localTax],
  ];
  return totals.flatMap(([key, total]): ExplanationProps['sections'] => {
    if (total === undefined) return [];
    if (key === 'state' && taxes.states)
      return taxes.states.map(({ state, tax = 0, lines }) => ({ key, total: tax, lines, state: nameOf(state) }));
    return [{ key, total, lines: taxes.lines.filter(({ section }) => section === key) }];
  });
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
  'excessAdvancePremiumCredit',
  ...CREDITS_AGAINST_TAX,
  'netInvestmentIncomeTax',
  ...REFUNDED_CREDITS,
  'federalIncomeTax',
  'selfEmploymentTax',
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  'payrollLevies',
  'stateTaxBeforeRefundable',
  'stateRefundableCredits',
  'stateTax',
  'localTax',
] as const satisfies readonly (keyof TaxReturn)[];
export type Figure = (typeof FIGURES)[number];

/** Figures that are the total of those before them. */
export const TOTALS: ReadonlySet<Figure> = new Set<Figure>(['taxableIncome', 'federalIncomeTax', 'stateTax']);
