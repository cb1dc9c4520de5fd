import { taxReturn } from '@bracketwise/tax-engine';
import { main } from '../src/main.ts';

/** Runs the tool on a text as its file. */
function run(args: readonly string[], file = '') {
  let [out, err] = ['', ''];
  const code = main(args, { out: (text) => (out += text), err: (text) => (err += text), read: () => file });
  return { code, out, err, rows: out.trimEnd().split('\n') };
}

/** The cells of a row without quotes, by the header's names. */
function cellsOf([header = '', row = '']: readonly string[]): Readonly<Record<string, string>> {
  const cells = row.split(',');
  return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index] ?? '']));
}

describe('bracketwise return', () => {
  const household = ['return', '--tax-year', '2025', '--filing-status', 'single', '--wages', '85000', '--state', 'ca'];

  it('prints what the engine computes', () => {
    const { code, out } = run(household);
    expect(code).toBe(0);
    expect(out).toMatch(/^Federal income tax +10,149\.00$/m);
    expect(out).toMatch(/^State tax +3,659\.98$/m);
    expect(out).toMatch(/^Net income +63,668\.52$/m);
  });

  it('prints each line with its source', () => {
    expect(run([...household, '--lines']).out).toContain('federal Standard deduction: -15,750.00  (Pub. L. 119-21 § 70102)');
  });

  it('answers the whole return as JSON', () => {
    expect(JSON.parse(run([...household, '--json']).out)).toEqual(
      JSON.parse(JSON.stringify(taxReturn({ taxYear: 2025, filingStatus: 'single', wages: 85_000, state: 'CA' }))),
    );
  });

  it('takes flags, ages and lists of records', () => {
    const students = '[{"expenses":4000,"firstFourYears":true}]';
    const args = ['--filing-status', 'marriedJoint', '--wages', '90000', '--dependent-ages', '3,19', '--students', students, '--blind'];
    const asked = {
      taxYear: 2025,
      filingStatus: 'marriedJoint',
      wages: 90_000,
      dependentAges: [3, 19],
      students: [{ expenses: 4_000, firstFourYears: true }],
      blind: true,
    } as const;
    const { federalIncomeTax } = JSON.parse(run(['return', '--tax-year', '2025', ...args, '--json']).out) as { federalIncomeTax: number };
    expect(federalIncomeTax).toBe(taxReturn(asked).federalIncomeTax);
  });

  it('describes every field as a flag', () => {
    expect(run(['return', '--help']).out).toContain('--spouse-wages\n      Wages of the spouse; joint returns only');
  });

  it.each([
    [['--wages', 'many'], '--wages: "many" is no number'],
    [['--wages', '-1'], "Option '--wages' argument is ambiguous"],
    [['--wages=-1'], 'wages: out of bounds: -1'],
    [['--wage', '1'], "Unknown option '--wage'"],
    [['--students', '4000'], '--students: takes a list in JSON, such as [{"expenses":4000}], not 4000'],
    [[], 'filingStatus is missing'],
  ])('refuses %j and names the flag', (args, reason) => {
    const status = args.length > 0 ? ['--filing-status', 'single'] : [];
    const { code, err, out } = run(['return', '--tax-year', '2025', ...status, ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});

describe('bracketwise households', () => {
  it('answers a row for each household, with its copied columns', () => {
    const file =
      '\ufeffname,taxYear,filingStatus,wages,state,dependentAges\r\n"Ada, B.",2025,single,85000,CA,\r\nC,2024,headOfHousehold,50000,TX,"3 7"\r\n';
    const { code, rows } = run(['households', 'x.csv', '--id', 'name'], file);
    expect(code).toBe(0);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/^"Ada, B\.",85000,15750,/);
    expect(cellsOf([rows[0] ?? '', rows[2] ?? ''])).toMatchObject({
      name: 'C',
      federalIncomeTax: String(
        taxReturn({ taxYear: 2024, filingStatus: 'headOfHousehold', wages: 50_000, state: 'TX', dependentAges: [3, 7] }).federalIncomeTax,
      ),
      stateTax: '0',
    });
  });

  it.each(['A\rB', 'A\nB', 'A\r\nB', 'A,B', 'A""B'])('quotes the copied cell %j, which would break the row', (cell) => {
    const { out } = run(['households', '--id', 'name'], `name,taxYear,filingStatus,wages\n"${cell}",2025,single,1\n`);
    expect(out).toContain(`\n"${cell}",1,`);
  });

  it('says what is wrong with a row, computes the others and ends with 1', () => {
    const { code, rows, err } = run(['households'], 'taxYear,filingStatus,wages\n2025,single,-5\n2025,single,x\n2025,,1\n2025,single,1\n');
    expect({ code, err }).toEqual({ code: 1, err: '3 rows were refused; the last column says why\n' });
    expect(rows.slice(1).map((row) => row.replace(/^,*/, ''))).toEqual([
      'wages: out of bounds: -5',
      '"wages: ""x"" is no number"',
      'filingStatus is missing',
      expect.stringMatching(/^1,15750,/),
    ]);
  });

  it('names why a state is not computed', () => {
    const { rows } = run(['households'], 'taxYear,filingStatus,state,pensionIncome\n2021,single,CA,10000\n');
    expect(cellsOf(rows)).toMatchObject({
      stateTax: '',
      stateNotComputed: taxReturn({ taxYear: 2021, filingStatus: 'single', state: 'CA', pensionIncome: 10_000 }).stateNotComputed,
    });
  });

  it.each([
    ['taxYear,filingStatus,wage\n2025,single,1\n', 'wage is no field of a household; do you mean wages?'],
    ['wages,wages\n1,1\n', 'the column wages is there twice'],
    ['', 'the first line has no names of columns'],
  ])('refuses the file %j as a whole', (file, reason) => {
    expect(run(['households'], file)).toMatchObject({ code: 2, out: '', err: `bracketwise: ${reason}\n` });
  });
});

it('explains its commands, and refuses an unknown one', () => {
  expect(run([])).toMatchObject({ code: 0, out: expect.stringContaining('bracketwise households [FILE]') as string });
  expect(run(['tax'])).toMatchObject({ code: 2, err: expect.stringContaining('tax is no command') as string });
});
