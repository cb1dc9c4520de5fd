import { FILING_STATUSES, TAX_YEARS, type TaxYear, type Usd } from './contract.ts';
import type {
  CrossBorderLine,
  CrossBorderLineLabel,
  IncomeAbroadRequest,
  IncomeAbroadTax,
  StateTaxAbroad,
} from './cross-border-contract.ts';
import { roundToCents } from './kernel/money.ts';
import { Worksheet } from './kernel/worksheet.ts';
import { foreignEarnedIncomeLimit, housingRange } from './law/federal/foreign-earned-income.ts';
import { standardDeduction } from './law/federal/standard-deduction.ts';
import { exclusionInStates } from './law/states/foreign-earned-income.ts';
import { assertIncomes } from './rules/bounds.ts';
import { crossBorderReturn, type FederalFigures } from './rules/cross-border-return.ts';
import { rateRange, type StateLaw } from './rules/state-law.ts';
import { stateTaxOn, stateYearOf } from './rules/state-tax.ts';

/**
 * Federal and state tax of a citizen or resident who works abroad, with or without the exclusions of 26 U.S.C. § 911. Foreign taxes and
 * credits for them, payroll taxes and self-employment tax are not counted.
 * @throws RangeError when an amount, the year or the status is outside the contract
 */
export function taxOnIncomeAbroad(request: IncomeAbroadRequest): IncomeAbroadTax {
  assertWithinContract(request);
  const { taxYear, foreignEarnedIncome, state: law } = request;
  const lines: CrossBorderLine[] = [];
  const { housing, earned } = exclusionsOf(request, taxYear);
  noteIncome(request, housing, earned, lines);
  const federal = returnOf(request, taxYear, true, lines);
  const state = law && stateTaxAbroad(law, request, lines);

  const totalTax = roundToCents(federal.incomeTax + (state?.tax ?? 0));
  return {
    taxYear,
    housingExclusion: housing,
    foreignEarnedIncomeExclusion: earned,
    taxableForeignIncome: roundToCents(foreignEarnedIncome - housing - earned),
    adjustedGrossIncome: federal.adjustedGrossIncome,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    federalTax: federal.incomeTax,
    ...(state && { state }),
    totalTax,
    effectiveRate: foreignEarnedIncome === 0 ? 0 : (totalTax / foreignEarnedIncome) * 100,
    lines,
  };
}

/**
 * Housing comes first; what it leaves of the foreign earned income is excluded up to the year's limit.
 * @see 26 U.S.C. § 911(a), (b)(2), (c); Form 2555 lines 28 to 36, 42 and 45
 */
function exclusionsOf(request: IncomeAbroadRequest, year: TaxYear): { readonly housing: Usd; readonly earned: Usd } {
  if (!request.claimsExclusion) return { housing: 0, earned: 0 };
  const { base, limit: generalLimit } = housingRange[year].value;
  const { foreignEarnedIncome, housingExpenses, housingLimit = generalLimit } = request;
  const housing = roundToCents(Math.min(foreignEarnedIncome, Math.max(0, Math.min(housingExpenses, housingLimit) - base)));
  const earned = roundToCents(Math.min(foreignEarnedIncome - housing, foreignEarnedIncomeLimit[year].value));
  return { housing, earned };
}

/** @param excluding - whether the exclusions are left out of the income, as some states do not */
function returnOf<Year extends TaxYear>(
  request: IncomeAbroadRequest,
  year: Year,
  excluding: boolean,
  lines: CrossBorderLine[],
): FederalFigures<Year> {
  const { filingStatus: status, foreignEarnedIncome, otherIncome } = request;
  const { housing, earned } = exclusionsOf(request, year);
  const excluded = excluding ? roundToCents(housing + earned) : 0;
  const deduction = standardDeduction[year];
  return crossBorderReturn(
    {
      year,
      status,
      adjustedGrossIncome: roundToCents(foreignEarnedIncome + otherIncome - excluded),
      excluded,
      standardDeduction: { value: deduction.value[status], source: deduction.source },
      payrollWages: 0,
      // None without a home in the United States, nor with the exclusions. 26 U.S.C. § 32(c)(1)(A)(ii)(I), (c)(1)(C).
      earnedIncomeCredit: 0,
    },
    lines,
  );
}

function stateTaxAbroad(law: StateLaw, request: IncomeAbroadRequest, lines: CrossBorderLine[]): StateTaxAbroad {
  const { code } = law;
  const year = stateYearOf(request.taxYear);
  const federal = returnOf(request, year, true, []);
  const own = exclusionInStates[code];
  const all = returnOf(request, year, false, []);
  const taxWith = ({ incomeTax, incomeTaxAfterCredits }: FederalFigures, starting: FederalFigures) =>
    // States that deduct the federal tax mean the one that was due.
    stateTaxOn(law, { ...starting, incomeTax, incomeTaxAfterCredits }, lines);

  if (rateRange(law, year).top === 0) return { code, year, tax: taxWith(federal, all), treatment: 'untaxed' };
  if (all.adjustedGrossIncome === federal.adjustedGrossIncome) {
    return { code, year, tax: taxWith(federal, all), treatment: 'nothingExcluded' };
  }
  if (!own) return { code, year, tax: taxWith(federal, federal), treatment: 'excluded' };
  const { excluded, source: treatmentSource } = own;
  if (excluded === undefined) return { code, year, tax: undefined, treatment: 'unsettled', treatmentSource };
  return excluded
    ? { code, year, tax: taxWith(federal, federal), treatment: 'excluded', treatmentSource }
    : { code, year, tax: taxWith(federal, all), treatment: 'taxed', treatmentSource };
}

function noteIncome(request: IncomeAbroadRequest, housing: Usd, earned: Usd, lines: CrossBorderLine[]): void {
  const { taxYear, foreignEarnedIncome, otherIncome } = request;
  const federal = new Worksheet<CrossBorderLineLabel>('federal', lines);
  federal.note('foreignEarnedIncome', foreignEarnedIncome, '26 U.S.C. §§ 61(a)(1), 911(b)(1)');
  if (otherIncome > 0) federal.note('otherIncome', otherIncome, '26 U.S.C. § 61(a)');
  if (housing > 0) federal.note('housingExclusion', -housing, `${housingRange[taxYear].source}; Form 2555 line 36`);
  if (earned > 0) federal.note('foreignEarnedIncomeExclusion', -earned, `${foreignEarnedIncomeLimit[taxYear].source}; Form 2555 line 42`);
}

function assertWithinContract(request: IncomeAbroadRequest): void {
  const { taxYear, filingStatus, foreignEarnedIncome, otherIncome, housingExpenses, housingLimit = 0 } = request;
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  assertIncomes({ foreignEarnedIncome, otherIncome, housingExpenses, housingLimit });
}
