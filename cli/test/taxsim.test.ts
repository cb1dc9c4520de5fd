import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { REFERENCE_HOUSEHOLDS, type ReferenceHousehold } from '../../tax-engine/test/cases/reference-households.ts';
import { householdOfRow } from '../src/taxsim.ts';
import { main } from '../src/main.ts';

function run(file: string) {
  let [out, err] = ['', ''];
  const code = main(['taxsim'], { out: (text) => (out += text), err: (text) => (err += text), read: () => file });
  const [header = '', ...rows] = out.trimEnd().split('\n');
  return { code, err, header, rows: rows.map((row) => row.split(',')) };
}

const isWithin = (figure: number, expected: number) => Math.abs(figure - expected) <= Math.max(2, Math.abs(expected) / 1000) + 0.005;

describe('the reference households as TAXSIM rows', () => {
  const script = join(__dirname, '../scripts/reference-csv.mjs');
  const { rows } = run(execFileSync(process.execPath, [script, 'taxsim'], { encoding: 'utf8', maxBuffer: 64 << 20 }));
  const expected = new Map(REFERENCE_HOUSEHOLDS.map((row) => [row.id, row]));
  const agreeing = (column: number, figureOf: (row: ReferenceHousehold | undefined) => number | undefined) => {
    const scored = rows
      .map((cells) => ({ cells, figure: figureOf(expected.get(cells[0] ?? '')) }))
      .filter(({ figure }) => figure !== undefined);
    const agree = scored.filter(({ cells, figure = 0 }) => cells[column] !== '' && isWithin(Number(cells[column]), figure));
    return { agree: agree.length, of: scored.length };
  };

  // The other rows of federal tax itemize by their own state tax, for which TAXSIM has no column; those of states: docs/differences.md.
  it('have the federal income tax of the reference', () => {
    expect(agreeing(3, (row) => row?.federal.federalIncomeTax)).toEqual({ agree: 5_135, of: 5_138 });
  });

  it('have the state income tax of the reference', () => {
    expect(agreeing(4, (row) => row?.state?.tax)).toEqual({ agree: 4_488, of: 4_499 });
  });
});

it('answers TAXSIM’s first output columns, with the state under its number', () => {
  const { header, rows } = run('taxsimid,year,state,mstat,pwages\n7,2025,5,1,85000\n');
  expect(header).toBe('taxsimid,year,state,fiitax,siitax,fica,frate,srate,ficar,tfica,refused');
  // State 5 is California. Both shares of Social Security and Medicare are 15.3% of the wages.
  expect(rows).toEqual([['7', '2025', '5', '10149', '3659.98', '13005', '22', '9.3', '15.3', '6502.5', '']]);
});

it.each([
  [
    { mstat: 1, depx: 2, dep13: 1, dep17: 2, dep18: 2 },
    { filingStatus: 'headOfHousehold', dependentAges: [8, 15] },
  ],
  [
    { mstat: 2, depx: 2, age1: 4, sage: 61, swages: 10 },
    { filingStatus: 'marriedJoint', dependentAges: [4, 30], spouseAge: 61, spouseWages: 10 },
  ],
  [
    { mstat: 8, state: 9 },
    { filingStatus: 'single', claimedAsDependent: true, state: 'DC' },
  ],
  [
    { mstat: 6, pui: 1, sui: 2, pprofinc: 5 },
    { filingStatus: 'marriedSeparate', unemploymentCompensation: 3, specifiedService: true, selfEmploymentProfit: 5 },
  ],
])('reads %j', (row, household) => {
  expect(householdOfRow({ year: 2025, ...row })).toMatchObject(household);
});

it.each([
  ['mstat,otheritem\n1,5\n', 'otheritem is not computed'],
  ['mstat,depx\n1,2\n', 'depx needs the ages: age1, age2 …, or dep13, dep17, dep18'],
  ['mstat\n3\n', 'mstat: 3 is none of 1, 2, 6 and 8'],
  ['mstat,swages\n1,5\n', 'swages: only a joint return has income of a spouse'],
  ['mstat,state\n1,52\n', 'state: there is no state 52'],
  ['mstat,pprofinc,psemp\n1,1,1\n', 'pprofinc: specified services and other businesses in one row are not computed'],
])('refuses the row of %j and names the column', (file, reason) => {
  const { code, rows } = run(file);
  expect(code).toBe(1);
  expect(rows[0]?.slice(10).join(',')).toContain(reason);
});

it('refuses a column that TAXSIM does not have', () => {
  expect(run('taxsimid,wages\n1,5\n')).toMatchObject({ code: 2, err: 'bracketwise: wages is no column of TAXSIM-35\n' });
});
