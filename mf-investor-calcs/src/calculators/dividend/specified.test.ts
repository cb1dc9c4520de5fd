import { dividendTax, type DividendInputs } from './specified.ts';

const asked: DividendInputs = { dividendAmount: 10_000, dividendType: 'qualified', totalIncome: 80_000, filingStatus: 'single' };

test.each<[string, Partial<DividendInputs>, [rate: number, tax: number, net: number]]>([
  ['qualified, in the 15 % bracket', {}, [15, 1_500, 8_500]],
  ['qualified, at the limit of the 0 % bracket', { totalIncome: 44_625 }, [0, 0, 10_000]],
  ['qualified, one cent above it', { totalIncome: 44_625.01 }, [15, 1_500, 8_500]],
  ['qualified, joint, at the limit of the 0 % bracket', { totalIncome: 89_250, filingStatus: 'married_joint' }, [0, 0, 10_000]],
  ['qualified, above the 15 % bracket', { totalIncome: 492_300.01 }, [20, 2_000, 8_000]],
  ['ordinary, in the 22 % bracket', { dividendType: 'ordinary' }, [22, 2_200, 7_800]],
  ['ordinary, at the limit of the 10 % bracket', { dividendType: 'ordinary', totalIncome: 11_000 }, [10, 1_000, 9_000]],
  ['ordinary, in the last bracket', { dividendType: 'ordinary', totalIncome: 600_000 }, [37, 3_700, 6_300]],
  ['separate: no rates', { filingStatus: 'married_separate', totalIncome: 600_000 }, [0, 0, 10_000]],
  [
    'head of household, ordinary: no rates',
    { filingStatus: 'head_of_household', dividendType: 'ordinary', totalIncome: 600_000 },
    [0, 0, 10_000],
  ],
  ['the dividend itself does not count toward the bracket', { totalIncome: 44_000, dividendAmount: 100_000 }, [0, 0, 100_000]],
])('%s', (_case, change, [taxRate, taxAmount, netDividend]) => {
  const inputs = { ...asked, ...change };
  const { dividendAmount: dividend, dividendType: type } = inputs;
  expect(dividendTax(inputs)).toEqual({ dividend, taxRate, taxAmount, netDividend, type });
});

test('cents are not rounded', () => {
  const { taxAmount, netDividend } = dividendTax({ ...asked, dividendAmount: 0.01 });
  expect(taxAmount).toBeCloseTo(0.0015, 12);
  expect(netDividend).toBeCloseTo(0.0085, 12);
});
