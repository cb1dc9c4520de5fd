import type { Household } from '@bracketwise/contract/household';
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { DEFAULT_ESTIMATE_YEAR, LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns, type StateFiling } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { corporateIncomeTaxRate } from '../law/federal/corporate-income-tax.ts';
import { employerTax } from '../rules/payroll-tax.ts';
import { treatmentOf, type CorporateIncomeTax, type StateLaw, type Treatment } from '../rules/state-law.ts';
import { taxOnInvestmentIncome } from './investments.ts';
import { assertAmounts, linesBeforeCredits } from './parts.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

/** By default, the law treats a single-owner LLC as the owner's own business. 26 CFR § 301.7701-3(b)(1)(ii). */
export const BUSINESS_STRUCTURES = ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'] as const;
export type BusinessStructure = (typeof BUSINESS_STRUCTURES)[number];

/** The only year whose state taxes on corporations are known: `corporateIncomeTax` of each state file. Read it again when this changes. */
export const BUSINESS_STATE_YEAR = 2025 satisfies typeof DEFAULT_ESTIMATE_YEAR;

/** A business that is the only income of its owner (or of the couple on a joint return), who runs it and does not itemize. */
export interface BusinessTaxRequest extends HomeState {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  structure: BusinessStructure;
  /** Revenue minus expenses, before any pay to the owner. US dollars. */
  profit: Usd;
  /** Revenue, which some states use; defaults to the profit. US dollars. */
  revenue?: Usd;
  /**
   * The owner's salary from an S corporation; other structures pay none. If it exceeds the profit, the rest is the owner's loss. US
   * dollars.
   */
  ownerSalary?: Usd;
  /** Whether it is a specified service trade or business such as law, health or consulting. 26 U.S.C. § 199A(d)(2). */
  specifiedService?: boolean;
}

/** One of the taxes; its lines add up to it. */
interface BusinessTaxPart {
  key: 'selfEmployment' | 'payroll' | 'levies' | 'corporateState' | 'corporate' | 'federal' | 'state' | 'local';
  tax: Usd;
  lines: readonly ExplanationLine[];
}

interface StateBusinessTax extends Treatment {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  provisional: boolean;
  tax: Usd;
}

/** All taxes on a year's profit, on the business and its owner. Dollars are rounded to cents; `effectiveRate` is a percentage. */
export interface BusinessTax extends LocalTaxes {
  taxYear: LawYear;
  structure: BusinessStructure;
  profit: Usd;
  /** Without the Additional Medicare Tax. */
  selfEmploymentTax: Usd;
  /** The employer's and employee's halves, without the Additional Medicare Tax. */
  payrollTax: Usd;
  additionalMedicare: Usd;
  /** What the state takes from the owner's salary, or from a profit, for its insurance programs and transit; zero without a state. */
  payrollLevies: Usd;
  corporateTax: Usd;
  /** State income tax on the corporation itself, known for `BUSINESS_STATE_YEAR`; absent if not computed, zero for other structures. */
  corporateStateTax?: Usd;
  /** The owner's income tax; for a C corporation, on the dividend. */
  federalTax: Usd;
  /** On the dividend. */
  netInvestmentIncomeTax: Usd;
  /** The owner's state income tax; absent without a state, or for a year whose rule on businesses could not be confirmed. */
  state?: StateBusinessTax;
  totalTax: Usd;
  /** The profit minus the taxes. */
  netIncome: Usd;
  /** Percentage of the profit; 0 without profit. */
  effectiveRate: number;
  qualifiedBusinessIncomeDeduction: Usd;
  /** The taxes that apply, in the order of their computation. */
  parts: readonly BusinessTaxPart[];
}

/**
 * All federal taxes and the state's income taxes (on the owner and a C corporation) on a profit under one legal structure. The local tax is
 * that of a self-employed owner; for corporations, the place does not count.
 * @throws RangeError if an amount, the status, the structure or the year is outside the contract, and for a place without confirmed figures
 */
