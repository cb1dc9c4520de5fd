import {
  BUSINESS_STATE_YEAR,
  BUSINESS_STRUCTURES,
  type BusinessLine,
  type BusinessLineLabel,
  type BusinessTax,
  type BusinessTaxPart,
  type BusinessTaxRequest,
} from './business-contract.ts';
import { FILING_STATUSES, TAX_YEARS, type Usd } from './contract.ts';
import { taxOnInvestmentIncome } from './investment-income.ts';
import { roundToCents } from './kernel/money.ts';
import { Worksheet } from './kernel/worksheet.ts';
import { corporateIncomeTaxRate } from './law/federal/corporate-income-tax.ts';
import { assertIncomes } from './rules/bounds.ts';
import { BusinessReturn } from './rules/business-return.ts';
import { stateTaxOnBusiness } from './rules/state-business.ts';

/**
 * All federal taxes, and the income tax of the owner's state, on the profit of a business under one legal structure.
 * @throws RangeError when an amount, the status, the structure or the year is outside the contract
 */
export function taxOnBusiness(request: BusinessTaxRequest): BusinessTax {
  assertWithinContract(request);
  const taxes = request.structure === 'cCorporation' ? ofCorporation(request) : ofOwner(request);
  const totalTax = roundToCents(taxes.parts.reduce((sum, { tax }) => sum + tax, 0));
  const { taxYear, structure, profit } = request;
  return {
    taxYear,
    structure,
    profit,
    ...taxes,
    totalTax,
    netIncome: totalTax > profit ? -roundToCents(totalTax - profit) : roundToCents(profit - totalTax),
    effectiveRate: profit > 0 ? (totalTax / profit) * 100 : 0,
  };
}

type Taxes = Omit<BusinessTax, 'taxYear' | 'structure' | 'profit' | 'totalTax' | 'netIncome' | 'effectiveRate'>;

/** A business whose profit is taxed in the hands of its owner alone. */
function ofOwner({
  taxYear,
  filingStatus,
  structure,
  profit,
  ownerSalary = 0,
  specifiedService = false,
  state: law,
}: BusinessTaxRequest): Taxes {
  const employs = structure === 'sCorporation';
  const income = {
    selfEmployment: employs ? 0 : profit,
    salary: employs ? ownerSalary : 0,
    corporation: employs ? profit : 0,
    specifiedService,
  };
  const earnings: BusinessLine[] = [];
  const federal: BusinessLine[] = [];
  const stateLines: BusinessLine[] = [];
  const owner = new BusinessReturn(taxYear, filingStatus, income, earnings, federal);
  const ownerOfYear = law && new BusinessReturn(BUSINESS_STATE_YEAR, filingStatus, income, [], []);
  const state = law && ownerOfYear && stateTaxOnBusiness(law, ownerOfYear, stateLines);

  const onEarnings = roundToCents(owner.socialSecurity + owner.medicare + owner.additionalMedicare + owner.employerTax);
  return {
    selfEmploymentTax: owner.selfEmploymentTax,
    payrollTax: employs ? roundToCents(onEarnings - owner.additionalMedicare) : 0,
    additionalMedicare: owner.additionalMedicare,
    corporateTax: 0,
    federalTax: owner.incomeTax,
    netInvestmentIncomeTax: 0,
    ...(state && { state }),
    qualifiedBusinessIncomeDeduction: owner.qualifiedBusinessIncomeDeduction,
    parts: [
      { key: employs ? 'payroll' : 'selfEmployment', tax: onEarnings, lines: earnings },
      { key: 'federal', tax: owner.incomeTax, lines: federal },
      ...(state ? [{ key: 'state' as const, tax: state.tax, lines: stateLines }] : []),
    ],
  };
}

/** A corporation that pays no salary and hands out as a dividend what its tax leaves. */
function ofCorporation({ taxYear, filingStatus, profit, state: law }: BusinessTaxRequest): Taxes {
  const corporate: BusinessLine[] = [];
  const worksheet = new Worksheet<BusinessLineLabel>('federal', corporate);
  const rate = corporateIncomeTaxRate[taxYear];
  worksheet.charge('corporateIncomeTax', profit, rate.value, rate.source);
  const corporateTax = worksheet.roundedTax;
  const { federalTax, netInvestmentIncomeTax, state, lines } = taxOnInvestmentIncome({
    taxYear,
    filingStatus,
    otherTaxableIncome: 0,
    qualifiedDividends: roundToCents(profit - corporateTax),
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
    corporateTax,
    federalTax: roundToCents(federalTax - netInvestmentIncomeTax),
    netInvestmentIncomeTax,
    ...(state && { state }),
    qualifiedBusinessIncomeDeduction: 0,
    parts: [
      { key: 'corporate', tax: corporateTax, lines: corporate },
      part('federal', federalTax),
      ...(state ? [part('state', state.tax)] : []),
    ],
  };
}

function assertWithinContract({ taxYear, filingStatus, structure, profit, ownerSalary = 0, state }: BusinessTaxRequest): void {
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  if (!BUSINESS_STRUCTURES.includes(structure)) throw new RangeError(`Unknown structure: ${structure}`);
  if (state && taxYear !== BUSINESS_STATE_YEAR) throw new RangeError(`No state law on businesses of the tax year ${taxYear}`);
  assertIncomes({ profit, ownerSalary });
}
