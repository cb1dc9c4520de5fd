import type { EstimateYear, FilingStatus, TaxYear, Usd } from '../contract.ts';
import type { InvestmentLine, InvestmentLineLabel, InvestmentSlice } from '../investment-contract.ts';
import { roundToCents, toCents } from '../kernel/money.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { alternativeMinimumTax } from '../law/federal/alternative-minimum-tax.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';
import { childlessEarnedIncomeCredit, disqualifiedIncomeLimit } from '../law/federal/earned-income-credit.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '../law/federal/net-investment-income.ts';
import { tentativeMinimumTax } from './alternative-minimum-tax.ts';
import { FederalReturn, earnedIncomeCredit } from './federal-return.ts';
import { additions, type NetInvestments } from './investments.ts';

/**
 * The federal figures of one earner's wages with gains and dividends: what these add to the tax, line by line, and what
 * state forms start from. US dollars, rounded to cents.
 */
export class InvestorReturn<Year extends TaxYear = EstimateYear> implements FederalReturn<Year> {
  readonly year: Year;
  readonly status: FilingStatus;
  readonly wages: Usd;
  readonly investments: NetInvestments;
  readonly standardDeduction: Usd;
  readonly adjustedGrossIncome: Usd;
  readonly taxableIncome: Usd;
  /** Losses that reduced taxable income; what else there is of them is carried over. 26 U.S.C. § 1212(b)(2). */
  readonly deductedLoss: Usd;
  /** Income tax before credits, the alternative minimum tax included, the tax on net investment income not. */
  readonly incomeTax: Usd;
  /** What the gains and dividends add at the rates of ordinary income. */
  readonly ordinaryTax: Usd;
  readonly ordinarySlices: readonly InvestmentSlice[];
  /** What they add at the rates of net capital gain. */
  readonly preferentialTax: Usd;
  readonly preferentialSlices: readonly InvestmentSlice[];
  /** What the minimum tax takes beyond these; wages alone never owe it. */
  readonly alternativeMinimumTax: Usd;
  readonly netInvestmentIncomeTax: Usd;
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  readonly additionalMedicare: Usd;

  /** @param lines - receives the lines of what the gains and dividends add, in the section `federal` */
  constructor(year: Year, status: FilingStatus, wages: Usd, investments: NetInvestments, lines: InvestmentLine[]) {
    const without = new FederalReturn(year, status, wages, []);
    this.year = year;
    this.status = status;
    this.wages = wages;
    this.investments = investments;
    this.standardDeduction = without.standardDeduction;
    this.socialSecurity = without.socialSecurity;
    this.medicare = without.medicare;
    this.additionalMedicare = without.additionalMedicare;

    const gross = wages + additions(investments);
    const preferential = investments.longTermGain + investments.qualifiedDividends;
    this.adjustedGrossIncome = positiveCents(gross - investments.allowedLoss);
    this.taxableIncome = positiveCents(gross - investments.allowedLoss - this.standardDeduction);
    this.deductedLoss = Math.min(investments.allowedLoss, positiveCents(gross - this.standardDeduction));
    // The standard deduction lowers ordinary income first: gains and dividends lie on top.
    const ordinaryIncome = positiveCents(this.taxableIncome - preferential);

    const federal = new Worksheet<InvestmentLineLabel>('federal', lines);
    const rates = incomeTaxSchedules[year];
    const schedule = rates.value[status];
    const start = lines.length;
    federal.chargeSchedule(schedule, without.taxableIncome, rates.source);
    lines.length = start; // the tax on the other income counts, its brackets are not asked for
    const taxWithout = federal.roundedTax;
    this.noteIncome(federal, without.taxableIncome);

    this.ordinarySlices = chargeBetween(federal, 'bracket', schedule, without.taxableIncome, ordinaryIncome, rates.source, lines);
    const taxOnOrdinary = federal.roundedTax;
    const gainRates = capitalGainSchedules[year];
    const gainSchedule = gainRates.value[status];
    this.preferentialSlices = chargeBetween(
      federal,
      'preferentialRate',
      gainSchedule,
      ordinaryIncome,
      this.taxableIncome,
      gainRates.source,
      lines,
    );
    const excess = federal.tax - graduatedTax(schedule, this.taxableIncome);
    if (toCents(Math.max(0, excess)) > 0) federal.credit('ordinaryTaxLimit', excess, ORDINARY_TAX_LIMIT);

    const regularTax = federal.roundedTax;
    this.ordinaryTax = roundedDifference(taxOnOrdinary, taxWithout);
    this.preferentialTax = roundedDifference(regularTax, taxOnOrdinary);
    this.chargeMinimumTax(federal, ordinaryIncome, gainSchedule);
    this.incomeTax = federal.roundedTax;
    this.alternativeMinimumTax = roundedDifference(this.incomeTax, regularTax);
    this.netInvestmentIncomeTax = this.chargeNetInvestmentIncome(new Worksheet<InvestmentLineLabel>('federal', lines));
  }

  /** What states tax that start from their own gross income, as far as it is not theirs to differ. */
  get grossIncome(): Usd {
    return this.adjustedGrossIncome;
  }

