import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { changesNearby, taxReturnWith } from '../src/index.ts';
import { LEAST_CLIMB, LEAST_JUMP, NEARBY_RANGE } from '../src/questions/changes-nearby.ts';
import { stateLaw as connecticut } from '../src/law/states/ct.ts';
import { stateLaw as newMexico } from '../src/law/states/nm.ts';
import { stateLaw as ohio } from '../src/law/states/oh.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single' };
const parent: Household = { taxYear: 2025, filingStatus: 'headOfHousehold' };

test.each<[string, Household, readonly object[]]>([
  [
    // § 24(b): 50 for each 1,000 above 200,000 or part of it; four of them begin within 5,000. The dollar itself owes 24% and 2.35%.
    'finds the steps in which the child tax credit phases out',
    { ...single, wages: 198_500, dependentAges: [5] },
    [{ kind: 'jump', after: 1_501, costs: 50.26, times: 4, section: 'federal', what: ['childTaxCreditPhaseOut', 'childTaxCredit'] }],
  ],
  [
    // Rev. Proc. 2024-40 § 2.06: 21.06% of two children's credit from 23,350. § 24(d): 15% of earnings above 2,500 up to 3,400.
    'finds where the earned income credit starts to phase out and the child tax credit is fully refunded',
    { ...parent, wages: 22_000, dependentAges: [5, 8] },
    [
      {
        kind: 'climb',
        after: 1_350,
        costs: 13.71,
        rates: { before: -0.0735, after: 0.1371 },
        section: 'federal',
        what: ['earnedIncomeCredit'],
      },
      { kind: 'climb', after: 3_167, costs: 28.71, rates: { before: 0.1371, after: 0.2871 }, what: ['additionalChildTaxCredit'] },
    ],
  ],
  [
    'finds the 22% bracket at 48,475 plus the standard deduction of 15,750',
    { ...single, wages: 62_000 },
    [{ kind: 'climb', income: 'wages', after: 2_225, costs: 29.65, rates: { before: 0.1965, after: 0.2965 }, what: ['bracket'] }],
  ],
  [
    'uses the income of a couple’s only earner',
    { ...single, filingStatus: 'marriedJoint', spouseWages: 126_000 },
    [{ kind: 'climb', income: 'spouseWages', after: 2_450, what: ['bracket'] }],
  ],
  [
    // § 86(c)(2): from 34,000, 85% instead of 50% of a dollar of benefits: 1.85 instead of 1.5 times 12%. 4.2 points are not a climb.
    'ignores benefits that become taxable only a little faster',
    { ...single, age: 63, pensionIncome: 20_000, socialSecurityBenefits: 24_000 },
    [],
  ],
  ['finds nothing within 5,000 of 100,000', { ...single, wages: 100_000 }, []],
  ['finds nothing without income', single, []],
  ['finds nothing at the contract’s limit', { ...single, wages: INCOME_LIMITS.maximum }, []],
])('%s', (_what, household, changes) => {
  const found = changesNearby(undefined, household);
  expect(found).toHaveLength(changes.length);
  expect(found).toMatchObject(changes);
});

test('takes overtime and parts of a pension to fall with the whole', () => {
  expect(() => changesNearby(ohio, { ...single, wages: 20_000, qualifiedTips: 12_000, qualifiedOvertime: 8_000 })).not.toThrow();
  expect(() => changesNearby(ohio, { ...single, age: 66, pensionIncome: 20_000, iraDistributions: 20_000 })).not.toThrow();
});

test('finds a state’s jump: Ohio’s exemption credit ends at 30,000 minus the exemption (R.C. 5747.022)', () => {
  // The credit of 20, plus 2.75%, 12% and 7.65% of the dollar.
  expect(changesNearby(ohio, { ...single, wages: 32_000 })).toMatchObject([
    { kind: 'jump', after: 400, costs: 20.22, section: 'state', what: ['exemptionCredit'] },
  ]);
});

test.each([
  ['no state', undefined],
  ['Connecticut', connecticut],
  ['New Mexico', newMexico],
  ['Ohio', ohio],
])('finds what returns confirm, with few returns: %s', (_name, law) => {
  fc.assert(
    fc.property(HOUSEHOLDS, (asked) => {
      let filed = 0;
      // Each return is read only once.
      const { filingStatus, ...rest } = asked;
      const counted: Household = Object.defineProperty({ ...rest, filingStatus }, 'filingStatus', {
        enumerable: true,
        get: () => {
          filed += 1;
          return filingStatus;
        },
      });
      const changes = changesNearby(law, counted);
      expect(filed).toBeLessThanOrEqual(300);
      expect(changes.length).toBeLessThanOrEqual(3);
      const taxes = (income: keyof Household, more: number) =>
        cents(taxReturnWith(law, { ...asked, [income]: Number(asked[income] ?? 0) + more }).totalTax);
      let last = -1;
      for (const { kind, income, after, costs, rates, what } of changes) {
        expect(after).toBeGreaterThanOrEqual(last);
        expect(after).toBeLessThanOrEqual(NEARBY_RANGE);
        expect(what).not.toEqual([]);
        if (kind === 'jump') {
          expect(costs).toBeGreaterThanOrEqual(LEAST_JUMP);
          expect(cents(costs)).toBe(taxes(income, after) - taxes(income, after - 1));
        } else {
          expect((rates?.after ?? NaN) - (rates?.before ?? NaN)).toBeGreaterThan(LEAST_CLIMB);
          expect(cents(costs)).toBe(taxes(income, after + 100) - taxes(income, after));
        }
        last = after;
      }
    }),
    times(25),
  );
});

test('misses no jump of a tax on wages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (wages) => {
      const household: Household = { ...parent, wages, dependentAges: [5], taxYear: 2025 };
      const tax = (more: number) => taxReturnWith(connecticut, { ...household, wages: wages + more }).totalTax;
      const jumps: number[] = [];
      for (let more = 1; more <= NEARBY_RANGE; more += 1)
        if (cents(tax(more)) - cents(tax(more - 1)) >= cents(LEAST_JUMP)) jumps.push(more);
      const found = changesNearby(connecticut, household).filter(({ kind }) => kind === 'jump');
      if (found.length < 3) expect(found.reduce((sum, { times }) => sum + times, 0)).toBe(jumps.length);
      expect(found.every(({ after }) => jumps.includes(after))).toBe(true);
    }),
    times(3),
  );
});
