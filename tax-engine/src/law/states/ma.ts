import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, payrollTaxPaid, shareOfFederalEarnedIncomeCredit, upTo, type Amount } from '../../rules/amounts.ts';
import { along } from '../../rules/cliffs.ts';
import { limitTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, surtax, type Surtax } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { allNetGain, interestAndDividends, limitLoss, onInvestments } from '../../rules/investment-income.ts';
import { addBackSelfEmploymentTax } from '../../rules/business-income.ts';
import {
  add,
  amountFrom,
  deductIfAny,
  dependents,
  perBlindPerson,
  perDependent,
  perPersonAged,
  propertyTaxBorne,
  refundableCredit,
  subtractSocialSecurity,
  sumOfAmounts,
  workedOut,
} from '../../rules/whole-households.ts';
import { medicareRate } from '../federal/medicare.ts';
import { socialSecurityRate, socialSecurityWageBase } from '../federal/social-security.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './ma/levies.ts';

/** Limit on each taxpayer's deductible payroll taxes. On a joint return, one earner's also count. US dollars. */
export const payrollTaxLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(2_000),
  'Form 1 line 11; M.G.L. c. 62, § 3(B)(a)(3)',
);

/** US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(4_400, 8_800, 4_400, 6_800),
  'Form 1 line 2a; M.G.L. c. 62, § 3(B)(b)',
);

export const rate: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.05, 'Form 1 line 22; M.G.L. c. 62, § 4(b)');

/** The same threshold for every status. */
export const millionairesTax: LawTable<Surtax, 2023 | HouseholdYear> = provisional2026({
  2023: {
    value: { rate: 0.04, threshold: anyStatus(1_000_000) },
    source: 'Form 1 (2023) line 28b; M.G.L. c. 62, § 4(d); Mass. Const. amend. art. XLIV',
  },
  2024: { value: { rate: 0.04, threshold: anyStatus(1_053_750) }, source: 'Form 1 (2024) line 28b; M.G.L. c. 62, § 4(d)' },
  2025: { value: { rate: 0.04, threshold: anyStatus(1_083_150) }, source: 'Form 1 (2025) line 28b; M.G.L. c. 62, § 4(d)' },
});

/** Massachusetts adjusted gross income up to which there is no tax (no-tax status). Not for separate returns. US dollars. */
export const noTaxStatus: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(8_000, 16_400, 0, 14_400),
  'Schedule NTS-L, No Tax Status; M.G.L. c. 62, § 5(a)',
);

/** Above no-tax status, the tax is at most `share` (a fraction) of the excess, up to incomes of `timesLimit` times the limit. */
export interface LimitedIncome {
  readonly share: number;
  readonly timesLimit: number;
}

export const limitedIncome: LawTable<LimitedIncome, TaxYear> = unchanged(
  YEARS_TO_2026,
  { share: 0.1, timesLimit: 1.75 },
  'Form 1 line 29; Schedule NTS-L, Limited Income Credit; M.G.L. c. 62, § 5(a)',
);

/** For each dependent: the exemption, and the increase of the no-tax limit. US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(1_000),
  'Form 1 line 2b; M.G.L. c. 62, §§ 3(B)(b)(3), 5(a)',
);

/** A separate return has no such limit, with or without dependents. */
function noTaxLimit(worksheet: StateWorksheet<TaxYear>): Usd {
  const { year, status } = worksheet;
  const limit = noTaxStatus[year].value[status];
  return limit > 0 ? limit + dependents(worksheet) * dependentExemption[year].value[status] : 0;
}

const noTax: Step<TaxYear> = {
  tables: [noTaxStatus, dependentExemption],
  labels: ['belowFilingThreshold'],
  apply: (worksheet) => {
    if (worksheet.adjustedGrossIncome > noTaxLimit(worksheet)) return;
    worksheet.credit('belowFilingThreshold', worksheet.tax, noTaxStatus[worksheet.year].source);
  },
};