export function taxOnBusiness(request: BusinessTaxRequest): BusinessTax {
  const { taxYear, structure, profit } = request;
  if (!BUSINESS_STRUCTURES.includes(structure)) throw new RangeError(`structure: unknown structure ${structure}`);
  assertAmounts({ profit, ownerSalary: request.ownerSalary ?? 0 });
  const taxes = structure === 'cCorporation' ? ofCorporation(request) : ofOwner(request);
  const totalTax = sumOf(...taxes.parts.map(({ tax }) => tax));
  return {
    taxYear,
    structure,
    profit,
    ...taxes,
    totalTax,
    netIncome: sumOf(profit, -totalTax),
    effectiveRate: profit > 0 ? (totalTax / profit) * 100 : 0,
  };
}

type Taxes = Omit<BusinessTax, 'taxYear' | 'structure' | 'profit' | 'totalTax' | 'netIncome' | 'effectiveRate'>;

/** A business whose profit is taxed only as the owner's income. */
function ofOwner(request: BusinessTaxRequest): Taxes {
  const { taxYear, filingStatus, structure, profit, ownerSalary = 0, specifiedService = false, state: law } = request;
  const employs = structure === 'sCorporation';
  const employerLines: ExplanationLine[] = [];
  const ofEmployer = employs && ownerSalary > 0 ? employerTax(ownerSalary, taxYear, employerLines) : 0;
  const household: Household = {
    taxYear,
    filingStatus,
    specifiedService,
    ...(employs
      ? { wages: ownerSalary, sCorporationWages: ownerSalary, sCorporationProfit: sumOf(profit, -ownerSalary, -ofEmployer) }
      : { selfEmploymentProfit: profit, ...livingIn(request) }),
  };
  const { federal, state } = fileReturns(law, household, { deduction: 'standard' });
  const onEarnings = sumOf(federal.selfEmploymentTax, federal.socialSecurity, federal.medicare, federal.additionalMedicare, ofEmployer);
  const payrollLevies = state?.levies.total ?? 0;
  const stateTax = law && state?.tax !== undefined && ownersStateTax(law, state, state.tax);
  return {
    selfEmploymentTax: federal.selfEmploymentTax,
    payrollTax: employs ? sumOf(onEarnings, -federal.additionalMedicare) : 0,
    additionalMedicare: federal.additionalMedicare,
    payrollLevies,
    corporateTax: 0,
    ...(!employs || (law && sCorporationIsExempt(law, request)) ? { corporateStateTax: 0 } : {}),
    federalTax: federal.incomeTaxBeforeCredits,
    netInvestmentIncomeTax: 0,
    ...(stateTax && { state: stateTax }),
    ...localTaxesOf(state),
    qualifiedBusinessIncomeDeduction: federal.qualifiedBusinessIncomeDeduction,
    parts: [
      {
        key: employs ? 'payroll' : 'selfEmployment',
        tax: onEarnings,
        lines: [...salaryLine(ownerSalary, employs), ...employerLines, ...federal.payrollLines],
      },
      ...(state && payrollLevies > 0 ? [{ key: 'levies' as const, tax: payrollLevies, lines: state.levyLines }] : []),
      {
        key: 'federal',
        tax: federal.incomeTaxBeforeCredits,
        lines: employs ? [...corporationLines(profit, ofEmployer), ...withoutShare(federal)] : linesBeforeCredits(federal),
      },
      ...(state && stateTax ? [{ key: 'state' as const, tax: stateTax.tax, lines: state.lines }] : []),
      ...(state?.local ? [{ key: 'local' as const, tax: state.local.tax, lines: state.local.lines }] : []),
    ],
  };
}

/** The owner's income from an S corporation: salary and share add up to the profit minus the payroll tax. */
function corporationLines(profit: Usd, ofEmployer: Usd): readonly ExplanationLine[] {
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('federal', lines);
  if (profit > 0) worksheet.note('netProfit', profit, 'Form 1120-S; 26 U.S.C. § 1363(b)');
  if (ofEmployer > 0) worksheet.note('employerTaxDeduction', -ofEmployer, '26 U.S.C. § 162(a)');
  return lines;
}

