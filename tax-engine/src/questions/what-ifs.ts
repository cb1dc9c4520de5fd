import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold, Household } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { fileForm1040 } from '../federal/file.ts';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns, stateIncomeTaxPaid } from '../filing.ts';
import { positivePart, sumOf } from '../kernel/money.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';
import { hsaContributionLimit, hsaUntilAge } from '../law/federal/health-savings-account.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { nonItemizerGiftLimit } from '../law/federal/itemized-deductions.ts';
import { electiveDeferralLimit, rothCatchUpAbove } from '../law/federal/retirement-plans.ts';
import { medicareTax, socialSecurityTax } from '../rules/payroll-tax.ts';
import { chargeLevies } from '../rules/payroll-levies.ts';
import { iraDeduction } from '../rules/retirement.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { effectOf, type TaxParts } from './compare-returns.ts';
import { assertAmounts } from './parts.ts';

/** What a household can still do before the end of the year. */
const WHAT_IFS = [
  'electiveDeferral',
  'spouseElectiveDeferral',
  'traditionalIra',
  'hsa',
  'gift',
  'bunchedGifts',
  'lossHarvest',
  'rothConversion',
] as const;
export type WhatIfKind = (typeof WHAT_IFS)[number];

/** Facts that are not part of a household. US dollars. */
export interface WhatIfOptions {
  /** Wages still to be paid this year, which limit deferrals; by default all of them. */
  readonly wagesLeft?: Usd;
  readonly spouseWagesLeft?: Usd;
  /** Whether a retirement plan at work covers the people on the return; by default if they have wages. */
  readonly planAtWork?: boolean;
  /** Coverage of the high-deductible health plan; by default self-only if `hsaDeduction` fits its limit. */
  readonly hsaCoverage?: 'selfOnly' | 'family';
  /** Size of the additional gift to price for a household that itemizes; 1,000 by default. */
  readonly gift?: Usd;
}

/** An action and its savings, as the difference of two returns. US dollars; negative if it costs. */
export interface WhatIf {
  readonly kind: WhatIfKind;
  /** The largest possible contribution, gift, conversion or loss. */
  readonly amount: Usd;
  /** Income tax; payroll taxes do not change. */
  readonly federal: Usd;
  /** Absent if no state tax was computed. */
  readonly state?: Usd;
  /** Absent if no local tax was computed. */
  readonly local?: Usd;
  readonly total: Usd;
}

/**
 * How more saving, giving, converting or selling at a loss would change this year's return, each action on its own. Actions without effect
 * are left out.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError that names the field that is out of range
 */
export function whatIfs(law: StateLaw | undefined, household: Household, options: WhatIfOptions = {}): readonly WhatIf[] {
  const { wagesLeft = 0, spouseWagesLeft = 0, gift = 0 } = options;
  assertAmounts({ wagesLeft, spouseWagesLeft, gift });
  const form = fileReturns(law, household, LIKE_THE_RETURN).federal;
  const found: WhatIf[] = [];
  for (const kind of WHAT_IFS) {
    const amount = roomFor[kind](form, options, law, household);
    if (amount <= 0) continue;
    const whatIf = { kind, amount, ...savedBy(changeBy(kind, amount, law, household)) };
    if (whatIf.federal !== 0 || whatIf.total !== 0) found.push(whatIf);
  }
  return found;
}

/** The same choices as `taxReturnWith`. */
const LIKE_THE_RETURN = { stateRefundableCredits: true } as const;

/** Negates each part, without negative zeros. */
function savedBy({ federal, state, local, total }: TaxParts): Omit<WhatIf, 'kind' | 'amount'> {
  return {
    federal: sumOf(-federal),
    ...(state !== undefined && { state: sumOf(-state) }),
    ...(local !== undefined && { local: sumOf(-local) }),
    total: sumOf(-total),
  };
}

function changeBy(kind: WhatIfKind, amount: Usd, law: StateLaw | undefined, household: Household): TaxParts {
  if (kind === 'bunchedGifts') return bunching(law, household);
  if (kind === 'rothConversion' && law?.rothConversion) return conversionFreeOfStateTax(law, household, amount);
  return effectOf(law, household, { ...household, ...doing[kind](household, amount) });
}

