/** How a state taxes those who live in it for a part of the year, or only work there. No tables and no state names. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, Cited } from '../kernel/law-table.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import type { LineSink } from '../kernel/worksheet.ts';
import { medicareRate } from '../law/federal/medicare.ts';
import { socialSecurityRate } from '../law/federal/social-security.ts';
import { agedFrom } from '../law/federal/standard-deduction.ts';
import type { FederalReturn } from './federal-return.ts';
import { creditLine, type CreditConditions, type CreditLimit } from './other-state-credit.ts';
import { bothHaveIncome, spousesOf, type SpouseIncome } from './spouses.ts';
import { stepsOf, type StateLaw } from './state-law.ts';
import { fileStateForm, statusOnForm } from './state-tax.ts';
import { StateWorksheet } from './state-worksheet.ts';

/**
 * What of a deduction a form allows: the share of the income that the state taxes; of the days of residence, where `byDays` is all of it for
 * somebody whose income is all of this state's; of the months; what belongs to the pay that the state taxes, with a limit for each person or
 * payroll taxes alone; or all of it.
 */
export type Proration = 'byIncome' | 'byDays' | 'byDaysOnly' | 'byMonths' | 'byLongMonths' | 'ofOwnPay' | 'payrollTaxes' | 'inFull';

/**
 * The tax on the whole year's income, times the share of it that the state taxes; the rates on that share, less deductions and credits as
 * prorated; or the rates on that share of the year's taxable income.
 */
export type Method =
  | { readonly on: 'allIncome' }
  | {
      readonly on: 'ownIncome';
      readonly deductions: Readonly<Partial<Record<LineLabel, Proration>>>;
      /** Set if their amounts, or how spouses divide them, depend on the income of the part, not of the year. */
      readonly sizedByPart?: true;
    }
  | { readonly on: 'shareOfTaxableIncome' }
  | { readonly on: 'nothing' };

export interface PartialTax {
  readonly method: Method;
  readonly source: string;
  /** Lines of the form that the method covers, in addition to `COVERED`. A form with another line is not computed. */
  readonly covers?: readonly LineLabel[];
  /** Credits for full-year residents only. */
  readonly lost?: readonly LineLabel[];
  /** What of a refundable credit the form allows. A form with another one is not computed. */
  readonly refunds?: Readonly<Partial<Record<LineLabel, Proration>>>;
  /** Of these credits, those that only reduce the tax, before the form takes a share of it. */
  readonly notRefunded?: readonly LineLabel[];
  /** What of a credit's amount counts, where the form shares it before it compares it with the tax. */
  readonly sharedBeforeTax?: Readonly<Partial<Record<LineLabel, Proration>>>;
  /** Set if refundable credits are for full-year residents, while others have a nonrefundable one in their place. */
  readonly neverRefunds?: true;
  /** Set if it takes residence for more than half of the year to have them. */
  readonly refundsAfterHalfYear?: true;
  /** Set if their share is one of taxable income, so that it is not confirmed without any. */
  readonly refundsNeedTaxableIncome?: true;
  /** A person's pay up to both the amount in US dollars and the share of all pay is not taxed. */
  readonly untaxedPay?: Cited<{ readonly amount: Usd; readonly share: number }>;
  /** A rate on the taxable income of the state in place of local tax, as a fraction. */
  readonly additionalRate?: Cited<number>;
  /** Set if it is confirmed that the rate counts income from abroad that is on no federal return, as before a nonresident alien's arrival. */
  readonly countsIncomeAbroad?: true;
  /** Set if it is not confirmed how the form divides losses and adjustments. */
  readonly onlyWithoutLosses?: true;
  /** Set if it is not confirmed how the form taxes two spouses with income. */
  readonly onlyOneEarner?: true;
  /** State income below which no tax is due. US dollars. */
  readonly untaxedBelow?: Cited<ByStatus<Usd>>;
  /** State income below which a threshold may apply that is not confirmed. US dollars. */
  readonly unconfirmedBelow?: ByStatus<Usd>;
  /** Set if it may apply only with this line on the form. */
  readonly unconfirmedBelowWith?: LineLabel;
}

