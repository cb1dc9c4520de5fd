import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { graduatedTax } from '@bracketwise/tax-engine';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { exemptYears, substantialPresence } from '@bracketwise/tax-engine/law/federal/residence';
import { socialSecurityRate, socialSecurityWageBase } from '@bracketwise/tax-engine/law/federal/social-security';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';

const year = DEFAULT_ESTIMATE_YEAR;

/** The guide's worked examples: days in each of three years, and a student's wages. */
const EXAMPLE_DAYS = { few: 120, enough: 122 } as const;
const EXAMPLE_WAGES = 30_000;

/** Figures in the guide's sentences, formatted in the page's language. */
export function useImmigrantFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, count, decimal } = useFormat();
  const { minimumDays, totalDays, divisors } = substantialPresence[year].value;
  const weighted = (days: number) => divisors.map((divisor) => days / divisor);
  const few = weighted(EXAMPLE_DAYS.few);
  const sumOf = (days: number) => decimal(weighted(days).reduce((sum, part) => sum + part, 0));
  const exempt = exemptYears[year].value;
  const schedule = incomeTaxSchedules[year].value.single;
  const deduction = standardDeduction[year].value.single;
  return {
    year: String(year),
    minimumDays: count(minimumDays),
    totalDays: count(totalDays),
    exampleDays: count(EXAMPLE_DAYS.few),
    exampleFirst: decimal(few[0] ?? 0),
    exampleSecond: decimal(few[1] ?? 0),
    exampleThird: decimal(few[2] ?? 0),
    exampleSum: sumOf(EXAMPLE_DAYS.few),
    enoughDays: count(EXAMPLE_DAYS.enough),
    enoughSum: sumOf(EXAMPLE_DAYS.enough),
    studentYears: count(exempt.student),
    teacherYears: count(exempt.teacherOrTrainee),
    withinYears: count(exempt.withinYears),
    deduction: money(deduction),
    exampleWages: money(EXAMPLE_WAGES),
    exampleNonresident: moneyWithCents(graduatedTax(schedule, EXAMPLE_WAGES)),
    exampleResident: moneyWithCents(graduatedTax(schedule, EXAMPLE_WAGES - deduction)),
    socialSecurityRate: lawRate(socialSecurityRate[year].value),
    wageBase: money(socialSecurityWageBase[year].value),
    medicareRate: lawRate(medicareRate[year].value),
  };
}
