import { FILING_STATUSES, HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import {
  HOUSEHOLD_FIELDS,
  householdField,
  MOST_DEPENDENTS,
  type Household,
  type HouseholdFieldName,
} from '@bracketwise/contract/household';
import { CREDITS_AGAINST_TAX, REFUNDED_CREDITS } from '@bracketwise/contract/lines';
import { STATE_CODES } from '@bracketwise/contract/states';
import type { Estimate } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import { estimateTax, savedByItemizing, taxReturn, type TaxReturn } from '../src/index.ts';
import type { StateFiling } from '../src/filing.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents, centsOf, stateFiledWithStandard } from './household.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const ANYWHERE = {
  taxYear: fc.constantFrom(...TAX_YEARS),
  state: fc.constantFrom(...STATE_CODES),
  filingStatus: fc.constantFrom(...HOUSEHOLD_FILING_STATUSES),
};
const households = householdsWith(ANYWHERE);
/** Only the filer can be somebody's dependent. */
const couples = householdsWith({ ...ANYWHERE, filingStatus: fc.constant('marriedJoint'), claimedAsDependent: fc.constant(false) });

const RUNS = times(400);

const figuresOf = ({ lines, ...figures }: TaxReturn) => ({ ...figures, sections: lines.length > 0 });

const payrollOf = (result: TaxReturn) =>
  cents(result.socialSecurity) +
  cents(result.medicare) +
  cents(result.additionalMedicare) +
  cents(result.selfEmploymentTax) +
  cents(result.payrollLevies);

test('the lines of every section add up to its tax, and the taxes to the total', () => {
  fc.assert(
    fc.property(households, (asked) => {
      const result = taxReturn(asked);
      const of = (wanted: string) => centsOf(result.lines.filter(({ section }) => section === wanted));
      expect({ federal: of('federal'), payroll: of('payroll'), state: of('state') }).toEqual({
        federal: cents(result.federalIncomeTax),
        payroll: payrollOf(result),
        state: cents(result.stateTax ?? 0),
      });
      expect(cents(result.totalTax)).toBe(cents(result.federalIncomeTax) + payrollOf(result) + cents(result.stateTax ?? 0));
      expect(result.lines.every(({ source }) => source !== '')).toBe(true);
    }),
    RUNS,
  );
});

const MAY_BE_NEGATIVE: ReadonlySet<string> = new Set(['adjustedGrossIncome', 'federalIncomeTax', 'stateTax', 'totalTax', 'netIncome']);

test('only income and refunds can be negative', () => {
  fc.assert(
    fc.property(households, (asked) => {
      const negative = Object.entries(taxReturn(asked)).filter(
        ([name, figure]) => typeof figure === 'number' && figure < 0 && !MAY_BE_NEGATIVE.has(name),
      );
      expect(negative).toEqual([]);
    }),
    RUNS,
  );
});

test('only the credits that the law refunds, in its years, exceed the tax', () => {
  fc.assert(
    fc.property(households, (asked) => {
      const result = taxReturn(asked);
      const sum = (names: readonly (typeof CREDITS_AGAINST_TAX | typeof REFUNDED_CREDITS)[number][]) =>
        names.reduce((total, name) => total + cents(result[name]), 0);
      const beforeCredits = cents(result.regularTax) + cents(result.alternativeMinimumTax) + cents(result.excessAdvancePremiumCredit);
      const left = beforeCredits - sum(CREDITS_AGAINST_TAX);
      // § 21(g) refunds the care credit of 2021 to people who live in the United States.
      expect(left).toBeGreaterThanOrEqual(asked.taxYear === 2021 ? -cents(result.dependentCareCredit) : 0);
      const others = cents(result.netInvestmentIncomeTax) + cents(result.earlyDistributionTax);
      expect(cents(result.federalIncomeTax)).toBe(left + others - sum(REFUNDED_CREDITS));
      if (asked.taxYear < 2025) expect(result.refundableAdoptionCredit).toBe(0);
      if (asked.taxYear > 2021) expect(result.recoveryRebateCredit).toBe(0);
    }),
    RUNS,
  );
});

/** What is the filer's becomes the spouse's, and the reverse. */
function swapped(asked: Household): Household {
  const pairs = HOUSEHOLD_FIELDS.filter((name) => householdField(name).of === 'spouse').map(
    (ofSpouse) => [ofSpouse, ofFiler(ofSpouse)] as const,
  );
  return {
    ...asked,
    ...Object.fromEntries(
      pairs.flatMap(([a, b]) => [
        [a, asked[b]],
        [b, asked[a]],
      ]),
    ),
  };
}

/** The name without `spouse`. */
const ofFiler = (ofSpouse: HouseholdFieldName) =>
  (ofSpouse.charAt('spouse'.length).toLowerCase() + ofSpouse.slice('spouse'.length + 1)) as HouseholdFieldName;

/** Amounts of either spouse. States that tax spouses separately assign them to the filer. */
const ASSIGNED_TO_THE_FILER = [
  'sCorporationProfit',
  'partnershipIncome',
  'gamblingWinnings',
  'unemploymentCompensation',
  'otherIncome',
  'foreignEarnedIncome',
  'iraDeduction',
  'hsaDeduction',
  'studentLoanInterest',
  'alimonyReceived',
  'educatorExpenses',
  'alimonyPaid',
  'savingsPenalty',
  'movingExpenses',
  'selfEmployedHealthInsurance',
  'dependentCareFlexibleSpending',
  'spouseDependentCareFlexibleSpending',
] as const satisfies readonly HouseholdFieldName[];

test('the order of the spouses does not matter on a joint return', () => {
  fc.assert(
    fc.property(couples, (asked) => {
      const alike = { ...asked, ...Object.fromEntries(ASSIGNED_TO_THE_FILER.map((name) => [name, 0])) };
      const [one, other] = [taxReturn(alike), taxReturn(swapped(alike))];
      // In earlier years, state forms cover the filer's wages only.
      if (one.stateNotComputed !== other.stateNotComputed) return;
      expect(figuresOf(other)).toEqual(figuresOf(one));
    }),
    RUNS,
  );
});

/**
 * The nonrefundable credit of a filer who takes the refundable one instead: 30 Del. C. § 1117(a), Va. Code § 58.1-339.8(B). Estimates leave
 * refundable credits out, so they take the nonrefundable one.
 */
function creditsForgone({ lines }: Estimate, { code, refundableCredits }: StateFiling): number {
  if ((code !== 'DE' && code !== 'VA') || refundableCredits === 0) return 0;
  return -centsOf(lines.filter(({ section, label }) => section === 'state' && CHOSEN_CREDITS.includes(label)));
}
const CHOSEN_CREDITS: readonly string[] = ['earnedIncomeCredit', 'lowIncomeCredit'];

test('a household with only wages owes its estimate, less refundable credits and what itemizing saves', () => {
  const income = fc.oneof(...[150_000, 2_000_000].map((max) => fc.integer({ min: 0, max })));
  fc.assert(
    fc.property(fc.constantFrom(...STATE_CODES), fc.constantFrom(...FILING_STATUSES), income, (state, filingStatus, wages) => {
      for (const taxYear of ESTIMATE_YEARS) {
        const request = { state, filingStatus, taxYear, income: wages };
        const estimate = estimateTax(request);
        const result = taxReturn({ state, filingStatus, taxYear, wages });
        const saved = savedByItemizing(stateLaws[state], request);
        expect(result).toMatchObject({
          itemizes: saved.federal > 0,
          socialSecurity: estimate.socialSecurity,
          medicare: estimate.medicare,
          additionalMedicare: estimate.additionalMedicare,
          payrollLevies: estimate.payrollLevies,
        });
        const standard = stateFiledWithStandard({ state, filingStatus, taxYear, wages });
        expect(cents(result.federalIncomeTax)).toBe(cents(estimate.federalTax) - cents(result.earnedIncomeCredit) - cents(saved.federal));
        const beforeRefunds = cents(estimate.stateTax) + creditsForgone(estimate, standard);
        expect(cents(result.stateTax ?? NaN)).toBe(beforeRefunds - cents(standard.refundableCredits) - cents(saved.state));
        if (saved.total > 0) continue;
        expect(result).toMatchObject({
          taxableIncome: estimate.taxableIncome,
          deduction: estimate.standardDeduction,
          regularTax: estimate.federalTax,
          stateTaxBeforeRefundable: beforeRefunds / 100,
        });
      }
    }),
    times(150),
  );
});

/** Rules with fixed amounts or steps, where one dollar can change federal law's result. */
function meetsFederalCliff(asked: Household, before: TaxReturn, after: TaxReturn): boolean {
  return (
    // § 32(i): investment income above the limit ends the credit. § 32(a)(2)(B) and (f): it falls evenly.
    before.earnedIncomeCredit !== after.earnedIncomeCredit ||
    // § 24(b): $50 for each $1,000 or part of it. At low incomes, wages make the credit refundable.
    before.childTaxCredit + before.additionalChildTaxCredit !== after.childTaxCredit + after.additionalChildTaxCredit ||
    // § 21(a)(2): a hundredth of the expenses for each $2,000 or part of it; earnings raise the limit on expenses.
    before.dependentCareCredit !== after.dependentCareCredit ||
    // §§ 163(h)(4), 224, 225: $100 or $200 for each $1,000.
    (asked.qualifiedTips ?? 0) + (asked.qualifiedOvertime ?? 0) + (asked.carLoanInterest ?? 0) > 0 ||
    // § 163(h)(3)(E): a tenth of the premiums for each $1,000.
    (asked.mortgageInsurancePremiums ?? 0) > 0 ||
    // § 85(c): the exclusion of 2020 ends at 150,000.
    (asked.taxYear === 2020 && (asked.unemploymentCompensation ?? 0) > 0) ||
    // § 219(b)(1)(B): earnings allow an IRA deduction.
    (asked.iraDeduction ?? 0) > 0 ||
    // § 36B(c)(1)(A): the credit begins at the poverty line.
    (asked.marketplacePremiums ?? 0) > 0 ||
    // §§ 23(c)(1), 25D(c): the more of the child tax credit earnings make refundable, the more tax is left for these.
    ((asked.dependentAges ?? []).length + (asked.dependents ?? []).length > 0 &&
      (asked.adoptionExpenses ?? 0) + (asked.adoptions ?? []).length + (asked.cleanEnergyCosts ?? 0) > 0)
  );
}

test('federal tax never falls when wages rise, except where credits and steps change', () => {
  fc.assert(
    fc.property(households, fc.integer({ min: 1, max: 5_000 }), (asked, rise) => {
      // Keep the state tax fixed, because it changes the itemized deductions.
      const still = { ...asked, stateIncomeTaxPaid: 0 };
      const before = taxReturn(still);
      const after = taxReturn({ ...still, wages: (still.wages ?? 0) + rise });
      if (meetsFederalCliff(asked, before, after)) return;
      expect(cents(after.federalIncomeTax)).toBeGreaterThanOrEqual(cents(before.federalIncomeTax));
    }),
    times(1_000),
  );
});

test('any age from 25 to 49 gives the same return, with or without income', () => {
  fc.assert(
    fc.property(households, fc.integer({ min: 25, max: 49 }), (asked, age) => {
      expect(figuresOf(taxReturn({ ...asked, age, spouseAge: age }))).toEqual(figuresOf(taxReturn({ ...asked, age: 40, spouseAge: 40 })));
    }),
    times(150),
  );
});

test.each([
  ['wages', { wages: -1 }],
  ['wages', { wages: NaN }],
  ['longTermGain', { longTermGain: Infinity }],
  ['spouseWages', { spouseWages: 1 }],
  ['age', { age: 40.5 }],
  ['dependentAges', { dependentAges: [-1] }],
  ['dependentAges', { dependentAges: Array.from({ length: MOST_DEPENDENTS + 1 }, () => 5) }],
  ['taxYear', { taxYear: 2019 }],
  ['filingStatus', { filingStatus: 'widowed' }],
  ['state', { state: 'XX' }],
] as const)('rejects the invalid %s and names it: %j', (name, change) => {
  const asked = { taxYear: 2025, filingStatus: 'single', wages: 50_000, state: 'TX', ...change } as unknown as Household;
  expect(() => taxReturn(asked)).toThrow(new RegExp(`^${name}`));
});

test.each<[string, Partial<Household>]>([
  ['a dependent', { dependentAges: [5] }],
  ['an earning spouse', { filingStatus: 'marriedJoint', spouseWages: 20_000 }],
  ['a deferral into a 401(k)', { electiveDeferrals: 5_000 }],
  ['a taxpayer of 65', { age: 65 }],
  ['a pension', { pensionIncome: 10_000 }],
  ['Social Security', { socialSecurityBenefits: 10_000 }],
  ['itemized deductions', { mortgageInterest: 20_000 }],
])('before the household years, no state tax is computed with %s, and the return says why', (_what, change) => {
  const asked: Household = { taxYear: 2023, state: 'OH', filingStatus: 'single', wages: 50_000, ...change };
  const { state, stateNotComputed, stateTax, federalIncomeTax, totalTax, ...result } = taxReturn(asked);
  expect({ state, stateNotComputed, stateTax }).toEqual({ state: 'OH', stateNotComputed: 'earlierYear', stateTax: undefined });
  expect(cents(totalTax)).toBe(cents(federalIncomeTax) + cents(result.socialSecurity) + cents(result.medicare));
  expect(taxReturn({ ...asked, taxYear: 2024 }).stateTax).toBeDefined();
});
