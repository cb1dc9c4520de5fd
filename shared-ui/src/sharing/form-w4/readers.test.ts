/** Opens each filled-in form in three readers that share no code: poppler, mupdf and pdf.js. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLANK_FORM_FOR_PENSIONS, BLANK_FORMS } from './blank-forms.ts';
import { FORM_W4_BOXES, FORM_W4_FIELDS, FORM_W4P_FIELDS } from './fill-form-w4.ts';
import type { FormW4Entries } from './form-w4.ts';

const entries: FormW4Entries = { status: 'headOfHousehold', credits: 4_417, otherIncome: 12_533, deductions: 9_871, extra: 137 };
const AMOUNTS = ['4,417', '12,533', '9,871', '137'];

const folder = mkdtempSync(path.join(tmpdir(), 'form-w4-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** As a PDF file has it, in hexadecimal digits. */
const inUtf16 = (text: string) => [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()).join('');

describe.each([
  ['fw4', BLANK_FORMS.en, FORM_W4_FIELDS, 'Deductions Worksheet', 'Specific Instructions'],
  ['fw4sp', BLANK_FORMS.es, FORM_W4_FIELDS, 'Hoja de Trabajo para Deducciones', 'Instrucciones Específicas'],
  ['fw4p', BLANK_FORM_FOR_PENSIONS, FORM_W4P_FIELDS, 'Deductions Worksheet', 'Specific Instructions (continued)'],
] as const)('the filled-in %s', (name, form, fields, worksheet, instructions) => {
  const file = path.join(folder, `${name}.pdf`);
  beforeAll(async () => {
    const { blank, fillForm } = await form.load();
    writeFileSync(file, await fillForm(blank, entries));
  });

  test('shows its amounts in poppler, on the first page', () => {
    const shown = run('pdftotext', '-layout', '-l', '1', file, '-');
    for (const amount of AMOUNTS) expect(shown).toContain(amount);
  });

  test('shows its amounts in mupdf, which reads them in its fields too', () => {
    const shown = run('mutool', 'draw', '-q', '-F', 'txt', file, '1');
    const held = run('mutool', 'show', '-g', file, 'grep');
    for (const amount of AMOUNTS) {
      expect(shown).toContain(amount);
      expect(held).toContain(`/V<FEFF${inUtf16(amount)}>`);
    }
  });

  test('holds its amounts in the fields that pdf.js reads, and the box of the status', () => {
    const script = path.join(__dirname, '../../../test/fields-by-pdfjs.mjs');
    const { fields: held, pages: read } = JSON.parse(run(process.execPath, script, file)) as {
      fields: Record<string, string>;
      pages: number;
    };
    const box = FORM_W4_BOXES.headOfHousehold;
    expect(Object.values(fields).map((field) => held[field])).toEqual(AMOUNTS);
    expect(Object.keys(held).filter((field) => field.includes('c1_'))).toEqual([box]);
    expect(read).toBe(2);
  });

  test('has two pages in each of them: the form, and the worksheet of its deductions or else the instructions', async () => {
    const { blank, fillForm } = await form.load();
    const without = path.join(folder, `${name}-without-deductions.pdf`);
    writeFileSync(without, await fillForm(blank, { ...entries, deductions: 0 }));
    for (const each of [file, without]) {
      expect(run('pdfinfo', each)).toMatch(/Pages:\s+2\n/u);
      expect(run('mutool', 'info', each)).toMatch(/Pages: 2\n/u);
    }
    const secondPage = (of: string) => run('pdftotext', '-layout', '-f', '2', of, '-');
    expect(secondPage(file)).toContain(worksheet);
    expect(secondPage(without)).toContain(instructions);
    expect(secondPage(without)).not.toContain(worksheet + ' (');
  });
});