/** The maximum tax of a return with limited income. US dollars. */
const mostTax: Amount<TaxYear> = {
  tables: [noTaxStatus, dependentExemption, limitedIncome],
  of: (worksheet) => {
    const { year, adjustedGrossIncome } = worksheet;
    const { share, timesLimit } = limitedIncome[year].value;
    const limit = noTaxLimit(worksheet);
    return adjustedGrossIncome <= timesLimit * limit ? share * Math.max(0, adjustedGrossIncome - limit) : Infinity;
  },
  source: ({ year }) => limitedIncome[year].source,
};

/** On short-term gains, as a fraction. */
export const shortTermRate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021, 2022], 0.12, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b)'),
  ...unchanged([2023, 2024, 2025, 2026], 0.085, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b), as amended by St. 2023, c. 50'),
};

/** Short-term gains already pay the general rate; this adds the difference to their own rate. */
const shortTermGains = onInvestments<TaxYear>(['capitalGainSurtax'], [shortTermRate], (worksheet) => {
  const { shortTermGain } = worksheet.federal.gains;
  // Exemptions may reduce the gain, and no-tax status cancels all tax.
  if (worksheet.tax > 0) chargeShortTermRate(worksheet, Math.min(shortTermGain, worksheet.taxableIncome));
});

/**
 * Exemptions that other income does not use reduce short-term gains first, then long-term gains. Schedule B line 36, Schedule D line 20.
 */
const shortTermGainsBeforeLongTerm = onInvestments<TaxYear>(['capitalGainSurtax'], [shortTermRate], (worksheet) => {
  const { shortTermGain, longTermGain } = worksheet.federal.gains;
  chargeShortTermRate(worksheet, Math.min(shortTermGain, worksheet.taxableIncome - longTermGain));
});

function chargeShortTermRate(worksheet: StateWorksheet<TaxYear>, gain: Usd): void {
  const { value, source } = shortTermRate[worksheet.year];
  const rest = Number((value - rate[worksheet.year].value).toFixed(6));
  if (gain > 0) worksheet.charge('capitalGainSurtax', gain, rest, source);
}

/** Capital losses that reduce interest and dividends; they never reduce other income. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(2_000),
  'Form 1 Schedule B, Excess losses applied against interest and dividends; M.G.L. c. 62, § 2(c)',
);

export const ageExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(700),
  'Form 1 line 2c; M.G.L. c. 62, § 3(B)(b)(1)(C), (2)(C)',
);
export const ageOfExemption: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, ageExemption[2024].source);
export const blindExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(2_200),
  'Form 1 line 2d; M.G.L. c. 62, § 3(B)(b)(1)(B), (2)(B)',
);
const agedExemptions = perPersonAged(ageOfExemption, fixed(ageExemption));
const blindExemptions = perBlindPerson(fixed(blindExemption));
const dependentExemptions = perDependent(fixed<HouseholdYear>(dependentExemption));

/** Losses that reduce interest and dividends. */
const lossUsed = (worksheet: StateWorksheet<TaxYear>): Usd =>
  Math.min(worksheet.federal.gains.allowedLoss, lossLimit[worksheet.year].value[worksheet.status], interestAndDividends(worksheet));

/** Income that the deductions of Form 1 lines 11 to 16 may still reduce, without that of Schedules B and D. */
function deductibleIncome(worksheet: StateWorksheet<TaxYear>): Usd {
  const investments = interestAndDividends(worksheet) + allNetGain(worksheet) - lossUsed(worksheet);
  return Math.max(0, worksheet.taxableIncome - investments);
}

/** Each taxpayer's own payroll taxes up to the limit. */
const payrollTaxes = workedOut(payrollTaxLimit, (value, worksheet) => {
  const { status, household, federal } = worksheet;
  const limit = value[status];
  const spouseTax = 2 * federal.spouseSelfEmploymentTaxDeduction;
  const own = Math.min(
    limit,
    onWages(household.wages + household.electiveDeferrals, worksheet) + 2 * federal.ownSelfEmploymentTaxDeduction,
  );
  const spouse = Math.min(limit, onWages(household.spouseWages + household.spouseElectiveDeferrals, worksheet) + spouseTax);
  return Math.min(own + spouse, deductibleIncome(worksheet));
});

