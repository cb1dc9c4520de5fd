import type { LawYear } from '@bracketwise/contract/years';
import { positivePart, roundToCents, sumOf, toCents } from '../kernel/money.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { alternativeMinimumTax, childExemption } from '../law/federal/alternative-minimum-tax.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '../law/federal/net-investment-income.ts';
import { collectiblesRate, depreciatedRealEstateRate } from '../law/federal/special-gains.ts';
import { earlyDistribution } from '../law/federal/retirement-plans.ts';
import { tentativeMinimumTax } from '../rules/alternative-minimum-tax.ts';
import { TAX_TABLE_SOURCE } from '../rules/printed-tables.ts';
import type { GainsByRate } from '../rules/special-gains.ts';
import { BY_FORMULA } from '../rules/tax-on-income.ts';
import { taxAsFiled } from './as-filed.ts';
import { childsTax, earnedByChild } from './childs-tax.ts';
import { isTaxedAsChild } from './credits.ts';
import type { FederalStep } from './form-1040.ts';
import { gainsByRateOf } from './special-gains.ts';

const STACKING = '26 U.S.C. § 911(f); Form 1040 instructions, Foreign Earned Income Tax Worksheet';
const CHILDS_TAX = '26 U.S.C. § 1(g); Form 8615';
/**
 * If ordinary rates on everything give less tax, they apply. This happens just above the zero-rate amount, which lies in the 12% bracket.
 */
const ORDINARY_TAX_LIMIT = '26 U.S.C. § 1(h)(1); Form 1040 instructions, Qualified Dividends and Capital Gain Tax Worksheet line 25';

/** Form 1040 line 16: the rate schedule, then the capital gain rates on top of it, then what Form 8615 adds for a child. */
export const regularTax: FederalStep = (form) => {
  const { worksheet, taxableIncome, scheduleStatus: status, year, excludedIncome: excluded } = form;
  if (excluded > 0) worksheet.note('excludedIncome', excluded, STACKING);
  const { value, source } = incomeTaxSchedules[year];
  const schedule = value[status];
  const ordinaryIncome = positivePart(taxableIncome - form.preferentialIncome);
  const parts = gainsByRateOf(form, taxableIncome);
  worksheet.chargeSchedule('bracket', schedule, parts ? roundToCents(parts.ordinary - excluded) : ordinaryIncome, source, excluded);
  if (ordinaryIncome < taxableIncome) {
    const gains = capitalGainSchedules[year];
    if (parts) chargeByRate(worksheet, parts, gains.value[status], year);
    else
      worksheet.chargeSchedule(
        'preferentialRate',
        gains.value[status],
        roundToCents(taxableIncome - ordinaryIncome),
        gains.source,
        excluded + ordinaryIncome,
      );
    const allOrdinary = graduatedTax(schedule, excluded + taxableIncome) - graduatedTax(schedule, excluded);
    const excess = worksheet.tax - allOrdinary;
    if (toCents(excess) > 0) worksheet.credit('ordinaryTaxLimit', excess, ORDINARY_TAX_LIMIT);
  }
  const ofChild = childsTax(form, taxableIncome, BY_FORMULA);
  if (ofChild && toCents(ofChild.tax - worksheet.tax) > 0) {
    worksheet.note('netUnearnedIncome', ofChild.netUnearnedIncome, CHILDS_TAX);
    worksheet.addTax('taxAtParentsRates', ofChild.tax - worksheet.tax, CHILDS_TAX);
  }
  if (form.choices.taxTable) worksheet.addTax('taxTableRounding', taxAsFiled(form) - worksheet.roundedTax, TAX_TABLE_SOURCE);
  form.regularTax = worksheet.roundedTax;
};

function chargeByRate(worksheet: Worksheet, { byBracket, depreciation, collectibles }: GainsByRate, rates: Schedule, year: LawYear): void {
  for (const [index, { rate, from, to }] of rates.entries()) {
    const amount = roundToCents(byBracket[index] ?? 0);
    if (amount > 0) worksheet.charge('preferentialRate', amount, rate, capitalGainSchedules[year].source, from, to);
  }
  for (const [label, amount, { value, source }] of [
    ['unrecapturedSection1250Gain', depreciation, depreciatedRealEstateRate[year]],
    ['collectiblesGain', collectibles, collectiblesRate[year]],
  ] as const) {
    if (toCents(amount) > 0) worksheet.charge(label, roundToCents(amount), value, source);
  }
}

