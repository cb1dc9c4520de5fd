import { CURRENT_TAX_YEAR, HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { alternativeMinimumTax } from '@bracketwise/tax-engine/law/federal/alternative-minimum-tax';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { supplementalWithholding } from '@bracketwise/tax-engine/law/federal/paycheck-withholding';
import { stockPurchasePlan } from '@bracketwise/tax-engine/law/federal/stock-plans';

const year = CURRENT_TAX_YEAR;

/** Figures in the sentences, formatted in the page's language. */
export function useBonusAndStockFigures(): Readonly<Record<string, string>> {
  const { money, lawRate } = useFormat();
  const supplemental = supplementalWithholding[year].value;
  const harbor = estimatedTaxSafeHarbor[year].value;
  const minimum = alternativeMinimumTax[year].value;
  const { mostDiscount, yearlyLimit } = stockPurchasePlan.value;
  return {
    year: String(year),
    first: String(HOUSEHOLD_YEARS[0]),
    last: String(HOUSEHOLD_YEARS.at(-1)),
    flatRate: lawRate(supplemental.rate),
    rateAbove: lawRate(supplemental.rateAbove),
    above: money(supplemental.above),
    highestRate: lawRate(incomeTaxSchedules[year].value.single.at(-1)?.rate ?? 0),
    exemptionSingle: money(minimum.single.exemption),
    exemptionJoint: money(minimum.marriedJoint.exemption),
    mostDiscount: lawRate(mostDiscount),
    yearlyLimit: money(yearlyLimit),
    smallBalance: money(harbor.owedBelow),
    shareOfThisYear: lawRate(harbor.ofThisYear),
    shareAtHighIncome: lawRate(harbor.ofLastYearHighIncome),
  };
}
