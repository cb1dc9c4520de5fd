/** Entries of `methods.ts` for the states from Nebraska to West Virginia that it leaves to this file. */
import type { StateCode } from '@bracketwise/contract/states';
import { byStatus } from '../../kernel/law-table.ts';
import type { PartialTax, SeveralStatesLaw } from '../../rules/several-states.ts';
import { allIncome, both, inProportion } from './method-parts.ts';

/** Oregon's standard deduction in 2025, the highest so far, below which a nonresident need not file. */
const oregonThreshold = byStatus(2_835, 5_670, 2_835, 4_560);

const nebraska: PartialTax = {
  // Schedule III line 6 subtracts the personal exemption credit before it takes the share.
  method: allIncome,
  covers: ['exemptionCredit', 'dependentCredit', 'itemizedDeductions'],
  source: 'Form 1040N Schedule III; Neb. Rev. Stat. §§ 77-2715(2), 77-2733',
};
const oklahoma: PartialTax = {
  method: allIncome,
  covers: ['itemizedDeductions'],
  source: 'Form 511-NR, tax times the Oklahoma percentage; 68 O.S. § 2362',
};
const vermont: PartialTax = {
  method: allIncome,
  covers: ['stateMinimumTax'],
  source: 'Form IN-111 lines 8 to 16, Schedule IN-113; 32 V.S.A. §§ 5822, 5823(b)',
};

