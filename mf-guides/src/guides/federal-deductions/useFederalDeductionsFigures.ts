import type { Figures } from '@bracketwise/shared-ui/article/article-frame';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { businessMealShare, simplifiedHomeOffice, standardMileageRates } from '@bracketwise/tax-engine/law/federal/business-expenses';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '@bracketwise/tax-engine/law/federal/earned-income-credit';
import { disqualifiedIncomeLimit } from '@bracketwise/tax-engine/law/federal/earned-income-credit-eligibility';
import {
  appreciatedGiftCeiling,
  charitableDistribution,
  giftCarryoverYears,
  giftLetterFrom,
} from '@bracketwise/tax-engine/law/federal/gifts-to-charity';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import {
  charitableDeductionRange,
  itemizedDeductionsLimitation,
  medicalExpenseFloor,
  mortgageDebtLimit,
  nonItemizerGiftLimit,
  stateAndLocalTaxCap,
} from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import {
  assessmentYears,
  employmentRecordYears,
  omissionAssessment,
  refundClaimYears,
  worthlessClaimYears,
} from '@bracketwise/tax-engine/law/federal/limitation-periods';
import { qualifiedBusinessIncomeLaw } from '@bracketwise/tax-engine/law/federal/qualified-business-income';
import {
  electiveDeferralLimit,
  iraContributionLimit,
  iraDeductionPhaseOut,
  rothCatchUpAbove,
  sepContributionLimit,
} from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { carLoanInterestDeduction, overtimeDeduction, tipsDeduction } from '@bracketwise/tax-engine/law/federal/schedule-1a';
import { seniorDeduction } from '@bracketwise/tax-engine/law/federal/senior-deduction';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { wageringLossShare } from '@bracketwise/tax-engine/law/federal/wagering-losses';
import { stateAndLocalTaxCapAhead } from '@bracketwise/tax-engine/law/federal/years-ahead';
import { FIRST, LAST, YEAR, sourcesOf } from '../years.ts';
import { bunching, givers, homeowner, homeownerChoice } from './examples.ts';
import { ADDITIONAL_DEDUCTION, AMOUNTS_OF, BUSINESS_INCOME_LIMIT, EARNED_INCOME_CREDIT, STANDARD_DEDUCTION } from './specified.ts';
import { taxCap } from './tax-cap.ts';

/** A round amount for examples: the tax it saves when deducted, and what is taxable when it is won and lost in gambling. */
const SAVING = 1_000;

