import type { Figures } from '@bracketwise/shared-ui/article/article-frame';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import type { ByStatus, EstimateYear, Schedule } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import { electiveDeferralLimit, iraContributionLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { socialSecurityRate, socialSecurityWageBase } from '@bracketwise/tax-engine/law/federal/social-security';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { EXAMPLE, workedExample } from './worked-example.ts';
import { FIRST_SHOWN, YEARS } from './years.ts';

const shown = FIRST_SHOWN;
const [latest = shown] = YEARS;
const first = YEARS.at(-1) ?? shown;

/** The rate of which the guide tells most: the third from below. */
const MIDDLE = 2;

const schedulesOf = (year: EstimateYear): ByStatus<Schedule> => incomeTaxSchedules[year].value;

/** Taxable income above which the rate in the middle applies to a single filer. */
const middleStart = (year: EstimateYear) => schedulesOf(year).single[MIDDLE]?.from ?? 0;

/** Where the highest rate starts. */
const topStart = (schedule: Schedule | undefined) => schedule?.at(-1)?.from ?? 0;

/** The guide's example of a taxable income just above the limit, US dollars. */
const FIFTY = 50_000;

/** Figures of the sentences, in the page's language. */
export function useTaxBracketsFigures(): Figures {
  const { money, moneyWithCents, lawRate, percent } = useFormat();
  const schedule = schedulesOf(shown);
  const rate = (index: number) => lawRate(schedule.single.at(index)?.rate ?? 0);
  const deduction = standardDeduction[shown].value.single;
  const examples = { quick: workedExample(EXAMPLE.year), shown: workedExample(shown), latest: workedExample(latest) };
  const heads = schedulesOf(latest);
  return {
    first: String(first),
    last: String(latest),
    year: String(shown),
    nextYear: String(shown + 1),
    lowestRate: rate(0),
    secondRate: rate(1),
    middleRate: rate(MIDDLE),
    aboveMiddle: rate(MIDDLE + 1),
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
    deduction: money(deduction),
    latestDeduction: money(standardDeduction[latest].value.single),
    latestDeductionJoint: money(standardDeduction[latest].value.marriedJoint),
    latestDeductionHead: money(standardDeduction[latest].value.headOfHousehold),
    additionalUnmarried: money(additionalStandardDeduction[shown].value.unmarried),
    additionalMarried: money(additionalStandardDeduction[shown].value.married),
    latestAdditionalUnmarried: money(additionalStandardDeduction[latest].value.unmarried),
    latestAdditionalMarried: money(additionalStandardDeduction[latest].value.married),
    exampleIncome: money(EXAMPLE.income),
    exampleTax: moneyWithCents(examples.quick.tax),
    exampleRate: percent(examples.quick.effectiveRate),
    exampleTaxShown: moneyWithCents(examples.shown.tax),
    exampleTaxLatest: moneyWithCents(examples.latest.tax),
    exampleLess: moneyWithCents(examples.quick.tax - examples.latest.tax),
    jointTop: money(topStart(schedule.marriedJoint)),
    singleTop: money(topStart(schedule.single)),
    twiceSingleTop: money(2 * topStart(schedule.single)),
    headLimit: money(heads.headOfHousehold.at(-2)?.from ?? 0),
    headSingleLimit: money(heads.single.at(-2)?.from ?? 0),
    headTopRate: lawRate(heads.single.at(-2)?.rate ?? 0),
    firstMiddleStart: money(middleStart(first)),
    latestMiddleStart: money(middleStart(latest)),
    growth: percent((middleStart(latest) / middleStart(first) - 1) * 100),
    socialSecurityRate: lawRate(socialSecurityRate[shown].value),
    wageBase: money(socialSecurityWageBase[shown].value),
    latestWageBase: money(socialSecurityWageBase[latest].value),
    medicareRate: lawRate(medicareRate[shown].value),
    bothPayrollRates: lawRate(2 * (socialSecurityRate[shown].value + medicareRate[shown].value)),
    gainsZeroLimit: money(capitalGainSchedules[shown].value.single[0]?.to ?? 0),
    latestGainsZeroLimit: money(capitalGainSchedules[latest].value.single[0]?.to ?? 0),
    gainsMiddle: lawRate(capitalGainSchedules[shown].value.single[1]?.rate ?? 0),
    gainsHighest: lawRate(capitalGainSchedules[shown].value.single[2]?.rate ?? 0),
    niitRate: lawRate(netInvestmentIncomeTaxRate[shown].value),
    niitSingle: money(netInvestmentIncomeTaxThreshold[shown].value.single),
    niitJoint: money(netInvestmentIncomeTaxThreshold[shown].value.marriedJoint),
    deferral: money(electiveDeferralLimit[shown].value.limit),
    latestDeferral: money(electiveDeferralLimit[latest].value.limit),
    catchUpAge: String(electiveDeferralLimit[latest].value.catchUp.age),
    deferralSaved: money(electiveDeferralLimit[latest].value.limit * (schedulesOf(latest).single[MIDDLE]?.rate ?? 0)),
    ira: money(iraContributionLimit[shown].value.limit),
    latestIra: money(iraContributionLimit[latest].value.limit),
    hsa: money(hsaContributionLimit[shown].value.selfOnly),
    hsaFamily: money(hsaContributionLimit[shown].value.family),
    latestHsa: money(hsaContributionLimit[latest].value.selfOnly),
    latestHsaFamily: money(hsaContributionLimit[latest].value.family),
  };
}

/** Where the figures of a section come from. */
export const SOURCES = {
  deductions: [
    '26 U.S.C. § 63(c), (f)',
    ...YEARS.map((year) => standardDeduction[year].source),
    ...[shown, latest].map((year) => additionalStandardDeduction[year].source),
  ],
  indexing: ['26 U.S.C. § 1(f), (j)', 'Pub. L. 119-21 § 70101', ...[first, latest].map((year) => incomeTaxSchedules[year].source)],
  otherTaxes: [
    socialSecurityRate[shown].source,
    medicareRate[shown].source,
    ...[shown, latest].map((year) => socialSecurityWageBase[year].source),
    capitalGainSchedules[shown].source,
    netInvestmentIncomeTaxRate[shown].source,
  ],
  tips: [shown, latest].flatMap((year) => [
    electiveDeferralLimit[year].source,
    iraContributionLimit[year].source,
    hsaContributionLimit[year].source,
    capitalGainSchedules[year].source,
  ]),
} as const;
