/**
 * How states with rates on wages tax part-year residents and nonresidents who work there. A state or a year without an entry is not computed.
 * Shares are not rounded; forms round them to two to six digits.
 * Benefits are covered where the form takes shares of the income without them, or is confirmed to take them with it (Missouri). Arizona,
 * Indiana, Maryland and Michigan divide deductions by federal income, and the wages by another.
 */
import type { StateCode } from '@bracketwise/contract/states';
import { anyStatus, byStatus, type Cited } from '../../kernel/law-table.ts';
import type { PartialTax, SeveralStatesLaw } from '../../rules/several-states.ts';
import { allIncome, both, inProportion } from './method-parts.ts';
import { lawsToMontana } from './al-to-mt.ts';
import { lawsFromNebraskaOn } from './ne-to-wv.ts';

const california: PartialTax = {
  method: allIncome,
  covers: ['socialSecuritySubtraction', 'exemptionCredit', 'dependentCredit', 'ageCredit', 'itemizedDeductions'],
  source: 'Form 540NR lines 31 to 42; Cal. Rev. & Tax. Code § 17041(b), (i)',
};
const colorado: PartialTax = {
  method: allIncome,
  covers: ['federalTaxableIncome', 'stateTaxAddBack', 'deductionAddBack'],
  source: 'Form DR 0104PN; C.R.S. §§ 39-22-109, 39-22-110',
};
const kansas: PartialTax = {
  method: allIncome,
  covers: ['socialSecuritySubtraction'],
  // For full-year residents: Form K-40 instructions, lines 14 and 17; K.S.A. 79-32,111c, 79-32,205(a).
  lost: ['dependentCareCredit', 'earnedIncomeCredit'],
  source: 'Schedule S Part B; K.S.A. 79-32,110(b), 79-32,128(b)',
};
const michigan: PartialTax = { method: allIncome, source: 'Michigan Schedule NR; MCL 206.110' };
const minnesota: PartialTax = {
  method: allIncome,
  covers: ['twoEarnerCredit'], // Schedule M1MA Part 3: times the percentage of Schedule M1NR line 30.
  source: 'Schedule M1NR lines 30 to 32; Minn. Stat. § 290.06 subd. 2c(e)',
};
const missouri: PartialTax = {
  method: allIncome,
  covers: ['socialSecuritySubtraction', 'federalTaxDeduction', 'itemizedDeductions'],
  source: 'Form MO-NRI; Mo. Rev. Stat. §§ 143.041, 143.051',
};

/**
 * The nonrefundable credits by the year's income and in full, up to the tax; the refundable one is for residents. Schedules 760PY ADJ and 763
 * ADJ lines 10 to 17; Va. Code § 58.1-339.8; P.D. 18-219; Virginia Tax, 2022 Legislative Summary.
 */
const virginia = {
  covers: ['lowIncomeCredit', 'earnedIncomeCredit'],
  lost: ['refundableCreditChoice'],
  neverRefunds: true,
} as const satisfies Partial<PartialTax>;

const newYork: PartialTax = {
  method: allIncome,
  covers: ['socialSecuritySubtraction', 'householdCredit', 'itemizedDeductions'],
  // Form IT-214 asks for a full year of residence.
  lost: ['childTaxCredit', 'propertyTaxCredit'],
  source: 'Form IT-203 lines 37 to 46; N.Y. Tax Law § 601(e)',
};

