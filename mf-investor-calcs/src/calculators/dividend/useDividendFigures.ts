import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { graduatedTax } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { preferredDividendHoldingPeriod, qualifiedDividendHoldingPeriod } from '@bracketwise/tax-engine/law/federal/holding-periods';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import { scheduleBThreshold } from '@bracketwise/tax-engine/law/federal/schedule-b';
import { LONG_TERM_BANDS, TABLES_OF } from '../../rates-by-income/specified.ts';
import type { DividendQuestion } from './form.ts';
import { QUALIFYING_DAYS, dividendTax } from './specified.ts';

const year = CURRENT_TAX_YEAR;

/** The guide's worked example: a dividend that straddles the upper limit of the 0 % bracket. A test compares it with the engine. */
export const example: Omit<DividendQuestion, 'state'> = {
  dividendAmount: 10_000,
  dividendType: 'qualified',
  totalIncome: 45_000,
  filingStatus: 'single',
  taxYear: String(year),
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useDividendFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, count } = useFormat();
  const preferential = capitalGainSchedules[year].value.single;
  const [zero, middle, top] = preferential;
  const ordinary = incomeTaxSchedules[year].value.single;
  const holding = qualifiedDividendHoldingPeriod[year].value;
  const preferred = preferredDividendHoldingPeriod[year].value;
  const threshold = netInvestmentIncomeTaxThreshold[year].value;
  const untaxed = (zero?.to ?? 0) - example.totalIncome;
  const taxed = example.dividendAmount - untaxed;
  const quick = dividendTax(example);
  return {
    year: String(year),
    quickYear: String(TABLES_OF),
    zeroRate: lawRate(zero?.rate ?? 0),
    middleRate: lawRate(middle?.rate ?? 0),
    topRate: lawRate(top?.rate ?? 0),
    zeroLimit: money(zero?.to ?? 0),
    quickZeroLimit: money(LONG_TERM_BANDS.single[0].upTo),
    lowestOrdinaryRate: lawRate(ordinary[0]?.rate ?? 0),
    highestOrdinaryRate: lawRate(ordinary.at(-1)?.rate ?? 0),
    days: count(QUALIFYING_DAYS),
    window: count(holding.withinDays),
    preferredDays: count(preferred.moreThanDays),
    preferredWindow: count(preferred.withinDays),
    niitRate: lawRate(netInvestmentIncomeTaxRate[year].value),
    niitSingle: money(threshold.single),
    niitJoint: money(threshold.marriedJoint),
    scheduleB: money(scheduleBThreshold[year].value),
    exampleIncome: money(example.totalIncome),
    exampleDividend: money(example.dividendAmount),
    exampleUntaxed: money(untaxed),
    exampleTaxed: money(taxed),
    exampleTax: moneyWithCents(
      graduatedTax(preferential, example.totalIncome + example.dividendAmount) - graduatedTax(preferential, example.totalIncome),
    ),
    exampleQuickTax: moneyWithCents(quick.taxAmount),
  };
}
