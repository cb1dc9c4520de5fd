import type { Locale } from '@bracketwise/shared-ui/runtime';
import { estimateTax, loadStateLaw } from '@bracketwise/tax-engine';
import { type ValidationError } from 'yup';
import { answerReverse, reverseDraft, reverseSchema } from './reverse-question.ts';

const question = { state: 'CA', netIncome: 47_978.97, filingStatus: 'single', taxYear: 2025 } as const;

test('California, single, 2025: 60,000 leaves 47,978.97', async () => {
  const answer = answerReverse(await loadStateLaw('CA'), question);
  expect(answer.solution).toEqual({ found: 'exact', gross: 60_000, net: 47_978.97 });
  expect(answer.request).toEqual({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
  expect(answer.estimate).toEqual(estimateTax(answer.request));
});

test('a net that even the highest income does not leave', async () => {
  const answer = answerReverse(await loadStateLaw('CA'), { ...question, netIncome: 1_000_000_000 });
  expect(answer.solution).toMatchObject({ found: 'none', gross: 1_000_000_000 });
});

describe('the form', () => {
  const refusals = (netIncome: string, locale: Locale = 'en-US') => {
    try {
      reverseSchema(locale).validateSync({ ...reverseDraft(undefined, locale), state: 'CA', netIncome }, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).inner.map(({ path, message }) => `${path}: ${message}`);
    }
  };

  test.each([
    ['0', ['netIncome: scenarios:reverse.errors.netMissing']],
    ['-1', ['netIncome: scenarios:reverse.errors.netMissing']],
    ['much', ['netIncome: scenarios:reverse.errors.netMissing']],
    ['0.01', []],
    ['1,000,000,000', []],
    ['1,000,000,000.01', ['netIncome: scenarios:reverse.errors.netTooHigh']],
  ])('rejects %s with %j', (netIncome, messages) => {
    expect(refusals(netIncome)).toEqual(messages);
  });

  test('starts from the last inputs', () => {
    const answered = { state: 'TX', income: 1, filingStatus: 'marriedJoint', taxYear: 2022 } as const;
    expect(reverseDraft(answered, 'en-US')).toEqual({ netIncome: '0', state: 'TX', filingStatus: 'marriedJoint', taxYear: '2022' });
    expect(reverseDraft(undefined, 'en-US')).toEqual({ netIncome: '0', state: '', filingStatus: 'single', taxYear: '2025' });
  });
});
