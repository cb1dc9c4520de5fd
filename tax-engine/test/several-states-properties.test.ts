/** What holds in a year with two states for every state with a method, and for random wages. */
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { taxReturn } from '../src/index.ts';
import { reciprocity } from '../src/law/several-states/agreements.ts';
import { severalStatesLaws } from '../src/law/several-states/methods.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { works } from './two-states.ts';

type Method = 'allIncome' | 'ownIncome' | 'shareOfTaxableIncome' | 'nothing';
const entries = Object.entries(severalStatesLaws) as readonly (readonly [StateCode, NonNullable<(typeof severalStatesLaws)[StateCode]>])[];
const withPartYear = (...methods: readonly Method[]): readonly StateCode[] =>
  entries.filter(([, { partYear }]) => partYear && methods.includes(partYear.method.on)).map(([state]) => state);
const RESIDENT_STATES = entries.map(([state]) => state);
const PART_YEAR_STATES = withPartYear('allIncome', 'ownIncome', 'shareOfTaxableIncome');

/** With wages below those whose state tax alone is worth itemizing, so that a part and a year deduct the same. */
const earners = fc.record({
  taxYear: fc.constant(2025 as const),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  wages: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 40_000, max: 150_000 })),
  spouseWages: fc.constant(0),
}) satisfies fc.Arbitrary<Household>;
const FRACTION = fc.double({ min: 0, max: 1, noNaN: true });

const date = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10);
/** Lives in each state until the day of the year with which the next one begins; in the last one until December 31. */
const livesIn = (household: Household, ...parts: readonly (readonly [state: StateCode, through: number])[]): Household => ({
  ...household,
  state: parts.at(-1)?.[0],
  stateParts: parts.map(([state, through], index) => ({ state, from: date((parts[index - 1]?.[1] ?? 0) + 1), to: date(through) })),
});
const taxOf = (household: Household, state: StateCode) => taxReturn(household).states?.find((each) => each.state === state)?.tax;
const alone = (household: Household, state: StateCode): number => taxReturn({ ...household, state }).stateTax ?? 0;
const DAY = fc.integer({ min: 1, max: 364 });

test.each(PART_YEAR_STATES)('a move to %s on January 1 is a year there', (state) => {
  fc.assert(
    fc.property(earners, (household) => {
      expect(taxReturn(livesIn(household, [state, 365])).stateTax).toBe(taxReturn({ ...household, state }).stateTax);
    }),
    times(5),
  );
});

test.each(PART_YEAR_STATES)('two parts of the year in %s are a year there', (state) => {
  fc.assert(
    fc.property(earners, DAY, (household, day) => {
      expect(taxReturn(livesIn(household, [state, day], [state, 365])).stateTax).toBe(taxReturn({ ...household, state }).stateTax);
    }),
    times(5),
  );
});

/** Without Washington, whose credit for working families takes half a year there. */
const WITHOUT_TAX = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WY'] as const satisfies readonly StateCode[];

test('a move between two states without a tax on wages changes nothing', () => {
  fc.assert(
    fc.property(earners, DAY, fc.constantFrom(...WITHOUT_TAX), fc.constantFrom(...WITHOUT_TAX), (household, day, from, to) => {
      const { stateTax, federalIncomeTax, stateNotComputed } = taxReturn(livesIn(household, [from, day], [to, 365]));
      const { federalIncomeTax: inOne } = taxReturn({ ...household, state: to });
      expect({ stateTax, federalIncomeTax, stateNotComputed }).toEqual({
        stateTax: 0,
        federalIncomeTax: inOne,
        stateNotComputed: undefined,
      });
    }),
    times(10),
  );
});

describe('the part before a move to Florida and the part after a move from it', () => {
  const bothParts = (household: Household, state: StateCode, day: number) =>
    [taxOf(livesIn(household, [state, day], ['FL', 365]), state), taxOf(livesIn(household, ['FL', day], [state, 365]), state)] as const;

  test.each(withPartYear('allIncome').filter((state) => !severalStatesLaws[state]?.partYear?.lost))(
    'add up to a year in %s, which shares the tax on all income',
    (state) => {
      fc.assert(
        fc.property(earners, DAY, (household, day) => {
          const [out, into] = bothParts(household, state, day);
          const { refundsAfterHalfYear, refunds = {} } = severalStatesLaws[state]?.partYear ?? {};
          // A credit in full counts in each part.
          const hasWhole = taxReturn({ ...household, state }).lines.some(
            ({ section, label }) => section === 'state' && refunds[label] === 'inFull',
          );
          if (out === undefined || into === undefined || refundsAfterHalfYear || hasWhole) return;
          expect(Math.abs(cents(out) + cents(into) - cents(alone(household, state)))).toBeLessThanOrEqual(2);
        }),
        times(5),
      );
    },
  );

  test.each(withPartYear('ownIncome', 'shareOfTaxableIncome'))(
    'are at most a year in %s, whose rates rise or whose deductions are whole',
    (state) => {
      fc.assert(
        fc.property(earners, DAY, (household, day) => {
          const [out, into] = bothParts(household, state, day);
          const whole = alone(household, state);
          // Of credits, a part may be lost.
          if (out === undefined || into === undefined || Math.min(out, into, whole) <= 0) return;
          expect(out + into).toBeLessThanOrEqual(whole + 0.02);
        }),
        times(5),
      );
    },
  );
});

