import { PDFDocument } from '@cantoo/pdf-lib';
import type { FormW4Entries } from './form-w4.ts';

type Fields = Readonly<Record<Exclude<keyof FormW4Entries, 'status'>, string>>;

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

export const fillFormW4: Fill = async (blank, entries) => filled(blank, entries, FORM_W4_FIELDS);

/** Step 2 stays blank: the entries already count other pay, as those of the IRS's estimator do. */
export const fillFormW4P: Fill = async (blank, entries) => filled(blank, entries, FORM_W4P_FIELDS);

/** Fills in the lines that are not zero. Name, address, Social Security number and signature stay blank. */
async function filled(blank: string, { status, ...amounts }: FormW4Entries, fields: Fields): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(blank, { preserveXFA: true });
  const form = document.getForm();
  // Readers that know XFA would show its copy of the fields, which stays blank.
  form.deleteXFA();
  form.getCheckBox(FORM_W4_BOXES[status]).check();
  for (const [line, field] of Object.entries(fields)) {
    const amount = amounts[line as keyof Fields];
    if (amount !== 0) form.getTextField(field).setText(amount.toLocaleString('en-US'));
  }
  // The other pages are instructions and worksheets.
  document.catalog.getOrCreateViewerPreferences().setPrintPageRange({ start: 0, end: 1 });
  return new Uint8Array(await document.save());
}
