import type { StateCode } from '@bracketwise/contract/states';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { loadStateLaw, taxReturn } from '@bracketwise/tax-engine';
import { emptyDraft } from './choices.ts';
import { EXAMPLE, EXAMPLE_KEPT } from './example.ts';
import {
  capitalLossLeft,
  dollarFlow,
  explainedSections,
  FIGURES,
  fullEstimate,
  hasBusinessLossLeft,
  knowsWithholding,
} from './full-estimate.ts';
import { filedReturn } from './form-1040/filed-return.ts';
import { householdOf } from './answered-household.ts';
import { answersSchema } from './household-draft.ts';
import { loadLaws, statesOf } from './laws.ts';
import { wagesForNet } from './wages-for-net.ts';

const TODAY = new Date('2026-07-02T12:00:00Z');
const answersOf = (entries: Draft) => answersSchema('en-US').cast({ ...emptyDraft, ...entries });
const lawOf = async ({ state }: Draft) => loadStateLaw(state as StateCode);
const estimateOf = async (entries: Draft) => fullEstimate({ law: await lawOf(entries) }, answersOf(entries), TODAY);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const PARENT: Draft = {
  state: 'MN',
  filingStatus: 'headOfHousehold',
  wages: '42000',
  dependents: true,
  dependentAges: '4, 9, 12',
  home: true,
  propertyTax: '6000',
  mortgageInterest: '21000',
};
const OWNER: Draft = { state: 'OH', filingStatus: 'single', wages: '60000', selfEmployed: true };
const INVESTOR: Draft = { state: 'OH', filingStatus: 'single', wages: '60000', investments: true };

test('the example keeps what the engine answers', async () => {
  expect(Math.round((await estimateOf(EXAMPLE)).kept)).toBe(EXAMPLE_KEPT);
});

test.each<[string, Draft]>([
  ['wages', { state: 'OH', filingStatus: 'single', wages: '61234.56' }],
  ['credits that are paid out', PARENT],
  ['a state without a tax', { ...PARENT, state: 'TX' }],
  ['a loss', { ...OWNER, selfEmploymentProfit: '-50000' }],
  ['a loss above the wages', { ...OWNER, selfEmploymentProfit: '-100000' }],
  [
    'a tax on one spouse’s profit that the other lost',
    {
      state: 'TX',
      filingStatus: 'marriedJoint',
      selfEmployed: true,
      selfEmploymentProfit: '90000',
      spouseSelfEmploymentProfit: '-90000',
    },
  ],
  [
    'tips that only the spouse’s wages hold',
    {
      state: 'OH',
      filingStatus: 'marriedJoint',
      wages: '9000',
      spouseWorks: true,
      spouseWages: '30000',
      extras: true,
      qualifiedTips: '20000',
    },
  ],
  ['nothing', { state: 'OH', filingStatus: 'single' }],
])('what comes in is what goes out, exactly and as shown: %s', async (_what, entries) => {
  const estimate = await estimateOf(entries);
  const { comesIn, parts, total } = dollarFlow(estimate);
  expect(sum(parts.map(({ value }) => value))).toBeCloseTo(sum(comesIn.map(({ value }) => value)), 2);
  expect(sum(parts.map(({ shown }) => shown))).toBe(total);
  expect(sum(comesIn.map(({ shown }) => shown))).toBe(total);
  expect([...comesIn, ...parts].filter(({ value }) => value < 0)).toEqual([]);
  expect(estimate.kept + estimate.taxes.totalTax).toBeCloseTo(estimate.income, 2);
});

test('where the income goes shows what is kept as the headline does', async () => {
  for (let wages = 61_000; wages < 61_040; wages++) {
    const estimate = await estimateOf({ state: 'OH', filingStatus: 'headOfHousehold', wages: String(wages) });
    const { parts, total } = dollarFlow(estimate);
    expect([wages, parts.find(({ key }) => key === 'net')?.shown]).toEqual([wages, Math.round(estimate.kept)]);
    expect(sum(parts.map(({ shown }) => shown))).toBe(total);
  }
});

test('credits that are paid out come in next to the income', async () => {
  const estimate = await estimateOf(PARENT);
  const { federalIncomeTax, stateTax = NaN } = estimate.taxes;
  expect(federalIncomeTax).toBeLessThan(0);
  expect(stateTax).toBeLessThan(0);
  const { comesIn, parts } = dollarFlow(estimate);
  expect(comesIn.map(({ key, value }) => [key, value])).toEqual([
    ['income', 42_000],
    ['federalCredits', -federalIncomeTax],
    ['stateCredits', -stateTax],
  ]);
  expect(parts.map(({ key }) => key)).toEqual(['net', 'socialSecurity', 'medicare', 'levies']);
});

