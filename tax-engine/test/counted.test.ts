import type { StateCode } from '@bracketwise/contract/states';
import {
  estimateInPlace,
  estimateWith,
  householdTax,
  omissionsOf,
  placeTaxOf,
  taxOnBonus,
  taxOnBusiness,
  taxOnForeignWorker,
  taxOnFreelancer,
  taxOnIncomeAbroad,
  taxOnInvestmentIncome,
  taxReturnWith,
  withPlaceTax,
  type HomePlace,
} from '../src/index.ts';
import { COUNTED, FURTHER_TAXES, OMISSIONS, type Counting, type CountingCalculator } from '../src/questions/counted.ts';
import { stateLaws } from '../src/law/states/all.ts';

const base = { taxYear: 2025, filingStatus: 'single' } as const;

/** What each calculator's question answers for a state and a place, and what the same household's return owes. */
const ASKED: Readonly<Record<CountingCalculator, (state: StateCode, place: HomePlace) => readonly [answer: object, household: object]>> = {
  // It adds the tax of the place that the visitor names below the answer.
  home: (state, { locality }) => {
    const request = { ...base, state, income: 90_000 };
    const estimate = estimateWith(stateLaws[state], request);
    const tax = locality === undefined ? undefined : placeTaxOf(stateLaws[state], request, locality);
    return [tax ? withPlaceTax(estimate, tax) : estimate, { wages: 90_000 }];
  },
  salary: (state, place) => [estimateInPlace(stateLaws[state], { ...base, state, income: 90_000 }, place), { wages: 90_000 }],
  'bonus-and-stock': (state, place) => {
    const paychecks = { household: { ...base, state, ...place }, jobs: [{ frequency: 'monthly', pay: 5_000 }] } as const;
    const { cost, withheld } = taxOnBonus(stateLaws[state], undefined, { paychecks, bonus: { date: '2025-06-30', amount: 30_000 } });
    return [{ localTax: cost.local, payrollLevies: withheld.levies }, { wages: 90_000 }];
  },
  refund: (state, place) => [householdTax({ ...base, wages: 90_000, children: 0, state: stateLaws[state], place }), { wages: 90_000 }],
  freelancer: (state, place) => [
    taxOnFreelancer({ ...base, profit: 90_000, state: stateLaws[state], place }),
    { selfEmploymentProfit: 90_000 },
  ],
  // Its page does not ask for a place.
  business: (state) => [
    taxOnBusiness({ ...base, structure: 'sCorporation', profit: 190_000, ownerSalary: 90_000, state: stateLaws[state] }),
    { wages: 90_000, sCorporationProfit: 90_000 },
  ],
  immigrant: (state, place) => [
    taxOnForeignWorker({
      ...base,
      immigrationStatus: 'other',
      resident: true,
      usWages: 90_000,
      foreignIncome: 0,
      state: stateLaws[state],
      place,
    }),
    { wages: 90_000 },
  ],
  expat: (state, place) => [
    taxOnIncomeAbroad({
      ...base,
      foreignEarnedIncome: 90_000,
      otherIncome: 50_000,
      housingExpenses: 0,
      claimsExclusion: false,
      state: stateLaws[state],
      place,
    }),
    // People who also have wages from a job here owe levies on them, which the page leaves out.
    { wages: 50_000, foreignEarnedIncome: 90_000 },
  ],
  'capital-gains': (state) => investment(state),
  dividend: (state) => investment(state),
  crypto: (state) => investment(state),
};

const investment = (state: StateCode) =>
  [
    taxOnInvestmentIncome({ ...base, otherTaxableIncome: 50_000, longTermGain: 40_000, state: stateLaws[state] }),
    { longTermGain: 40_000 },
  ] as const;

const isCounted = (answer: object, tax: 'payrollLevies' | 'localTax') => Number((answer as Record<string, number>)[tax] ?? 0) > 0;

/** A state with a levy on wages and a place that taxes all income, and one with a levy on the self-employed. */
const OWED_IN: readonly (readonly [StateCode, HomePlace])[] = [
  ['NY', { locality: 'NYC' }],
  ['VT', {}],
];

/** How an answer counts a tax that the return may owe. */
function countingOf(calculator: CountingCalculator, tax: 'payrollLevies' | 'localTax'): Counting {
  for (const [state, named] of OWED_IN) {
    const [answer, household] = ASKED[calculator](state, {});
    const owed = taxReturnWith(stateLaws[state], { ...base, state, ...named, ...household });
    if (!isCounted(owed, tax)) continue;
    if (isCounted(answer, tax)) return 'always';
    const [inPlace] = ASKED[calculator](state, named);
    return isCounted(inPlace, tax) ? 'ifNamed' : 'never';
  }
  return 'notOwed';
}

const CALCULATORS = Object.keys(COUNTED) as CountingCalculator[];

test.each(CALCULATORS.flatMap((calculator) => FURTHER_TAXES.map((tax) => [calculator, tax] as const)))(
  'what the table says of %s and %s is what its question answers',
  (calculator, tax) => expect(countingOf(calculator, tax)).toBe(COUNTED[calculator][tax]),
);

test('every omission is one of some calculator', () => {
  expect(new Set(CALCULATORS.flatMap(omissionsOf))).toEqual(new Set(OMISSIONS));
});