/** Form 6251: adds back state and local taxes, the standard deduction and the senior deduction, and phases out the exemption. */
export const minimumTax: FederalStep = (form) => {
  const { worksheet, scheduleStatus: status, year, itemizedDeductions } = form;
  const { value, source } = alternativeMinimumTax[year];
  const law = value[status];
  // The limit on itemized deductions does not apply here. 26 U.S.C. § 56(b)(1)(E).
  const putBack = form.itemizes ? (itemizedDeductions?.stateLocalTaxes ?? 0) - form.itemizedDeductionsLimitation : form.deduction;
  const minimumTaxableIncome = Math.max(
    0,
    form.incomeBeforeBusinessDeduction +
      putBack +
      form.seniorDeduction -
      form.qualifiedBusinessIncomeDeduction +
      (form.choices.incentiveStockOptions ?? 0),
  );
  const exemptionLimit = isTaxedAsChild(form) ? positivePart(earnedByChild(form)) + childExemption[year].value : Infinity;
  if (minimumTaxableIncome > Math.min(law.exemption, exemptionLimit)) {
    const gains = gainsByRateOf(form, form.taxableIncome);
    const { income, exemption, tax } = tentativeMinimumTax(
      {
        minimumTaxableIncome,
        ordinaryIncome: positivePart(form.taxableIncome - form.preferentialIncome),
        preferentialIncome: form.preferentialIncome,
        excludedIncome: form.excludedIncome,
        exemptionLimit,
        gains: gains && { ...gains, depreciationRate: depreciatedRealEstateRate[year].value },
      },
      law,
      capitalGainSchedules[year].value[status],
      status === 'marriedSeparate',
    );
    const excess = tax - worksheet.tax;
    if (toCents(excess) > 0) {
      worksheet.note('minimumTaxableIncome', income, source);
      worksheet.note('minimumTaxExemption', -exemption, exemption === exemptionLimit ? childExemption[year].source : source);
      worksheet.note('tentativeMinimumTax', tax, source);
      worksheet.addTax('alternativeMinimumTax', excess, source);
    }
  }
  form.incomeTaxBeforeCredits = worksheet.roundedTax;
  form.alternativeMinimumTax = sumOf(form.incomeTaxBeforeCredits, -form.regularTax, -form.excessAdvancePremiumCredit);
};

/**
 * Form 8960: the tax on interest, dividends, rents, royalties, passive income and gains of high earners. Leaves out line 9b, the state income
 * tax on them that is itemized.
 */
export const netInvestmentIncomeTax: FederalStep = (form) => {
  // A surviving spouse has the threshold of a couple: 26 U.S.C. § 1411(b)(1).
  const { household, gains, year, scheduleStatus: status } = form;
  if (household.nonresident) return;
  const income =
    household.taxableInterest +
    household.nonqualifiedDividends +
    household.qualifiedDividends +
    household.royalties +
    form.passiveIncome +
    gains.shortTermGain +
    gains.longTermGain -
    gains.allowedLoss -
    // 26 CFR § 1.1411-4(f)(2).
    household.savingsPenalty;
  if (income <= 0) return;
  const threshold = netInvestmentIncomeTaxThreshold[year];
  const start = threshold.value[status];
  const modifiedAgi = form.adjustedGrossIncome + form.foreignEarnedIncomeExclusion;
  const base = Math.min(positivePart(income), positivePart(modifiedAgi - start));
  if (base === 0) return;
  const rate = netInvestmentIncomeTaxRate[year];
  const worksheet = new Worksheet('federal', form.federalLines);
  worksheet.note('modifiedAdjustedGrossIncome', modifiedAgi, threshold.source);
  worksheet.charge('netInvestmentIncomeTax', base, rate.value, rate.source, start);
  form.netInvestmentIncomeTax = worksheet.roundedTax;
};

/** Form 5329 line 4, Schedule 2 line 8: the additional tax on early distributions. */
export const earlyDistributionTax: FederalStep = (form) => {
  const { earlyDistributions, spouseEarlyDistributions } = form.household;
  const early = earlyDistributions + spouseEarlyDistributions;
  if (early === 0) return;
  const { value, source } = earlyDistribution;
  const worksheet = new Worksheet('federal', form.federalLines);
  worksheet.charge('earlyDistributionTax', early, value.rate, source);
  form.earlyDistributionTax = worksheet.roundedTax;
};