/** What is confirmed of a state's law for people with two states in a year. */
export interface SeveralStatesLaw extends CreditConditions {
  /** The first year for which it is, and the last one if another law follows. */
  readonly since: LawYear;
  readonly through?: LawYear;
  /** What the form subtracts before it takes shares of the income, where `adjustedGrossIncome` still has it. No part of the wages. */
  readonly subtractedFirst?: readonly LineLabel[];
  readonly partYear?: PartialTax;
  readonly nonresident?: PartialTax;
  /** The credit of a resident who works elsewhere; absent if not confirmed. */
  readonly otherStateCredit?: Cited<CreditLimit>;
  /** Another reading of its limit. Where the two lead to different credits, nothing is computed. */
  readonly orLimitedTo?: CreditLimit;
  /** Set if it is only for tax on pay. */
  readonly creditsPayOnly?: true;
  /** States whose tax is credited without that limit, up to the tax of residence. */
  readonly creditUnlimitedFor?: readonly StateCode[];
  /** The same, if it is the only other state with a tax and its taxable income is not above that of the state of residence. */
  readonly creditUnlimitedAlone?: readonly StateCode[];
  /** The credit of a resident for the tax of a place of work in another state, within the limit for both; absent if not confirmed. */
  readonly localTaxCredit?: Cited<CreditLimit>;
  /** Set if it is confirmed that a nonresident from a state with a reversed credit has it here. */
  readonly reversedCredit?: Cited<CreditLimit>;
}

/** What a state taxes of a household's year, as fractions. */
export interface PartOfYear {
  /** Of the wages of both spouses, and of each one's. */
  readonly wages: number;
  readonly ownWages: number;
  readonly spouseWages: number;
  /** Of other income, except what is of a place. */
  readonly other: number;
  /** Rent and profits of a nonresident from there. US dollars. */
  readonly ofPlace?: { readonly rentalIncome: Usd; readonly profits: Usd };
  /** Of the net earnings of the self-employed. */
  readonly netEarnings: number;
  /** Set if the rest of the year is abroad: income there is on no form, so all income of the form is never all of the year. */
  readonly restAbroad?: true;
  readonly days: number;
  readonly months: number;
  /** Those with more than 15 days of residence. */
  readonly longMonths: number;
}

/** Lines that each method covers: income, deductions that go with it, and the tax of the rates. */
const COVERED: ReadonlySet<LineLabel> = new Set<LineLabel>([
  'grossIncome',
  'federalAdjustedGrossIncome',
  'standardDeduction',
  'personalExemption',
  'dependentExemption',
  'taxableIncome',
  'bracket',
  'flatTax',
  'baseAmount',
  'recapture',
  'belowFilingThreshold',
  'noIncomeTax',
  'stateIncomeShare',
]);

/** A state's form for a part of the year. US dollars, rounded to cents. */
export interface PartialForm {
  readonly tax: Usd;
  readonly refundableCredits: Usd;
  /** On which the tax is computed: of a share of the tax, the same share of all taxable income. */
  readonly taxableIncome: Usd;
  readonly lines: readonly ExplanationLine[];
}

/**
 * The income that the state taxes, of `all` by its form. Adjustments go with the income in proportion, those of the self-employed with their
 * profits. Losses go with other income, so that the wages of a nonresident may exceed `all`.
 */
function incomeOf(all: Usd, law: StateLaw, federal: FederalReturn, { wages, other, ofPlace, netEarnings }: PartOfYear): Usd {
  const startsFromGross = stepsOf(law, federal.year)[0]?.labels.includes('grossIncome') === true;
  const income = Math.max(0, federal.adjustedGrossIncome + adjustmentsOfProfits(federal));
  const kept = startsFromGross || federal.grossIncome === 0 ? 1 : income / federal.grossIncome;
  const pay = kept * federal.wages;
  const adjustments = startsFromGross ? 0 : netEarnings * adjustmentsOfProfits(federal);
  const placed = ofPlace ? kept * (ofPlace.rentalIncome + ofPlace.profits) - adjustments : 0;
  return wages * pay + other * (all - pay) + placed;
}

/** Whether a nonresident has rent or profits from the state. */
export const isOfPlace = ({ ofPlace }: PartOfYear): boolean => ofPlace !== undefined && ofPlace.rentalIncome + ofPlace.profits > 0;

/** Whether losses elsewhere make the state's income more than all income. Forms differ in how they limit the share. */
const isMoreThan = (income: Usd, all: Usd): boolean => income > all + 0.005;

