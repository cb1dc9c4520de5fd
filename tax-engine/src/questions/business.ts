import { BUSINESS_STRUCTURES, type BusinessStructure, type BusinessTaxPart } from '@bracketwise/contract/business';
import type { EntityOmission } from '@bracketwise/contract/entities';
import type { Household } from '@bracketwise/contract/household';
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import type { FilingChoices, Form1040 } from '../federal/form-1040.ts';
import { fileReturns, type Filing, type StateFiling } from '../filing.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { corporateIncomeTaxRate } from '../law/federal/corporate-income-tax.ts';
import { chargeElection, electiveTax, employerLevies, entityTaxes, isEntityYear, type EntityTaxes } from '../rules/entity-taxes.ts';
import type { EntityLaw } from '../rules/entity-law.ts';
import { ownersBenefits, type OwnersBenefits } from '../rules/owners-benefits.ts';
import { employerTax } from '../rules/payroll-tax.ts';
import { treatmentOf, type StateLaw, type Treatment } from '../rules/state-law.ts';
import { assertAmounts, linesBeforeCredits } from './parts.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

/** A business that is the only income of its owner (or of the couple on a joint return), who runs it. */
export interface BusinessTaxRequest extends HomeState {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  structure: BusinessStructure;
  /** What the state takes from businesses, from `loadEntityLaw`; without it these taxes are not computed. */
  entity?: EntityLaw | undefined;
  /** Revenue minus expenses, before any pay to the owner. US dollars. */
  profit: Usd;
  /** Revenue, which some states use; defaults to the profit. US dollars. */
  revenue?: Usd;
  /**
   * The owner's salary from an S corporation; other structures pay none, and some states let them deduct it all the same. If it exceeds the
   * profit, the rest is the owner's loss. US dollars.
   */
  ownerSalary?: Usd;
  /** Whether it is a specified service trade or business such as law, health or consulting. 26 U.S.C. § 199A(d)(2). */
  specifiedService?: boolean;
  /** Whether it sells goods; some states tax services at other rates. */
  sellsGoods?: boolean;
  /** Premiums for the owner's health insurance, which the business pays. US dollars. */
  healthInsurance?: Usd;
  /** What the owner puts into the plan of the business (solo 401(k), SEP) before tax, up to the limits. US dollars. */
  ownPlan?: Usd;
  /** Whether an S corporation chooses to pay the state's income tax for its owner, if the state lets it. */
  elects?: boolean;
}

interface StateBusinessTax extends Treatment {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  provisional: boolean;
  /** Negative if the credit for the elective tax is more than the tax and the state pays out the rest. */
  tax: Usd;
}

/** What an S corporation pays for its owner if it chooses to. US dollars. */
interface ElectedTax {
  /** Paid by the corporation, which deducts it from the owner's federal income. */
  tax: Usd;
  /** Whether the owner leaves the income out on the state return, instead of a credit for the tax. */
  isExclusion: boolean;
  /** The part of the owner's credit that the state neither allows nor pays out this year. */
  unused: Usd;
}

