import { explanationWords } from '../explanation/explanation-words.ts';
import { renderInSite } from '../testing/inSite.tsx';
import { sharingWords } from './sharing-words.ts';
import { useLinesTable } from './useLinesTable.ts';

test('amounts are written in cents, and rates as percentages without floating-point noise', async () => {
  let rows: ReturnType<ReturnType<typeof useLinesTable>> = [];
  function Table() {
    rows = useLinesTable()({
      sections: [
        {
          key: 'payroll',
          lines: [{ label: 'medicare', amount: 2_262.1153846153848, tax: 32.800673076923076, rate: 0.0145, source: '§ 3101(b)' }],
          total: 32.800673076923076,
        },
      ],
      year: 2025,
      state: 'Texas',
    });
    return null;
  }
  await renderInSite(<Table />, { words: { explanation: explanationWords, sharing: sharingWords } });
  expect(rows.slice(1).map((row) => row.slice(2, 5))).toEqual([
    [2_262.12, 32.8, 1.45],
    [undefined, 32.8, undefined],
  ]);
});
