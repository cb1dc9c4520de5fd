import type { StateRow } from '@bracketwise/contract/wire';
import { CURRENT_TAX_YEAR, DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { useStatesQuery } from '@bracketwise/shared-ui/api';
import type { Figures } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { stateAndLocalTaxCap } from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { stateAndLocalTaxCapAhead } from '@bracketwise/tax-engine/law/federal/years-ahead';
import { behavioralHealthTax } from '@bracketwise/tax-engine/law/states/ca';
import { millionairesTax } from '@bracketwise/tax-engine/law/states/ma';
import { SALES_TAX_SOURCES } from '@bracketwise/tax-engine/states-at-a-glance';
import { HIGH_FROM } from './map-scale.ts';
import { COMPARED, WAGES, sourcesOf, taxIn } from './rate-and-tax.ts';

const year = DEFAULT_ESTIMATE_YEAR;

const millionaires = millionairesTax[year];

const nextYear = CURRENT_TAX_YEAR;
const saltCap = stateAndLocalTaxCap[year].value.single.cap;
const saltCapNext = stateAndLocalTaxCap[nextYear].value.single.cap;

/** Shown while a figure is loading. */
const AWAITED = '…';

/** The wages that the sentences mention: the second and the last of the comparison. */
const [, modest = 0] = WAGES;
const highest = WAGES.at(-1) ?? 0;

/** Figures in the guide's sentences, formatted in the page's language. */
export function useStateRatesFigures(): Figures {
  const { money, lawRate, count, percent } = useFormat();
  const { data: states } = useStatesQuery();
  const of = (code: string, figure: 'lowestRate' | 'topRate' | 'salesTaxRate') => {
    const state = states?.find((candidate) => candidate.code === code);
    return state ? lawRate(state[figure] / 100) : AWAITED;
  };
  const howMany = (is: (state: StateRow) => boolean) => (states ? count(states.filter(is).length) : AWAITED);
  const [california, illinois] = COMPARED;
  return {
    year: String(year),
    without: howMany(({ badge }) => badge === 'none'),
    flat: howMany(({ category }) => category === 'flat'),
    graduated: howMany(({ lowestRate, topRate }) => topRate > lowestRate),
    noSalesTax: howMany(({ salesTaxRate }) => salesTaxRate === 0),
    californiaTop: of('CA', 'topRate'),
    californiaLowest: of('CA', 'lowestRate'),
    illinoisRate: of('IL', 'topRate'),
    pennsylvaniaRate: of('PA', 'topRate'),
    arizonaRate: of('AZ', 'topRate'),
    northDakotaTop: of('ND', 'topRate'),
    connecticutTop: of('CT', 'topRate'),
    dcTop: of('DC', 'topRate'),
    massachusettsTop: of('MA', 'topRate'),
    tennesseeSales: of('TN', 'salesTaxRate'),
    washingtonSales: of('WA', 'salesTaxRate'),
    texasSales: of('TX', 'salesTaxRate'),
    oregonTop: of('OR', 'topRate'),
    coloradoSales: of('CO', 'salesTaxRate'),
    highFrom: lawRate(HIGH_FROM / 100),
    saltCap: money(saltCap),
    nextYear: String(nextYear),
    saltCapNext: money(saltCapNext),
    saltGrowth: lawRate(saltCapNext / saltCap - 1),
    saltCapLater: money(stateAndLocalTaxCapAhead.value.afterwards),
    surtaxRate: lawRate(behavioralHealthTax[year].value.rate),
    surtaxFrom: money(behavioralHealthTax[year].value.threshold.single),
    millionairesRate: lawRate(millionaires.value.rate),
    millionairesFrom: money(millionaires.value.threshold.single),
    modest: money(modest),
    modestCalifornia: money(taxIn(california, modest)),
    modestIllinois: money(taxIn(illinois, modest)),
    modestShare: percent((taxIn(california, modest) / modest) * 100),
    highest: money(highest),
    highestCalifornia: money(taxIn(california, highest)),
    highestIllinois: money(taxIn(illinois, highest)),
  };
}

/** The sources of each section's figures. */
export const SOURCES = {
  rates: [...SALES_TAX_SOURCES, behavioralHealthTax[year].source, millionaires.source],
  compared: COMPARED.flatMap(sourcesOf),
} as const;
