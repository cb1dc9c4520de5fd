import { CURRENT_TAX_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { graduatedTax } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import {
  collectiblesRate,
  depreciatedRealEstateRate,
  homeSaleExclusion,
  washSaleDays,
} from '@bracketwise/tax-engine/law/federal/special-gains';
import { LONG_TERM_BANDS, TABLES_OF } from '../../rates-by-income/specified.ts';
import { LONG_TERM_DAYS, YEARLY_LOSS_DEDUCTION, capitalGainsTax, type CapitalGainsInputs } from './specified.ts';

const year = CURRENT_TAX_YEAR;

/** The guide's worked example: a gain that straddles the upper limit of the 0 % bracket. A test compares it with the engine. */
export const example: CapitalGainsInputs = {
  purchasePrice: 30_000,
  salePrice: 50_000,
  purchaseDate: `${year - 4}-03-01`,
  saleDate: `${year}-06-02`,
  totalIncome: 90_000,
  filingStatus: 'married_joint',
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useCapitalGainsFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, count } = useFormat();
  const long = capitalGainSchedules[year].value.marriedJoint;
  const [zero, middle, top] = long;
  const ordinary = incomeTaxSchedules[year].value.single;
  const lossLimit = capitalLossLimit[year].value;
  const threshold = netInvestmentIncomeTaxThreshold[year].value;
  const exclusion = homeSaleExclusion[year].value;
  const quick = capitalGainsTax(example);
  const untaxed = (zero?.to ?? 0) - example.totalIncome;
  const taxed = quick.gain - untaxed;
  return {
    year: String(year),
    firstYear: String(TAX_YEARS[0]),
    lastYear: String(TAX_YEARS.at(-1)),
    quickYear: String(TABLES_OF),
    zeroRate: lawRate(zero?.rate ?? 0),
    middleRate: lawRate(middle?.rate ?? 0),
    topRate: lawRate(top?.rate ?? 0),
    jointZeroLimit: money(zero?.to ?? 0),
    quickJointZeroLimit: money(LONG_TERM_BANDS.married_joint[0].upTo),
    lowestOrdinaryRate: lawRate(ordinary[0]?.rate ?? 0),
    highestOrdinaryRate: lawRate(ordinary.at(-1)?.rate ?? 0),
    quickDays: count(LONG_TERM_DAYS),
    quickLossLimit: money(YEARLY_LOSS_DEDUCTION),
    lossLimit: money(lossLimit.single),
    separateLossLimit: money(lossLimit.marriedSeparate),
    washDays: count(washSaleDays[year].value),
    homeSingle: money(exclusion.single),
    homeJoint: money(exclusion.marriedJoint),
    collectibles: lawRate(collectiblesRate[year].value),
    depreciation: lawRate(depreciatedRealEstateRate[year].value),
    niitRate: lawRate(netInvestmentIncomeTaxRate[year].value),
    niitSingle: money(threshold.single),
    niitJoint: money(threshold.marriedJoint),
    niitSeparate: money(threshold.marriedSeparate),
    exampleIncome: money(example.totalIncome),
    exampleGain: money(quick.gain),
    exampleUntaxed: money(untaxed),
    exampleTaxed: money(taxed),
    exampleTax: moneyWithCents(graduatedTax(long, example.totalIncome + quick.gain) - graduatedTax(long, example.totalIncome)),
    exampleQuickTax: moneyWithCents(quick.taxOwed),
  };
}
