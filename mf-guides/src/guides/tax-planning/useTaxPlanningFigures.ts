import type { Figures } from '@bracketwise/shared-ui/article/article-frame';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { installmentDays } from '@bracketwise/tax-engine/law/federal/installment-days';
import { estateBasicExclusion, estateTaxTopRate, giftAnnualExclusion } from '@bracketwise/tax-engine/law/federal/gifts-and-estates';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold } from '@bracketwise/tax-engine/law/federal/net-investment-income';
import {
  opportunityFundDays,
  opportunityFundExclusionYears,
  opportunityFundFixedDeferral,
  opportunityFundRollingDeferral,
} from '@bracketwise/tax-engine/law/federal/opportunity-zones';
import {
  earlyDistribution,
  electiveDeferralLimit,
  iraContributionLimit,
  requiredDistributionAge,
  rothCatchUpAbove,
  rothIraPhaseOut,
} from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { returnDays } from '@bracketwise/tax-engine/law/federal/return-days';
import { washSaleDays } from '@bracketwise/tax-engine/law/federal/special-gains';
import { installmentDaysOf2027 } from '@bracketwise/tax-engine/law/federal/years-ahead';
import { LAST, sourcesOf } from '../years.ts';
import { couple, coupleIncome } from './examples.ts';

/** The year after the current one, which is `LAST`. */
const NEXT = LAST + 1;

const lastDayOf = (year: number) => new Date(Date.UTC(year, 11, 31));

/** Figures in the guide's sentences, formatted in the page's language. */
export function useTaxPlanningFigures(): Figures {
  const { money, lawRate, count, date } = useFormat();
  const topRate = incomeTaxSchedules[LAST].value.single.at(-1)?.rate ?? NaN;
  const gains = capitalGainSchedules[LAST].value;
  const [zero, middle, top] = gains.single;
  const safe = estimatedTaxSafeHarbor[LAST].value;
  const [first, second, third, fourth] = installmentDaysOf2027.value;
  const hsa = hsaContributionLimit[LAST].value;
  const roth = rothIraPhaseOut[LAST].value;
  const surtax = netInvestmentIncomeTaxThreshold[LAST].value;
  const fixed = opportunityFundFixedDeferral.value;
  const rolling = opportunityFundRollingDeferral.value;
  return {
    year: String(LAST),
    next: String(NEXT),

    topRate: lawRate(topRate),
    gainZero: lawRate(zero?.rate ?? NaN),
    gainMiddle: lawRate(middle?.rate ?? NaN),
    gainTop: lawRate(top?.rate ?? NaN),
    coupleIncome: money(coupleIncome),
    coupleRate: lawRate(couple.rate),
    nextRate: lawRate(couple.nextRate),
    room: money(couple.room),
    roomTax: money(couple.room * couple.rate),

    thisYear: lawRate(safe.ofThisYear),
    lastYear: lawRate(safe.ofLastYear),
    lastYearHigh: lawRate(safe.ofLastYearHighIncome),
    highIncome: money(safe.highIncome.single),
    highIncomeSeparate: money(safe.highIncome.marriedSeparate),
    owedBelow: money(safe.owedBelow),
    deferral: money(electiveDeferralLimit[LAST].value.limit),
    rothCatchUp: money(rothCatchUpAbove[LAST].value),
    ira: money(iraContributionLimit[LAST].value.limit),
    hsaSelf: money(hsa.selfOnly),
    hsaFamily: money(hsa.family),
    rothFrom: money(roth.single.from),
    rothTo: money(roth.single.to),
    rothJointFrom: money(roth.marriedJoint.from),
    rothJointTo: money(roth.marriedJoint.to),
    distributionAge: count(requiredDistributionAge[LAST].value),
    zeroSingle: money(zero?.to ?? NaN),
    zeroJoint: money(gains.marriedJoint[0]?.to ?? NaN),
    lossLimit: money(capitalLossLimit[LAST].value.single),
    wash: count(washSaleDays[LAST].value),
    surtax: lawRate(netInvestmentIncomeTaxRate[LAST].value),
    surtaxSingle: money(surtax.single),
    surtaxJoint: money(surtax.marriedJoint),

    priorInstallment: date(installmentDays[LAST].value[3]),
    first: date(first),
    second: date(second),
    third: date(third),
    fourth: date(fourth),
    extended: date(returnDays[LAST].value.extended),
    yearEnd: date(lastDayOf(LAST)),
    nextYearEnd: date(lastDayOf(NEXT)),

    earlyYears: count(earlyDistribution.value.age[0]),
    earlyRate: lawRate(earlyDistribution.value.rate),
    estateLast: money(estateBasicExclusion[LAST].value),
    estateRate: lawRate(estateTaxTopRate[LAST].value),
    giftLast: money(giftAnnualExclusion[LAST].value),
    giftCouple: money(2 * giftAnnualExclusion[LAST].value),
    zoneDays: count(opportunityFundDays[LAST].value),
    zoneEnd: date(fixed.until),
    zoneStepUntil: String(fixed.until.getUTCFullYear() - fixed.stepUpYears),
    zoneFrom: date(rolling.from),
    zoneYears: count(rolling.years),
    zoneStep: lawRate(rolling.stepUp),
    zoneRural: lawRate(rolling.ruralStepUp),
    zoneGrowth: count(opportunityFundExclusionYears[LAST].value),
    zoneFrozen: count(rolling.growthYears),
  };
}

/** The sources of the figures of each section or part. */
export const SOURCES = {
  principles: [incomeTaxSchedules[LAST].source, capitalGainSchedules[LAST].source, '26 U.S.C. § 103'],
  income: [estimatedTaxSafeHarbor[LAST].source, '26 U.S.C. § 6654(g)'],
  accounts: [
    electiveDeferralLimit,
    rothCatchUpAbove,
    hsaContributionLimit,
    iraContributionLimit,
    rothIraPhaseOut,
    requiredDistributionAge,
  ].map((table) => table[LAST].source),
  investments: [
    ...[capitalGainSchedules, capitalLossLimit, washSaleDays, netInvestmentIncomeTaxRate, netInvestmentIncomeTaxThreshold].map(
      (table) => table[LAST].source,
    ),
    '26 U.S.C. § 1091(d)',
    'Rev. Rul. 2008-5',
  ],
  calendar: [installmentDays[LAST].source, installmentDaysOf2027.source, returnDays[LAST].source],
  conversion: ['26 U.S.C. § 408A(d)(3)', '26 U.S.C. § 408(d)(2)', earlyDistribution.source],
  estate: [
    ...sourcesOf(estateBasicExclusion, giftAnnualExclusion),
    estateTaxTopRate[LAST].source,
    '26 U.S.C. § 2010(c)(5)',
    '26 U.S.C. § 2503(e)',
    '26 U.S.C. §§ 1014, 1015',
  ],
  zones: [
    opportunityFundDays[LAST].source,
    opportunityFundFixedDeferral.source,
    opportunityFundRollingDeferral.source,
    opportunityFundExclusionYears[LAST].source,
  ],
  mistakes: [earlyDistribution.source, '26 U.S.C. § 6651(a)'],
};