  /** Investment income above a limit excludes the credit; below, adjusted gross income lessens it. 26 U.S.C. § 32(a)(2)(B), (i). */
  get earnedIncomeCredit(): Usd {
    const { year, status, wages, adjustedGrossIncome, investments } = this;
    if (additions(investments) > disqualifiedIncomeLimit[year].value) return 0;
    return earnedIncomeCredit(wages, status, childlessEarnedIncomeCredit[year].value, adjustedGrossIncome);
  }

  get incomeTaxAfterCredits(): Usd {
    return Math.max(0, this.incomeTax - this.earnedIncomeCredit);
  }

  /** The lines that lead to taxable income; only what there is. */
  private noteIncome(federal: Worksheet<InvestmentLineLabel>, otherTaxableIncome: Usd): void {
    const { investments } = this;
    federal.note('otherTaxableIncome', otherTaxableIncome, '26 U.S.C. § 63(b)');
    for (const [label, amount, source] of [
      ['ordinaryDividends', investments.ordinaryDividends, '26 U.S.C. § 61(a)(7)'],
      ['shortTermGain', investments.shortTermGain, '26 U.S.C. § 1222(5), (9)'],
      ['qualifiedDividends', investments.qualifiedDividends, '26 U.S.C. § 1(h)(11)'],
      ['longTermGain', investments.longTermGain, '26 U.S.C. § 1222(11)'],
      ['capitalLossDeduction', -investments.allowedLoss, capitalLossLimit[this.year].source],
    ] as const) {
      if (amount !== 0) federal.note(label, amount, source);
    }
    const unusedDeduction = positiveCents(this.standardDeduction - this.wages);
    if (unusedDeduction > 0) federal.note('standardDeduction', -unusedDeduction, '26 U.S.C. § 63(c)');
    federal.note('taxableIncome', this.taxableIncome, '26 U.S.C. § 63(b)');
  }

  /**
   * Large gains take the exemption away, and with it part of what shields the other income.
   * @see 26 U.S.C. § 55(a); Form 6251 lines 9 to 11
   */
  private chargeMinimumTax(worksheet: Worksheet<InvestmentLineLabel>, ordinaryIncome: Usd, gainRates: Schedule): void {
    const { adjustedGrossIncome, investments, status } = this;
    const { value, source } = alternativeMinimumTax[this.year];
    const preferentialIncome = investments.longTermGain + investments.qualifiedDividends;
    const basis = { adjustedGrossIncome, ordinaryIncome, preferentialIncome };
    const { income, exemption, tax } = tentativeMinimumTax(basis, value[status], gainRates, status === 'marriedSeparate');
    const excess = tax - worksheet.tax;
    if (toCents(Math.max(0, excess)) === 0) return;
    worksheet.note('minimumTaxableIncome', income, source);
    worksheet.note('minimumTaxExemption', -exemption, source);
    worksheet.note('tentativeMinimumTax', tax, source);
    worksheet.addTax('alternativeMinimumTax', excess, source);
  }

  /**
   * Tax on net investment income; wages are none.
   * @see 26 U.S.C. § 1411(a)(1), (c)(1)(A); Form 8960 lines 5a to 17
   */
  private chargeNetInvestmentIncome(worksheet: Worksheet<InvestmentLineLabel>): Usd {
    const { investments } = this;
    const threshold = netInvestmentIncomeTaxThreshold[this.year];
    const start = threshold.value[this.status];
    const base = Math.min(positiveCents(additions(investments) - investments.allowedLoss), positiveCents(this.adjustedGrossIncome - start));
    if (base === 0) return 0;
    const rate = netInvestmentIncomeTaxRate[this.year];
    worksheet.note('modifiedAdjustedGrossIncome', this.adjustedGrossIncome, threshold.source);
    worksheet.charge('netInvestmentIncomeTax', base, rate.value, rate.source, start);
    return worksheet.roundedTax;
  }
}

/** Where all at the rates of ordinary income is less, that is the tax: just above the zero rate amount, which lies in the 12 % bracket. */
const ORDINARY_TAX_LIMIT = '26 U.S.C. § 1(h)(1); Form 1040 instructions, Qualified Dividends and Capital Gain Tax Worksheet line 25';

/**
 * Charges what a schedule takes from the taxable income between `start` and `end`, and gives it back where `end` is the lower.
 * @returns the same as slices
 */
function chargeBetween(
  worksheet: Worksheet<InvestmentLineLabel>,
  label: 'bracket' | 'preferentialRate',
  schedule: Schedule,
  start: Usd,
  end: Usd,
  source: string,
  lines: readonly InvestmentLine[],
): readonly InvestmentSlice[] {
  const sign = end < start ? -1 : 1;
  const low = Math.min(start, end);
  const high = Math.max(start, end);
  return schedule.flatMap((bracket) => {
    const from = Math.max(low, bracket.from);
    const to = Math.min(high, bracket.to);
    if (to <= from) return [];
    worksheet.charge(label, sign * (to - from), bracket.rate, source, bracket.from, bracket.to);
    const { amount, tax = 0 } = lines.at(-1) as InvestmentLine;
    return [{ rate: bracket.rate, amount, tax, from, to, source }];
  });
}

function positiveCents(amount: Usd): Usd {
  return roundToCents(Math.max(0, amount));
}

/** Of two amounts in whole cents. */
function roundedDifference(more: Usd, less: Usd): Usd {
  return (toCents(more) - toCents(less)) / 100;
}
