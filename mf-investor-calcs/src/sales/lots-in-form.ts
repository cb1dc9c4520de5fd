/** The list of sales as the form holds it: JSON text, because drafts and links hold only text. */
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { ASSET_KINDS, problemOf, type Lot } from '@bracketwise/tax-engine';
import { string } from 'yup';

/** More make links and the browser slow. */
export const MOST_LOTS = 1000;

export const textOfLots = (lots: readonly Lot[]): string => (lots.length === 0 ? '' : JSON.stringify(lots));

/** @returns undefined for text that is no list of sales, such as a changed link */
function read(text: string): readonly Lot[] | undefined {
  if (text === '') return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.length <= MOST_LOTS && found.every(isLot) ? found : undefined;
  } catch {
    return undefined;
  }
}

export const lotsIn = (text: string): readonly Lot[] => read(text) ?? [];

const AMOUNTS = ['quantity', 'proceeds', 'adjustment', 'depreciation'] as const;

function isLot(value: unknown): value is Lot {
  if (typeof value !== 'object' || value === null) return false;
  const lot = value as Partial<Record<keyof Lot, unknown>>;
  return (
    typeof lot.asset === 'string' &&
    ASSET_KINDS.some((kind) => kind === lot.kind) &&
    typeof lot.acquired === 'string' &&
    typeof lot.basis === 'number' &&
    ['string', 'undefined'].includes(typeof lot.sold) &&
    ['boolean', 'undefined'].includes(typeof lot.isIncome) &&
    AMOUNTS.every((field) => ['number', 'undefined'].includes(typeof lot[field])) &&
    problemOf(value as Lot) === undefined
  );
}

export const listOfLots = () =>
  string()
    .test('lots', 'refused', (text = '') => read(text) !== undefined)
    .default('');

/** The last year with a sale that the engine has the law of. */
export const lastYearOfSales = (lots: readonly Lot[]): TaxYear | undefined =>
  TAX_YEARS.findLast((year) => lots.some(({ sold }) => sold?.startsWith(`${year}-`)));
