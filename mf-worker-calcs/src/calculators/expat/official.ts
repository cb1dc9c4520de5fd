/** The official answer of the expat calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { type HomePlace, type IncomeAbroadTax, type StateLaw, taxOnIncomeAbroad } from '@bracketwise/tax-engine';
import { filingThreshold } from '../../cross-border/filing-threshold.ts';
import type { ExpatInputs } from './form.ts';
import { mayHaveAgreement } from './agreements.ts';
import { chosenHousingPlace } from './housing-places.ts';

export interface OfficialExpat {
  /** The cheaper way of those open to the visitor: with the exclusion only if they qualify and it saves something. A tie leaves more foreign tax without it. */
  readonly tax: IncomeAbroadTax;
  /** With and without the exclusion, whatever the visitor's answer. */
  readonly withExclusion: IncomeAbroadTax;
  readonly without: IncomeAbroadTax;
}

/** Whether an agreement keeps a business out of the US system. */
export const isCoveredAbroad = ({ country, certificateOfCoverage }: ExpatInputs): boolean =>
  certificateOfCoverage && mayHaveAgreement(country);

export function officialExpat(values: ExpatInputs, law: StateLaw | undefined, place: HomePlace = {}): OfficialExpat {
  const { foreignIncome, usIncome, feieQualification, housingCosts, foreignTax, daysAbroad, filingStatus, taxYear } = values;
  const housingLimit = values.housingLimit ?? chosenHousingPlace(values)?.limit;
  const tax = (claimsExclusion: boolean) =>
    taxOnIncomeAbroad({
      taxYear: Number(taxYear) as TaxYear,
      filingStatus: FILING_STATUS_OF[filingStatus],
      foreignEarnedIncome: Math.max(0, foreignIncome),
      otherIncome: Math.max(0, usIncome),
      housingExpenses: Math.max(0, housingCosts),
      claimsExclusion,
      foreignTax: Math.max(0, foreignTax),
      selfEmployed: values.work === 'selfEmployed',
      certificateOfCoverage: isCoveredAbroad(values),
      children: values.children,
      ...(daysAbroad !== undefined && { daysAbroad }),
      ...(housingLimit !== undefined && housingLimit >= 0 && { housingLimit }),
      state: law,
      place,
    });
  const [withExclusion, without] = [tax(true), tax(false)];
  const excludes = feieQualification === 'yes' && withExclusion.totalTax < without.totalTax;
  return { tax: excludes ? withExclusion : without, withExclusion, without };
}

/** The income from which an employee must file, excluded pay included, for somebody with less. */
export function thresholdAbove(
  { foreignIncome, usIncome, work, filingStatus, taxYear }: ExpatInputs,
  { tax }: OfficialExpat,
): number | undefined {
  // A credit is paid out only on a return.
  if (tax.federalTax < 0) return undefined;
  // The self-employed file from $400 of net earnings: 26 U.S.C. § 6017.
  if (work === 'selfEmployed') return undefined;
  const threshold = filingThreshold(Number(taxYear) as TaxYear, FILING_STATUS_OF[filingStatus]);
  return threshold !== undefined && Math.max(0, foreignIncome) + Math.max(0, usIncome) < threshold ? threshold : undefined;
}

const OF_FAMILIES: readonly string[] = ['married_joint', 'head_of_household'];

/** Whether somebody files as people with a family often do, without any children entered. */
export const lacksChildren = ({ children, filingStatus }: ExpatInputs): boolean => children === 0 && OF_FAMILIES.includes(filingStatus);

/** The federal forms that such a return needs. */
export const officialForms = ({ tax, withExclusion }: OfficialExpat, { work, foreignIncome }: ExpatInputs): readonly string[] => [
  'Form 1040',
  ...(work === 'selfEmployed' && foreignIncome > 0 ? ['Schedule C'] : []),
  ...(tax.selfEmploymentTax > 0 ? ['Schedule SE'] : []),
  ...(tax === withExclusion ? ['Form 2555'] : []),
  ...(tax.foreignTaxCredit > 0 || tax.unusedForeignTax > 0 ? ['Form 1116'] : []),
  ...(tax.childTaxCredit > 0 ? ['Schedule 8812'] : []),
];
