import { CURRENT_TAX_YEAR, DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { DeductionChoiceRequest } from '@bracketwise/tax-engine';
import { giftLetterFrom } from '@bracketwise/tax-engine/law/federal/gifts-to-charity';
import {
  charitableDeductionRange,
  medicalExpenseFloor,
  mortgageDebtLimit,
  nonItemizerGiftLimit,
  stateAndLocalTaxCap,
} from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { stateAndLocalTaxCapAhead } from '@bracketwise/tax-engine/law/federal/years-ahead';
import { CURRENT_YEAR } from '../../current-year.ts';
import { QUICK_ADDITIONS, QUICK_RATE, QUICK_STANDARD_DEDUCTION } from './specified.ts';
import answer from './worked-example.json';

const year = DEFAULT_ESTIMATE_YEAR;

/** The guide's worked example. */
export const example: DeductionChoiceRequest = {
  taxYear: year,
  filingStatus: 'single',
  adjustedGrossIncome: 100_000,
  agedOrBlind: 0,
  medicalExpenses: 9_000,
  stateLocalTaxes: 6_000,
  mortgageInterest: 9_000,
  charitableDonations: 2_000,
};

/** Figures in the guide's sentences, formatted in the page's language. */
export function useDeductionFigures(): Readonly<Record<string, string>> {
  const { money, lawRate, percent } = useFormat();
  const cap = stateAndLocalTaxCap[year].value;
  const { cap: salt, phaseDown } = cap.single;
  const additions = additionalStandardDeduction[year].value;
  return {
    year: String(year),
    ...CURRENT_YEAR,
    quickRate: lawRate(QUICK_RATE / 100),
    quickStandard: money(QUICK_STANDARD_DEDUCTION.single),
    quickAdditionSingle: money(QUICK_ADDITIONS.single),
    quickAdditionMarried: money(QUICK_ADDITIONS.married),
    standardSingle: money(standardDeduction[year].value.single),
    standardJoint: money(standardDeduction[year].value.marriedJoint),
    additionSingle: money(additions.unmarried),
    additionMarried: money(additions.married),
    salt: money(salt),
    saltSeparate: money(cap.marriedSeparate.cap),
    saltCurrent: money(stateAndLocalTaxCap[CURRENT_TAX_YEAR].value.single.cap),
    saltAfterwards: money(stateAndLocalTaxCapAhead.value.afterwards),
    saltStart: money(phaseDown?.start ?? 0),
    saltRate: lawRate(phaseDown?.rate ?? 0),
    saltFloor: money(phaseDown?.floor ?? 0),
    medicalFloor: lawRate(medicalExpenseFloor[year].value),
    debtLimit: money(mortgageDebtLimit[year].value.single),
    giftCeiling: lawRate(charitableDeductionRange[year].value.ceiling),
    giftFloorCurrent: lawRate(charitableDeductionRange[CURRENT_TAX_YEAR].value.floor),
    giftsBesideCurrent: money(nonItemizerGiftLimit[CURRENT_TAX_YEAR].value.single),
    giftLetter: money(giftLetterFrom.value),
    giftsBesideCurrentJoint: money(nonItemizerGiftLimit[CURRENT_TAX_YEAR].value.marriedJoint),
    exampleIncome: money(example.adjustedGrossIncome ?? 0),
    exampleMedical: money(example.medicalExpenses ?? 0),
    exampleMedicalCounted: money(answer.medical),
    exampleTotal: money(answer.total),
    exampleSaved: money(answer.saved),
    exampleRate: percent(answer.rate * 100),
  };
}
