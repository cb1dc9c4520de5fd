/** The cells of a list of sales as people type them, and as spreadsheets and brokers write them. */
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { ASSET_KINDS, problemOf, type Lot, type LotProblem } from '@bracketwise/tax-engine';

/** The order in which cells without a header are read: that of Form 8949, after the kind and the quantity. */
export const COLUMNS = [
  'asset',
  'kind',
  'quantity',
  'acquired',
  'sold',
  'proceeds',
  'basis',
  'adjustment',
  'depreciation',
  'isIncome',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Cells = Readonly<Partial<Record<Column, string>>>;

export interface CellProblem {
  readonly column: Column;
  readonly problem: LotProblem['problem'] | 'noKind';
}

/** Names of columns and kinds, without accents and spaces, in the languages of the site and as brokers write them. */
const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  asset: [
    'asset',
    'name',
    'description',
    'descriptionofproperty',
    'security',
    'symbol',
    'ticker',
    'coin',
    'activo',
    'nombre',
    'actif',
    'nom',
  ],
  kind: ['kind', 'type', 'assettype', 'tipo', 'nature'],
  quantity: ['quantity', 'shares', 'units', 'cantidad', 'unidades', 'quantite', 'unites'],
  acquired: [
    'acquired',
    'dateacquired',
    'acquireddate',
    'purchasedate',
    'opendate',
    'bought',
    'compra',
    'fechadecompra',
    'achat',
    'datedachat',
  ],
  sold: [
    'sold',
    'datesold',
    'datesoldordisposed',
    'datesoldordisposedof',
    'saledate',
    'closedate',
    'venta',
    'fechadeventa',
    'vente',
    'datedevente',
  ],
  proceeds: ['proceeds', 'salesproceeds', 'saleprice', 'precioventa', 'preciodeventa', 'prixdevente'],
  basis: ['basis', 'cost', 'costbasis', 'costorotherbasis', 'purchaseprice', 'costo', 'preciodecompra', 'cout', 'prixdachat'],
  adjustment: ['adjustment', 'adjustments', 'amountofadjustment', 'washsalelossdisallowed', 'ajuste', 'ajustement'],
  depreciation: ['depreciation', 'depreciacion', 'amortissement'],
  isIncome: ['income', 'receivedasincome', 'ingreso', 'revenu'],
};
const KIND_NAMES: Readonly<Record<Lot['kind'], readonly string[]>> = {
  stock: ['stock', 'stocks', 'share', 'shares', 'fund', 'etf', 'security', 'accion', 'acciones', 'fondo', 'action', 'actions', 'fonds'],
  crypto: ['crypto', 'coin', 'coins', 'digitalasset', 'cripto', 'criptomoneda', 'criptomonedas', 'cryptomonnaie', 'cryptomonnaies'],
  collectible: ['collectible', 'collectibles', 'art', 'gold', 'coleccionable', 'coleccionables', 'oro', 'objetdecollection', 'or'],
  realEstate: ['realestate', 'property', 'inmueble', 'inmuebles', 'immobilier', 'immeuble'],
};
const YES = ['yes', 'y', 'x', '1', 'true', 'si', 'oui'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/giu, '')
    .toLowerCase();

export const columnNamed = (name: string): Column | undefined => COLUMNS.find((column) => COLUMN_NAMES[column].includes(plain(name)));

const kindNamed = (name: string): Lot['kind'] | undefined =>
  ASSET_KINDS.find((each) => plain(each) === name || KIND_NAMES[each].includes(name));

export const isKind = (text: string): boolean => kindNamed(plain(text)) !== undefined;
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(dayIn(text));
/** A date, units or an amount. */
export const isFigure = (text: string): boolean => isDay(text) || /^[-+($]*\d[\d.,\s]*[)$]?$/u.test(text.trim());

/** `2025-01-31` as it is, and as Americans write it: 1/31/2025. Other text stays, so that it is refused. */
function dayIn(text: string): string {
  const trimmed = text.trim();
  const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/u.exec(trimmed)?.groups;
  if (!american) return trimmed.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/u, '$1');
  const { month = '', day = '', year = '' } = american;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Units may have many decimals: 0.00012 coins. */
function unitsIn(text: string): number {
  const compact = text.replace(/\s/gu, '');
  const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/u.test(compact);
  return Number(grouped ? compact.replaceAll(',', '') : compact.replace(',', '.'));
}

/** @param kind - where the cell of the kind is blank */
export function lotFrom(cells: Cells, kind: Lot['kind'], locale: Locale): Lot | CellProblem {
  const given = (column: Column) => cells[column]?.trim() ?? '';
  const named = plain(given('kind'));
  const ofKind = named === '' ? kind : kindNamed(named);
  if (!ofKind) return { column: 'kind', problem: 'noKind' };
  const amount = (column: Column) => (given(column) === '' ? undefined : parseAmount(given(column), locale));
  const [quantity, sold, proceeds, adjustment, depreciation] = [
    given('quantity') === '' ? undefined : unitsIn(given('quantity')),
    given('sold') === '' ? undefined : dayIn(given('sold')),
    amount('proceeds'),
    amount('adjustment'),
    amount('depreciation'),
  ];
  const lot: Lot = {
    asset: given('asset'),
    kind: ofKind,
    ...(quantity !== undefined && { quantity }),
    acquired: dayIn(given('acquired')),
    basis: amount('basis') ?? NaN,
    ...(YES.includes(plain(given('isIncome'))) && { isIncome: true }),
    ...(sold !== undefined && { sold }),
    ...(proceeds !== undefined && { proceeds }),
    ...(adjustment && { adjustment }),
    ...(depreciation && { depreciation }),
  };
  const found = problemOf(lot);
  return found ? { column: found.field, problem: found.problem } : lot;
}

export const isProblem = (read: Lot | CellProblem): read is CellProblem => 'problem' in read;