test('taxes above the income come out of savings', async () => {
  const estimate = await estimateOf({
    state: 'TX',
    filingStatus: 'marriedJoint',
    selfEmployed: true,
    selfEmploymentProfit: '90000',
    spouseSelfEmploymentProfit: '-90000',
  });
  expect(estimate.income).toBe(0);
  expect(dollarFlow(estimate).comesIn).toContainEqual(expect.objectContaining({ key: 'savings', value: estimate.taxes.totalTax }));
});

test.each([
  ['-50000', 50_000],
  ['-100000', 100_000],
])('a business that made %s lowers the taxes, and what is kept is the pay minus them', async (profit, loss) => {
  const estimate = await estimateOf({ ...OWNER, selfEmploymentProfit: profit });
  const { totalTax } = taxReturn(householdOf(answersOf({ ...OWNER, selfEmploymentProfit: profit })));
  expect(estimate).toMatchObject({ income: 60_000, businessLoss: loss, capitalLoss: 0 });
  expect(estimate.kept).toBeCloseTo(60_000 - totalTax, 2);
});

test.each<[string, Draft, boolean]>([
  ['wages take up all of it', { selfEmploymentProfit: '-50000' }, false],
  ['it exceeds the wages', { selfEmploymentProfit: '-100000' }, true],
  // The standard deduction counts against interest, so the loss has 10,000 or more left: 26 U.S.C. § 172(d)(4).
  ['interest takes up a part', { wages: '', selfEmploymentProfit: '-55000', investments: true, taxableInterest: '60000' }, true],
  ['there is none', { selfEmploymentProfit: '5000' }, false],
  ['it exceeds the limit of the year', { wages: '900000', selfEmploymentProfit: '-500000' }, true],
])('a business loss may be left for later years: %s', async (_what, entries, left) => {
  expect(hasBusinessLossLeft(answersOf({ ...OWNER, ...entries }), await estimateOf({ ...OWNER, ...entries }))).toBe(left);
});

test('a gain of the same kind takes up a loss first', async () => {
  const joint: Draft = { ...OWNER, filingStatus: 'marriedJoint', selfEmploymentProfit: '-20000', spouseSelfEmploymentProfit: '50000' };
  expect(await estimateOf(joint)).toMatchObject({ income: 90_000, businessLoss: 0 });
  expect(await estimateOf({ ...INVESTOR, shortTermGain: '-4000', longTermGain: '10000' })).toMatchObject({
    income: 66_000,
    capitalLoss: 0,
  });
  expect(await estimateOf({ ...INVESTOR, shortTermGain: '-14000', longTermGain: '10000' })).toMatchObject({
    income: 60_000,
    capitalLoss: 4_000,
  });
});

test.each<[string, Draft, number, number]>([
  // 26 U.S.C. § 1211(b): 3,000 of it lowers other income.
  ['a loss above the limit', { longTermGain: '-10000' }, 0, 7_000],
  ['a loss up to the limit', { longTermGain: '-2000' }, 0, 0],
  ['with a loss of an earlier year', { longTermGain: '-10000', capitalLossCarryover: '5000' }, 0, 12_000],
  ['a loss of an earlier year beyond the gain', { longTermGain: '1000', capitalLossCarryover: '10000' }, 0, 6_000],
  // Short-term losses are used first: 2,000 of them, then 1,000 of the long-term ones.
  ['losses of both kinds', { shortTermLossCarryover: '2000', capitalLossCarryover: '9000' }, 0, 8_000],
  ['a short-term loss beyond a long-term gain', { shortTermLossCarryover: '9000', longTermGain: '1000' }, 5_000, 0],
  ['a gain', { longTermGain: '1000' }, 0, 0],
  // Wages of 5,000 are below the standard deduction, so § 1212(b)(2) uses nothing.
  ['a loss without taxable income', { wages: '5000', longTermGain: '-10000' }, 0, 10_000],
])('capital losses are left for later years: %s', async (_what, entries, shortTerm, longTerm) => {
  expect(capitalLossLeft(await estimateOf({ ...INVESTOR, ...entries }))).toEqual({ shortTerm, longTerm, total: shortTerm + longTerm });
});

test('the wages for a take-home pay ignore a loss too', async () => {
  const entries = { ...OWNER, selfEmploymentProfit: '-5000' };
  const found = wagesForNet(await lawOf(entries), answersOf(entries), 50_000);
  expect(found).toMatchObject({ found: 'exact', net: 50_000 });
});

test('the tax on the next dollars does not stop at one step of a credit', async () => {
  // The child tax credit falls by $50 for each $1,000: 26 U.S.C. § 24(b)(1). The next dollar costs all of a step, and the next thousand one.
  const family: Draft = { state: 'TX', filingStatus: 'single', wages: '210000', dependents: true, dependentAges: '4, 9' };
  const { rates } = await estimateOf(family);
  const wages = rates.find(({ kind }) => kind === 'wages');
  const later = (await estimateOf({ ...family, wages: '210900' })).rates.find(({ kind }) => kind === 'wages');
  expect(wages?.total).toBeCloseTo(later?.total ?? NaN, 1);
});

