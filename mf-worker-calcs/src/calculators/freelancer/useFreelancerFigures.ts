import type { StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { standardMileageRates } from '@bracketwise/tax-engine/law/federal/business-expenses';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { additionalMedicareRate, additionalMedicareThreshold } from '@bracketwise/tax-engine/law/federal/medicare';
import { qualifiedBusinessIncomeLaw } from '@bracketwise/tax-engine/law/federal/qualified-business-income';
import { selfEmploymentTaxLaw } from '@bracketwise/tax-engine/law/federal/self-employment';
import { socialSecurityWageBase } from '@bracketwise/tax-engine/law/federal/social-security';
import { useTranslation } from 'react-i18next';
import { freelancerTax, SELF_EMPLOYMENT_RATE, type FreelancerInputs } from './specified.ts';
import answer from './worked-example.json';

/** The year in progress: its payments are still to be made. */
const year = CURRENT_TAX_YEAR;

/**
 * States whose form allows the federal QBI deduction in that year, by name, and those that add it back at high incomes. A test asks the law of
 * every state.
 */
export const QBI_STATES = { always: ['ID', 'IA', 'ND'], belowLimit: ['CO'] } as const satisfies Readonly<
  Record<string, readonly StateCode[]>
>;

/** The guide's worked example. */
export const example: FreelancerInputs = {
  income: 80_000,
  workType: 'delivery',
  state: 'TX',
  vehicleExpenses: 14_000,
  internetExpenses: 1_200,
  equipmentExpenses: 4_800,
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useFreelancerFigures(): Readonly<Record<string, string>> {
  const { t } = useTranslation('common');
  const { decimal, list, money, moneyWithCents, lawRate } = useFormat();
  const law = selfEmploymentTaxLaw[year].value;
  const business = qualifiedBusinessIncomeLaw[year].value;
  const additional = additionalMedicareThreshold[year].value;
  const harbor = estimatedTaxSafeHarbor[year].value;
  const quick = freelancerTax(example);
  const namesOf = (codes: readonly StateCode[]) => list(codes.map((code) => t(`states.${code}`)));
  return {
    year: String(year),
    lastYear: String(year - 1),
    netEarnings: lawRate(law.netEarnings),
    socialSecurity: lawRate(law.socialSecurity),
    medicare: lawRate(law.medicare),
    both: lawRate(law.socialSecurity + law.medicare),
    owedFrom: money(law.owedFrom),
    wageBase: money(socialSecurityWageBase[year].value),
    additional: lawRate(additionalMedicareRate[year].value),
    additionalSingle: money(additional.single),
    additionalJoint: money(additional.marriedJoint),
    businessRate: lawRate(business.single.rate),
    businessSingle: money(business.single.threshold),
    businessJoint: money(business.marriedJoint.threshold),
    qbiStates: namesOf(QBI_STATES.always),
    qbiBelowLimit: namesOf(QBI_STATES.belowLimit),
    rangeSingle: money(business.single.phaseInRange),
    rangeJoint: money(business.marriedJoint.phaseInRange),
    /** In cents, because a rate has tenths of a cent. */
    mile: decimal(standardMileageRates[year].value.business * 100),
    harborThisYear: lawRate(harbor.ofThisYear),
    harborLastYear: lawRate(harbor.ofLastYear),
    harborHighIncome: lawRate(harbor.ofLastYearHighIncome),
    highIncome: money(harbor.highIncome.single),
    owedBelow: money(harbor.owedBelow),
    quickRate: lawRate(SELF_EMPLOYMENT_RATE),
    exampleIncome: money(example.income),
    exampleExpenses: money(quick.totalDeductions),
    exampleProfit: money(quick.netIncome),
    exampleSelfEmployment: moneyWithCents(answer.selfEmploymentTax),
    exampleBusinessDeduction: moneyWithCents(answer.qualifiedBusinessIncomeDeduction),
    exampleFederal: moneyWithCents(answer.federalTax),
    exampleTotal: moneyWithCents(answer.totalTax),
    exampleQuickTotal: moneyWithCents(quick.totalTax),
  };
}
