/** Cells and tables as people paste them and brokers write them. */
import type { Lot } from '@bracketwise/tax-engine';
import { lotFrom, type Cells } from './cells.ts';
import { lotsIn, textOfLots } from './lots-in-form.ts';
import { newLots, readTable, readFile, type TableRead } from './read-table.ts';

const sold: Cells = { asset: 'VTI', acquired: '2024-01-02', basis: '1,000', sold: '2026-03-04', proceeds: '1,500.50' };
const read = (cells: Cells) => lotFrom({ ...sold, ...cells }, 'stock', 'en-US');
const file = (text: string, list: readonly Lot[] = []) => readFile(new Blob([text]), { kind: 'stock', list });
const LOT: Lot = { asset: 'VTI', kind: 'stock', acquired: '2024-01-02', basis: 1_000, sold: '2026-03-04', proceeds: 1_500.5 };

// jsdom's Blob lacks it.
Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(this);
  });
};

describe('a row', () => {
  test('has amounts, dates and a kind', () => expect(read({})).toEqual(LOT));
  test.each<[string, Cells, Partial<Lot>]>([
    ['an American date', { acquired: '1/2/2024' }, { acquired: '2024-01-02' }],
    ['a date of two digits', { acquired: '01/02/24' }, { acquired: '2024-01-02' }],
    ['a moment', { acquired: '2024-01-02T09:30:00Z' }, { acquired: '2024-01-02' }],
    ['an unknown purchase date', { acquired: '' }, { acquired: '' }],
    ['many decimals of a coin', { kind: 'crypto', quantity: '0.00012345' }, { kind: 'crypto', quantity: 0.00012345 }],
    ['grouped units', { quantity: '1,234.5' }, { quantity: 1234.5 }],
    ['a comma in units', { quantity: '0,125' }, { quantity: 0.125 }],
    ['a negative adjustment', { adjustment: '(12.50)' }, { adjustment: -12.5 }],
    ['a kind in Spanish', { kind: 'Criptomonedas' }, { kind: 'crypto' }],
    ['coins received as income', { kind: 'crypto', isIncome: 'Sí' }, { kind: 'crypto', isIncome: true }],
  ])('may have %s', (_what, cells, lot) => expect(read(cells)).toMatchObject(lot));
  test('may still be held', () => {
    expect(read({ sold: '', proceeds: '' })).toEqual({ asset: 'VTI', kind: 'stock', acquired: '2024-01-02', basis: 1_000 });
  });
  test.each<[string, Cells, object]>([
    ['a date that does not exist', { sold: '2026-02-30' }, { column: 'sold', problem: 'noDate' }],
    ['the day first', { acquired: '31/12/2024' }, { column: 'acquired', problem: 'noDate' }],
    ['words for an amount', { proceeds: 'much' }, { column: 'proceeds', problem: 'noAmount' }],
    ['no cost', { basis: '' }, { column: 'basis', problem: 'noAmount' }],
    ['a date without proceeds', { proceeds: '' }, { column: 'proceeds', problem: 'noSale' }],
    ['proceeds without a date', { sold: '' }, { column: 'sold', problem: 'noSale' }],
    ['no units', { quantity: '0' }, { column: 'quantity', problem: 'noUnits' }],
    ['an unknown kind', { kind: 'boat' }, { column: 'kind', problem: 'noKind' }],
    ['depreciation of shares', { depreciation: '5' }, { column: 'depreciation', problem: 'onlyRealEstate' }],
  ])('is refused with %s, and the cell is named', (_what, cells, problem) => expect(read(cells)).toEqual(problem));
});

describe('a file', () => {
  test('has columns in any order, also those of a broker, and names unknown ones', async () => {
    const text =
      '\uFEFFDate sold,Sales Proceeds,Description of property,"Cost basis",Date acquired,CUSIP\n03/04/2026,"$1,500.50",VTI,"$1,000.00",01/02/2024,922\n\n';
    expect(await file(text)).toEqual({ lots: [LOT], unknown: ['CUSIP'] });
  });
  test('may use semicolons and the names of the page in Spanish and French', async () => {
    expect(await file('Nombre;Compra;Costo;Venta;Precio de venta\nVTI;2024-01-02;1000;2026-03-04;1500.50')).toEqual({
      lots: [LOT],
      unknown: [],
    });
    expect(await file('Nom;Achat;Coût;Vente;Prix de vente\nVTI;2024-01-02;1000;2026-03-04;1500.50')).toEqual({ lots: [LOT], unknown: [] });
  });
  test.each<[string, string, TableRead]>([
    ['is empty', ' \n', { refused: 'empty' }],
    ['has no header and only one date', 'VTI,2024-01-02,1000', { refused: 'noHeader' }],
    ['has no cost', 'Asset,Date sold,Proceeds\nVTI,2026-03-04,1500', { refused: 'missing', column: 'basis' }],
    [
      'has a cell that is no date; the row is that of a spreadsheet, with blank ones',
      'Asset,Date acquired,Cost\nVTI,2024-01-02,1000\n\nVTI,yesterday,900',
      { refused: 'cell', row: 4, text: 'yesterday', column: 'acquired', problem: 'noDate' },
    ],
    ['is too long', 'Asset,Cost\nA,1\nB,2\nC,3', { refused: 'tooMany', number: 3 }],
  ])('is refused whole if it %s', async (_what, text, refused) => expect(await file(text, Array<Lot>(998).fill(LOT))).toEqual(refused));
});

