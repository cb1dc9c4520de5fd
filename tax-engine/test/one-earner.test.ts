import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { asFederal, stepsOf } from '../src/rules/state-law.ts';

const FIRST = HOUSEHOLD_YEARS[0];
const EARLIER = TAX_YEARS.filter((year) => year < FIRST);

/** Rules on businesses that a state has had only since the year. */
const SINCE: Partial<Record<StateCode, { readonly year: TaxYear; readonly why: string }>> = {
  CO: { year: 2021, why: 'HB20-1420 adds the QBI deduction back from 2021 on' },
  MT: { year: 2024, why: 'until 2023, Form 2 starts from adjusted gross income' },
};

const businessLines = (state: StateCode, year: TaxYear) =>
  stepsOf(stateLaws[state], year).flatMap(({ concerns, labels }) => (concerns === 'businessIncome' ? labels : []));

test.each(STATE_CODES)(
  'a business in %s is taxed before 2024 by the rules of 2024, or says that they are newer or unconfirmed',
  (state) => {
    const { businessIncome } = stateLaws[state];
    const unconfirmed = businessIncome === asFederal ? undefined : businessIncome.unconfirmed;
    const years = EARLIER.filter((year) => year >= (SINCE[state]?.year ?? 0) && !unconfirmed?.years.includes(year));
    for (const year of years) {
      expect([year, ...businessLines(state, year)]).toEqual(expect.arrayContaining([year, ...businessLines(state, FIRST)]));
    }
  },
);

const BELOW_AGED = [50, 55, 59, 60, 62, 64];
const EARNERS: readonly Partial<Household>[] = [
  { wages: 20_000 },
  { wages: 60_000 },
  { wages: 2_000, taxableInterest: 20_000 },
  { wages: 40_000, longTermGain: 10_000 },
  { selfEmploymentProfit: 30_000 },
];

/** The lines that one earner has only because of age. */
function linesOfAge(state: StateCode, taxYear: TaxYear, age: number, earner: Partial<Household>): readonly string[] {
  const labels = (ofAge: number) =>
    taxReturn({ taxYear, state, filingStatus: 'single', ...earner, age: ofAge })
      .lines.filter(({ section }) => section === 'state')
      .map(({ label }) => label);
  const younger = labels(40);
  return labels(age).filter((label) => !younger.includes(label));
}

test.each(STATE_CODES)('an earner of 50 to 64 in %s has the lines for that age before 2024 too', (state) => {
  for (const age of BELOW_AGED) {
    for (const earner of EARNERS) {
      const lines = linesOfAge(state, FIRST, age, earner);
      for (const year of EARLIER) expect([year, age, ...linesOfAge(state, year, age, earner)]).toEqual([year, age, ...lines]);
    }
  }
});