/** The household's changed fields after each action. */
const doing: Readonly<Record<Exclude<WhatIfKind, 'bunchedGifts'>, (household: Household, amount: Usd) => Partial<Household>>> = {
  electiveDeferral: ({ wages = 0, electiveDeferrals = 0 }, amount) => ({
    wages: sumOf(wages, -amount),
    electiveDeferrals: sumOf(electiveDeferrals, amount),
  }),
  spouseElectiveDeferral: ({ spouseWages = 0, spouseElectiveDeferrals = 0 }, amount) => ({
    spouseWages: sumOf(spouseWages, -amount),
    spouseElectiveDeferrals: sumOf(spouseElectiveDeferrals, amount),
  }),
  traditionalIra: ({ iraDeduction: given = 0 }, amount) => ({ iraDeduction: sumOf(given, amount) }),
  hsa: ({ hsaDeduction = 0 }, amount) => ({ hsaDeduction: sumOf(hsaDeduction, amount) }),
  gift: ({ charitableGifts = 0 }, amount) => ({ charitableGifts: sumOf(charitableGifts, amount) }),
  lossHarvest: ({ longTermGain = 0 }, amount) => ({ longTermGain: sumOf(longTermGain, -amount) }),
  rothConversion: ({ pensionIncome = 0, iraDistributions = 0, rothConversions = 0 }, amount) => ({
    pensionIncome: sumOf(pensionIncome, amount),
    iraDistributions: sumOf(iraDistributions, amount),
    rothConversions: sumOf(rothConversions, amount),
  }),
};

/** A conversion that the state does not tax. */
function conversionFreeOfStateTax(law: StateLaw, household: Household, amount: Usd): TaxParts {
  const before = withSameStateTax(law, household);
  const { federal, payroll, state } = effectOf(law, before, { ...before, ...doing.rothConversion(before, amount) });
  return { total: sumOf(federal, payroll), federal, payroll, ...(state !== undefined && { state: 0 }) };
}

/** The household whose Schedule A deducts this year's state tax, also after a conversion that the state does not tax. */
function withSameStateTax(law: StateLaw, household: Household): Household {
  const { state } = fileReturns(law, household, LIKE_THE_RETURN);
  return { ...household, stateIncomeTaxPaid: household.stateIncomeTaxPaid ?? (state ? stateIncomeTaxPaid(state) : 0) };
}

/** Two identical years: all gifts in one year and none in the other, both under this year's law. */
function bunching(law: StateLaw | undefined, household: Household): TaxParts {
  const { charitableGifts = 0 } = household;
  const twice = effectOf(law, household, { ...household, charitableGifts: sumOf(charitableGifts, charitableGifts) });
  const none = effectOf(law, household, { ...household, charitableGifts: 0 });
  return {
    total: sumOf(twice.total, none.total),
    federal: sumOf(twice.federal, none.federal),
    payroll: sumOf(twice.payroll, none.payroll),
    ...(twice.state !== undefined && none.state !== undefined && { state: sumOf(twice.state, none.state) }),
  };
}

type Room = (form: Form1040, options: WhatIfOptions, law: StateLaw | undefined, household: Household) => Usd;

/** The most that a household can still do. */
const roomFor: Readonly<Record<WhatIfKind, Room>> = {
  electiveDeferral: (form, { wagesLeft = form.household.wages }, law) => {
    const { household, year, ownPayrollWages } = form;
    const most = mostDeferrable(household.age, ownPayrollWages, year) - household.electiveDeferrals;
    return Math.min(most, payLeft(household.wages, wagesLeft, ownPayrollWages, form, law));
  },
  spouseElectiveDeferral: (form, { spouseWagesLeft = form.household.spouseWages }, law) => {
    const { household, year, spousePayrollWages } = form;
    const most = mostDeferrable(household.spouseAge, spousePayrollWages, year) - household.spouseElectiveDeferrals;
    return Math.min(most, payLeft(household.spouseWages, spouseWagesLeft, spousePayrollWages, form, law));
  },
  traditionalIra: iraRoom,
  hsa: hsaRoom,
  gift: ({ household, itemizes, status, year }, { gift = 1_000 }) =>
    itemizes ? gift : sumOf(nonItemizerGiftLimit[year].value[status], -household.charitableGifts),
  bunchedGifts: ({ household }) => household.charitableGifts,
  lossHarvest: ({ household, status, year }) => {
    const gains = sumOf(
      household.shortTermGain,
      household.longTermGain,
      -household.capitalLossCarryover,
      -household.shortTermLossCarryover,
    );
    return gains > 0 ? sumOf(gains, capitalLossLimit[year].value[status]) : 0;
  },
  rothConversion: conversionRoom,
};

/**
 * Whole dollars of the wages still to be paid, less what the employer withholds from all pay first: Social Security and Medicare taxes,
 * 26 U.S.C. §§ 3102(a), 3121(v)(1)(A), and the state's payroll levies.
 */
