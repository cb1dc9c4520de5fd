import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import {
  answerInPlace,
  estimateInPlace,
  estimateWith,
  householdTax,
  placesIn,
  taxOnBusiness,
  taxOnForeignWorker,
  taxOnIncomeAbroad,
  taxReturnWith,
  usesTypedRate,
  type HomePlace,
} from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { loadPlaces } from '../src/places.ts';

const PLACES: readonly (readonly [StateCode, HomePlace])[] = [
  ['NY', { locality: 'NYC' }],
  ['NY', { locality: 'YONKERS', workLocality: 'NYC' }],
  ['NY', { workLocality: 'YONKERS' }],
  ['MD', { locality: 'MD:HOWARD' }],
  ['IN', { locality: 'IN:MARION' }],
  ['PA', { locality: 'PA:PITTSBURGH', workLocality: 'PA:PHILADELPHIA' }],
  ['OH', { locality: 'OH:COLUMBUS' }],
  ['KY', { workLocality: 'KY:LOUISVILLE' }],
  ['MI', { locality: 'MI:DETROIT' }],
  ['OR', { locality: 'OR:PORTLAND' }],
  ['IA', { localRate: 0.01, localBase: 'stateTax' }],
];

const whole = (lines: readonly { readonly section: string; readonly tax?: number }[]) =>
  lines.reduce((sum, { section, tax = 0 }) => (section === 'local' ? sum + tax : sum), 0);

const base = { taxYear: 2025, filingStatus: 'single' } as const;

/** Each question about the same money as a household. */
const QUESTIONS = {
  salary: (state: StateCode, place: HomePlace, wages: number) =>
    estimateInPlace(stateLaws[state], { ...base, state, income: wages }, place),
  refund: (state: StateCode, place: HomePlace, wages: number) =>
    householdTax({ ...base, wages, children: 0, state: stateLaws[state], place }),
  immigrant: (state: StateCode, place: HomePlace, wages: number) =>
    taxOnForeignWorker({
      ...base,
      immigrationStatus: 'other',
      resident: true,
      usWages: wages,
      foreignIncome: 0,
      state: stateLaws[state],
      place,
    }),
};