/** Parents with the wages at which credits are refunded. */
const parents = fc.record({
  taxYear: fc.constant(2025 as const),
  filingStatus: fc.constantFrom('marriedJoint' as const, 'headOfHousehold' as const),
  wages: fc.integer({ min: 1_000, max: 65_000 }),
  dependentAges: fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 1, maxLength: 3 }),
}) satisfies fc.Arbitrary<Household>;

test.each(withPartYear('allIncome', 'ownIncome', 'shareOfTaxableIncome'))(
  'a part of the year in %s refunds at most what the credits of a year are worth, and a nonresident no more',
  (state) => {
    fc.assert(
      fc.property(parents, DAY, FRACTION, (household, day, fraction) => {
        const { lines } = taxReturn({ ...household, state });
        const credits = lines.reduce((sum, { section, tax = 0 }) => sum + (section === 'state' ? Math.max(0, -cents(tax)) : 0), 0);
        const taxes = [
          taxOf(livesIn(household, [state, day], ['FL', 365]), state),
          taxOf(livesIn(household, ['FL', day], [state, 365]), state),
          taxOf(works('TX', state, Math.round(fraction * household.wages), household), state),
        ];
        for (const tax of taxes) if (tax !== undefined) expect(-cents(tax)).toBeLessThanOrEqual(credits + 1);
      }),
      times(10),
    );
  },
);

test.each(RESIDENT_STATES)('work in a state without an income tax changes nothing for a resident of %s', (home) => {
  fc.assert(
    fc.property(earners, FRACTION, fc.constantFrom<StateCode>('TX', 'FL', 'WY', 'NV'), (household, fraction, place) => {
      const { stateTax, states } = taxReturn(works(home, place, Math.round(fraction * household.wages), household));
      expect(stateTax).toBe(taxReturn({ ...household, state: home }).stateTax);
      expect(states?.every(({ credit }) => credit === 0)).toBe(true);
    }),
    times(5),
  );
});

test.each(RESIDENT_STATES)('the credit of a resident of %s, or of the state of work, is at most either tax', (home) => {
  const places = RESIDENT_STATES.filter((place) => place !== home);
  fc.assert(
    fc.property(earners, FRACTION, fc.constantFrom(...places), (household, fraction, place) => {
      const wages = Math.round(fraction * household.wages);
      const { stateTax, states = [] } = taxReturn(works(home, place, wages, household));
      const [work, atHome] = states;
      if (stateTax === undefined || !work || !atHome) return;
      const charged = atHome.lines.reduce((sum, { tax = 0 }) => sum + Math.max(0, cents(tax)), 0);
      const most = Math.min(charged, cents(work.tax ?? 0) + cents(work.credit));
      for (const { credit } of [work, atHome]) expect(cents(credit)).toBeLessThanOrEqual(Math.max(0, most));
      expect(Math.min(work.credit, atHome.credit)).toBe(0);
      // So both together are at least the larger of the two taxes before what states refund, and at most their sum.
      expect(cents(atHome.tax ?? 0) + cents(atHome.credit)).toBe(cents(alone(household, home)));
    }),
    times(25),
  );
});

test.each(reciprocity.map(({ value }) => value))('the agreement of %s and %s leaves the tax at home as it is', (one, other) => {
  fc.assert(
    fc.property(earners, FRACTION, fc.boolean(), (household, fraction, isOther) => {
      const [home, place] = isOther ? [other, one] : [one, other];
      const { stateTax, states } = taxReturn(works(home, place, Math.round(fraction * household.wages), household));
      expect(stateTax).toBe(alone(household, home));
      expect(states).toMatchObject([
        { state: place, tax: 0 },
        { state: home, credit: 0 },
      ]);
    }),
    times(5),
  );
});