export const lawsFromNebraskaOn: Readonly<Partial<Record<StateCode, SeveralStatesLaw>>> = {
  ND: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['federalTaxableIncome'],
      source: 'Schedule ND-1NR; N.D.C.C. § 57-38-30.3(1)(f)',
    }),
    otherStateCredit: { value: 'shareOfTaxBeforeCredits', source: 'Schedule ND-1CR, tax of line 20; N.D.C.C. § 57-38-30.3(4)' },
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'capitalGainExclusion', 'dividendExclusion'],
  },
  NE: {
    since: 2024,
    // Form 1040N instructions, line 44: residents and partial-year residents have it in full.
    partYear: { ...nebraska, refunds: { earnedIncomeCredit: 'inFull' } },
    // For resident individuals: Neb. Rev. Stat. § 77-2715.07(1), (2).
    nonresident: { ...nebraska, lost: ['elderlyCredit', 'dependentCareCredit', 'earnedIncomeCredit'] },
    otherStateCredit: {
      value: 'shareOfTaxBeforeCredits',
      source: 'Form 1040N Schedule II, line 1 from line 17; Neb. Rev. Stat. § 77-2730',
    },
    creditUnconfirmedWith: ['federalTaxLimit'],
  },
  NM: {
    since: 2024,
    // Column 1 of Schedule PIT-B has income before adjustments.
    ...both({ method: allIncome, source: 'Schedule PIT-B; NMSA 1978 § 7-2-11', onlyWithoutLosses: true }),
    otherStateCredit: {
      value: 'rateOnIncome',
      source: 'Form PIT-1, Worksheet for computation of allowable credit for taxes paid to other states; NMSA 1978 § 7-2-13',
    },
  },
  OK: {
    since: 2024,
    // Forms 538-S and 538-H ask for a full year of residence. The child credit comes before the percentage, and is not for nonresidents.
    partYear: {
      ...oklahoma,
      covers: ['itemizedDeductions', 'childTaxCredit'],
      refunds: { earnedIncomeCredit: 'byIncome' }, // 68 O.S. § 2357.43.
      lost: ['salesTaxCredit', 'propertyTaxCredit'],
    },
    nonresident: { ...oklahoma, lost: ['childTaxCredit', 'earnedIncomeCredit', 'salesTaxCredit', 'propertyTaxCredit'] },
    otherStateCredit: { value: 'shareOfTaxBeforeCredits', source: 'Form 511-TX; 68 O.S. § 2357(B)(1)' },
    creditsPayOnly: true,
  },
  OR: {
    since: 2024,
    partYear: {
      method: allIncome,
      covers: ['federalTaxDeduction', 'exemptionCredit'],
      refunds: { earnedIncomeCredit: 'byIncome' }, // ORS 315.266(5).
      source: 'Form OR-40-P, tax and exemption credit times the Oregon percentage; ORS 316.037(2), 316.117',
    },
    nonresident: {
      method: {
        on: 'ownIncome',
        deductions: { federalTaxDeduction: 'byIncome', standardDeduction: 'byIncome', exemptionCredit: 'byIncome' },
      },
      refunds: { earnedIncomeCredit: 'byIncome' }, // ORS 315.266(3).
      source: 'Form OR-40-N, deductions and exemption credit times the Oregon percentage; ORS 316.037(3), 316.117',
      unconfirmedBelow: oregonThreshold,
    },
    otherStateCredit: inProportion('ORS 316.082; OAR 150-316-0084'),
    reversedCredit: inProportion('ORS 316.131; OAR 150-316-0084'),
  },
  RI: {
    since: 2024,
    ...both({ method: allIncome, source: 'Form RI-1040NR Schedules II and III; R.I. Gen. Laws §§ 44-30-32, 44-30-54' }),
    otherStateCredit: inProportion('Form RI-1040 Schedule II; R.I. Gen. Laws § 44-30-18'),
  },
  SC: {
    since: 2024,
    // From 2026, another deduction that depends on federal income takes the place of the federal one.
    through: 2025,
    ...both({
      method: { on: 'shareOfTaxableIncome' },
      covers: ['federalTaxableIncome', 'deductionAddBack'],
      lost: ['earnedIncomeCredit'],
      source: 'Schedule NR, proration; S.C. Code §§ 12-6-1720, 12-6-3632',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: { value: 'shareOfTaxBeforeCredits', source: 'Form SC1040TC worksheet, tax of line 10; S.C. Code § 12-6-3400(A)' },
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'ageDeduction', 'capitalGainExclusion'],
  },
  VT: {
    since: 2024,
    // 32 V.S.A. §§ 5828b(a), 5828c, 5830f(a).
    partYear: { ...vermont, refunds: { earnedIncomeCredit: 'byIncome', dependentCareCredit: 'byIncome', childTaxCredit: 'byIncome' } },
    nonresident: { ...vermont, lost: ['earnedIncomeCredit', 'dependentCareCredit', 'childTaxCredit'] },
    otherStateCredit: inProportion('Schedule IN-117; 32 V.S.A. § 5825'),
    creditUnconfirmedWith: ['elderlyCredit', 'charitableCredit', 'socialSecuritySubtraction', 'capitalGainExclusion'],
  },
  WI: {
    since: 2024,
    ...both({
      method: allIncome,
      lost: ['earnedIncomeCredit'], // Wis. Admin. Code Tax 2.07; Wis. Stat. § 71.07(9e).
      source: 'Form 1NPR, ratio of Wisconsin income to federal income; Wis. Stat. §§ 71.04, 71.05(22)(f), 71.06(2s)',
    }),
    otherStateCredit: inProportion('Schedule OS; Wis. Stat. § 71.07(7)(b)'),
    creditUnconfirmedWith: [
      'taxpayerCredit',
      'dependentCareCredit',
      'propertyTaxCredit',
      'twoEarnerCredit',
      'unemploymentSubtraction',
      'socialSecuritySubtraction',
      'retirementIncomeSubtraction',
      'capitalGainExclusion',
    ],
    // Schedule OS: with Illinois and Michigan, whose agreements cover pay.
    creditUnlimitedFor: ['IA', 'IL', 'MI', 'MN'],
  },
  WV: {
    since: 2024,
    ...both({
      method: allIncome,
      source: 'Form IT-140 Schedule A, Part-year and nonresident tax calculation; W. Va. Code §§ 11-21-30, 11-21-44',
    }),
    // The schedule's second limit, the tax that the income adds, is never the lower one: the rates rise.
    otherStateCredit: inProportion('Form IT-140 Schedule E; W. Va. Code § 11-21-20'),
    creditUnconfirmedWith: ['lowIncomeExemption', 'familySizeCredit', 'dependentCareCredit', 'socialSecuritySubtraction', 'ageDeduction'],
  },
};
