/** @jest-environment jsdom */
import { csvText, downloadCsv } from './csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const row = (...cells: Parameters<typeof csvText>[0][number]) => csvText([cells]).slice(BYTE_ORDER_MARK.length, -'\r\n'.length);

test('the file starts with a byte order mark, and every row ends with a carriage return and a line feed', () => {
  expect(csvText([['a', 'b'], [1]])).toBe(`${BYTE_ORDER_MARK}a,b\r\n1\r\n`);
});

test.each([
  [1_234_567.89, '1234567.89'],
  [-15_750, '-15750'],
  [0.1, '0.1'],
  [6.2, '6.2'],
  [1_000_000_000, '1000000000'],
  [undefined, ''],
])('the number %p is written as %j in every language', (cell, written) => {
  expect(row(cell)).toBe(written);
});

test.each([
  ['Rev. Proc. 2024-40', 'Rev. Proc. 2024-40'],
  ['Form 502, line 1', '"Form 502, line 1"'],
  ['the "filing threshold"', '"the ""filing threshold"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['Impôt de l’État', 'Impôt de l’État'],
])('the text %j is quoted if necessary: %j', (cell, written) => {
  expect(row(cell)).toBe(written);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])('the text %j is not treated as a formula', (cell) => {
  expect(row(cell).replace(/^"/u, '')).toMatch(/^'/u);
});

test('a formula that needs quotes is both escaped and quoted', () => {
  expect(row('=HYPERLINK("http://x", "y")')).toBe(`"'=HYPERLINK(""http://x"", ""y"")"`);
});

test('the file is downloaded under its name and its URL is released afterward', async () => {
  jest.useFakeTimers();
  const clicked: { download: string; href: string }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ download: this.download, href: this.href });
  });
  downloadCsv({ name: 'tax-estimate-CA-2025', rows: [['a']] });
  expect(clicked).toEqual([{ download: 'tax-estimate-CA-2025.csv', href: 'blob:1' }]);
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
  jest.restoreAllMocks();
});
