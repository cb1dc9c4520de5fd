import { PDFDocument } from '@cantoo/pdf-lib';
import type { FormW4Entries } from './form-w4.ts';

/** Names of the fields, the same in English and Spanish. */
const PAGE = 'topmostSubform[0].Page1[0]';
export const FORM_W4_FIELDS = {
  credits: `${PAGE}.f1_08[0]`,
  otherIncome: `${PAGE}.f1_09[0]`,
  deductions: `${PAGE}.f1_10[0]`,
  extra: `${PAGE}.f1_11[0]`,
} as const satisfies Record<Exclude<keyof FormW4Entries, 'status'>, string>;

/** The boxes of Step 1(c). */
export const FORM_W4_BOXES: Readonly<Record<FormW4Entries['status'], string>> = {
  single: `${PAGE}.c1_1[0]`,
  marriedSeparate: `${PAGE}.c1_1[0]`,
  marriedJoint: `${PAGE}.c1_1[1]`,
  qualifyingSurvivingSpouse: `${PAGE}.c1_1[1]`,
  headOfHousehold: `${PAGE}.c1_1[2]`,
};

/**
 * Fills in the lines that are not zero. Name, address, Social Security number and signature stay blank.
 * @param blank - the IRS's form, as a data URL
 */
export async function fillFormW4(blank: string, { status, ...amounts }: FormW4Entries): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(blank, { preserveXFA: true });
  const form = document.getForm();
  // Readers that know XFA would show its copy of the fields, which stays blank.
  form.deleteXFA();
  form.getCheckBox(FORM_W4_BOXES[status]).check();
  for (const [line, field] of Object.entries(FORM_W4_FIELDS)) {
    const amount = amounts[line as keyof typeof FORM_W4_FIELDS];
    if (amount !== 0) form.getTextField(field).setText(amount.toLocaleString('en-US'));
  }
  return new Uint8Array(await document.save());
}