test('cells from a spreadsheet need no header: they start at the cell they are pasted into', async () => {
  const options = { kind: 'stock', locale: 'en-US', list: [] } as const;
  const cells = 'VTI\t\t\t2024-01-02\t2026-03-04\t1500.50\t1000';
  expect(await readTable(`${cells}\n${cells}`, { ...options, from: 'asset' })).toEqual({ lots: [LOT, LOT], unknown: [] });
  expect(await readTable('2024-01-02\t2026-03-04\t1500.50\t1000', { ...options, from: 'acquired' })).toEqual({
    lots: [{ ...LOT, asset: '' }],
    unknown: [],
  });
});

test.each<[string, string, readonly string[]]>([
  ['of Form 8949', 'VTI,01/02/2024,03/04/2026,"1,500.50","1,000.00"', ['asset', 'acquired', 'sold', 'proceeds', 'basis']],
  ['of the page', 'VTI,Stock,,01/02/2024,"1,000.00",03/04/2026,"1,500.50"', ['asset', 'kind', 'acquired', 'basis', 'sold', 'proceeds']],
])('a file without a header may have the columns in the order %s; a row with words of a header is none', async (_of, row, guessed) => {
  expect(await file(row)).toEqual({ lots: [LOT], unknown: [], guessed });
  const held = row.replace('03/04/2026', '').replace('"1,500.50"', '');
  expect(await file(`${row}\n${held}`)).toMatchObject({ lots: [LOT, { asset: 'VTI', acquired: '2024-01-02', basis: 1_000 }] });
  expect(await file(row.replace('VTI', 'Security'))).toMatchObject({ lots: [{ asset: 'Security' }] });
});

test('pasted cells in another order than the form’s are read by what they hold', async () => {
  const options = { kind: 'stock', locale: 'en-US', list: [], from: 'asset' } as const;
  expect(await readTable('VTI\t2024-01-02\t2026-03-04\t1500.50\t1000', options)).toMatchObject({ lots: [LOT] });
});

test('a broker’s title above the header is left out', async () => {
  const text =
    'Realized gains,,\nAs of,12/31/2026,\nSymbol,Date acquired,Date sold,Proceeds,Cost basis\nVTI,01/02/2024,03/04/2026,1500.50,1000';
  expect(await file(text)).toEqual({ lots: [LOT], unknown: [] });
  expect(await file(text.replace('As of,12/31/2026,', 'Period,01/01/2026,12/31/2026'))).toEqual({ lots: [LOT], unknown: [] });
});

const WITH_DATES = 'VTI,01/02/2024,03/04/2026';
const SIMPLE = ['asset', 'acquired', 'sold', 'proceeds', 'basis'];

