/** Entries of `methods.ts` for the states from Alabama to Montana that it leaves to this file. */
import type { StateCode } from '@bracketwise/contract/states';
import { anyStatus } from '../../kernel/law-table.ts';
import type { PartialTax, SeveralStatesLaw } from '../../rules/several-states.ts';
import { allIncome, both, inProportion } from './method-parts.ts';

const maine: PartialTax = {
  method: allIncome,
  source: 'Schedule NR, nonresident credit; 36 M.R.S. §§ 5111(4), 5224-A',
  onlyWithoutLosses: true,
};

export const lawsToMontana: Readonly<Partial<Record<StateCode, SeveralStatesLaw>>> = {
  AL: {
    since: 2024,
    // The amounts follow the income of the part. Itemized expenses count in the part in which they are paid.
    partYear: {
      method: {
        on: 'ownIncome',
        deductions: {
          standardDeduction: 'inFull',
          itemizedDeductions: 'payrollTaxes',
          federalTaxDeduction: 'byIncome',
          personalExemption: 'inFull',
          dependentExemption: 'inFull',
        },
        sizedByPart: true,
      },
      source: 'Form 40 Booklet, Part-year residents and Federal Income Tax Deduction Worksheet; Code of Ala. §§ 40-18-15, 40-18-19',
      onlyWithoutLosses: true,
    },
    nonresident: {
      method: {
        on: 'ownIncome',
        deductions: {
          standardDeduction: 'byIncome',
          itemizedDeductions: 'byIncome',
          federalTaxDeduction: 'byIncome',
          personalExemption: 'byIncome',
          dependentExemption: 'byIncome',
        },
      },
      source: 'Form 40NR lines 10 to 16, Schedule A lines 21 to 23; Ala. Admin. Code r. 810-3-15-.21(3)(e)',
      onlyWithoutLosses: true,
    },
    otherStateCredit: { value: 'shareOfTaxOrOwnRates', source: 'Schedule CR; Code of Ala. § 40-18-21' },
    creditUnconfirmedWith: ['unemploymentSubtraction', 'socialSecuritySubtraction', 'retirementIncomeSubtraction', 'capitalLossAddBack'],
  },
  AR: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['taxTable', 'bracketAdjustment', 'personalCredit', 'dependentCredit'],
      source: 'Form AR1000NR, tax less credits times the percentage of income; A.C.A. § 26-51-435',
      onlyWithoutLosses: true,
      onlyOneEarner: true,
    }),
    otherStateCredit: { value: 'taxThatIncomeAdds', source: 'A.C.A. §§ 26-51-435(f)(1), 26-51-504; 1.26 Ark. Code R. 51-504(a)' },
    // Whether the other state's income counts as the last part of the income.
    orLimitedTo: 'shareOfTax',
    creditUnconfirmedWith: ['taxTable', 'socialSecuritySubtraction', 'retirementIncomeSubtraction', 'dependentCareCredit'],
    creditOnlyOneEarner: true,
  },
  DE: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['personalCredit'],
      source: 'Form PIT-NON, tax and personal credits times the proration decimal; 30 Del. C. § 1122',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: inProportion('Form PIT-RES Schedule I, worksheet; 30 Del. C. § 1111'),
    // Whether the limit is a share of the tax before the personal credits.
    orLimitedTo: 'shareOfTaxBeforeCredits',
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'ageDeduction', 'earnedIncomeCredit'],
  },
  HI: {
    since: 2024,
    ...both({
      method: {
        on: 'ownIncome',
        deductions: { standardDeduction: 'byIncome', personalExemption: 'byIncome', dependentExemption: 'byIncome' },
      },
      source: 'Form N-15 lines 37 to 44; HRS § 235-5(d)',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: { value: 'taxThatIncomeAdds', source: 'Schedule CR; HRS § 235-55(b)(2)' },
    // Whether the other state's income counts after its deductions.
    orLimitedTo: 'taxThatTaxableIncomeAdds',
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'capitalGainTaxLimit'],
  },
  IA: {
    since: 2024,
    // Whether little Iowa income is exempt.
    ...both({
      method: allIncome,
      covers: ['federalTaxableIncome', 'exemptionCredit'],
      source: 'Form IA 126, nonresident and part-year resident credit; Iowa Code § 422.5',
      onlyWithoutLosses: true,
      unconfirmedBelow: anyStatus(1_000),
    }),
    otherStateCredit: inProportion('Form IA 130 lines 1 to 5, tax less nonrefundable credits; Iowa Code § 422.8'),
    creditUnconfirmedWith: [
      'socialSecuritySubtraction',
      'retirementIncomeSubtraction',
      'alternateTax',
      'limitedIncomeCredit',
      'dependentCareCredit',
    ],
  },
  ID: {
    since: 2024,
    partYear: {
      method: { on: 'ownIncome', deductions: { standardDeduction: 'byIncome' } },
      source: 'Form 43 lines 38 to 42; IDAPA 35.01.01.255; Idaho Code § 63-3026A(4)',
      refunds: { salesTaxCredit: 'byLongMonths' }, // IDAPA 35.01.01.771.
      notRefunded: ['salesTaxCredit'],
      onlyWithoutLosses: true,
    },
    nonresident: {
      method: { on: 'ownIncome', deductions: { standardDeduction: 'byIncome' } },
      source: 'Form 43 lines 38 to 42; IDAPA 35.01.01.255; Idaho Code § 63-3026A(4)',
      lost: ['salesTaxCredit'], // IDAPA 35.01.01.771.
      onlyWithoutLosses: true,
    },
    otherStateCredit: inProportion('Form 39R, Credit for income tax paid to other states; Idaho Code § 63-3029(3)(a); IDAPA 35.01.01.700'),
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'dependentCareDeduction', 'qualifiedBusinessIncomeDeduction', 'childTaxCredit'],
  },
  KY: {
    since: 2024,
    ...both({
      method: { on: 'ownIncome', deductions: { standardDeduction: 'inFull' } },
      source: 'Form 740-NP line 10 and Schedule A instructions, standard deduction; KRS 141.019',
      onlyWithoutLosses: true,
      onlyOneEarner: true,
    }),
    otherStateCredit: { value: 'rateOnIncome', source: 'Form 740, Credit for taxes paid to other state worksheet; KRS 141.070(1)' },
    creditUnconfirmedWith: [
      'socialSecuritySubtraction',
      'retirementIncomeSubtraction',
      'ageCredit',
      'familySizeCredit',
      'dependentCareCredit',
    ],
    creditOnlyOneEarner: true,
  },
  LA: {
    since: 2025,
    ...both({
      method: { on: 'ownIncome', deductions: { standardDeduction: 'inFull' } },
      source: 'Form IT-540B lines 10 to 13; La. R.S. 47:294',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: inProportion('Form R-10606; La. R.S. 47:33'),
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'itemizedDeductions', 'dependentCareCredit'],
  },
  ME: {
    since: 2024,
    // 36 M.R.S. §§ 5219-S(3), 5219-SS: times the share. Schedule PTFC/STFC is for residents of a part of the year, too.
    partYear: { ...maine, refunds: { earnedIncomeCredit: 'byIncome', dependentCredit: 'byIncome', salesTaxCredit: 'inFull' } },
    // Schedule A lines 10 and 13: nonrefundable.
    nonresident: {
      ...maine,
      refunds: { earnedIncomeCredit: 'byIncome', dependentCredit: 'byIncome' },
      notRefunded: ['earnedIncomeCredit', 'dependentCredit'],
      lost: ['propertyTaxCredit', 'salesTaxCredit'],
    },
    otherStateCredit: inProportion('Worksheet for credit for income tax paid to other jurisdictions; 36 M.R.S. § 5217-A'),
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'dependentCareCredit'],
  },
  MS: {
    since: 2024,
    ...both({
      method: {
        on: 'ownIncome',
        deductions: { standardDeduction: 'byIncome', personalExemption: 'byIncome', dependentExemption: 'byIncome' },
      },
      source: 'Form 80-205 lines 13 to 15; Form 80-100, Non-residents and part-year residents; Miss. Code §§ 27-7-17, 27-7-21',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: { value: 'taxThatTaxableIncomeAdds', source: 'Form 80-160, Limitations; Miss. Code § 27-7-77(2)(c)' },
    creditUnconfirmedWith: ['socialSecuritySubtraction', 'retirementIncomeSubtraction', 'spouseAdjustment', 'dependentCareCredit'],
  },
  MT: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['federalTaxableIncome'],
      source: 'Form 2, Nonresident/Part-Year Resident Ratio Schedule; MCA 15-30-2104',
      onlyWithoutLosses: true,
    }),
    otherStateCredit: { value: 'rateOnIncome', source: 'ARM 42.4.403(2); MCA 15-30-2302' },
    // Whether the other state's income counts before its deductions.
    orLimitedTo: 'shareByTaxableIncome',
    creditUnconfirmedWith: ['stateTaxAddBack', 'qualifiedBusinessIncomeAddBack', 'ageDeduction'],
  },
};