test.each<[string, Draft, string, number]>([
  // $1,000 more makes $850 more of the benefits taxable, 26 U.S.C. § 86(a)(2): 12% of 1,850.
  ['a pension', { retired: true, age: '70', pensionIncome: '30000', socialSecurityBenefits: '24000' }, 'pensionIncome', 222],
  ['benefits alone', { retired: true, age: '70', socialSecurityBenefits: '24000' }, 'pensionIncome', 0],
  [
    'withdrawals from IRAs',
    { retired: true, age: '70', pensionIncome: '30000', iraDistributions: '30000', socialSecurityBenefits: '24000' },
    'pensionIncome',
    222,
  ],
  // 12% of 1,850, as above: wages this small change no bracket.
  [
    '$800 of wages next to a pension',
    { wages: '800', retired: true, age: '70', pensionIncome: '30000', socialSecurityBenefits: '24000' },
    'pensionIncome',
    222,
  ],
  ['dividends', { investments: true, ordinaryDividends: '40000', qualifiedDividends: '40000' }, 'longTermGain', 0],
  // 12% and 7.65% of wages.
  ['rent alone, without a price', { rents: true, rentalIncome: '30000' }, 'wages', 196.5],
  // 15.3% of 923.50, and 12% of the rest after half of it and 20% for business income: § 199A(a)(2) limits that to taxable income.
  ['a business', { selfEmployed: true, selfEmploymentProfit: '40000' }, 'selfEmploymentProfit', 230.52],
])('the next dollars are of the income that the household lives on: %s', async (_what, entries, kind, total) => {
  const { next } = await estimateOf({ state: 'TX', filingStatus: 'single', ...entries });
  expect([next?.kind, next?.total]).toEqual([kind, total]);
});

describe('the withholding', () => {
  const WORKER: Draft = { state: 'OH', filingStatus: 'single', wages: '60000', withheld: true };
  const known = async (entries: Draft) => {
    const { withholding } = await estimateOf(entries);
    return withholding && knowsWithholding(answersOf(entries), withholding);
  };

  test.each<[string, Draft, { federal: boolean; state: boolean }]>([
    ['is unknown while both fields are blank', {}, { federal: false, state: false }],
    ['is known once it is entered, zero included', { federalWithheld: '5000', stateWithheld: '0' }, { federal: true, state: true }],
    ['of the state stays unknown', { federalWithheld: '5000' }, { federal: true, state: false }],
    ['may be replaced by payments', { estimatedPayments: '5000' }, { federal: true, state: false }],
    ['follows the tables before the first paycheck', { paychecksLeft: '26' }, { federal: true, state: false }],
    ['is none without wages', { wages: '', selfEmployed: true, selfEmploymentProfit: '60000' }, { federal: true, state: false }],
  ])('%s', async (_what, entries, expected) => {
    expect(await known({ ...WORKER, ...entries })).toEqual(expected);
  });
});

// 12% of the income tax and 7.65% of Social Security and Medicare on what would be wages.
test.each<[string, Draft, 'saving' | 'childCare', number]>([
  ['a dependent care FSA', { ...PARENT, wages: '80000', childCare: true, dependentCareFlexibleSpending: '3000' }, 'childCare', -589.5],
  ['an HSA', { filingStatus: 'single', wages: '60000', saving: true, hsaDeduction: '1000', payrollHsa: '3000' }, 'saving', -709.5],
])('the effect of %s counts it as wages', async (_what, entries, choice, effect) => {
  const estimate = await estimateOf({ ...entries, state: 'TX', home: false });
  expect(estimate.effects[choice]).toBeCloseTo(effect, 2);
});

test('ages that two chosen groups ask for count under the one that shows them', async () => {
  const retired = { state: 'TX', filingStatus: 'single', taxYear: '2025', retired: true, pensionIncome: '40000', age: '66' };
  const { effects } = await estimateOf({ ...retired, ages: true });
  // 12% of the 2,000 of § 63(f) and the 6,000 of § 151(d)(5).
  expect(effects.ages).toBeCloseTo(-960, 2);
  // 40,000 − 15,750 − 8,000 = 16,250: 1,192.50 + 12% of 4,325. Without the pension, age changes nothing.
  expect(effects.retired).toBeCloseTo(1_711.5, 2);
  expect((await estimateOf(retired)).effects.retired).toBe(effects.retired);
});

