/** What holds for every state's withholding. */
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { PAY_PERIODS } from '@bracketwise/contract/paychecks';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { transformSync } from '@swc/core';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileReturns } from '../src/filing.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { loadStateWithholding } from '../src/law/withholding/load.ts';
import type { StatePay, StateWithholding, WithholdingMethod } from '../src/rules/state-withholding.ts';
import fc, { times } from './random.ts';

const folder = join(__dirname, '../src/law/withholding');

let known: readonly StateWithholding[];
let methods: readonly (readonly [name: string, method: WithholdingMethod])[];
beforeAll(async () => {
  known = (await Promise.all(STATE_CODES.map(loadStateWithholding))).filter((state) => state !== undefined);
  methods = known.flatMap(({ code, methods: ofState }) =>
    Object.entries(ofState).map(([year, method]) => [`${code} ${year}`, method] as const),
  );
});

const employees = fc.record({
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  dependents: fc.integer({ min: 0, max: 4 }),
  childrenUnder17: fc.integer({ min: 0, max: 2 }),
  aged65: fc.integer({ min: 0, max: 1 }),
  blind: fc.integer({ min: 0, max: 1 }),
  severalJobs: fc.boolean(),
});
const pays: fc.Arbitrary<StatePay> = fc
  .record({
    payPeriods: fc.constantFrom(...Object.values(PAY_PERIODS)),
    yearly: fc.integer({ min: 0, max: 3_000_000 }),
    employee: employees,
  })
  .map(({ payPeriods, yearly, employee }) => ({
    payPeriods,
    grossPay: Math.round((100 * yearly) / payPeriods) / 100,
    employee,
    federalTaxWithheld: 0,
  }));

/** Base amounts that a publication rounds to whole dollars may be that much less than the tax up to their limit. */
const ROUNDING = 1;

test('no method withholds less than nothing, or more than a seventh of the pay', () => {
  fc.assert(
    fc.property(pays, (pay) => {
      for (const [name, method] of methods) {
        const tax = method.withheld(pay);
        expect({ name, sound: tax >= 0 && tax <= 0.1463 * pay.grossPay + ROUNDING }).toEqual({ name, sound: true });
      }
    }),
    times(60),
  );
});

test('the tax withheld never falls when the pay rises', () => {
  fc.assert(
    fc.property(pays, fc.integer({ min: 1, max: 5_000 }), (pay, raise) => {
      for (const [name, method] of methods) {
        const before = method.withheld(pay);
        const after = method.withheld({ ...pay, grossPay: pay.grossPay + raise });
        expect({ name, falls: after < before - ROUNDING }).toEqual({ name, falls: false });
      }
    }),
    times(60),
  );
});

test('pay that is set aside before tax never raises the tax withheld', () => {
  fc.assert(
    fc.property(pays, fc.double({ min: 0, max: 1, noNaN: true }), (pay, share) => {
      const third = Math.floor((100 * share * pay.grossPay) / 3) / 100;
      const setAside = { electiveDeferrals: third, payrollHsa: third, preTaxPremiums: third };
      for (const [name, method] of methods) {
        const more = method.withheld({ ...pay, ...setAside }) > method.withheld(pay) + ROUNDING;
        expect({ name, more }).toEqual({ name, more: false });
      }
    }),
    times(30),
  );
});

/** The most that twelve paychecks of a single employee with one job differ from the tax of the year. US dollars. */
const AIMED_AT: readonly (readonly [state: StateCode, wages: number, within: number])[] = [
  ...(['DE', 'IL', 'IN', 'KY', 'MA', 'MI', 'MN', 'MS', 'PA', 'VA'] as const).map((code) => [code, 60_000, 8] as const),
  // The rate of withholding is a tenth of a point above that of the tax.
  ['NC', 60_000, 50],
  // The tables are a tenth above the tax.
  ['CA', 60_000, 230],
  ['GA', 60_000, 85],
  ['IA', 60_000, 145],
  ['LA', 60_000, 45],
  ['MO', 60_000, 80],
  ['MT', 60_000, 55],
  ['NY', 60_000, 35],
  ['OR', 60_000, 26],
  ['UT', 120_000, 26],
  ['AL', 60_000, 8],
  ['CT', 60_000, 8],
];

test.each(AIMED_AT)('in %s, a year of paychecks on %i comes within %i of the tax', async (code, wages, within) => {
  const state = await loadStateWithholding(code);
  const years = TAX_YEARS.filter((year) => state?.methods[year]);
  expect(years).not.toEqual([]);
  for (const year of years) {
    const household = { taxYear: year, state: code, filingStatus: 'single', wages } as const;
    const { federal, state: filed } = fileReturns(stateLaws[code], household, { deduction: 'standard' });
    const employee = { filingStatus: 'single', dependents: 0, childrenUnder17: 0, aged65: 0, blind: 0, severalJobs: false } as const;
    let withheld = 0;
    for (let month = 1; month <= 12; month += 1) {
      const paidOn = `${year}-${String(month).padStart(2, '0')}-28`;
      const federalTaxWithheld = federal.federalIncomeTax / 12;
      withheld += state?.methods[year]?.withheld({ payPeriods: 12, grossPay: wages / 12, employee, federalTaxWithheld, paidOn }) ?? NaN;
    }
    expect(Math.abs(withheld - (filed?.tax ?? NaN))).toBeLessThanOrEqual(within);
  }
});

/** A section, a form or a publication with its number, edition or year. */
const DOCUMENT = /\d/u;

test('every method and every supplemental rate cites its publication', () => {
  for (const [, { source }] of methods) expect(source).toMatch(DOCUMENT);
  for (const { supplemental = {} } of known) for (const { source } of Object.values(supplemental)) expect(source).toMatch(DOCUMENT);
});

test('states without a tax on wages withhold nothing in any year, and the others name their certificate', () => {
  const withoutTax = known.filter(({ methods: ofState }) => Object.keys(ofState).length > 0 && ofState[2020] !== undefined);
  expect(withoutTax.map(({ code }) => code)).toEqual(['AK', 'FL', 'NV', 'NH', 'PA', 'SD', 'TN', 'TX', 'WA', 'WY']);
  for (const { code, certificate } of known) {
    expect({ code, named: certificate !== undefined }).toEqual({ code, named: !withoutTax.some((state) => state.code === code) });
  }
});

describe.each(readdirSync(folder).filter((file) => /^[a-z]{2}\.ts$/u.test(file)))('%s', (file) => {
  test('is at most 2 KB, minified and gzipped, in the chunk of its part of the alphabet', () => {
    const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
      module: { type: 'es6' },
      minify: true,
    });
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2 * 1024);
    expect(readFileSync(join(folder, 'load.ts'), 'utf8')).toMatch(
      new RegExp(String.raw`\(\) => import\(/\* webpackChunkName: "withholding-\w-\w" \*/ '\./${file}'\),`),
    );
  });
});
