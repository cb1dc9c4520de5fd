import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import type { LawTable } from '../kernel/law-table.ts';
import { childlessEarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import { disqualifiedIncomeLimit, type ChildlessAges } from '../law/federal/earned-income-credit-eligibility.ts';
import { disqualifiedIncome } from './disqualified-income.ts';
import { earnedIncomeCredit } from './earned-income-credit.ts';
import type { StateWorksheet } from './state-worksheet.ts';

/**
 * The federal earned income credit, computed also for workers without children outside the federal age range and, as the laws of the states with
 * such a credit say, for people without a Social Security number. US dollars.
 */
export function earnedIncomeCreditAtAges<Year extends LawYear>(
  { federal, household, year }: StateWorksheet<Year>,
  ages: LawTable<ChildlessAges, Year>,
): Usd {
  const { from, to } = ages[year].value;
  const isOfAge = (age: number) => age >= from && age <= to;
  const credit = federal.earnedIncomeCreditWithAnyNumber;
  if (credit > 0 || federal.earnedIncomeCreditDenied || federal.earnedIncome <= 0) return credit;
  if (federal.qualifyingChildren > 0) return 0;
  if (!isOfAge(household.age) && !(federal.status === 'marriedJoint' && isOfAge(household.spouseAge))) return 0;
  if (disqualifiedIncome(federal) > disqualifiedIncomeLimit[year].value) return 0;
  return earnedIncomeCredit(federal.earnedIncome, federal.status, childlessEarnedIncomeCredit[year].value, federal.adjustedGrossIncome);
}
