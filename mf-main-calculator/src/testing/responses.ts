/** For tests: API responses, made with the engine the way the API makes them. */
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { EstimateRequest, StateRow, TaxBrackets } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { estimateTax, federalBrackets, jurisdictions } from '@bracketwise/tax-engine';

/** Checks that the API's and the pages' types match. They are written separately, because neither side may import the other. */
type Readable<Row extends StateRow> = Row;

const percent = (rate: number) => Number((rate * 100).toFixed(6));
const text = (rate: number) => `${percent(rate)}%`;
const eachStatus = <T>(value: (status: FilingStatus) => T) =>
  Object.fromEntries(FILING_STATUSES.map((status) => [status, value(status)])) as Record<FilingStatus, T>;

export const bracketsResponse = (year: EstimateYear): TaxBrackets => ({
  year,
  federal: federalBrackets(year).map(({ rate, ranges, source }) => ({
    rate: text(rate),
    ...eachStatus((status) => `${ranges[status].from} – ${ranges[status].to ?? ''}`),
    rateValue: percent(rate),
    ranges: eachStatus((status) => ({ from: ranges[status].from, to: ranges[status].to ?? null })),
    source,
  })),
  standardDeduction: eachStatus((filingStatus) => estimateTax({ state: 'TX', income: 0, filingStatus, taxYear: year }).standardDeduction),
});

export const statesResponse = (): readonly Readable<StateRow>[] =>
  jurisdictions().map(({ code, name, hasIncomeTax, lowestRate, topRate, salesTaxRate, badge, category }) => ({
    code,
    name,
    taxRate: hasIncomeTax ? `${text(lowestRate)} – ${text(topRate)}` : 'None',
    salesTax: text(salesTaxRate),
    hasIncomeTax,
    lowestRate: percent(lowestRate),
    topRate: percent(topRate),
    salesTaxRate: percent(salesTaxRate),
    badge,
    category,
  }));

export const calculationResponse = (request: unknown) => ({
  id: 'b7d5b2f0-0000-4000-8000-000000000000',
  ...estimateTax(request as EstimateRequest),
});