function payLeft(wages: Usd, wagesLeft: Usd, payrollWages: Usd, { household, year }: Form1040, law: StateLaw | undefined): Usd {
  if (wages === 0) return 0;
  const federal = household.payrollTaxExempt ? 0 : socialSecurityTax(payrollWages, year, []) + medicareTax(payrollWages, year, []);
  const taxes = federal + chargeLevies(law?.payrollLevies, year, payrollWages, 0, []).total;
  return Math.floor(Math.min(wages, wagesLeft) * Math.max(0, 1 - taxes / wages));
}

/** One employee's limit on deferrals before tax. 26 U.S.C. §§ 402(g), 414(v). */
function mostDeferrable(age: number, wages: Usd, year: LawYear): Usd {
  const { limit, catchUp, higherCatchUp } = electiveDeferralLimit[year].value;
  // The law uses last year's wages, which are unknown, so take this year's.
  if (age < catchUp.age || wages > rothCatchUpAbove[year].value) return limit;
  const isHigher = higherCatchUp && age >= higherCatchUp.from && age <= higherCatchUp.to;
  return limit + (isHigher ? higherCatchUp.amount : catchUp.amount);
}

/** Remaining deductible contributions to traditional IRAs. 26 U.S.C. § 219(b), (g). */
function iraRoom(form: Form1040, { planAtWork = form.wages > 0 || form.selfEmployedRetirement > 0 }: WhatIfOptions): Usd {
  const { household, status, year } = form;
  const filedWith = (change: Partial<CompleteHousehold>) => fileForm1040({ ...household, ...change });
  // The return limits the deduction itself.
  const most = filedWith({ iraDeduction: INCOME_LIMITS.maximum }).iraDeduction;
  if (!planAtWork) return sumOf(most, -household.iraDeduction);
  const { adjustedGrossIncome } = filedWith({ iraDeduction: 0, studentLoanInterest: 0, excludesForeignIncome: false });
  return sumOf(iraDeduction(most, adjustedGrossIncome, status, year), -household.iraDeduction);
}

/**
 * Remaining contributions to health savings accounts of people without Medicare, 26 U.S.C. § 223(b). The limit includes what goes through
 * payroll: § 223(b)(4).
 */
function hsaRoom({ household, status, year }: Form1040, { hsaCoverage }: WhatIfOptions): Usd {
  const { selfOnly, family, catchUp } = hsaContributionLimit[year].value;
  const ages = (status === 'marriedJoint' ? [household.age, household.spouseAge] : [household.age]).filter(
    (age) => age < hsaUntilAge.value,
  );
  if (ages.length === 0) return 0;
  const catchUps = ages.filter((age) => age >= catchUp.age).length * catchUp.amount;
  const ofOne = selfOnly + Math.min(catchUps, catchUp.amount);
  const contributed = sumOf(household.hsaDeduction, household.payrollHsa, household.spousePayrollHsa);
  const isFamily = hsaCoverage === 'family' || (hsaCoverage === undefined && contributed > ofOne);
  return sumOf(isFamily ? family + catchUps : ofOne, -contributed);
}

/** Whole dollars of additional ordinary income until the end of the current bracket; 0 in the last bracket. */
function conversionRoom(form: Form1040, _options: WhatIfOptions, law: StateLaw | undefined, given: Household): Usd {
  const { year, scheduleStatus } = form;
  // As given: a completed household would count the dependents of its list twice.
  const household = law?.rothConversion ? withSameStateTax(law, given) : given;
  const used = ordinaryIncome(form);
  const top = incomeTaxSchedules[year].value[scheduleStatus].find(({ to }) => used < to)?.to ?? Infinity;
  if (top === Infinity) return 0;
  const holds = (amount: Usd) =>
    ordinaryIncome(fileReturns(law, { ...household, ...doing.rothConversion(household, amount) }, LIKE_THE_RETURN).federal) <= top;
  const most = Math.floor(INCOME_LIMITS.maximum - form.household.pensionIncome);
  let tooMuch = Math.ceil(top - used) + 1;
  // Unused deductions, or deductions that grow with income, make more room.
  while (tooMuch < most && holds(tooMuch)) tooMuch *= 2;
  let room = 0;
  tooMuch = Math.min(tooMuch, most);
  while (tooMuch - room > 1) {
    const middle = Math.floor((room + tooMuch) / 2);
    if (holds(middle)) room = middle;
    else tooMuch = middle;
  }
  return room;
}

/** Income in the ordinary brackets, including excluded foreign income, which fills the lowest ones. */
const ordinaryIncome = (form: Form1040): Usd => form.excludedIncome + positivePart(form.taxableIncome - form.preferentialIncome);