function onWages(wages: Usd, { year, household }: StateWorksheet): Usd {
  if (household.payrollTaxExempt) return 0;
  return socialSecurityRate[year].value * Math.min(wages, socialSecurityWageBase[year].value) + medicareRate[year].value * wages;
}

/**
 * Gifts are deducted with or without itemizing, under the Code of January 1, 2024: up to a fraction of adjusted gross income, without a
 * floor.
 */
export const giftLimit: LawTable<number, HouseholdYear> = {
  ...unchanged([2024, 2025], 0.6, 'Form 1 Schedule Y line 9c; M.G.L. c. 62, §§ 1(c), 3(B)(a)(13); 26 U.S.C. § 170(b)(1)(G) (2023)'),
  2026: { value: 0.5, source: 'M.G.L. c. 62, §§ 1(c), 3(B)(a)(13); 26 U.S.C. § 170(b)(1)(A), (G)(i) (2023)' },
};
const gifts = workedOut(giftLimit, (value, worksheet) => {
  const { household, federal } = worksheet;
  if (household.charitableGifts === 0) return 0;
  return Math.min(household.charitableGifts, value * Math.max(0, federal.adjustedGrossIncome), deductibleIncome(worksheet));
});

/** A share (fraction) of the rent, up to an amount. US dollars. */
export const rentDeduction: LawTable<{ readonly share: number; readonly most: ByStatus<Usd> }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.5, most: byStatus(4_000, 4_000, 2_000, 4_000) },
  'Form 1 line 14; M.G.L. c. 62, § 3(B)(a)(9), as amended by St. 2023, c. 50',
);
const rent = workedOut(rentDeduction, ({ share, most }, worksheet) => {
  const { rentPaid } = worksheet.household;
  return rentPaid === 0 ? 0 : Math.min(share * rentPaid, most[worksheet.status], deductibleIncome(worksheet));
});

/** Share (fraction) of the federal credit. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.4,
  'Form 1 line 43; M.G.L. c. 62, § 6(h), as amended by St. 2023, c. 50',
);

/** For each young or old dependent; not for separate returns. US dollars. */
export const familyCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(440, 440, 0, 440),
  'Form 1 line 46; M.G.L. c. 62, § 6(x), as amended by St. 2023, c. 50',
);
export const familyCreditAges: LawTable<{ readonly below: number; readonly from: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { below: 13, from: 65 },
  familyCredit[2024].source,
);
const childAndFamilyCredit = workedOut(
  familyCredit,
  (value, { year, status, household, federal }) => {
    const { below, from } = familyCreditAges[year].value;
    const old = household.dependentAges.filter((age) => age >= from).length;
    return (federal.dependentsBelow(below) + old) * value[status];
  },
  familyCreditAges,
);

/**
 * Senior circuit breaker: property tax, or a share of the rent, above `share` (a fraction) of the income, up to `most`, from `age` with
 * limited income; not if separate or if the home is assessed above `valueUpTo`. US dollars.
 */
export interface CircuitBreaker {
  readonly age: number;
  readonly most: Usd;
  readonly incomeLimit: ByStatus<Usd>;
  readonly share: number;
  readonly shareOfRent: number;
  readonly valueUpTo: Usd;
}

const CIRCUIT_BREAKER = { age: 65, share: 0.1, shareOfRent: 0.25 };

