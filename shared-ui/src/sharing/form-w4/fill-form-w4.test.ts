import { PDFDocument } from '@cantoo/pdf-lib';
import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BLANK_FORM_FOR_PENSIONS, BLANK_FORMS } from './blank-forms.ts';
import { fillFormW4, fillFormW4P, FORM_W4_BOXES, FORM_W4_FIELDS, FORM_W4P_FIELDS } from './fill-form-w4.ts';
import { FORM_W4_YEAR, type FormW4Entries } from './form-w4.ts';

const entries: FormW4Entries = { status: 'marriedJoint', credits: 4_400, otherIncome: 12_500, deductions: 0, extra: 37 };
const blankIn = async (language: 'en' | 'es') => (await BLANK_FORMS[language].load()).blank;

/** What the form says, by field; boxes that are checked have `true`. Blank fields are left out. */
async function read(file: Uint8Array | string) {
  const document = await PDFDocument.load(file, { preserveXFA: true });
  const form = document.getForm();
  const names = form.getFields().map((field) => field.getName());
  const texts = form.getFields().flatMap((field): readonly (readonly [string, string | true])[] => {
    const name = field.getName();
    if ('getText' in field) {
      const text = form.getTextField(name).getText();
      return text ? [[name, text]] : [];
    }
    return form.getCheckBox(name).isChecked() ? [[name, true]] : [];
  });
  return { document, form, names, fields: Object.fromEntries(texts) };
}

describe.each(['en', 'es'] as const)('the form in %s', (language) => {
  test('holds the lines that are not zero, the filing status, and nothing else', async () => {
    const { fields } = await read(await fillFormW4(await blankIn(language), entries));
    expect(fields).toEqual({
      [FORM_W4_BOXES.marriedJoint]: true,
      [FORM_W4_FIELDS.credits]: '4,400',
      [FORM_W4_FIELDS.otherIncome]: '12,500',
      [FORM_W4_FIELDS.extra]: '37',
    });
  });

  test('keeps the title and the fields of its two pages, without the copy that only some readers show', async () => {
    const [blank, filled] = await Promise.all([read(await blankIn(language)), read(await fillFormW4(await blankIn(language), entries))]);
    expect(blank.document.getTitle()).toContain(`${FORM_W4_YEAR} Form W-4`);
    expect(filled.document.getTitle()).toBe(blank.document.getTitle());
    expect(filled.document.getPageCount()).toBe(2);
    expect(filled.names).toEqual(blank.names.filter((name) => name.includes('.Page1[0].')));
    expect(blank.fields).toEqual({});
    expect([blank.form.hasXFA(), filled.form.hasXFA()]).toEqual([true, false]);
  });

  test('shows each amount on its own line, from top to bottom, and in each box a different status', async () => {
    const { form } = await read(await blankIn(language));
    const top = (field: ReturnType<typeof form.getField>) => field.acroField.getWidgets()[0]?.getRectangle().y ?? 0;
    const { credits, otherIncome, deductions, extra } = FORM_W4_FIELDS;
    const lines = [credits, otherIncome, deductions, extra].map((name) => top(form.getTextField(name)));
    expect(lines).toEqual([...lines].sort((one, other) => other - one));
    const boxes = (['single', 'marriedJoint', 'headOfHousehold'] as const).map((status) => top(form.getCheckBox(FORM_W4_BOXES[status])));
    expect(boxes).toEqual([...new Set(boxes)].sort((one, other) => other - one));
  });
});

test.each(HOUSEHOLD_FILING_STATUSES)('a form for %s has one box checked', async (status) => {
  const { fields } = await read(await fillFormW4(await blankIn('en'), { ...entries, status }));
  expect(Object.keys(fields).filter((name) => name.includes('c1_'))).toEqual([FORM_W4_BOXES[status]]);
});

describe('the form for a pension', () => {
  const blank = async () => (await BLANK_FORM_FOR_PENSIONS.load()).blank;

  test('holds the lines of Steps 3 and 4, the filing status, and nothing in Step 2', async () => {
    const { document, form, fields } = await read(await fillFormW4P(await blank(), { ...entries, deductions: 900 }));
    expect(fields).toEqual({
      [FORM_W4_BOXES.marriedJoint]: true,
      [FORM_W4P_FIELDS.credits]: '4,400',
      [FORM_W4P_FIELDS.otherIncome]: '12,500',
      [FORM_W4P_FIELDS.deductions]: '900',
      [FORM_W4P_FIELDS.extra]: '37',
    });
    expect(document.getTitle()).toBe(`${FORM_W4_YEAR} Form W-4P`);
    expect([document.getPageCount(), form.hasXFA()]).toEqual([2, false]);
  });

  test('has four amounts at the right edge, the last ones of the page', async () => {
    const { names } = await read(await blank());
    const ofPage = names.filter((name) => name.includes('Page1[0]') && name.includes('f1_'));
    expect(ofPage.slice(-4)).toEqual(Object.values(FORM_W4P_FIELDS));
  });
});

test('the README has the digest of each blank form', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  for (const name of ['fw4.pdf', 'fw4sp.pdf', 'fw4p.pdf']) {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(__dirname, name)))
      .digest('hex');
    expect(readme).toMatch(new RegExp(`\`${name}\`.*\`${digest}\``, 'u'));
  }
});
