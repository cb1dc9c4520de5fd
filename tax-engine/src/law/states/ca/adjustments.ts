/** Schedule CA (540), and California adjusted gross income. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { addBack } from '../../../rules/deductions.ts';
import type { StateWorksheet, Step } from '../../../rules/state-worksheet.ts';
import { amountFrom, deductIfAny } from '../../../rules/whole-households.ts';
import { dependentCareBenefitsLimit } from '../../federal/cafeteria-plans.ts';

type Of = (worksheet: StateWorksheet<HouseholdYear>) => Usd;

const benefits: Of = ({ federal }) => federal.taxableSocialSecurity;
const unemployment: Of = ({ household, federal }) => household.unemploymentCompensation - federal.unemploymentExclusion;
const payBeforeTax: Of = ({ household, federal, status }) => {
  // The Internal Revenue Code of January 1, 2025, has the lower limit of § 129.
  const overLimit = Math.max(0, federal.excludedCareBenefits - dependentCareBenefitsLimit[2025].value[status]);
  return household.payrollHsa + household.spousePayrollHsa + overLimit;
};
const hsa: Of = ({ federal }) => federal.hsaDeduction;
const educator: Of = ({ federal }) => federal.educatorExpenses;
/** The annual tax of a limited liability company. The California Tax Service Center says that the fee by total income is deducted. */
const annualTax: Of = ({ federal }) => federal.entityTaxAddedBack;

const amount = (of: Of, source: string) => amountFrom<HouseholdYear>([], of, () => source);

/** They do not change federal AGI, on which most of the form's limits depend. */
export const adjustments: readonly Step<HouseholdYear>[] = [
  deductIfAny('socialSecuritySubtraction', amount(benefits, 'Schedule CA (540) Part I line 6; Cal. Rev. & Tax. Code § 17087')),
  deductIfAny('unemploymentSubtraction', amount(unemployment, 'Schedule CA (540) Part I, Section B line 7; Cal. Rev. & Tax. Code § 17083')),
  addBack(
    'payBeforeTax',
    amount(payBeforeTax, 'Schedule CA (540) Part I, Section A, wages, column C; Cal. Rev. & Tax. Code §§ 17024.5, 17131.4, 17131.5'),
  ),
  addBack('stateTaxAddBack', amount(annualTax, 'Schedule CA (540) Part I, Section B line 3; Cal. Rev. & Tax. Code § 17220(c)')),
  addBack('federalDeductionAddBack', amount(hsa, 'Schedule CA (540) Part I, Section C line 13; Cal. Rev. & Tax. Code § 17215.4')),
  addBack('federalDeductionAddBack', amount(educator, 'Schedule CA (540) Part I, Section C line 11; Cal. Rev. & Tax. Code § 17072')),
];

/** Form 540 line 17. */
export const californiaAdjustedGrossIncome: Of = (worksheet) =>
  worksheet.adjustedGrossIncome -
  benefits(worksheet) -
  unemployment(worksheet) +
  payBeforeTax(worksheet) +
  annualTax(worksheet) +
  hsa(worksheet) +
  educator(worksheet);
