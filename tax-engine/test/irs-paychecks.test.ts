import type { CurrentW4, W4Status } from '@bracketwise/contract/paychecks';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { sumOf } from '../src/kernel/money.ts';
import { standardDeduction } from '../src/law/federal/standard-deduction.ts';
import { plannedJob } from '../src/questions/pay-plan.ts';
import { federalPays, jobsOfYear } from '../src/questions/paychecks.ts';
import { recommendedW4s, returnOfYear, w4StatusOf, type ReturnOfYear } from '../src/questions/recommended-w4.ts';
import { tentativeWithholding } from '../src/rules/paycheck-withholding.ts';
import { SCENARIOS, type Scenario } from './cases/irs-estimator.ts';
import { FORM_ROWS, paychecksOf, WRONG_WITHHOLDING, type FormRow } from './cases/irs-paychecks.ts';
import { WRONG_SCENARIOS } from './cases/wrong-rows.ts';

const ROWS = Object.keys(FORM_ROWS) as readonly FormRow[];
/** Whole dollars. */
const TOLERANCE = 1;
/** Columns of households that lack an input on which the return depends: irs-estimator.test.ts. */
const LACKING = [7, 14, 17, 20, 21, 22, 92];

/** What the forms rest on in the file. */
function returnInFile({ expected, household }: Scenario, status: W4Status): ReturnOfYear {
  const { wages = 0, spouseWages = 0, pensionIncome = 0, spousePensionIncome = 0 } = household;
  const pay = wages + spouseWages + pensionIncome + spousePensionIncome;
  const taxable = expected('adjustedGrossIncome') - expected('deductions') - expected('businessDeduction');
  return { year: 2026, status, tax: expected('totalTax'), incomeBeyond: taxable + standardDeduction[2026].value[status] - pay };
}

/** Our return; the file's own where ours differs for a listed reason, so that its forms are compared too. */
function returnOf(scenario: Scenario): ReturnOfYear {
  const { household, itemizesAnyway, column } = scenario;
  const form = fileForm1040(completed(household), { taxTable: true, ...(itemizesAnyway && { deduction: 'itemized' }) });
  const ours = returnOfYear(form);
  const theirs = returnInFile(scenario, w4StatusOf(form));
  const isListed = LACKING.includes(column) || WRONG_SCENARIOS.some(({ columns }) => columns.includes(column));
  return isListed ? theirs : ours;
}

/** Without additional Medicare tax and excess Social Security that employers withhold, which the file leaves out. */
function withholdingOf(scenario: Scenario) {
  const facts = paychecksOf(scenario);
  const year = returnOf(scenario);
  const jobs = facts.jobs.map((job) => plannedJob(job, year.year));
  const terms = { year: year.year, levies: [], exempt: false, nonresident: false, usualW4: { status: year.status } };
  const pays = jobs.map((job) => federalPays(job, terms));
  const ofYear = jobsOfYear(jobs, pays, facts.today);
  const withheld = sumOf(facts.payments, ...pays.flat().map(({ federalWithholding }) => federalWithholding));
  return { year, facts, withheld, ofYear, forms: recommendedW4s(year, ofYear, facts.payments) };
}

/** Each row that differs by more than a dollar. */
function differencesIn(scenario: Scenario): readonly { readonly row: string; readonly text: string }[] {
  const { year, facts, withheld, ofYear, forms } = withholdingOf(scenario);
  const withheldBy = (job: number, lines4: Pick<CurrentW4, 'otherIncome' | 'deductions'> = {}) => {
    const { payPeriods, wagesOfPeriod: wages } = ofYear[job]!;
    return tentativeWithholding({ year: year.year, payPeriods, wages, w4: { status: year.status, ...lines4 }, nonresident: false });
  };
  const compared = (row: string, job: number, ours: number, theirs: number) =>
    Math.abs(ours - theirs) > TOLERANCE ? [{ row, text: `${row} of job ${String(job + 1)}: ${String(ours)}, not ${String(theirs)}` }] : [];
  return [
    ...compared('withheld', 0, withheld, facts.withheld),
    ...facts.places.flatMap((place, index) => {
      const ours = { standard: withheldBy(index), tentative: withheldBy(index, forms[index]), ...forms[index] };
      return ROWS.flatMap((row) => compared(row, place, ours[row] ?? 0, facts.formRow(place, row)));
    }),
  ];
}

const wrongRowsOf = ({ column }: Scenario): readonly string[] =>
  WRONG_WITHHOLDING.filter(({ columns }) => columns.includes(column)).flatMap(({ rows }) => rows);

const NAMED = SCENARIOS.map((scenario) => [scenario.name, scenario] as const);

test.each(NAMED)('the IRS withholds and fills in Form W-4 as we do, within a dollar, in %s', (_name, scenario) => {
  const wrong = wrongRowsOf(scenario);
  expect(differencesIn(scenario).filter(({ row }) => !wrong.includes(row))).toEqual([]);
});

test.each(NAMED.filter(([, scenario]) => wrongRowsOf(scenario).length > 0))(
  'the rows of %s that are proven wrong still differ',
  (_name, scenario) => {
    const differing = differencesIn(scenario).map(({ row }) => row);
    expect(differing).toEqual(expect.arrayContaining([...wrongRowsOf(scenario)]));
  },
);

test.each(NAMED)('the IRS counts the same paychecks to come in %s', (_name, scenario) => {
  const { facts, ofYear } = withholdingOf(scenario);
  facts.places.forEach((place, index) => {
    const { before, after, lastShare } = facts.paychecks(place);
    // Blank for the spouse's jobs.
    if (after === 0) return;
    const { fullPeriodsLeft, paychecksBefore, periodsLeft } = ofYear[index]!;
    expect([paychecksBefore, fullPeriodsLeft - paychecksBefore]).toEqual([before, after]);
    expect(periodsLeft - fullPeriodsLeft).toBeCloseTo(lastShare, 3);
  });
});
