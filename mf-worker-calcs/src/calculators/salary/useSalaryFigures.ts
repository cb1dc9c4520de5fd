import { CURRENT_TAX_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { additionalMedicareRate, additionalMedicareThreshold, medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { socialSecurityRate, socialSecurityWageBase } from '@bracketwise/tax-engine/law/federal/social-security';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { CURRENT_YEAR } from '../../current-year.ts';
import { PERIODS } from './periods.ts';
import type { SalaryInputs } from './form.ts';
import { netSalary, QUICK_RATES } from './specified.ts';
import answer from './worked-example.json';

const year = CURRENT_TAX_YEAR;

/** The guide's worked example: a state without income tax, so that only federal law matters. */
export const example: Pick<SalaryInputs, 'grossSalary' | 'state' | 'filingStatus'> = {
  grossSalary: 60_000,
  state: 'TX',
  filingStatus: 'single',
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useSalaryFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, percent, count } = useFormat();
  const { taxableIncome, regularTax: incomeTax, socialSecurity, medicare } = answer;
  const brackets = incomeTaxSchedules[year].value.single;
  const quick = netSalary(example);
  const rateAt = (income: number) => brackets.find(({ to }) => income <= to)?.rate ?? 0;
  return {
    year: String(year),
    filedIn: CURRENT_YEAR.filedIn,
    firstYear: String(TAX_YEARS[0]),
    lowestRate: lawRate(brackets[0]?.rate ?? 0),
    highestRate: lawRate(brackets.at(-1)?.rate ?? 0),
    standardSingle: money(standardDeduction[year].value.single),
    standardJoint: money(standardDeduction[year].value.marriedJoint),
    socialSecurityRate: lawRate(socialSecurityRate[year].value),
    wageBase: money(socialSecurityWageBase[year].value),
    medicareRate: lawRate(medicareRate[year].value),
    additionalMedicareRate: lawRate(additionalMedicareRate[year].value),
    additionalMedicareSingle: money(additionalMedicareThreshold[year].value.single),
    quickFederal: lawRate(QUICK_RATES.federal / 100),
    quickState: lawRate(QUICK_RATES.state / 100),
    quickTotal: percent((quick.total / quick.gross) * 100),
    paydaysMonthly: count(PERIODS.monthly),
    paydaysBiweekly: count(PERIODS.biweekly),
    workDays: count(PERIODS.daily),
    workHours: count(PERIODS.hourly),
    exampleGross: money(example.grossSalary),
    exampleTaxable: money(taxableIncome),
    exampleTopRate: lawRate(rateAt(taxableIncome)),
    exampleTax: moneyWithCents(incomeTax),
    exampleTaxShare: percent((incomeTax / example.grossSalary) * 100),
    examplePayroll: moneyWithCents(socialSecurity + medicare),
    exampleNet: moneyWithCents(example.grossSalary - incomeTax - socialSecurity - medicare),
    exampleQuickNet: moneyWithCents(quick.net),
  };
}