describe('a table without a header', () => {
  test.each<[string, string, readonly string[]]>([
    ['(d) to (h) of Form 8949', `${WITH_DATES},"1,500.50","1,000.00",,,500.50`, ['H (500.50)']],
    ['with the gain after the cost', `${WITH_DATES},1500.50,1000,500.50`, ['F (500.50)']],
    ['with the gain in whole dollars', `${WITH_DATES},1500.50,1000,501`, ['F (501)']],
    ['with a number of the row', `1,${WITH_DATES},1500.50,1000`, ['A (1)']],
    ['with a CUSIP', `VTI,922908769,01/02/2024,03/04/2026,1500.50,1000`, ['B (922908769)']],
    ['with a CUSIP that has letters', `46090E103,${WITH_DATES},1500.50,1000`, ['A (46090E103)']],
  ])('may have the columns %s; those without a place in the list are named', async (_what, row, unknown) => {
    expect(await file(row)).toEqual({ lots: [LOT], unknown, guessed: SIMPLE });
  });
  test.each<[string, string, number, readonly string[]]>([
    ['units, proceeds, cost', '10,1500.50,1000', 10, []],
    ['proceeds, cost, units', '1500.50,1000,10', 10, []],
    ['units, proceeds, cost, gain', '10,1500.50,1000,500.50', 10, ['G (500.50)']],
    ['more units than dollars', '50000,1500.50,1000', 50_000, []],
    ['a part of a unit', '0.0125,1500.50,1000', 0.0125, []],
  ])('may have after both dates: %s', async (_what, figures, quantity, unknown) => {
    expect(await file(`${WITH_DATES},${figures}`)).toMatchObject({ lots: [{ ...LOT, quantity }], unknown });
    const options = { kind: 'stock', locale: 'en-US', list: [], from: 'acquired' } as const;
    const pasted = `2024-01-02\t2026-03-04\t${figures.replaceAll(',', '\t')}`;
    expect(await readTable(pasted, options)).toMatchObject({ lots: [{ ...LOT, asset: '', quantity }] });
  });
  test.each([
    ['that cost nothing', '5,700,0', { quantity: 5, proceeds: 700, basis: 0 }],
    ['that is worthless', '5,0,700', { quantity: 5, proceeds: 0, basis: 700 }],
  ])('may have units before the proceeds also with a sale %s', async (_what, figures, lot) => {
    const rows = `${WITH_DATES},10,1500.50,1000\nBND,01/02/2024,03/04/2026,${figures}`;
    expect(await file(rows)).toMatchObject({ lots: [{ ...LOT, quantity: 10 }, lot], unknown: [] });
  });
  test('with units before the proceeds names a missing cost', async () => {
    const rows = `${WITH_DATES},10,1500.50,1000\nBND,01/02/2024,03/04/2026,5,700,`;
    expect(await file(rows)).toMatchObject({ refused: 'cell', row: 2, column: 'basis' });
  });
  test('keeps pasted depreciation in the order of the form', async () => {
    const options = { kind: 'realEstate', locale: 'en-US', list: [], from: 'asset' } as const;
    expect(await readTable('Flat\t\t\t2024-01-02\t2026-03-04\t1500.50\t1000\t\t90', options)).toMatchObject({
      lots: [{ basis: 1_000, depreciation: 90 }],
    });
  });
  test.each([
    ['that a wash sale disallows', '900,1000,40', 40],
    ['with its code, although more than the proceeds', '300,1000,W,600', 600],
  ])('may have after proceeds and cost the adjustment %s', async (_what, figures, adjustment) => {
    const read = await file(`${WITH_DATES},${figures}`);
    expect(read).toMatchObject({ lots: [{ basis: 1_000, adjustment }] });
    expect('lots' in read && read.lots[0]?.quantity).toBeUndefined();
  });
  test('may have an adjustment and the gain, also where the first row has no adjustment', async () => {
    const rows = `${WITH_DATES},1500.50,1000,,,500.50\nBND,01/02/2026,03/04/2026,900,1000,W,40,-60`;
    expect(await file(rows)).toMatchObject({ lots: [LOT, { asset: 'BND', adjustment: 40 }], unknown: ['F (W)', 'H (500.50)'] });
  });
  test('has a gain also among pasted cells in the order of the form', async () => {
    const options = { kind: 'stock', locale: 'en-US', list: [], from: 'asset' } as const;
    expect(await readTable('VTI\t\t\t2024-01-02\t2026-03-04\t1500.50\t1000\t500.50', options)).toEqual({
      lots: [LOT],
      unknown: ['H (500.50)'],
    });
  });
  test.each([
    ['VTI,10,', 'VTI,11,', undefined],
    ['VTI,10,', 'VTI,10,', 10],
    ['1,VTI,10,', '2,VTI,25,', 10],
  ])('that starts with %j and %j has the units %j of the first: running numbers are none', async (one, other, quantity) => {
    const rest = '01/02/2024,03/04/2026,1500.50,1000';
    const read = await file(`${one}${rest}\n${other}${rest}`);
    expect('lots' in read && read.lots[0]?.quantity).toBe(quantity);
  });
  test('is refused for the cell that can’t be read, or for its length', async () => {
    const row = `${WITH_DATES},1500.50,1000\n`;
    expect(await file(`${row.repeat(56)}VTI,yesterday,03/04/2026,1500.50,1000`)).toMatchObject({
      refused: 'cell',
      row: 57,
      column: 'acquired',
    });
    expect(await file(row.repeat(1200))).toEqual({ refused: 'tooMany', number: 1200 });
    expect(await file(`Wertpapier,Kauf,Verkauf,Erlös,Kosten\n${row}`)).toEqual({ refused: 'noHeader' });
  });
});

test('rows that the list has take no room', async () => {
  const list = Array.from({ length: 600 }, (_none, index) => ({ ...LOT, asset: `A${index}` }));
  const text = [
    'Asset,Date acquired,Cost,Date sold,Proceeds',
    ...list.map(({ asset }) => `${asset},2024-01-02,1000,2026-03-04,1500.50`),
  ].join('\n');
  expect(await file(text, list)).toEqual({ lots: [], unknown: [], repeated: 600 });
  expect(await file(`${text}\nVTI,2024-01-02,1000,2026-03-04,1500.50`, list)).toEqual({ lots: [LOT], unknown: [], repeated: 600 });
  const others = Array.from({ length: 600 }, () => LOT);
  expect(await file(text, others)).toEqual({ refused: 'tooMany', number: 600 });
});

test('rows that the list has already are not new; the same sale twice in a table is two sales', () => {
  const other = { ...LOT, asset: 'BND' };
  expect(newLots([LOT], [LOT, other])).toEqual([other]);
  expect(newLots([], [LOT, LOT])).toEqual([LOT, LOT]);
  expect(newLots([LOT], [LOT, LOT])).toEqual([LOT]);
});

test('a list survives a link; a changed one does not', () => {
  expect(lotsIn(textOfLots([LOT]))).toEqual([LOT]);
  expect(textOfLots([])).toBe('');
  for (const text of ['[', '{}', '[1]', '[{"asset":"A"}]', JSON.stringify([{ ...LOT, sold: 'soon' }])]) expect(lotsIn(text)).toEqual([]);
});