function withoutShare(federal: Form1040): readonly ExplanationLine[] {
  const own: readonly LineLabel[] = ['grossIncome', 'wages', 'shareOfProfit'];
  return linesBeforeCredits(federal).filter(({ label }) => !own.includes(label));
}

function salaryLine(salary: Usd, employs: boolean): readonly ExplanationLine[] {
  const lines: ExplanationLine[] = [];
  if (employs && salary > 0) new Worksheet('payroll', lines).note('ownerSalary', salary, '26 U.S.C. § 3121(a)');
  return lines;
}

function ownersStateTax(law: StateLaw, { code, year, provisional, ruled }: StateFiling, tax: Usd): StateBusinessTax {
  return { code, provisional, tax, ...treatmentOf(law, year, 'businessIncome', ruled.has('businessIncome')) };
}

/** The state's corporate income tax, if it is known for the year and covers this revenue and income. */
function corporateLawFor(
  law: StateLaw | undefined,
  { taxYear, profit, revenue = profit }: BusinessTaxRequest,
): CorporateIncomeTax | undefined {
  const onCorporations = taxYear === BUSINESS_STATE_YEAR ? law?.corporateIncomeTax : undefined;
  return onCorporations && profit >= onCorporations.leastIncome && revenue <= onCorporations.mostRevenue ? onCorporations : undefined;
}

const sCorporationIsExempt = (law: StateLaw, request: BusinessTaxRequest): boolean =>
  corporateLawFor(law, request)?.sCorporationExempt !== undefined;

/** The state's income tax on a C corporation. */
function corporateStatePart({ rate, exemption, minimum, source }: CorporateIncomeTax, profit: Usd): BusinessTaxPart {
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('state', lines);
  const exempt = Math.min(exemption, profit);
  if (exempt > 0) worksheet.note('corporateStateTaxExemption', -exempt, source);
  worksheet.charge('corporateStateTax', profit - exempt, rate, source);
  if (worksheet.tax < minimum) worksheet.addTax('corporateStateMinimum', minimum - worksheet.tax, source);
  return { key: 'corporateState', tax: worksheet.roundedTax, lines };
}

/** A C corporation that pays no salary and distributes its profit after tax as a dividend. */
function ofCorporation(request: BusinessTaxRequest): Taxes {
  const { taxYear, filingStatus, profit, state: law } = request;
  const stateLaw = corporateLawFor(law, request);
  const ofState = stateLaw && corporateStatePart(stateLaw, profit);
  const stateTax = ofState?.tax ?? 0;
  const corporate: ExplanationLine[] = [];
  const worksheet = new Worksheet('federal', corporate);
  const rate = corporateIncomeTaxRate[taxYear];
  if (stateTax > 0) worksheet.note('corporateStateTaxDeduction', -Math.min(stateTax, profit), '26 U.S.C. § 164(a)(3)');
  worksheet.charge('corporateIncomeTax', Math.max(0, sumOf(profit, -stateTax)), rate.value, rate.source);
  const corporateTax = worksheet.roundedTax;
  const { federalTax, netInvestmentIncomeTax, state, lines } = taxOnInvestmentIncome({
    taxYear,
    filingStatus,
    otherTaxableIncome: 0,
    qualifiedDividends: Math.max(0, sumOf(profit, -stateTax, -corporateTax)),
    ...(law && { state: law }),
  });
  const part = (key: 'federal' | 'state', tax: Usd): BusinessTaxPart => ({
    key,
    tax,
    lines: lines.filter(({ section }) => section === key),
  });
  return {
    selfEmploymentTax: 0,
    payrollTax: 0,
    additionalMedicare: 0,
    payrollLevies: 0,
    corporateTax,
    ...(ofState && { corporateStateTax: ofState.tax }),
    federalTax: sumOf(federalTax, -netInvestmentIncomeTax),
    netInvestmentIncomeTax,
    ...(state && { state }),
    qualifiedBusinessIncomeDeduction: 0,
    parts: [
      ...(ofState ? [ofState] : []),
      { key: 'corporate', tax: corporateTax, lines: corporate },
      part('federal', federalTax),
      ...(state ? [part('state', state.tax)] : []),
    ],
  };
}