/** Figures in the guide's sentences, formatted in the page's language. */
export function useFederalDeductionsFigures(): Figures {
  const { money, lawRate, count, decimal } = useFormat();
  const cents = (usd: number) => decimal(usd * 100);
  const [, low, , , high] = incomeTaxSchedules[YEAR].value.single;
  const topRate = incomeTaxSchedules[LAST].value.single.at(-1)?.rate ?? NaN;
  const standard = standardDeduction[FIRST].value;
  const standardNow = standardDeduction[LAST].value;
  const additionalNow = additionalStandardDeduction[LAST].value;
  const senior = seniorDeduction.value;
  // The phase-outs of tips and overtime are the same.
  const { step, loss: payLoss } = tipsDeduction.value.phaseOut;
  const capAhead = stateAndLocalTaxCapAhead.value;
  const gifts = charitableDeductionRange[YEAR].value;
  const office = simplifiedHomeOffice[YEAR].value;
  const qbi = qualifiedBusinessIncomeLaw[YEAR].value;
  const qbiNext = qualifiedBusinessIncomeLaw[LAST].value;
  const qbiThen = qualifiedBusinessIncomeLaw[AMOUNTS_OF].value;
  const deferral = electiveDeferralLimit[LAST].value;
  const { higherCatchUp } = deferral;
  const ira = iraContributionLimit[LAST].value;
  const iraPhaseOut = iraDeductionPhaseOut[LAST].value;
  const sep = sepContributionLimit[LAST].value;
  const hsa = hsaContributionLimit[LAST].value;
  const distribution = charitableDistribution[LAST].value;
  return {
    first: String(FIRST),
    year: String(YEAR),
    last: String(LAST),

    saving: money(SAVING),
    lowRate: lawRate(low?.rate ?? NaN),
    savedLow: money(SAVING * (low?.rate ?? NaN)),
    highRate: lawRate(high?.rate ?? NaN),
    savedHigh: money(SAVING * (high?.rate ?? NaN)),
    exampleTaxes: money(homeowner.stateLocalTaxes),
    exampleInterest: money(homeowner.mortgageInterest),
    exampleGifts: money(homeowner.charitableDonations),
    exampleItemized: money(homeownerChoice.itemized),
    exampleStandard: money(homeownerChoice.standard),
    exampleMore: money(homeownerChoice.more),
    exampleRate: lawRate(homeownerChoice.rate),
    exampleSaved: money(homeownerChoice.saved),

    firstSingle: money(standard.single),
    firstJoint: money(standard.marriedJoint),
    firstHead: money(standard.headOfHousehold),
    lastSingle: money(standardNow.single),
    lastJoint: money(standardNow.marriedJoint),
    lastHead: money(standardNow.headOfHousehold),
    quickYear: String(AMOUNTS_OF),
    quickSingle: money(STANDARD_DEDUCTION.single),
    quickJoint: money(STANDARD_DEDUCTION.marriedJoint),
    quickHead: money(STANDARD_DEDUCTION.headOfHousehold),
    age: count(senior.age),
    lastAddUnmarried: money(additionalNow.unmarried),
    lastAddMarried: money(additionalNow.married),
    quickAddUnmarried: money(ADDITIONAL_DEDUCTION.unmarried),
    quickAddMarried: money(ADDITIONAL_DEDUCTION.married),
    senior: money(senior.amount),
    seniorFrom: String(senior.since),
    seniorTo: String(senior.until),
    step: money(step),
    payLoss: money(payLoss),
    carLoss: money(carLoanInterestDeduction.value.phaseOut.loss),
    seniorLoss: money(step * senior.phaseOut.rate),

    medicalFloor: lawRate(medicalExpenseFloor[YEAR].value),
    medicalMile: cents(standardMileageRates[YEAR].value.medical),
    capBefore: money(stateAndLocalTaxCap[FIRST].value.single.cap),
    cap: money(taxCap.cap),
    capNext: money(stateAndLocalTaxCap[LAST].value.single.cap),
    capNextStart: money(stateAndLocalTaxCap[LAST].value.single.phaseDown?.start ?? NaN),
    capRise: lawRate(capAhead.yearlyRise),
    capThrough: String(capAhead.until),
    capAfter: money(capAhead.afterwards),
    capStart: money(taxCap.start),
    capRate: lawRate(taxCap.rate),
    capFloor: money(taxCap.floor),
    capEnd: money(taxCap.end),
    mortgage: money(mortgageDebtLimit[YEAR].value.single),
    giftCeiling: lawRate(gifts.ceiling),
    giftFloor: lawRate(charitableDeductionRange[LAST].value.floor),
    stockCeiling: lawRate(appreciatedGiftCeiling.value),
    giftLetter: money(giftLetterFrom.value),
    giftYears: count(giftCarryoverYears.value),
    nonItemizer: money(nonItemizerGiftLimit[LAST].value.single),
    nonItemizerJoint: money(nonItemizerGiftLimit[LAST].value.marriedJoint),
    gamblingShare: lawRate(wageringLossShare[LAST].value),
    gamblingTaxed: money(SAVING * (1 - wageringLossShare[LAST].value)),
    topRate: lawRate(topRate),
    topWorth: cents(topRate * (1 - itemizedDeductionsLimitation[LAST].value)),

    perFoot: money(office.perSquareFoot),
    feet: count(office.squareFeet),
    homeMost: money(office.perSquareFoot * office.squareFeet),
    mileThen: cents(standardMileageRates[AMOUNTS_OF].value.business),
    mileFirst: cents(standardMileageRates[FIRST].value.business),
    mileYear: cents(standardMileageRates[YEAR].value.business),
    mileLast: cents(standardMileageRates[LAST].value.business),
    meals: lawRate(businessMealShare[YEAR].value.share),

    qbiRate: lawRate(qbi.single.rate),
    qbiRange: money(qbi.single.phaseInRange),
    qbiRangeJoint: money(qbi.marriedJoint.phaseInRange),
    qbiRangeNext: money(qbiNext.single.phaseInRange),
    qbiRangeNextJoint: money(qbiNext.marriedJoint.phaseInRange),
    qbiQuickSingle: money(BUSINESS_INCOME_LIMIT.single),
    qbiQuickJoint: money(BUSINESS_INCOME_LIMIT.marriedJoint),
    qbiThenSingle: money(qbiThen.single.threshold),
    qbiThenJoint: money(qbiThen.marriedJoint.threshold),
    qbiSingle: money(qbiNext.single.threshold),
    qbiJoint: money(qbiNext.marriedJoint.threshold),

    deferral: money(deferral.limit),
    deferralCatchUp: money(deferral.catchUp.amount),
    catchUpAge: count(deferral.catchUp.age),
    higher: money(higherCatchUp?.amount ?? NaN),
    higherFrom: count(higherCatchUp?.from ?? NaN),
    higherTo: count(higherCatchUp?.to ?? NaN),
    rothCatchUp: money(rothCatchUpAbove[LAST].value),
    ira: money(ira.limit),
    iraCatchUp: money(ira.catchUp.amount),
    iraFrom: money(iraPhaseOut.single.from),
    iraTo: money(iraPhaseOut.single.to),
    iraJointFrom: money(iraPhaseOut.marriedJoint.from),
    iraJointTo: money(iraPhaseOut.marriedJoint.to),
    sep: money(sep.limit),
    sepShare: lawRate(sep.shareOfPay),
    hsaSelf: money(hsa.selfOnly),
    hsaFamily: money(hsa.family),
    hsaCatchUp: money(hsa.catchUp.amount),
    hsaAge: count(hsa.catchUp.age),

    eitcQuick: money(EARNED_INCOME_CREDIT),
    eitcLast: money(familyEarnedIncomeCredit[LAST].value[2].maximum),
    eitcNone: money(childlessEarnedIncomeCredit[LAST].value.maximum),
    eitcInvestment: money(disqualifiedIncomeLimit[LAST].value),

    bunchTaxes: money(givers.stateLocalTaxes),
    bunchInterest: money(givers.mortgageInterest),
    bunchGifts: money(givers.charitableDonations),
    bunchEach: money(bunching.each),
    bunchFull: money(bunching.full),
    bunchStandard: money(bunching.standard),
    bunchMore: money(bunching.bunched - bunching.even),
    qcd: money(distribution.limit),
    qcdYears: count(distribution.age[0]),

    assessment: count(assessmentYears.value),
    omission: count(omissionAssessment.value.years),
    omissionShare: lawRate(omissionAssessment.value.share),
    refund: count(refundClaimYears.value.fromFiling),
    refundPaid: count(refundClaimYears.value.fromPayment),
    worthless: count(worthlessClaimYears.value),
    employment: count(employmentRecordYears.value),
  };
}

