import { salaryForm, type SalaryInputs } from '../form.ts';
import { loadTwoStates, salaryInTwoStates, secondStateIn, secondStateText, type SecondState, type SecondStateDraft } from './two-states.ts';

const inputs = (entries: Readonly<Record<string, string>>): SalaryInputs =>
  salaryForm.schema('en-US').cast({ ...salaryForm.draft, grossSalary: '100000', taxYear: '2025', payFrequency: 'monthly', ...entries });

async function found(home: string, other: SecondState['other'], change: Partial<SecondState>) {
  const laws = await loadTwoStates(`${other} ${home}`);
  const second: SecondState = { situation: 'commutes', other, movedOn: '2025-07-01', homeDays: 0, ...change };
  const answer = salaryInTwoStates(inputs({ state: home }), laws, second);
  if (!answer) throw new Error('The answer is refused');
  const [first, last] = answer.states;
  return { ...answer, first: first!, last: last! };
}

// IT-203 on the whole year's income is 4,951.75, of which New York takes 181/365. See several-states.test.ts of the engine.
test('a move from New York on July 1 leaves it its days, and paychecks show more in Florida', async () => {
  const { first, last, paychecks } = await found('FL', 'NY', { situation: 'moved' });
  expect([first.state, first.tax]).toEqual(['NY', 2_455.53]);
  expect([last.state, last.tax, last.settled?.withheld]).toEqual(['FL', 0, 0]);
  // Six of twelve monthly paychecks were withheld on.
  expect(first.settled!.withheld).toBeGreaterThan(2_000);
  expect(paychecks.map(({ state, withholds }) => [state, withholds])).toEqual([
    ['NY', true],
    ['FL', false],
  ]);
  expect(paychecks[1]!.net - paychecks[0]!.net).toBeGreaterThan(first.settled!.withheld / 6 - 1);
});

// IT-203 taxes all of it: 4,951.75. NJ-1040 is 4,180.05, all of it credited.
test('work in New York withholds for New York, and New Jersey credits it', async () => {
  const { first, last, paychecks } = await found('NJ', 'NY', {});
  expect([first.tax, last.tax, last.credit]).toEqual([4_951.75, 0, 4_180.05]);
  expect(paychecks).toEqual([{ state: 'NY', net: expect.any(Number) as number, withholds: true }]);
  expect(last.settled).toEqual({ tax: 0, withheld: 0, refund: 0 });
});

test('an agreement withholds for the home state, and names the form for the employer', async () => {
  const { first, last, paychecks } = await found('NJ', 'PA', {});
  expect([first.tax, first.certificate]).toEqual([0, 'REV-419']);
  expect(first.settled?.withheld).toBe(0);
  expect(last.settled!.withheld).toBeGreaterThan(0);
  expect(paychecks[0]?.state).toBe('NJ');
});

test('days at home for an office in New York are taxed there too, so the paycheck is the same', async () => {
  const office = await found('TX', 'NY', {});
  const hybrid = await found('TX', 'NY', { homeDays: 2 });
  expect(hybrid.first.tax).toBe(office.first.tax);
  expect(hybrid.paychecks).toEqual(office.paychecks);
});

test('where days at home are taxed at home alone, no paycheck is shown', async () => {
  const office = await found('AZ', 'CO', {});
  const hybrid = await found('AZ', 'CO', { homeDays: 2 });
  expect(hybrid.first.tax).toBeLessThan(office.first.tax);
  expect(hybrid.paychecks).toEqual([]);
  expect(hybrid.first.settled).toBeUndefined();
});

test('all days at home without a convenience rule withhold for the home state alone', async () => {
  const { first, paychecks } = await found('AZ', 'CO', { homeDays: 5 });
  expect(first.tax).toBe(0);
  expect(paychecks[0]?.state).toBe('AZ');
});

describe('the link', () => {
  const blank: SecondStateDraft = { situation: 'moved', other: '', movedOn: '2025-07-01', homeDays: '' };
  const read = (secondState: string) => secondStateIn({ secondState, taxYear: '2025' });

  test.each<[string, Partial<SecondStateDraft>]>([
    ['moved NY 2025-04-01', { other: 'NY', movedOn: '2025-04-01' }],
    ['commutes NY 2', { situation: 'commutes', other: 'NY', homeDays: '2' }],
    ['commutes NY', { situation: 'commutes', other: 'NY' }],
    ['', {}],
  ])('“%s” holds the question and gives it back', (text, change) => {
    const draft = { ...blank, ...change };
    expect(secondStateText(draft)).toBe(text);
    expect(read(text)).toEqual(draft);
  });

  test.each(['moved XX 2025-04-01', 'flew NY 2025-04-01', 'moved NY soon', 'moved NY', 'commutes NY 2025-04-01', 'hello'])(
    '“%s” is ignored',
    (text) => {
      expect(read(text)).toEqual(blank);
    },
  );
});
