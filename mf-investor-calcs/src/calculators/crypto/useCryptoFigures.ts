import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { graduatedTax } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { brokerReporting, walletByWalletFrom } from '@bracketwise/tax-engine/law/federal/digital-assets';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import { washSaleDays } from '@bracketwise/tax-engine/law/federal/special-gains';
import { TABLES_OF } from '../../rates-by-income/specified.ts';
import type { CryptoQuestion } from './form.ts';
import { FREQUENT_TRADING_VOLUME, cryptoTax } from './specified.ts';

const year = CURRENT_TAX_YEAR;

/** The guide's worked example: the same gain after a few months and after more than a year. */
export const example: Omit<CryptoQuestion, 'state'> = {
  gains: 12_000,
  holdingPeriod: 'short_term',
  tradingVolume: 0,
  sales: '',
  totalIncome: 60_000,
  filingStatus: 'single',
  taxYear: String(year),
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useCryptoFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, count } = useFormat();
  const long = capitalGainSchedules[year].value.single;
  const short = incomeTaxSchedules[year].value.single;
  const added = (schedule: typeof long) =>
    graduatedTax(schedule, example.totalIncome + example.gains) - graduatedTax(schedule, example.totalIncome);
  return {
    year: String(year),
    quickYear: String(TABLES_OF),
    zeroRate: lawRate(long[0]?.rate ?? 0),
    topRate: lawRate(long.at(-1)?.rate ?? 0),
    zeroLimitHead: money(capitalGainSchedules[year].value.headOfHousehold[0]?.to ?? 0),
    highestOrdinaryRate: lawRate(short.at(-1)?.rate ?? 0),
    niitRate: lawRate(netInvestmentIncomeTaxRate[year].value),
    niitSingle: money(netInvestmentIncomeTaxThreshold[year].value.single),
    lossLimit: money(capitalLossLimit[year].value.single),
    washDays: count(washSaleDays[year].value),
    volume: money(FREQUENT_TRADING_VOLUME),
    proceedsFrom: String(brokerReporting.value.proceedsFrom),
    basisFrom: String(brokerReporting.value.basisFrom),
    walletsFrom: String(walletByWalletFrom.value),
    exampleIncome: money(example.totalIncome),
    exampleGains: money(example.gains),
    exampleShort: moneyWithCents(added(short)),
    exampleLong: moneyWithCents(added(long)),
    exampleQuickShort: moneyWithCents(cryptoTax(example).cryptoTax),
    exampleQuickLong: moneyWithCents(cryptoTax({ ...example, holdingPeriod: 'long_term' }).cryptoTax),
  };
}