describe.each(Object.entries(QUESTIONS))('the answer of %s', (_name, ask) => {
  test.each(PLACES)('has the local tax of the return in %s, %j', (state, place) => {
    for (const wages of [35_000, 60_000, 250_000]) {
      const { localTax } = taxReturnWith(stateLaws[state], { ...base, wages, state, ...place, stateIncomeTaxPaid: 0 });
      const answer = ask(state, place, wages);
      expect(answer.localTax).toBe(localTax);
      expect(whole(answer.lines)).toBeCloseTo(localTax ?? NaN, 2);
      expect(answer.localTaxes?.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(localTax ?? NaN, 2);
    }
  });

  test('without a place is as before', () => {
    const answer = ask('NY', {}, 60_000);
    expect(answer).not.toHaveProperty('localTax');
    expect(whole(answer.lines)).toBe(0);
  });

  test('refuses a place of another state, and answers without it', () => {
    const place = { locality: 'MD:HOWARD' };
    expect(() => ask('NY', place, 60_000)).toThrow('locality: must be in NY, not MD:HOWARD');
    const { answer, placeRefused } = answerInPlace(place, (kept) => ask('NY', kept, 60_000));
    expect([placeRefused, answer]).toEqual([true, ask('NY', {}, 60_000)]);
  });
});

test('an estimate adds the local tax to its totals, and never pays it out', () => {
  for (const income of [0, 5_000, 12_000, 60_000]) {
    const request = { ...base, state: 'NY', income } as const;
    const plain = estimateWith(stateLaws.NY, request);
    const { localTax = NaN, totalTax, netIncome } = estimateInPlace(stateLaws.NY, request, { locality: 'NYC' });
    expect(localTax).toBeGreaterThanOrEqual(0);
    expect(totalTax).toBeCloseTo(plain.totalTax + localTax, 2);
    expect(netIncome).toBeCloseTo(plain.netIncome - localTax, 2);
  }
});

test.each([
  ['PA', { locality: 'PA:PHILADELPHIA' }],
  ['OH', { locality: 'OH:COLUMBUS' }],
  ['MI', { locality: 'MI:DETROIT' }],
  ['MD', { locality: 'MD:HOWARD' }],
  ['NY', { locality: 'NYC' }],
  ['NY', { workLocality: 'YONKERS' }],
] as const)('a freelancer in %s, %j pays local tax on the profit as the return does', (state, place) => {
  const household: Household = { ...base, state, ...place, selfEmploymentProfit: 80_000, stateIncomeTaxPaid: 0 };
  const { localTax = NaN } = taxReturnWith(stateLaws[state], household);
  const answer = taxOnBusiness({ ...base, structure: 'soleProprietorship', profit: 80_000, state: stateLaws[state], place });
  const plain = taxOnBusiness({ ...base, structure: 'soleProprietorship', profit: 80_000, state: stateLaws[state] });
  expect(answer.localTax).toBe(localTax);
  expect(localTax).toBeGreaterThan(0);
  expect(answer.totalTax).toBeCloseTo(plain.totalTax + localTax, 2);
  expect(answer.parts.find(({ key }) => key === 'local')?.tax).toBe(localTax);
});

test('a corporation owes no local tax of its owner’s place', () => {
  for (const structure of ['sCorporation', 'cCorporation'] as const) {
    const request = { ...base, structure, profit: 80_000, ownerSalary: 40_000, state: stateLaws.PA };
    expect(taxOnBusiness({ ...request, place: { locality: 'PA:PITTSBURGH' } })).toEqual(taxOnBusiness(request));
  }
});

test('a county taxes the income abroad that its state taxes', () => {
  const abroad = { ...base, foreignEarnedIncome: 100_000, otherIncome: 20_000, housingExpenses: 0, claimsExclusion: true };
  const answer = taxOnIncomeAbroad({ ...abroad, state: stateLaws.MD, place: { locality: 'MD:HOWARD' } });
  const { foreignEarnedIncome, otherIncome } = abroad;
  const household: Household = {
    ...base,
    state: 'MD',
    locality: 'MD:HOWARD',
    foreignEarnedIncome,
    otherIncome,
    excludesForeignIncome: true,
  };
  expect(answer.localTax).toBe(taxReturnWith(stateLaws.MD, { ...household, stateIncomeTaxPaid: 0 }).localTax);
  expect(answer.localTax).toBeGreaterThan(0);
});

test.each([
  ['NY', 'NYC', true],
  ['NY', 'YONKERS', true],
  ['MD', 'MD:HOWARD', true],
  ['IN', 'IN:MARION', true],
  ['OR', 'OR:PORTLAND', false],
  ['OH', 'OH:COLUMBUS', false],
  ['PA', 'PA:PITTSBURGH', false],
] as const)('in %s, the tax of %s is on the state’s return: %s', (state, locality, onReturn) => {
  const request = { ...base, wages: 400_000, children: 0, state: stateLaws[state] };
  const { localTax = NaN, localTaxOnStateReturn, totalTax } = householdTax({ ...request, place: { locality } });
  expect(localTax).toBeGreaterThan(0);
  expect(localTaxOnStateReturn).toBe(onReturn ? localTax : 0);
  expect(totalTax).toBeCloseTo(householdTax(request).totalTax + localTaxOnStateReturn, 2);
});

test('a typed rate is known as such', () => {
  const ask = (place: HomePlace) => householdTax({ ...base, wages: 60_000, children: 0, state: stateLaws.OH, place });
  expect(usesTypedRate(ask({ localRate: 0.02 }))).toBe(true);
  expect(usesTypedRate(ask({ locality: 'OH:COLUMBUS' }))).toBe(false);
});

test('the places offered for profits and for income abroad are those whose tax the engine computes on them', async () => {
  for (const law of Object.values(stateLaws))
    for (const taxYear of ESTIMATE_YEARS)
      for (const { code } of placesIn(law.localities, law.code, taxYear)) {
        const { filingStatus } = base;
        const place = { filingStatus, taxYear, state: law.code, locality: code };
        const offered = (income: 'profits' | 'abroad') =>
          placesIn(law.localities, law.code, taxYear, income).some((one) => one.code === code);
        const { localTax: onProfits, stateNotComputed } = taxReturnWith(law, { ...place, selfEmploymentProfit: 900_000 });
        if (!stateNotComputed && law.code !== 'NJ')
          expect([code, taxYear, offered('profits')]).toEqual([code, taxYear, (onProfits ?? 0) > 0]);
        const abroad = taxReturnWith(law, { ...place, foreignEarnedIncome: 900_000 });
        if (!abroad.stateNotComputed && offered('abroad'))
          expect([code, taxYear, abroad.localTax]).toEqual([code, taxYear, expect.any(Number)]);
      }
  const ofState = await loadPlaces('KY');
  expect(ofState(2026, 'pay').map(({ name }) => name)).toEqual(['Covington', 'Florence', 'Louisville']);
  expect(ofState(2026, 'profits')).toEqual([]);
});