export const circuitBreaker: LawTable<CircuitBreaker, HouseholdYear> = provisional2026({
  2024: {
    value: { ...CIRCUIT_BREAKER, most: 2_730, incomeLimit: byStatus(72_000, 109_000, 0, 91_000), valueUpTo: 1_172_000 },
    source: 'Schedule CB (2024); TIR 24-10; M.G.L. c. 62, § 6(k)',
  },
  2025: {
    value: { ...CIRCUIT_BREAKER, most: 2_820, incomeLimit: byStatus(75_000, 112_000, 0, 94_000), valueUpTo: 1_298_000 },
    source: 'Schedule CB (2025); M.G.L. c. 62, § 6(k)',
  },
});
const circuitBreakerCredit = workedOut(circuitBreaker, ({ age, most, incomeLimit, share, shareOfRent, valueUpTo }, worksheet) => {
  const { status, household, federal } = worksheet;
  const borne = propertyTaxBorne(worksheet, shareOfRent);
  if (borne === 0 || status === 'marriedSeparate' || federal.peopleAged(age) === 0 || household.homeValue > valueUpTo) return 0;
  const exemptions = [dependentExemptions, agedExemptions, blindExemptions].reduce((sum, amount) => sum + amount.of(worksheet), 0);
  const benefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits;
  const income = Math.max(0, worksheet.adjustedGrossIncome + benefits + household.taxExemptInterest + lossUsed(worksheet) - exemptions);
  return income > incomeLimit[status] ? 0 : Math.min(most, Math.max(0, borne - share * income));
});

const ADJUSTMENTS = 'Form 1 lines 3 to 10; M.G.L. c. 62, § 2(d)(1); Letter Ruling 84-97';
const start = [
  startFromFederalAdjustedGrossIncome('Form 1 line 10; M.G.L. c. 62, § 2'),
  limitLoss(lossLimit, interestAndDividends),
  addBackSelfEmploymentTax('Form 1 line 11 instructions; M.G.L. c. 62, § 2(d)(1)'),
];
const beforeSurtax = [
  deduct('payrollTaxDeduction', upTo(payrollTaxPaid('Form 1 line 11; M.G.L. c. 62, § 3(B)(a)(3)'), fixed(payrollTaxLimit))),
  deduct('personalExemption', fixed(exemption)),
  flat(rate),
];
const limitedIncomes = [noTax, limitTax('limitedIncomeCredit', mostTax)];

const form = [...start, ...beforeSurtax, ...limitedIncomes, shortTermGains];
const formOf2023 = [...start, ...beforeSurtax, surtax(millionairesTax), ...limitedIncomes, shortTermGains];
const householdForm = [
  ...start,
  add<HouseholdYear>(
    'federalDeductionAddBack',
    amountFrom(
      [],
      ({ federal }) => federal.iraDeduction + federal.selfEmployedRetirement,
      () => ADJUSTMENTS,
    ),
  ),
  subtractSocialSecurity('Form 1 line 4 instructions; M.G.L. c. 62, § 2(a)(2)(H)'),
  deduct('payrollTaxDeduction', payrollTaxes),
  deductIfAny('rentDeduction', rent),
  deductIfAny('charitableDeduction', gifts),
  deduct('personalExemption', fixed(exemption)),
  deductIfAny('dependentExemption', dependentExemptions),
  deductIfAny('ageExemption', sumOfAmounts(agedExemptions, blindExemptions)),
  flat(rate),
  shortTermGainsBeforeLongTerm,
  surtax<HouseholdYear>(millionairesTax),
  ...limitedIncomes,
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
  refundableCredit('propertyTaxCredit', circuitBreakerCredit),
  refundableCredit('familyCredit', childAndFamilyCredit),
];

export const stateLaw: StateLaw = {
  code: 'MA',
  // Form 1 has no such status; who claims it on the federal return is a head of household: DOR, Filing Status.
  survivingSpouse: 'headOfHousehold',
  form: { 2020: form, 2021: form, 2022: form, 2023: formOf2023, 2024: householdForm, 2025: householdForm, 2026: householdForm },
  cliffs: [
    {
      what: 'no tax status ends and the tax climbs by a tenth of the further income until the ordinary tax is reached',
      source: 'Schedule NTS-L; M.G.L. c. 62, § 5(a)',
      between: along(noTaxStatus, (limit, year) => (limit > 0 ? [[limit, limitedIncome[year].value.timesLimit * limit]] : [])),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: { excluded: false, source: 'M.G.L. c. 62, § 2(a)(1)(C)' },
  payrollLevies,
  salesTax: taxFoundation(0.0625),
  leftOut: {
    refundableCredits: 'earned income tax credit, child and family credit, property tax credit (circuit breaker)',
    rebates: '2022',
    other: 'rent and commuter deductions; its own rule for educator expenses',
  },
};
