import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { HouseholdTaxRequest } from '@bracketwise/tax-engine';
import { childTaxCredit, childTaxCreditPhaseOut, childTaxCreditRefund } from '@bracketwise/tax-engine/law/federal/child-tax-credit';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '@bracketwise/tax-engine/law/federal/earned-income-credit';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { refundClaimYears } from '@bracketwise/tax-engine/law/federal/limitation-periods';
import { CURRENT_YEAR } from '../../current-year.ts';
import { CHILD_CREDIT, MOST_CHILDREN, QUICK_LIMITS } from './specified.ts';
import answer from './worked-example.json';

const year = DEFAULT_ESTIMATE_YEAR;

/** The guide's worked example: a family whose credits exceed its tax. */
export const example: HouseholdTaxRequest = { taxYear: year, filingStatus: 'marriedJoint', wages: 50_000, children: 2 };

/** Figures in the guide's sentences, formatted in the page's language. */
export function useRefundFigures(): Readonly<Record<string, string>> {
  const { money, moneyWithCents, lawRate, count } = useFormat();
  const credit = childTaxCredit[year].value;
  const { start, step, loss } = childTaxCreditPhaseOut[year].value;
  const { earningsFloor, rate } = childTaxCreditRefund[year].value;
  const harbor = estimatedTaxSafeHarbor[year].value;
  const [, , most] = familyEarnedIncomeCredit[year].value;
  return {
    year: String(year),
    ...CURRENT_YEAR,
    quickCredit: money(CHILD_CREDIT),
    quickChildren: count(MOST_CHILDREN),
    quickLimit: money(QUICK_LIMITS[year].single[3]),
    credit: money(credit.perChild),
    refundable: money(credit.refundablePerChild),
    refundRate: lawRate(rate),
    earningsFloor: money(earningsFloor),
    paidEnough: lawRate(harbor.ofThisYear),
    paidEnoughHighIncome: lawRate(harbor.ofLastYearHighIncome),
    highIncome: money(harbor.highIncome.single),
    claimFromFiling: count(refundClaimYears.value.fromFiling),
    claimFromPayment: count(refundClaimYears.value.fromPayment),
    startSingle: money(start.single),
    startJoint: money(start.marriedJoint),
    step: money(step),
    loss: money(loss),
    childless: money(childlessEarnedIncomeCredit[year].value.maximum),
    mostEarned: money(most.maximum),
    exampleWages: money(example.wages),
    exampleTax: moneyWithCents(answer.incomeTax),
    exampleChildCredit: moneyWithCents(answer.childTaxCredit + answer.additionalChildTaxCredit),
    exampleEarned: moneyWithCents(answer.earnedIncomeCredit),
    exampleBack: moneyWithCents(-answer.federalTax),
  };
}
