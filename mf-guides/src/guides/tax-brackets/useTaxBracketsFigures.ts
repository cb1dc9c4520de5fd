import type { TaxYear } from '@bracketwise/contract/years';
import type { Figures } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { ByStatus, Schedule } from '@bracketwise/tax-engine';
import { alternativeMinimumTax } from '@bracketwise/tax-engine/law/federal/alternative-minimum-tax';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import { electiveDeferralLimit, iraContributionLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { carLoanInterestDeduction, overtimeDeduction, tipsDeduction } from '@bracketwise/tax-engine/law/federal/schedule-1a';
import { seniorDeduction } from '@bracketwise/tax-engine/law/federal/senior-deduction';
import { socialSecurityRate, socialSecurityWageBase } from '@bracketwise/tax-engine/law/federal/social-security';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { EXAMPLE, workedExample } from './worked-example.ts';
import { FIRST_SHOWN, RAISED, YEARS } from './years.ts';

const shown = FIRST_SHOWN;
const [latest = shown] = YEARS;
const first = YEARS.at(-1) ?? shown;

/** Index of the 22 % rate, which most of the sentences are about. */
const MIDDLE = 2;

const schedulesOf = (year: TaxYear): ByStatus<Schedule> => incomeTaxSchedules[year].value;

/** Taxable income above which that rate applies to a single filer. */
const middleStart = (year: TaxYear) => schedulesOf(year).single[MIDDLE]?.from ?? 0;

/** Where the highest rate starts. */
const topStart = (schedule: Schedule) => schedule.at(-1)?.from ?? 0;

/** The guide's example of a taxable income just above the limit, in US dollars. */
const FIFTY = 50_000;

/** Figures in the guide's sentences, formatted in the page's language. @param chosen - the year that the visitor looks at */
export function useTaxBracketsFigures(chosen: TaxYear): Figures {
  const { money, moneyWithCents, lawRate, percent, roundPercent } = useFormat();
  const schedule = schedulesOf(shown);
  const rate = (index: number) => lawRate(schedule.single.at(index)?.rate ?? 0);
  const deduction = standardDeduction[shown].value.single;
  const examples = { quick: workedExample(EXAMPLE.year), shown: workedExample(shown), latest: workedExample(latest) };
  const latestSchedule = schedulesOf(latest);
  const raisedSchedule = schedulesOf(RAISED);
  const raisedDeduction = standardDeduction[RAISED].value;
  const { since: extraFrom, until: extraTo } = seniorDeduction.value;
  return {
    first: String(first),
    last: String(latest),
    year: String(shown),
    chosen: String(chosen),
    chosenDeduction: money(standardDeduction[chosen].value.single),
    chosenDeductionJoint: money(standardDeduction[chosen].value.marriedJoint),
    exampleTaxChosen: moneyWithCents(workedExample(chosen).tax),
    nextYear: String(latest + 1),
    lowestRate: rate(0),
    secondRate: rate(1),
    middleRate: rate(MIDDLE),
    highestRate: rate(-1),
    firstLimit: money(schedule.single[1]?.from ?? 0),
    middleStart: money(middleStart(shown)),
    middleGross: money(middleStart(shown) + deduction),
    fifty: money(FIFTY),
    fiftyAbove: money(FIFTY - middleStart(shown)),
    fiftyTax: money((FIFTY - middleStart(shown)) * (schedule.single[MIDDLE]?.rate ?? 0)),
    fiftyTaxable: money(FIFTY - deduction),
    quickYear: String(EXAMPLE.year),
    quickMiddleStart: money(middleStart(EXAMPLE.year)),
    latestDeduction: money(standardDeduction[latest].value.single),
    raisedYear: String(RAISED),
    raisedDeduction: money(raisedDeduction.single),
    raisedDeductionJoint: money(raisedDeduction.marriedJoint),
    raisedDeductionHead: money(raisedDeduction.headOfHousehold),
    additionalUnmarried: money(additionalStandardDeduction[shown].value.unmarried),
    additionalMarried: money(additionalStandardDeduction[shown].value.married),
    latestAdditionalUnmarried: money(additionalStandardDeduction[latest].value.unmarried),
    latestAdditionalMarried: money(additionalStandardDeduction[latest].value.married),
    extraFrom: String(extraFrom),
    extraTo: String(extraTo),
    senior: money(seniorDeduction.value.amount),
    exampleIncome: money(EXAMPLE.income),
    exampleTax: moneyWithCents(examples.quick.tax),
    exampleRate: percent(examples.quick.effectiveRate),
    exampleTaxShown: moneyWithCents(examples.shown.tax),
    exampleTaxLatest: moneyWithCents(examples.latest.tax),
    exampleLess: moneyWithCents(examples.quick.tax - examples.latest.tax),
    jointTop: money(topStart(latestSchedule.marriedJoint)),
    twiceSingleTop: money(2 * topStart(latestSchedule.single)),
    headLimit: money(raisedSchedule.headOfHousehold.at(-2)?.from ?? 0),
    headSingleLimit: money(raisedSchedule.single.at(-2)?.from ?? 0),
    headTopRate: lawRate(raisedSchedule.single.at(-2)?.rate ?? 0),
    firstMiddleStart: money(middleStart(first)),
    latestMiddleStart: money(middleStart(latest)),
    growth: roundPercent((middleStart(latest) / middleStart(first) - 1) * 100),
    socialSecurityRate: lawRate(socialSecurityRate[latest].value),
    wageBase: money(socialSecurityWageBase[shown].value),
    latestWageBase: money(socialSecurityWageBase[latest].value),
    medicareRate: lawRate(medicareRate[latest].value),
    bothPayrollRates: lawRate(2 * (socialSecurityRate[latest].value + medicareRate[latest].value)),
    latestGainsZeroLimit: money(capitalGainSchedules[latest].value.single[0]?.to ?? 0),
    gainsLowest: lawRate(capitalGainSchedules[latest].value.single[0]?.rate ?? 0),
    gainsMiddle: lawRate(capitalGainSchedules[latest].value.single[1]?.rate ?? 0),
    gainsHighest: lawRate(capitalGainSchedules[latest].value.single[2]?.rate ?? 0),
    niitRate: lawRate(netInvestmentIncomeTaxRate[latest].value),
    niitSingle: money(netInvestmentIncomeTaxThreshold[latest].value.single),
    niitJoint: money(netInvestmentIncomeTaxThreshold[latest].value.marriedJoint),
    latestDeferral: money(electiveDeferralLimit[latest].value.limit),
    catchUpAge: String(electiveDeferralLimit[latest].value.catchUp.age),
    deferralSaved: money(electiveDeferralLimit[latest].value.limit * (latestSchedule.single[MIDDLE]?.rate ?? 0)),
    latestIra: money(iraContributionLimit[latest].value.limit),
    latestHsa: money(hsaContributionLimit[latest].value.selfOnly),
    latestHsaFamily: money(hsaContributionLimit[latest].value.family),
  };
}

/** The sources of each section's figures. */
export const SOURCES = {
  deductions: [
    '26 U.S.C. § 63(c), (f)',
    ...YEARS.map((year) => standardDeduction[year].source),
    ...[shown, latest].map((year) => additionalStandardDeduction[year].source),
    ...[tipsDeduction, overtimeDeduction, carLoanInterestDeduction, seniorDeduction].map(({ source }) => source),
  ],
  indexing: ['26 U.S.C. § 1(f), (j)', 'Pub. L. 119-21 § 70101', ...[first, latest].map((year) => incomeTaxSchedules[year].source)],
  otherTaxes: [
    socialSecurityRate[latest].source,
    medicareRate[latest].source,
    ...[shown, latest].map((year) => socialSecurityWageBase[year].source),
    capitalGainSchedules[latest].source,
    netInvestmentIncomeTaxRate[latest].source,
    '26 U.S.C. § 56(b)(1)',
    alternativeMinimumTax[latest].source,
  ],
  tips: [
    electiveDeferralLimit[latest].source,
    iraContributionLimit[latest].source,
    hsaContributionLimit[latest].source,
    capitalGainSchedules[latest].source,
  ],
} as const;
