/** City income taxes under the uniform ordinance: MCL 141.501 to 141.787. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { figureOf, inEach, inTitleCase, type LocalTable, type LocalWorksheet, type Place, type Places } from '../../../rules/local-tax.ts';

/** The residents' rate as a fraction, and the exemption of each person on the return in US dollars. */
interface CityTax {
  readonly rate: number;
  readonly exemption: Usd;
  /** Of the residents' rate, as a fraction. */
  readonly shareOfCommuters: number;
}

const CITIES: Readonly<Record<string, readonly [rate: number, exemption: Usd]>> = {
  ALBION: [0.01, 600],
  'BATTLE CREEK': [0.01, 750],
  'BIG RAPIDS': [0.01, 600],
  DETROIT: [0.024, 600],
  FLINT: [0.01, 600],
  'GRAND RAPIDS': [0.015, 600],
  GRAYLING: [0.01, 3_000],
  HAMTRAMCK: [0.01, 600],
  'HIGHLAND PARK': [0.02, 600],
  HUDSON: [0.01, 1_000],
  IONIA: [0.01, 700],
  JACKSON: [0.01, 600],
  LANSING: [0.01, 600],
  LAPEER: [0.01, 600],
  MUSKEGON: [0.01, 600],
  'MUSKEGON HEIGHTS': [0.01, 600],
  PONTIAC: [0.01, 600],
  'PORT HURON': [0.01, 1_200],
  PORTLAND: [0.01, 1_000],
  SAGINAW: [0.015, 750],
  SPRINGFIELD: [0.01, 750],
  WALKER: [0.01, 750],
};

const SOURCE = 'MCL 141.611, 141.631; Michigan Department of Treasury, Cities that impose an income tax';
const CREDIT_SOURCE = 'MCL 141.665, credit for the tax of another city, at most what a nonresident would owe';

const exemptionsOf = (worksheet: LocalWorksheet, each: Usd): Usd =>
  each * ((worksheet.status === 'marriedJoint' ? 2 : 1) + worksheet.household.dependentAges.length);

/** Total income without pensions, Social Security and unemployment compensation, which the cities don't tax. Deferrals are not in wages. */
function incomeOf({ federal, household, stay }: LocalWorksheet): Usd {
  const untaxed =
    household.pensionIncome +
    household.spousePensionIncome +
    federal.taxableSocialSecurity +
    household.unemploymentCompensation -
    federal.unemploymentExclusion;
  const income = Math.max(0, federal.grossIncome - untaxed);
  // Form CF-1040 Schedule TC and Detroit Form 5120, income as a resident: other income comes evenly over the year.
  return stay ? household.wages + household.spouseWages + stay.days * Math.max(0, income - federal.wages) : income;
}

/** Wages without deferrals and net profits: what commuters earn in the city. */
const earningsOf = (household: CompleteHousehold): Usd =>
  household.wages + household.spouseWages + Math.max(0, household.selfEmploymentProfit) + Math.max(0, household.spouseSelfEmploymentProfit);

function city(key: string, rate: number, exemption: Usd): Place {
  const table: LocalTable<CityTax> = inEach(YEARS_TO_2026, { rate, exemption, shareOfCommuters: 0.5 }, SOURCE);
  const charge = (worksheet: LocalWorksheet, income: Usd, share: number) => {
    const { value, source } = figureOf(table, worksheet);
    const exemptions = exemptionsOf(worksheet, value.exemption);
    worksheet.note('personalExemption', -exemptions, source);
    worksheet.charge('localIncomeTax', Math.max(0, income - exemptions), share * value.rate, source);
  };
  return {
    name: inTitleCase(key),
    table,
    settledWithWork: true,
    taxesProfits: true,
    // On all income, less a credit for the tax of another city: MCL 141.612, 141.665.
    ofWorkElsewhere: 'owed',
    // Each return allows the exemptions in full, against the income as a resident first: Form CF-1040 Schedule TC; MCL 141.631.
    ofMove: 'eachDay',
    resident: (worksheet) => {
      charge(worksheet, incomeOf(worksheet), 1);
      const { shareOfCommuters } = figureOf(table, worksheet).value;
      const asCommuter = shareOfCommuters * rate * Math.max(0, earningsOf(worksheet.household) - exemptionsOf(worksheet, exemption));
      worksheet.credit('otherCityCredit', Math.min(worksheet.paidAtWork, asCommuter), CREDIT_SOURCE);
    },
    commuter: (worksheet) => charge(worksheet, earningsOf(worksheet.workedHere), figureOf(table, worksheet).value.shareOfCommuters),
  };
}

export const localities: Places = Object.fromEntries(
  Object.entries(CITIES).map(([key, [rate, exemption]]) => [key, city(key, rate, exemption)]),
);
