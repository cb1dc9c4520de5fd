import { roundToCents, sumOf } from '../kernel/money.ts';
import { adoptionCredit } from '../law/federal/adoption-credit.ts';
import { taxForCarriedCredits } from './credits.ts';
import type { FederalStep } from './form-1040.ts';

/**
 * Form 8839: the nonrefundable part. A couple files jointly for it: 26 U.S.C. § 23(f)(1). Leaves out what is carried forward,
 * from earlier years and to later ones, and the expenses of earlier years, which the limit counts too.
 */
export const adoption: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  if (status === 'marriedSeparate' || (household.adoptionExpenses === 0 && household.adoptions.length === 0)) return;
  const adoptions = [{ expenses: household.adoptionExpenses, specialNeeds: false }, ...household.adoptions];
  const { value, source } = adoptionCredit[year];
  const lost = Math.min(1, Math.max(0, (form.modifiedAgi - value.phaseOutStart) / value.phaseOutRange));
  const credits = adoptions.map(({ expenses, specialNeeds }) => (specialNeeds ? value.most : Math.min(expenses, value.most)) * (1 - lost));
  const credit = credits.reduce((sum, ofChild) => sum + ofChild, 0);
  if (credit === 0) return;
  form.refundableAdoptionCredit = roundToCents(credits.reduce((sum, ofChild) => sum + Math.min(ofChild, value.refundable), 0));
  const before = worksheet.roundedTax;
  worksheet.credit('adoptionCredit', Math.min(credit - form.refundableAdoptionCredit, taxForCarriedCredits(form)), source);
  form.adoptionCredit = sumOf(before, -worksheet.roundedTax);
};

/** Form 1040 line 30. */
export const refundedAdoption: FederalStep = (form) => {
  if (form.refundableAdoptionCredit === 0) return;
  form.worksheet.addTax('refundableAdoptionCredit', -form.refundableAdoptionCredit, adoptionCredit[form.year].source);
};