/** All taxes on a year's profit, on the business and its owner. Dollars are rounded to cents; `effectiveRate` is a percentage. */
export interface BusinessTax extends LocalTaxes, OwnersBenefits {
  taxYear: LawYear;
  structure: BusinessStructure;
  profit: Usd;
  /** Without the Additional Medicare Tax. */
  selfEmploymentTax: Usd;
  /** The employer's and employee's halves, without the Additional Medicare Tax. */
  payrollTax: Usd;
  additionalMedicare: Usd;
  /** Federal and state unemployment tax and other levies that the corporation bears on the salary. */
  employerTaxes: Usd;
  /** What the state takes from the owner's salary, or from a profit, for its insurance programs and transit; zero without a state. */
  payrollLevies: Usd;
  corporateTax: Usd;
  /** The state's taxes and fees on the business itself; absent if they are not computed. */
  entityTax?: Usd;
  /** Only if the S corporation elects and the state lets it in that year. */
  election?: ElectedTax;
  /** The owner's income tax; for a C corporation, on the dividend. */
  federalTax: Usd;
  /** On the dividend. */
  netInvestmentIncomeTax: Usd;
  /** What a C corporation pays out. */
  dividend: Usd;
  /** Whether the owner itemizes, which state and local taxes can make worthwhile. */
  itemizes: boolean;
  /** The owner's state income tax; absent without a state, or for a year whose rule on businesses could not be confirmed. */
  state?: StateBusinessTax;
  /** What the state's taxes on the business leave out. */
  leftOut: readonly EntityOmission[];
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
 * All federal taxes and the state's taxes, on the business and its owner, on a profit under one legal structure. The local tax is that of a
 * self-employed owner; for corporations, the place does not count.
 * @throws RangeError if an amount, the status, the structure or the year is outside the contract, and for a place without confirmed figures
 */
export function taxOnBusiness(request: BusinessTaxRequest): BusinessTax {
  const { taxYear, structure, profit } = request;
  if (!BUSINESS_STRUCTURES.includes(structure)) throw new RangeError(`structure: unknown structure ${structure}`);
  const { ownerSalary = 0, healthInsurance = 0, ownPlan = 0, revenue = profit } = request;
  assertAmounts({ profit, ownerSalary, healthInsurance, ownPlan, revenue });
  const taxes =
    structure === 'cCorporation' ? ofCCorporation(request) : structure === 'sCorporation' ? ofSCorporation(request) : ofOwner(request);
  const totalTax = sumOf(...taxes.parts.map(({ tax }) => tax));
  return {
    taxYear,
    structure,
    profit,
    ...taxes,
    leftOut: request.entity?.leftOut ?? [],
    totalTax,
    netIncome: sumOf(profit, -totalTax),
    effectiveRate: profit > 0 ? (totalTax / profit) * 100 : 0,
  };
}

type Taxes = Omit<BusinessTax, 'taxYear' | 'structure' | 'profit' | 'leftOut' | 'totalTax' | 'netIncome' | 'effectiveRate'>;

/** What the state takes from the business on this income before these taxes. */
function taxesOfEntity(request: BusinessTaxRequest, income: Usd): EntityTaxes | undefined {
  const { entity, taxYear, structure, profit, revenue = profit, ownerSalary = 0, sellsGoods = false } = request;
  if (!entity) return undefined;
  const federalRate = corporateIncomeTaxRate[taxYear].value;
  return entityTaxes(entity, taxYear, { structure, revenue, income, salary: ownerSalary, sellsGoods, federalRate });
}

const entityPart = (taxes: EntityTaxes | undefined): readonly BusinessTaxPart[] =>
  taxes && taxes.total > 0 ? [{ key: 'entity', tax: taxes.total, lines: taxes.lines }] : [];

const withEntityTax = (taxes: EntityTaxes | undefined) => (taxes ? { entityTax: taxes.total } : {});

/** The business of its owner, whose income is the profit after what the state takes from it. */
function ofOwner(request: BusinessTaxRequest): Taxes {
  const { taxYear, filingStatus, profit, specifiedService = false, state: law } = request;
  const ofEntity = taxesOfEntity(request, profit);
  const household: Household = {
    taxYear,
    filingStatus,
    specifiedService,
    selfEmploymentProfit: sumOf(profit, -(ofEntity?.total ?? 0)),
    selfEmployedHealthInsurance: request.healthInsurance ?? 0,
    selfEmployedRetirement: request.ownPlan ?? 0,
    ...livingIn(request),
  };
  const choices: FilingChoices = { entityTaxAddedBack: ofEntity?.addedBack ?? 0 };
  const together = fileReturns(law, household, choices);
  const active = activeIncomeOfOwner(request, together.federal);
  const { federal, state } = active > 0 ? fileReturns(law, household, { ...choices, ...taxedApart(active) }) : together;
  const onEarnings = sumOf(federal.selfEmploymentTax, federal.additionalMedicare);
  const payrollLevies = state?.levies.total ?? 0;
  const stateTax = law && state?.tax !== undefined && ownersStateTax(law, state, state.tax, active > 0);
  return {
    ...NOTHING,
    selfEmploymentTax: federal.selfEmploymentTax,
    additionalMedicare: federal.additionalMedicare,
    payrollLevies,
    ...withEntityTax(ofEntity),
    ...ofReturn(federal),
    ...(stateTax && { state: stateTax }),
    ...localTaxesOf(state),
    healthInsurance: federal.selfEmployedHealthInsurance,
    ownPlan: federal.selfEmployedRetirement,
    parts: [
      ...entityPart(ofEntity),
      { key: 'selfEmployment', tax: onEarnings, lines: federal.payrollLines },
      ...leviesPart(state),
      { key: 'federal', tax: federal.incomeTaxBeforeCredits, lines: linesBeforeCredits(federal) },
      ...(state && stateTax ? [{ key: 'state' as const, tax: stateTax.tax, lines: state.lines }] : []),
      ...(state?.local ? [{ key: 'local' as const, tax: state.local.tax, lines: state.local.lines }] : []),
    ],
  };
}

const taxedApart = (amount: Usd, paidByEntity = false): FilingChoices => ({ activeBusinessIncome: { amount, paidByEntity } });

/** What of an owner's own profit is not pay for the owner's work, where the state taxes that apart; 0 elsewhere. */
function activeIncomeOfOwner({ entity, taxYear, ownerSalary = 0 }: BusinessTaxRequest, federal: Form1040): Usd {
  if (!entity?.activeIncome || !isEntityYear(taxYear)) return 0;
  const { share, upTo } = entity.activeIncome[taxYear].value;
  const profit = federal.household.selfEmploymentProfit;
  const income = Math.max(0, profit - federal.selfEmploymentTaxDeduction);
  const bySafeHarbor = profit <= upTo ? share * income : 0;
  return roundToCents(Math.max(bySafeHarbor, ownerSalary > 0 ? income - ownerSalary : 0));
}

const NOTHING = {
  selfEmploymentTax: 0,
  payrollTax: 0,
  additionalMedicare: 0,
  employerTaxes: 0,
  payrollLevies: 0,
  corporateTax: 0,
  netInvestmentIncomeTax: 0,
  dividend: 0,
  qualifiedBusinessIncomeDeduction: 0,
  healthInsurance: 0,
  ownPlan: 0,
} as const;

const ofReturn = (federal: Form1040) => ({
  federalTax: federal.incomeTaxBeforeCredits,
  qualifiedBusinessIncomeDeduction: federal.qualifiedBusinessIncomeDeduction,
  itemizes: federal.deduction > federal.standardDeduction,
});

const leviesPart = (state: StateFiling | undefined): readonly BusinessTaxPart[] =>
  state && state.levies.total > 0 ? [{ key: 'levies', tax: state.levies.total, lines: state.levyLines }] : [];

/** Pays its owner a salary; the rest of the profit is the owner's income without payroll tax. */
function ofSCorporation(request: BusinessTaxRequest): Taxes {
  const { taxYear, filingStatus, profit, ownerSalary = 0, specifiedService = false, state: law, entity } = request;
  const payrollLines: ExplanationLine[] = [];
  if (ownerSalary > 0) new Worksheet('payroll', payrollLines).note('ownerSalary', ownerSalary, '26 U.S.C. § 3121(a)');
  const ofEmployer = ownerSalary > 0 ? employerTax(ownerSalary, taxYear, payrollLines) : 0;
  const levies = employerLevies(law?.code, entity, taxYear, ownerSalary);
  const benefits = ownersBenefits(request);
  const beforeTaxes = sumOf(profit, -ownerSalary, -ofEmployer, -levies.total, -benefits.healthInsurance, -benefits.byEmployer);
  const ofEntity = taxesOfEntity(request, beforeTaxes);
  const share = sumOf(beforeTaxes, -(ofEntity?.total ?? 0));
  const addedBack = ofEntity?.addedBack ?? 0;
  const mayElect = !entity?.activeIncome || ownerSalary > 0;
  const elected = request.elects === true && mayElect ? electiveTax(entity, taxYear, sumOf(share, addedBack)) : undefined;
  const owner = (sCorporationProfit: Usd): Household => ({
    taxYear,
    filingStatus,
    specifiedService,
    wages: sumOf(ownerSalary, -benefits.deferred),
    electiveDeferrals: benefits.deferred,
    sCorporationWages: ownerSalary,
    sCorporationProfit,
  });
  const active = entity?.activeIncome && isEntityYear(taxYear) && ownerSalary > 0 ? Math.max(0, share) : 0;
  const { filing, stateTax, unused } = filedByOwner(request, owner, { share, active, addedBack }, elected);
  const { federal, state } = filing;
  const onWages = sumOf(federal.socialSecurity, federal.medicare, federal.additionalMedicare, ofEmployer);
  return {
    ...NOTHING,
    payrollTax: sumOf(onWages, -federal.additionalMedicare),
    additionalMedicare: federal.additionalMedicare,
    employerTaxes: levies.total,
    payrollLevies: state?.levies.total ?? 0,
    ...withEntityTax(ofEntity),
    ...ofReturn(federal),
    ...(elected && { election: { tax: elected.tax, isExclusion: elected.relief.kind === 'exclusion', unused } }),
    ...(law && state && stateTax && { state: ownersStateTax(law, state, stateTax.tax, active > 0) }),
    healthInsurance: benefits.healthInsurance,
    ownPlan: sumOf(benefits.deferred, benefits.byEmployer),
    parts: [
      { key: 'payroll', tax: onWages, lines: [...payrollLines, ...federal.payrollLines] },
      ...(levies.total > 0 ? [{ key: 'employer' as const, tax: levies.total, lines: levies.lines }] : []),
      ...leviesPart(state),
      ...entityPart(ofEntity),
      ...(elected ? [{ key: 'election' as const, tax: elected.tax, lines: elected.lines }] : []),
      {
        key: 'federal',
        tax: federal.incomeTaxBeforeCredits,
        lines: [
          ...sharesLines(profit, sumOf(ofEmployer, levies.total), benefits, sumOf(ofEntity?.total ?? 0, elected?.tax ?? 0)),
          ...withoutShare(federal),
        ],
      },
      ...(stateTax ? [{ key: 'state' as const, tax: stateTax.tax, lines: stateTax.lines }] : []),
    ],
  };
}

interface FiledByOwner {
  readonly filing: Filing;
  readonly stateTax?: { readonly tax: Usd; readonly lines: readonly ExplanationLine[] } | undefined;
  readonly unused: Usd;
}

/** US dollars. */
interface OwnersShare {
  readonly share: Usd;
  /** The part that the state taxes apart. */
  readonly active: Usd;
  /** Taxes of the corporation that the state does not let the owner deduct. */
  readonly addedBack: Usd;
}

/**
 * The owner's returns. The state does not let the owner deduct some taxes, so the state's form sees a larger share of the profit than the
 * federal one, or none if the elective tax takes its place.
 */
function filedByOwner(
  { state: law }: BusinessTaxRequest,
  owner: (share: Usd) => Household,
  { share, active, addedBack }: OwnersShare,
  elected: ReturnType<typeof electiveTax>,
): FiledByOwner {
  if (!law || (addedBack === 0 && !elected)) {
    const filing = fileReturns(law, owner(share), active > 0 ? taxedApart(active) : {});
    const { state } = filing;
    return { filing, stateTax: state?.tax === undefined ? undefined : { tax: state.tax, lines: state.lines }, unused: 0 };
  }
  const isExclusion = elected?.relief.kind === 'exclusion';
  const { state } =
    active > 0
      ? fileReturns(law, owner(share), taxedApart(active, isExclusion))
      : fileReturns(law, owner(isExclusion ? Math.min(0, share) : sumOf(share, addedBack)));
  const settled = state?.tax === undefined ? undefined : chargeElection(elected, state.tax, state.lines);
  const federalOwner = { ...owner(sumOf(share, -(elected?.tax ?? 0))), stateIncomeTaxPaid: Math.max(0, settled?.tax ?? 0) };
  const { federal } = fileReturns(law, federalOwner);
  return { filing: state ? { federal, state } : { federal }, stateTax: settled, unused: settled?.unused ?? 0 };
}

/** The owner's income from an S corporation: salary and share add up to the profit minus what the corporation deducts. */
function sharesLines(profit: Usd, onSalary: Usd, benefits: OwnersBenefits & { byEmployer: Usd }, taxes: Usd): readonly ExplanationLine[] {
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('federal', lines);
  if (profit > 0) worksheet.note('netProfit', profit, 'Form 1120-S; 26 U.S.C. § 1363(b)');
  if (onSalary > 0) worksheet.note('employerTaxDeduction', -onSalary, '26 U.S.C. § 162(a)');
  if (benefits.healthInsurance > 0) {
    worksheet.note('ownersHealthInsurance', -benefits.healthInsurance, '26 U.S.C. §§ 162(l), 1372(a); Notice 2008-1');
  }
  if (benefits.byEmployer > 0) worksheet.note('ownersPlan', -benefits.byEmployer, '26 U.S.C. § 404(a)(3)');
  if (taxes > 0) worksheet.note('entityTaxDeduction', -taxes, '26 U.S.C. § 164(a); Notice 2020-75');
  return lines;
}

function withoutShare(federal: Form1040): readonly ExplanationLine[] {
  const own: readonly LineLabel[] = ['grossIncome', 'wages', 'shareOfProfit'];
  return linesBeforeCredits(federal).filter(({ label }) => !own.includes(label));
}

function ownersStateTax(law: StateLaw, { code, year, provisional, ruled }: StateFiling, tax: Usd, isApart: boolean): StateBusinessTax {
  const treatment: Treatment = isApart
    ? { treatment: 'specialRule' }
    : treatmentOf(law, year, 'businessIncome', ruled.has('businessIncome'));
  return { code, provisional, tax, ...treatment };
}

/** A C corporation that pays no salary and distributes its profit after tax as a dividend. */
function ofCCorporation(request: BusinessTaxRequest): Taxes {
  const { taxYear, filingStatus, profit, state: law, healthInsurance = 0 } = request;
  // Premiums for an employee who gets no other pay are still deducted, and no income: 26 U.S.C. §§ 106, 162(a).
  const insured = Math.min(healthInsurance, profit);
  const ofEntity = taxesOfEntity(request, sumOf(profit, -insured));
  const ofState = Math.min(ofEntity?.total ?? 0, sumOf(profit, -insured));
  const corporate: ExplanationLine[] = [];
  const worksheet = new Worksheet('federal', corporate);
  const rate = corporateIncomeTaxRate[taxYear];
  if (insured > 0) worksheet.note('ownersHealthInsurance', -insured, '26 U.S.C. §§ 106, 162(a)');
  if (ofState > 0) worksheet.note('corporateStateTaxDeduction', -ofState, '26 U.S.C. § 164(a)(3)');
  worksheet.charge('corporateIncomeTax', sumOf(profit, -insured, -ofState), rate.value, rate.source);
  const corporateTax = worksheet.roundedTax;
  const dividend = roundToCents(Math.max(0, sumOf(profit, -insured, -ofState, -corporateTax)));
  const { federal, state } = fileReturns(law, { taxYear, filingStatus, qualifiedDividends: dividend });
  const stateTax = law &&
    state?.tax !== undefined && {
      code: state.code,
      provisional: state.provisional,
      tax: state.tax,
      ...treatmentOf(law, state.year, 'investmentIncome', state.ruled.has('investmentIncome')),
    };
  const onInvestments = federal.netInvestmentIncomeTax;
  const lines = linesBeforeCredits(federal);
  return {
    ...NOTHING,
    corporateTax,
    ...withEntityTax(ofEntity),
    ...ofReturn(federal),
    netInvestmentIncomeTax: onInvestments,
    dividend,
    ...(stateTax && { state: stateTax }),
    healthInsurance: insured,
    parts: [
      ...entityPart(ofEntity),
      { key: 'corporate', tax: corporateTax, lines: corporate },
      { key: 'federal', tax: sumOf(federal.incomeTaxBeforeCredits, onInvestments), lines },
      ...(state && stateTax ? [{ key: 'state' as const, tax: stateTax.tax, lines: state.lines }] : []),
    ],
  };
}
