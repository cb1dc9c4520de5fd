import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { corporateIncomeTaxRate } from '@bracketwise/tax-engine/law/federal/corporate-income-tax';
import { employerMedicareRate, medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import { qualifiedBusinessIncomeLaw } from '@bracketwise/tax-engine/law/federal/qualified-business-income';
import { selfEmploymentTaxLaw } from '@bracketwise/tax-engine/law/federal/self-employment';
import {
  employerSocialSecurityRate,
  socialSecurityRate,
  socialSecurityWageBase,
} from '@bracketwise/tax-engine/law/federal/social-security';
import { ASSUMED_SALARY_SHARE } from './official.ts';
import answer from './worked-example.json';

const year = CURRENT_TAX_YEAR;

/** The guide's worked example: the same profit of a single owner as a sole proprietor and as an S corporation. US dollars. */
export const EXAMPLE = { profit: 120_000, salary: 60_000 } as const;

/** Figures in the guide's sentences, formatted in the page's language. */
export function useBusinessFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate } = useFormat();
  const business = qualifiedBusinessIncomeLaw[year].value;
  const dividends = capitalGainSchedules[year].value.single;
  const { profit, salary } = EXAMPLE;
  const { proprietor, corporation } = answer;
  const employee = socialSecurityRate[year].value + medicareRate[year].value;
  const employer = employerSocialSecurityRate[year].value + employerMedicareRate[year].value;
  return {
    year: String(year),
    selfEmploymentRate: lawRate(selfEmploymentTaxLaw[year].value.socialSecurity + selfEmploymentTaxLaw[year].value.medicare),
    half: lawRate(employer),
    payrollRate: lawRate(employee + employer),
    wageBase: money(socialSecurityWageBase[year].value),
    corporateRate: lawRate(corporateIncomeTaxRate[year].value),
    dividendLow: lawRate(dividends[0]?.rate ?? 0),
    dividendHigh: lawRate(dividends.at(-1)?.rate ?? 0),
    niitRate: lawRate(netInvestmentIncomeTaxRate[year].value),
    niitSingle: money(netInvestmentIncomeTaxThreshold[year].value.single),
    businessRate: lawRate(business.single.rate),
    businessSingle: money(business.single.threshold),
    businessJoint: money(business.marriedJoint.threshold),
    wageShare: lawRate(business.single.ofWages),
    assumedSalary: lawRate(ASSUMED_SALARY_SHARE),
    exampleProfit: money(profit),
    exampleSalary: money(salary),
    exampleSelfEmployment: moneyWithCents(proprietor.selfEmploymentTax),
    exampleProprietorIncomeTax: moneyWithCents(proprietor.federalTax),
    exampleProprietorTotal: moneyWithCents(proprietor.totalTax),
    examplePayroll: moneyWithCents(corporation.payrollTax + corporation.employerTaxes),
    exampleCorporationIncomeTax: moneyWithCents(corporation.federalTax),
    exampleCorporationTotal: moneyWithCents(corporation.totalTax),
  };
}