/** The sources of each section's figures. */
export const SOURCES = {
  choice: ['26 U.S.C. § 63(b)-(e)', '26 U.S.C. § 56(b)(1)', incomeTaxSchedules[YEAR].source],
  standard: [...sourcesOf(standardDeduction), standardDeduction[AMOUNTS_OF].source, ...sourcesOf(additionalStandardDeduction)],
  extra: [tipsDeduction, overtimeDeduction, carLoanInterestDeduction, seniorDeduction].map(({ source }) => source),
  itemized: [
    medicalExpenseFloor[YEAR].source,
    standardMileageRates[YEAR].source,
    ...sourcesOf(stateAndLocalTaxCap),
    stateAndLocalTaxCapAhead.source,
    mortgageDebtLimit[YEAR].source,
    ...sourcesOf(charitableDeductionRange),
    appreciatedGiftCeiling.source,
    giftLetterFrom.source,
    giftCarryoverYears.source,
    '26 U.S.C. § 165(h)(5), (i) (Pub. L. 119-21 § 70109)',
    ...sourcesOf(wageringLossShare),
    nonItemizerGiftLimit[LAST].source,
    itemizedDeductionsLimitation[LAST].source,
  ],
  business: [
    '26 U.S.C. § 67(g)',
    simplifiedHomeOffice[YEAR].source,
    standardMileageRates[AMOUNTS_OF].source,
    ...sourcesOf(standardMileageRates),
    businessMealShare[YEAR].source,
    businessMealShare[2022].source,
  ],
  businessIncome: [qualifiedBusinessIncomeLaw[AMOUNTS_OF].source, ...sourcesOf(qualifiedBusinessIncomeLaw)],
  saving: [
    ...sourcesOf(electiveDeferralLimit, iraContributionLimit, iraDeductionPhaseOut, sepContributionLimit, hsaContributionLimit),
    rothCatchUpAbove[LAST].source,
  ],
  credits: [
    familyEarnedIncomeCredit[AMOUNTS_OF].source,
    ...sourcesOf(familyEarnedIncomeCredit, childlessEarnedIncomeCredit),
    disqualifiedIncomeLimit[LAST].source,
  ],
  strategies: [standardDeduction[YEAR].source, charitableDistribution[LAST].source],
  records: [assessmentYears, omissionAssessment, refundClaimYears, worthlessClaimYears, employmentRecordYears].map(({ source }) => source),
};
