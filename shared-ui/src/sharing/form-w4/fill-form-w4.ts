import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { FormW4Entries } from './form-w4.ts';

type Fields = Readonly<Record<Exclude<keyof FormW4Entries, 'status'>, string>>;

/** Where the form has what its lines rest on: the pages, counted from 0. */
interface Pages {
  readonly deductionsWorksheet: number;
  readonly instructions: number;
}
const FORM_W4_PAGES: Pages = { deductionsWorksheet: 3, instructions: 1 };
const FORM_W4P_PAGES: Pages = { deductionsWorksheet: 3, instructions: 2 };

/** Names of the fields, the same in English and Spanish. */
const PAGE = 'topmostSubform[0].Page1[0]';
export const FORM_W4_FIELDS = {
  credits: `${PAGE}.f1_08[0]`,
  otherIncome: `${PAGE}.f1_09[0]`,
  deductions: `${PAGE}.f1_10[0]`,
  extra: `${PAGE}.f1_11[0]`,
} as const satisfies Fields;
export const FORM_W4P_FIELDS = {
  credits: `${PAGE}.f1_12[0]`,
  otherIncome: `${PAGE}.f1_13[0]`,
  deductions: `${PAGE}.f1_14[0]`,
  extra: `${PAGE}.f1_15[0]`,
} as const satisfies Fields;

/** The boxes of Step 1(c), the same on Form W-4P. */
export const FORM_W4_BOXES: Readonly<Record<FormW4Entries['status'], string>> = {
  single: `${PAGE}.c1_1[0]`,
  marriedSeparate: `${PAGE}.c1_1[0]`,
  marriedJoint: `${PAGE}.c1_1[1]`,
  qualifyingSurvivingSpouse: `${PAGE}.c1_1[1]`,
  headOfHousehold: `${PAGE}.c1_1[2]`,
};

/** @param blank - the IRS's form, as a data URL */
type Fill = (blank: string, entries: FormW4Entries) => Promise<Uint8Array<ArrayBuffer>>;

export const fillFormW4: Fill = async (blank, entries) => filled(blank, entries, FORM_W4_FIELDS, FORM_W4_PAGES);

/** Step 2 stays blank: the entries already count other pay, as those of the IRS's estimator do. */
export const fillFormW4P: Fill = async (blank, entries) => filled(blank, entries, FORM_W4P_FIELDS, FORM_W4P_PAGES);

/** Fills in the lines that are not zero. Name, address, Social Security number and signature stay blank. */
async function filled(
  blank: string,
  { status, ...amounts }: FormW4Entries,
  fields: Fields,
  pages: Pages,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(blank, { preserveXFA: true });
  const form = document.getForm();
  // Readers that know XFA would show its copy of the fields, which stays blank.
  form.deleteXFA();
  form.getCheckBox(FORM_W4_BOXES[status]).check();
  for (const [line, field] of Object.entries(fields)) {
    const amount = amounts[line as keyof Fields];
    if (amount !== 0) form.getTextField(field).setText(amount.toLocaleString('en-US'));
  }
  // The IRS's signature of usage rights doesn't hold for a changed file, and some readers would warn of it.
  document.catalog.delete(PDFName.of('Perms'));
  keepPages(document, [0, amounts.deductions === 0 ? pages.instructions : pages.deductionsWorksheet]);
  return new Uint8Array(await document.save());
}

/** Removes the other pages with their fields and contents: two pages print on one sheet. */
function keepPages(document: PDFDocument, kept: readonly number[]): void {
  const form = document.getForm();
  const onKeptPages = kept.map((index) => `.Page${index + 1}[0].`);
  for (const field of form.getFields()) if (!onKeptPages.some((page) => field.getName().includes(page))) form.removeField(field);
  for (const index of document.getPageIndices().toReversed()) {
    if (kept.includes(index)) continue;
    const { ref, node } = document.getPage(index);
    const contents = node.get(PDFName.of('Contents'));
    document.removePage(index);
    if (contents instanceof PDFRef) document.context.delete(contents);
    document.context.delete(ref);
  }
}