describe('local tax', () => {
  const inNewYork: Draft = { state: 'NY', filingStatus: 'single', wages: '60000', taxYear: '2025', localTax: true, locality: 'NYC' };

  test('has its own section, figure and effect, and is part of the state’s share of the bar', async () => {
    const estimate = await estimateOf(inNewYork);
    // Computed by hand in the engine's tests.
    expect(estimate.taxes.localTax).toBe(1_715.97);
    expect(estimate.effects.localTax).toBe(1_715.97);
    const section = explainedSections(estimate, String).find(({ key }) => key === 'local');
    expect(section?.total).toBe(1_715.97);
    expect(sum(section?.lines.map(({ tax = 0 }) => tax) ?? [])).toBeCloseTo(1_715.97, 2);
    expect(dollarFlow(estimate).parts.find(({ key }) => key === 'state')?.value).toBeCloseTo(
      (estimate.taxes.stateTax ?? NaN) + 1_715.97,
      2,
    );
    expect(FIGURES).toContain('localTax');
  });

  test('a place without confirmed figures is left out, and the answer says so', async () => {
    const inPhiladelphia = { ...inNewYork, state: 'PA', locality: 'PA:PHILADELPHIA' };
    const [confirmed, refused] = await Promise.all([estimateOf(inPhiladelphia), estimateOf({ ...inPhiladelphia, taxYear: '2026' })]);
    expect([confirmed.placeRefused, refused.placeRefused]).toEqual([false, true]);
    // 3.75% in the first half of the year, then 3.74%.
    expect(confirmed.taxes.localTax).toBe(2_247);
    expect(refused.taxes.localTax).toBeUndefined();
  });

  test('a typed rate counts', async () => {
    const { taxes } = await estimateOf({ ...inNewYork, state: 'OH', locality: 'OTHER', localRate: '2' });
    expect(taxes).toMatchObject({ localTax: 1_200, localTaxes: [{ place: 'localRate' }] });
  });

  const move = { taxYear: '2025', filingStatus: 'single', wages: '100000', moved: true, movedOn: '2025-07-01' };
  const ofMove = async (entries: Draft) => {
    const answers = answersOf({ ...move, ...entries });
    return fullEstimate(await loadLaws(statesOf(answers)), answers, TODAY);
  };

  test('the place before a move counts, and the one since', async () => {
    const { taxes } = await ofMove({ state: 'MI', movedFrom: 'NY', formerLocality: 'NYC', localTax: true, locality: 'MI:DETROIT' });
    // Form IT-360.1; and 2.4% × (50,410.96 - 600).
    expect(taxes.localTaxes).toEqual([
      { place: 'NYC', tax: 1_515.61 },
      { place: 'MI:DETROIT', tax: 1_195.46 },
    ]);
  });

  test('a place without a rule for a part of the year is left out and said so', async () => {
    const { placeRefused, taxes } = await ofMove({ state: 'FL', movedFrom: 'OR', formerLocality: 'OR:PORTLAND' });
    expect({ placeRefused, localTax: taxes.localTax }).toEqual({ placeRefused: true, localTax: undefined });
    expect(taxes.stateTax).toBeGreaterThan(0);
  });

  test('a place counts next to work in another state', async () => {
    const entries = { worksElsewhere: true, workState: 'NJ', workWages: '40000', localTax: true, locality: 'NYC', moved: false };
    const { taxes } = await ofMove({ state: 'NY', ...entries });
    expect(taxes.localTax).toBe(3_175.17);
  });
});

describe.each<[what: string, entries: Draft]>([
  ['a move', { moved: true, movedFrom: 'NY', movedOn: '2026-07-01' }],
  ['work in another state', { worksElsewhere: true, workState: 'PA', workWages: '40000', spouseWorkWages: '9000' }],
])('for a year with two states by %s', (_what, entries) => {
  const couple = { state: 'OH', filingStatus: 'marriedJoint', wages: '90000', spouseWorks: true, spouseWages: '30000' };
  const answers = answersOf({ ...couple, ...entries, home: true, mortgageInterest: '60000', withheld: true, federalWithheld: '3000' });

  test('the effects, the withholding check and Form 1040 are of the same return', async () => {
    const laws = await loadLaws(statesOf(answers));
    const estimate = fullEstimate(laws, answers, TODAY);
    expect(estimate.taxes).toEqual(taxReturn(householdOf(answers)));
    expect(estimate.taxes.states).toHaveLength(2);
    expect(estimate.effects.home).toBeLessThan(0);
    expect(estimate.withholding?.federal.tax).toBe(estimate.taxes.federalIncomeTax);
    expect(filedReturn({ ...laws, answers, estimate })?.lines).not.toEqual([]);
    const ofStates = explainedSections(estimate, String).filter(({ key }) => key === 'state');
    expect(sum(ofStates.map(({ total }) => total))).toBeCloseTo(estimate.taxes.stateTax ?? NaN, 2);
    expect(estimate.rates).toEqual([]);
  });
});
