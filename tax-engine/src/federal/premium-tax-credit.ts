import { roundToCents } from '../kernel/money.ts';
import { guidelinesBefore } from '../law/federal/poverty-guidelines.ts';
import { premiumTaxCredit as creditLaw, repaymentLimits } from '../law/federal/premium-tax-credit.ts';
import { premiumCredit as creditOf } from '../rules/premium-tax-credit.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/**
 * Form 8962, and the repayment on Schedule 2. It is part of the tax that the alternative minimum tax (AMT) is compared with (Form 6251
 * line 10) and that limits the nonrefundable credits.
 */
export const excessAdvancePremium: FederalStep = (form) => {
  const { household, year, status, worksheet } = form;
  const { marketplacePremiums: premiums, advancePremiumCredit: advance } = household;
  if (premiums === 0 && advance === 0) return;
  // The person who claims a dependent accounts for the advance payments: 26 CFR § 1.36B-4(a)(1)(ii).
  if (household.claimedAsDependent && status !== 'marriedJoint') return;
  const { contribution, net, repaid } = creditOf(
    { premiums, benchmark: household.benchmarkPremiums, advance, months: household.marketplaceMonths },
    {
      income: form.premiumModifiedAgi,
      familySize: (status === 'marriedJoint' ? 2 : 1) + household.dependentAges.length,
      guideline: guidelineOf(form),
      status: form.scheduleStatus,
      unemployed: household.unemploymentCompensation > 0,
    },
    year,
  );
  const { source } = creditLaw[year];
  worksheet.note('premiumHouseholdIncome', form.premiumModifiedAgi, '26 U.S.C. § 36B(d)(2); Form 8962 line 3');
  if (contribution !== undefined) worksheet.note('premiumContribution', contribution, source);
  form.premiumTaxCredit = roundToCents(net);
  form.excessAdvancePremiumCredit = roundToCents(repaid);
  if (form.excessAdvancePremiumCredit > 0)
    worksheet.addTax('excessAdvancePremiumCredit', form.excessAdvancePremiumCredit, repaymentLimits[year].source);
};

function guidelineOf({ household: { state }, year }: Form1040) {
  const { value } = guidelinesBefore[year];
  return value[state === 'AK' || state === 'HI' ? state : 'contiguous'];
}

/** Schedule 3 line 9. */
export const premiumCredit: FederalStep = (form) => {
  if (form.premiumTaxCredit > 0) form.worksheet.addTax('premiumTaxCredit', -form.premiumTaxCredit, creditLaw[form.year].source);
};