const adjustmentsOfProfits = (federal: FederalReturn): Usd =>
  federal.selfEmploymentTaxDeduction +
  federal.selfEmployedRetirement +
  federal.spouseSelfEmployedRetirement +
  federal.selfEmployedHealthInsurance +
  federal.spouseSelfEmployedHealthInsurance;

/** A resident's form without the credits that only residents have, so that the credits after them see the tax that is left. */
class WholeYearWorksheet extends StateWorksheet {
  readonly #lost: readonly LineLabel[];

  constructor(law: StateLaw, federal: FederalReturn, lines: LineSink, { lost = [] }: PartialTax) {
    super(federal.year, federal, lines, true, statusOnForm(law, federal));
    this.#lost = lost;
  }

  override credit(label: LineLabel, amount: Usd, source: string, rate?: number): void {
    if (!this.#lost.includes(label)) super.credit(label, amount, source, rate);
  }

  override refund(label: LineLabel, amount: Usd, source: string): void {
    if (!this.#lost.includes(label)) super.refund(label, amount, source);
  }
}

/** The share of the spouse's income that belongs to the part. A fraction. */
function shareOfSpouse({ wages, adjustedGrossIncome: all }: SpouseIncome, part: PartOfYear): number {
  return all > 0 ? (part.spouseWages * wages + part.other * (all - wages)) / all : part.other;
}

/** A form whose deductions are prorated, or its taxable income, and whose rates apply to what the state taxes. */
class OwnIncomeWorksheet extends StateWorksheet {
  readonly #law: StateLaw;
  readonly #part: PartOfYear;
  readonly #rule: PartialTax;
  /** Whether the rule covers all deductions so far. */
  covered = true;
  #isShared = false;
  /** Of the income that the state taxes, once the form has no other income. */
  #share: number | undefined;

  constructor(law: StateLaw, federal: FederalReturn, lines: LineSink, rule: PartialTax, part: PartOfYear) {
    super(federal.year, federal, lines, rule.neverRefunds !== true);
    this.#law = law;
    this.#part = part;
    this.#rule = rule;
    const [, spouse] = spousesOf(federal);
    if (spouse) this.shareOfSpouse = shareOfSpouse(spouse, part);
  }

  /** Of a deduction without a rule, it may be all. */
  override allowed(label: LineLabel, amount: Usd): Usd {
    return this.#sharesTaxableIncome ? amount : roundToCents(this.#prorated(label, amount) ?? amount);
  }

  override deduct(label: LineLabel, amount: Usd, source: string): void {
    if (!this.#sharesTaxableIncome && amount !== 0 && this.#prorated(label, amount) === undefined) this.covered = false;
    super.deduct(label, this.allowed(label, amount), source);
  }

  /** Drops the income that the state does not tax, before the deductions. */
  keepOwnIncome(): void {
    if (this.#isShared) return;
    this.#isShared = true;
    this.#share = this.#shareOfIncome;
    const all = this.adjustedGrossIncome;
    this.adjustedGrossIncome = this.#share * all;
    this.note('stateIncomeShare', this.adjustedGrossIncome - all, this.#rule.source);
    this.taxableIncome = this.adjustedGrossIncome;
  }

  /** What the state taxes of all income. */
  get ownIncome(): Usd {
    const all = this.adjustedGrossIncome;
    return this.#share === undefined ? incomeOf(all, this.#law, this.federal, this.#part) : all;
  }

  override note(label: LineLabel, amount: Usd, source: string): void {
    if (!this.#rule.lost?.includes(label)) super.note(label, amount, source);
  }

  override credit(label: LineLabel, amount: Usd, source: string, rate?: number): void {
    if (this.#rule.lost?.includes(label)) return;
    const { method } = this.#rule;
    const isProrated = method.on === 'ownIncome' && method.deductions[label] !== undefined;
    super.credit(label, isProrated ? (this.#prorated(label, amount) ?? amount) : amount, source, rate);
  }

  override refund(label: LineLabel, amount: Usd, source: string): void {
    const { lost, notRefunded } = this.#rule;
    if (lost?.includes(label)) return;
    const allowed = amount * shareOfRefund(this.#rule, label, this.#part, this.#shareOfIncome);
    if (notRefunded?.includes(label)) super.credit(label, roundToCents(allowed), source);
    else super.refund(label, allowed, source);
  }

  override noteTaxableIncome(source: string): void {
    if (this.#isShared) return super.noteTaxableIncome(source);
    this.#isShared = true;
    const all = this.#sharesTaxableIncome ? this.taxableIncome : this.adjustedGrossIncome;
    const elsewhere = this.#sharesTaxableIncome
      ? all * (1 - this.#shareOfIncome)
      : all - incomeOf(all, this.#law, this.federal, this.#part);
    this.note('stateIncomeShare', -elsewhere, this.#rule.source);
    this.taxableIncome = Math.max(0, this.taxableIncome - elsewhere);
    super.noteTaxableIncome(source);
  }

  get #sharesTaxableIncome(): boolean {
    return this.#rule.method.on === 'shareOfTaxableIncome';
  }

  get #shareOfIncome(): number {
    if (this.#share !== undefined) return this.#share;
    const all = this.adjustedGrossIncome;
    return all === 0 ? this.#part.days : incomeOf(all, this.#law, this.federal, this.#part) / all;
  }

  /** @returns undefined if it is not confirmed what the form allows */
  #prorated(label: LineLabel, amount: Usd): Usd | undefined {
    const { method, sharedBeforeTax } = this.#rule;
    const proration = (method.on === 'ownIncome' ? method.deductions[label] : undefined) ?? sharedBeforeTax?.[label];
    const { days, months, wages, restAbroad } = this.#part;
    const byIncome = this.#shareOfIncome;
    switch (proration) {
      case 'inFull':
        return amount;
      // Somebody whose income is all of this state's may file as a resident of the whole year, with the whole exemption.
      case 'byDays':
        return amount * (byIncome === 1 && !restAbroad ? 1 : days);
      case 'byDaysOnly':
        return amount * days;
      case 'byMonths':
        return amount * months;
      case 'byIncome':
        return amount * byIncome;
      case 'ofOwnPay':
        return this.#ofOwnPay(amount);
      case 'payrollTaxes':
        return isPayrollTaxOfAllPay(this.federal, amount) ? wages * amount : undefined;
      default:
        return undefined;
    }
  }

  #ofOwnPay(amount: Usd): Usd | undefined {
    const { socialSecurity, medicare, ownPayrollWages: own, spousePayrollWages: ofSpouse } = this.federal;
    const paid = socialSecurity + medicare;
    if (own === 0 || ofSpouse === 0) return Math.min(amount, this.#part.wages * paid);
    const rate = paid / (own + ofSpouse);
    const ofPart = [this.#part.ownWages * own * rate, this.#part.spouseWages * ofSpouse * rate] as const;
    if (isBelowWageBase(this.federal)) {
      // Each spouse has the same limit. The year's amount tells it: nobody, the higher earner or both reach it.
      const limit = amount > paid - 0.005 ? Infinity : Math.max(amount / 2, amount - rate * Math.min(own, ofSpouse));
      return Math.min(limit, ofPart[0]) + Math.min(limit, ofPart[1]);
    }
    return Math.min(...ofPart) < amount / 2 ? undefined : amount;
  }
}

/** Whether no pay is above the wage base, so that payroll taxes are in proportion to the pay. */
const isBelowWageBase = ({ year, socialSecurity, medicare }: FederalReturn): boolean =>
  Math.abs(socialSecurity * medicareRate[year].value - medicare * socialSecurityRate[year].value) < 0.001;

/** Whether the amount is that of payroll taxes in proportion to the pay: without other expenses, and with no pay above the wage base. */
const isPayrollTaxOfAllPay = (federal: FederalReturn, amount: Usd): boolean =>
  isBelowWageBase(federal) && Math.abs(amount - federal.socialSecurity - federal.medicare) < 0.005;

/** What of a refundable credit a form allows, as a fraction. */
function shareOfRefund({ refunds, refundsAfterHalfYear }: PartialTax, label: LineLabel, part: PartOfYear, ofIncome: number): number {
  if (refundsAfterHalfYear && part.days <= 0.5) return 0;
  switch (refunds?.[label]) {
    case 'byIncome':
      return ofIncome;
    case 'byDays':
      return part.days;
    case 'byMonths':
      return part.months;
    case 'byLongMonths':
      return part.longMonths;
    default:
      return 1;
  }
}

/** The income of which the state's form takes shares. */
const sharedIncome = (all: Usd, lines: readonly ExplanationLine[], { subtractedFirst = [] }: Partial<SeveralStatesLaw>): Usd =>
  lines.reduce((income, { label, amount }) => (subtractedFirst.includes(label) ? Math.max(0, income + amount) : income), all);

/** @returns undefined if the form has a line that the rule does not cover */
export function filePartialForm(
  law: StateLaw,
  federal: FederalReturn,
  rule: PartialTax,
  part: PartOfYear,
  several: SeveralStatesLaw,
): PartialForm | undefined {
  const { method, untaxedPay, onlyWithoutLosses, onlyOneEarner } = rule;
  const hasPlace = isOfPlace(part);
  // Losses elsewhere may be divided otherwise; and where wages are not taxed, other laws may tax rent and profits.
  if (hasPlace && (hasLosses(federal) || method.on === 'nothing')) return undefined;
  if (method.on === 'nothing') return nothingDue(federal.wages, rule.source);
  if (onlyWithoutLosses && (hasLosses(federal) || federal.adjustedGrossIncome < federal.grossIncome)) return undefined;
  if (onlyOneEarner && bothHaveIncome(federal)) return undefined;
  if (untaxedPay) {
    const { amount, share } = untaxedPay.value;
    const { wages, spouseWages } = federal.household;
    const pay = [part.ownWages * wages, part.spouseWages * spouseWages] as const;
    const isUntaxed = [pay[0] <= Math.min(amount, share * wages), pay[1] <= Math.min(amount, share * spouseWages)] as const;
    if (isUntaxed[0] && isUntaxed[1] && !hasPlace) return nothingDue(pay[0] + pay[1], untaxedPay.source);
    // The form taxes one spouse's pay and not the other's.
    if ((isUntaxed[0] && pay[0] > 0) || (isUntaxed[1] && pay[1] > 0)) return undefined;
  }
  return method.on === 'allIncome' ? shareOfForm(law, federal, rule, part, several) : formOnOwnIncome(law, federal, rule, part);
}

/**
 * @param hasCredits - whether the household lives there long enough for the refundable credits; undefined if that is not confirmed
 * @returns undefined if the state has a tax on other income than wages that the household owes, or may pay it a credit
 */
export function formWithoutRates(law: StateLaw, federal: FederalReturn, hasCredits: boolean | undefined): PartialForm | undefined {
  const lines: ExplanationLine[] = [];
  const worksheet = fileStateForm(law, federal.year, federal, lines, { refundableCredits: hasCredits !== false });
  const { roundedTax: tax, refundableCredits } = worksheet;
  if (sumOf(tax, refundableCredits) > 0 || (refundableCredits > 0 && !hasCredits)) return undefined;
  return { tax, refundableCredits, taxableIncome: 0, lines };
}

export const nothingDue = (amount: Usd, source: string): PartialForm => ({
  tax: 0,
  refundableCredits: 0,
  taxableIncome: 0,
  lines: [{ section: 'state', label: 'noIncomeTax', amount: roundToCents(amount), source }],
});

const hasLosses = ({ gains, rentalIncome, partnershipIncome, household }: FederalReturn): boolean =>
  gains.allowedLoss > 0 ||
  Math.min(rentalIncome, partnershipIncome, household.selfEmploymentProfit, household.spouseSelfEmploymentProfit) < 0;

function isCovered({ method, covers = [], refunds = {}, sharedBeforeTax = {} }: PartialTax, lines: readonly ExplanationLine[]): boolean {
  const prorated = method.on === 'ownIncome' ? Object.keys(method.deductions) : [];
  const known = new Set<string>([...COVERED, ...covers, ...prorated, ...Object.keys(refunds), ...Object.keys(sharedBeforeTax)]);
  return lines.every(({ label, amount }) => amount === 0 || known.has(label));
}

function formOnOwnIncome(law: StateLaw, federal: FederalReturn, rule: PartialTax, part: PartOfYear): PartialForm | undefined {
  // Forms choose between two ways for them by the tax of the whole year.
  if (federal.peopleAged(agedFrom[federal.year].value) > 0 || federal.household.blind || federal.household.spouseBlind) return undefined;
  const lines: ExplanationLine[] = [];
  const worksheet = new OwnIncomeWorksheet(law, federal, lines, rule, part);
  const { method } = rule;
  const isSized = (label: LineLabel): boolean => method.on === 'ownIncome' && method.sizedByPart === true && label in method.deductions;
  for (const step of stepsOf(law, federal.year)) {
    if (step.labels.some(isSized)) worksheet.keepOwnIncome();
    step.apply(worksheet);
  }
  const income = worksheet.ownIncome;
  const { untaxedBelow } = rule;
  if (untaxedBelow && income < untaxedBelow.value[worksheet.status])
    worksheet.credit('belowFilingThreshold', worksheet.tax, untaxedBelow.source);
  const threshold = rule.unconfirmedBelow?.[worksheet.status] ?? 0;
  if (!worksheet.covered || !isCovered(rule, lines) || (income > 0 && income < threshold)) return undefined;
  if (isMoreThan(income, worksheet.adjustedGrossIncome)) return undefined;
  const { roundedTax: tax, refundableCredits, taxableIncome } = worksheet;
  return { tax, refundableCredits, taxableIncome, lines };
}

function shareOfForm(
  law: StateLaw,
  federal: FederalReturn,
  rule: PartialTax,
  part: PartOfYear,
  several: SeveralStatesLaw,
): PartialForm | undefined {
  const written: ExplanationLine[] = [];
  const worksheet = new WholeYearWorksheet(law, federal, written, rule);
  for (const step of stepsOf(law, federal.year)) step.apply(worksheet);
  const { adjustedGrossIncome, taxableIncome, status } = worksheet;
  if (!isCovered(rule, written)) return undefined;
  const isRefund = ({ label }: ExplanationLine): boolean => rule.refunds?.[label] !== undefined;
  const lines = written.filter((line) => !isRefund(line));
  const taxOf = (some: readonly ExplanationLine[]): Usd => sumOf(...some.map(({ tax = 0 }) => tax));
  for (const { label, tax = 0, source } of written.filter(isRefund)) {
    const credit = rule.notRefunded?.includes(label) ? Math.min(-tax, taxOf(lines)) : 0;
    if (credit > 0) lines.push(creditLine(label, credit, source));
  }
  const wholeTax = taxOf(lines);
  const all = sharedIncome(adjustedGrossIncome, written, several);
  const income = incomeOf(all, law, federal, part);
  const share = all === 0 ? part.other : income / all;
  const { unconfirmedBelowWith } = rule;
  const mayApply = unconfirmedBelowWith === undefined || written.some(({ label }) => label === unconfirmedBelowWith);
  const threshold = mayApply ? (rule.unconfirmedBelow?.[status] ?? 0) : 0;
  if ((income > 0 && income < threshold) || isMoreThan(income, all)) return undefined;
  if (rule.refundsNeedTaxableIncome && taxableIncome === 0 && written.some(isRefund)) return undefined;
  let tax = roundToCents(share * wholeTax);
  lines.push(lineOf('stateIncomeShare', income, sumOf(tax, -wholeTax), share, rule.source));
  if (rule.additionalRate) {
    const { value, source } = rule.additionalRate;
    const taxed = share * taxableIncome;
    const additional = roundToCents(value * taxed);
    lines.push(lineOf('nonresidentTax', taxed, additional, value, source));
    tax = sumOf(tax, additional);
  }
  let refundableCredits = 0;
  for (const { label, tax: whole = 0, source } of written.filter(isRefund)) {
    const credit = roundToCents(-whole * shareOfRefund(rule, label, part, share));
    if (credit <= 0 || rule.notRefunded?.includes(label)) continue;
    lines.push(creditLine(label, credit, source));
    refundableCredits = sumOf(refundableCredits, credit);
  }
  return { tax: sumOf(tax, -refundableCredits), refundableCredits, taxableIncome: share * taxableIncome, lines };
}

const lineOf = (label: LineLabel, amount: Usd, tax: Usd, rate: number, source: string): ExplanationLine => ({
  section: 'state',
  label,
  amount: roundToCents(amount),
  tax,
  rate,
  source,
});

/** What the state taxes of all income in its form, as a fraction. */
export function shareOfIncome(
  law: StateLaw,
  { adjustedGrossIncome, federal }: StateWorksheet,
  lines: readonly ExplanationLine[],
  part: PartOfYear,
  several: Partial<SeveralStatesLaw> = {},
): number {
  const all = sharedIncome(adjustedGrossIncome, lines, several);
  return all === 0 ? 0 : Math.min(1, incomeOf(all, law, federal, part) / all);
}