export const severalStatesLaws: Readonly<Partial<Record<StateCode, SeveralStatesLaw>>> = {
  AZ: {
    since: 2024,
    // The standard deduction is prorated for nonresidents only.
    partYear: {
      method: { on: 'ownIncome', deductions: { standardDeduction: 'inFull' } },
      covers: ['socialSecuritySubtraction'],
      source: 'Form 140PY; A.R.S. §§ 43-1041, 43-1097, 43-1098',
    },
    nonresident: { method: allIncome, source: 'Form 140NR; A.R.S. §§ 43-1091, 43-1095' },
    otherStateCredit: inProportion('Form 309; A.R.S. § 43-1071'),
    reversedCredit: inProportion('Form 309; A.R.S. § 43-1096'),
  },
  CA: {
    since: 2024,
    // Form 540NR line 17 and Schedule CA (540NR) column D.
    subtractedFirst: ['socialSecuritySubtraction'],
    partYear: {
      ...california,
      // The tax on the entire income of the year, as if a resident all year: § 17041(b)(2); FTB Publication 1100.
      countsIncomeAbroad: true,
      // Form FTB 3514, nonresidents and part-year residents; Cal. Rev. & Tax. Code §§ 17041(b), 17052, 17052.1.
      refunds: { earnedIncomeCredit: 'byIncome', childTaxCredit: 'byIncome' },
      refundsAfterHalfYear: true,
      refundsNeedTaxableIncome: true,
    },
    nonresident: { ...california, lost: ['earnedIncomeCredit', 'childTaxCredit'] },
    otherStateCredit: inProportion('Schedule S; Cal. Rev. & Tax. Code § 18001'),
    reversedCredit: inProportion('Schedule S; Cal. Rev. & Tax. Code § 18002'),
  },
  CO: {
    since: 2024,
    // Form DR 0104CR, part-year residents; Income Tax Topics: Earned Income Tax Credit.
    // 1 Colo. Code Regs. 201-2, Rule 39-22-129(2): the child tax credit of residents of a part of the year.
    partYear: { ...colorado, refunds: { earnedIncomeCredit: 'byIncome', childTaxCredit: 'byIncome' } },
    nonresident: { ...colorado, lost: ['earnedIncomeCredit', 'childTaxCredit'] },
    otherStateCredit: inProportion('Form DR 0104CR; C.R.S. § 39-22-108'),
  },
  CT: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['socialSecuritySubtraction', 'lowBracketAddBack', 'personalCredit'],
      lost: ['earnedIncomeCredit'], // Schedule CT-EITC, who qualifies; Conn. Gen. Stat. § 12-704e.
      source: 'Form CT-1040NR/PY lines 7 to 10; Conn. Gen. Stat. §§ 12-700(b), (c)',
    }),
    otherStateCredit: inProportion('Form CT-1040 Schedule 2; Conn. Gen. Stat. § 12-704'),
  },
  DC: {
    since: 2024,
    partYear: {
      // Spouses divide the deduction and the income between them, as for a year: Calculation J.
      method: { on: 'ownIncome', deductions: { standardDeduction: 'byDaysOnly' }, sizedByPart: true },
      refunds: { earnedIncomeCredit: 'byDays' }, // Office of Tax and Revenue, Part-year residents: credits by the time of residence.
      source: 'Form D-40 Booklet, Part-year residents and Calculation C; D.C. Code § 47-1801.04(44)',
      onlyWithoutLosses: true,
    },
    nonresident: { method: { on: 'nothing' }, source: 'D.C. Code § 1-206.02(a)(5)' },
    otherStateCredit: {
      value: 'shareOfTaxBeforeCredits',
      source: 'Form D-40 instructions, Calculation K, tax of line 23; D.C. Code § 47-1806.04(a)',
    },
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'unemploymentSubtraction', 'deductionAddBack'],
  },
  GA: {
    since: 2024,
    partYear: { method: allIncome, source: 'Form 500 Schedule 3; Form IT-511, Part-year residents' },
    nonresident: {
      method: allIncome,
      source: 'Form 500 Schedule 3; O.C.G.A. § 48-7-30',
      untaxedPay: { value: { amount: 5_000, share: 0.05 }, source: 'Form IT-511, Nonresidents; O.C.G.A. § 48-7-1(11)(A)' },
    },
    otherStateCredit: inProportion('Form IT-511, Other State’s Tax Credit; O.C.G.A. § 48-7-28'),
  },
  IL: {
    since: 2024,
    // Base income: Form IL-1040 line 9, Schedule NR Step 4.
    subtractedFirst: ['socialSecuritySubtraction', 'retirementIncomeSubtraction'],
    ...both({
      method: allIncome,
      covers: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'ageExemption'],
      refunds: { earnedIncomeCredit: 'byIncome', childTaxCredit: 'byIncome' }, // 35 ILCS 5/212(a), 5/244.
      source: 'Schedule NR; 35 ILCS 5/301, 5/302',
    }),
    otherStateCredit: inProportion('Schedule CR; 35 ILCS 5/601(b)(3)'),
  },
  IN: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['childDeduction', 'ageExemption'],
      refunds: { earnedIncomeCredit: 'byIncome' }, // Ind. Code § 6-3.1-21-6(b).
      source: 'Form IT-40PNR, Schedule A Section 3 and Schedule D; Ind. Code §§ 6-3-1-3.5(a), 6-3-2-1',
    }),
    otherStateCredit: { value: 'rateOnIncome', source: 'Form IT-40 Schedule 6; Ind. Code § 6-3-3-3' },
    reversedCredit: inProportion('Form IT-40PNR Schedule G; Ind. Code § 6-3-3-3(b); 45 IAC 3.1-1-77'),
  },
  KS: {
    since: 2024,
    ...both(kansas),
    otherStateCredit: inProportion('Form K-40, Credit for taxes paid to other states; K.S.A. 79-32,111'),
  },
  MA: {
    since: 2024,
    // Form 1-NR/PY lines 47 and 50, times line 3; M.G.L. c. 62, § 6(h), (x).
    partYear: {
      ...massachusetts('byDaysOnly', 'Form 1-NR/PY line 3'),
      refunds: { earnedIncomeCredit: 'byDays', familyCredit: 'byDays' },
    },
    nonresident: {
      ...massachusetts('byIncome', 'Form 1-NR/PY line 14g; M.G.L. c. 62, § 5A'),
      lost: ['earnedIncomeCredit', 'familyCredit'],
    },
    otherStateCredit: inProportion('Schedule OJC; M.G.L. c. 62, § 6(a)'),
  },
  MD: {
    // Until 2024, the standard deduction is a share of the income, within limits.
    since: 2025,
    partYear: {
      method: {
        on: 'ownIncome',
        deductions: { standardDeduction: 'byIncome', personalExemption: 'byIncome', dependentExemption: 'byIncome' },
      },
      // Md. Code, Tax-Gen. §§ 10-704(e), 10-709(e): the credits times the Maryland income factor. The child credit is for residents.
      sharedBeforeTax: { earnedIncomeCredit: 'byIncome', lowIncomeCredit: 'byIncome' },
      source: 'Form 502, Instruction 26',
      onlyWithoutLosses: true,
    },
    nonresident: {
      method: allIncome,
      lost: ['earnedIncomeCredit', 'childTaxCredit'], // For residents: Md. Code, Tax-Gen. §§ 10-704(b), 10-751(b).
      source: 'Form 505NR lines 9 to 16; Md. Code, Tax-Gen. § 10-210',
      // Form 505 line 18 adds those of income elsewhere back.
      onlyWithoutLosses: true,
      additionalRate: { value: 0.0225, source: 'Form 505NR line 17, special nonresident tax; Md. Code, Tax-Gen. § 10-106.1' },
    },
    // The county's part of the credit is for its own tax.
    otherStateCredit: {
      value: 'taxThatTaxableIncomeAdds',
      source: 'Form 502CR Part A, taxable net income in the other state; Md. Code, Tax-Gen. § 10-703(d), (e)',
    },
    creditUnconfirmedWith: [
      'dependentCareDeduction',
      'socialSecuritySubtraction',
      'retirementIncomeSubtraction',
      'ageDeduction',
      'twoEarnerDeduction',
      'itemizedDeductions',
      'capitalGainSurtax',
    ],
  },
  MI: {
    since: 2024,
    // MCL 206.272(1): of the federal credit, without a share.
    partYear: { ...michigan, refunds: { earnedIncomeCredit: 'inFull' } },
    nonresident: michigan,
    otherStateCredit: inProportion('Form MI-1040 line 18; MCL 206.255'),
  },
  MN: {
    since: 2024,
    // Whether somebody with less Minnesota income than the filing threshold owes tax; that of 2026, for every status.
    partYear: {
      ...minnesota,
      refunds: { familyCredit: 'byIncome' }, // Schedule M1CWFC, part-year residents; Minn. Stat. §§ 290.0661, 290.0671.
      unconfirmedBelow: anyStatus(15_300),
    },
    nonresident: { ...minnesota, lost: ['familyCredit'] },
    otherStateCredit: inProportion('Schedule M1CR; Minn. Stat. § 290.06 subd. 22'),
  },
  MO: {
    since: 2024,
    // Whether somebody with less Missouri income than the filing threshold owes tax.
    partYear: { ...missouri, unconfirmedBelow: anyStatus(1_200) },
    nonresident: missouri,
    otherStateCredit: inProportion('Form MO-CR; Mo. Rev. Stat. § 143.081'),
  },
  NC: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['socialSecuritySubtraction', 'childDeduction'],
      source: 'Form D-400 line 13, Schedule PN; N.C. Gen. Stat. § 105-153.4',
    }),
    otherStateCredit: inProportion('Form D-400TC Part 1; N.C. Gen. Stat. § 105-153.9'),
  },
  NJ: {
    since: 2024,
    partYear: {
      method: {
        on: 'ownIncome',
        deductions: { personalExemption: 'byMonths', dependentExemption: 'byMonths' },
      },
      covers: ['socialSecuritySubtraction'],
      refunds: { earnedIncomeCredit: 'byMonths' }, // Division of Taxation, NJEITC, Part-year residents.
      source: 'Form NJ-1040 instructions, Part-year residents',
    },
    nonresident: {
      method: allIncome,
      covers: ['socialSecuritySubtraction'],
      lost: ['earnedIncomeCredit', 'dependentCareCredit', 'childTaxCredit'],
      source: 'Form NJ-1040NR, tax times the income percentage; N.J.S.A. 54A:2-1.1',
    },
    otherStateCredit: inProportion('Schedule NJ-COJ; N.J.S.A. 54A:4-1'),
    localTaxCredit: inProportion('Schedule NJ-COJ; N.J.S.A. 54A:4-1(a)'),
  },
  NY: {
    since: 2024,
    // Form IT-203 line 43, Form IT-215 lines 18 to 26; N.Y. Tax Law § 606(d)(2).
    partYear: { ...newYork, refunds: { earnedIncomeCredit: 'byIncome' } },
    nonresident: { ...newYork, refunds: { earnedIncomeCredit: 'byIncome' }, notRefunded: ['earnedIncomeCredit'] },
    otherStateCredit: inProportion('Form IT-112-R; N.Y. Tax Law § 620'),
    localTaxCredit: inProportion('Form IT-112-R; N.Y. Tax Law § 620(a)'),
  },
  OH: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: [
        'socialSecuritySubtraction',
        'exemptionCredit',
        'twoEarnerCredit',
        'retirementIncomeCredit',
        'ageCredit',
        'earnedIncomeCredit',
        'dependentCareCredit',
      ],
      source: 'Form IT NRC Section I; R.C. 5747.05(A)',
    }),
    otherStateCredit: inProportion('Form IT RC; R.C. 5747.05(B)'),
  },
  PA: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['socialSecuritySubtraction', 'retirementIncomeSubtraction'],
      source: 'Form PA-40 instructions, Part-year residents and Nonresidents; 72 P.S. §§ 7302, 7308',
    }),
    otherStateCredit: inProportion('Schedule G-L; 72 P.S. § 7314'),
  },
  UT: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['taxpayerCredit', 'ageCredit', 'retirementIncomeCredit', 'earnedIncomeCredit', 'childTaxCredit'],
      // The earned income credit is at most the wages in Utah, but never above 1,700: Utah Code § 59-10-1044(2).
      unconfirmedBelow: anyStatus(1_700),
      unconfirmedBelowWith: 'earnedIncomeCredit',
      source: 'Form TC-40B; Utah Code §§ 59-10-116, 59-10-117, 59-10-1002.2',
    }),
    otherStateCredit: inProportion('Form TC-40S; Utah Code § 59-10-1003'),
  },
  VA: {
    since: 2024,
    partYear: {
      method: {
        on: 'ownIncome',
        deductions: { standardDeduction: 'byIncome', personalExemption: 'byDays', dependentExemption: 'byDays' },
      },
      ...virginia,
      source: 'Form 760PY; Va. Code § 58.1-303; 23 Va. Admin. Code 10-110-40',
      untaxedBelow: {
        value: byStatus(11_950, 23_900, 11_950, 11_950),
        source:
          'Form 760PY line 10, income in Virginia; Virginia Tax, Individual Income e-File Guide, rule 760PY-230; Va. Code § 58.1-321(A)',
      },
    },
    nonresident: {
      method: {
        on: 'ownIncome',
        deductions: { standardDeduction: 'byIncome', personalExemption: 'byIncome', dependentExemption: 'byIncome' },
      },
      ...virginia,
      source: 'Form 763, Nonresident Allocation Percentage; Va. Code § 58.1-325',
      onlyWithoutLosses: true,
    },
    otherStateCredit: { value: 'shareByTaxableIncome', source: 'Schedule OSC lines 3 to 10; Va. Code § 58.1-332(A); P.D. 94-91, 06-45' },
    creditUnconfirmedWith: [
      'socialSecuritySubtraction',
      'unemploymentSubtraction',
      'ageDeduction',
      'ageExemption',
      'lowIncomeCredit',
      'earnedIncomeCredit',
      'refundableCreditChoice',
    ],
    // Rent does not qualify.
    creditsPayOnly: true,
    creditUnlimitedAlone: ['NC'], // Schedule OSC instructions, Border state method; agreements cover pay from the other border states.
    reversedCredit: { value: 'shareByTaxableIncome', source: 'Schedule OSC lines 3 to 10, with Form 763; Va. Code § 58.1-332(B)' },
  },
  ...lawsToMontana,
  ...lawsFromNebraskaOn,
};

function massachusetts(exemptions: 'byDaysOnly' | 'byIncome', source: string): PartialTax {
  return {
    method: {
      on: 'ownIncome',
      deductions: { payrollTaxDeduction: 'ofOwnPay', personalExemption: exemptions, dependentExemption: exemptions },
    },
    covers: ['socialSecuritySubtraction'],
    source,
  };
}

/** States without a tax on wages that refund a credit in full to those who live there on at least so many days of the year, and to nobody else. */
export const daysForCredits: Readonly<Partial<Record<StateCode, Cited<number>>>> = {
  WA: {
    value: 183,
    source: 'Washington Department of Revenue, Working Families Tax Credit, residency requirements; Wash. Rev. Code § 82.08.0206(2)',
  },
};
