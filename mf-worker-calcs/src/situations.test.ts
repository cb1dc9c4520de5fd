/** Situations of each audience, computed by hand, from the form to the answer. Federal rates of 2025: Rev. Proc. 2024-40, Pub. L. 119-21. */
import { placeOf, type CalculatorInputs, type PlaceInputs } from '@bracketwise/shared-ui/calculator';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { loadStateLaw, taxOnFreelancer } from '@bracketwise/tax-engine';
import { businessForm } from './calculators/business/form.ts';
import { answerTo } from './calculators/business/official.ts';
import { expatForm } from './calculators/expat/form.ts';
import { officialExpat } from './calculators/expat/official.ts';
import { freelancerForm } from './calculators/freelancer/form.ts';
import { countedExpenses, officialFreelancer } from './calculators/freelancer/official.ts';
import { immigrantForm } from './calculators/immigrant/form.ts';
import { officialForms, officialImmigrant } from './calculators/immigrant/official.ts';
import { officialResidence } from './calculators/immigrant/stay.ts';
import { loadBusinessLaw } from './states/business-law.ts';

const valuesOf = <D extends Draft, Values>(form: CalculatorInputs<D, Values>, entries: Draft) =>
  form.schema('en-US').validate({ ...form.draft, state: 'TX', taxYear: '2025', ...entries });

type InState = PlaceInputs & { readonly state: Parameters<typeof loadStateLaw>[0] };
const lawOf = async (values: unknown) => loadStateLaw((values as InState).state);

describe('immigrants', () => {
  const answerOf = async (entries: Draft) => {
    const values = await valuesOf(immigrantForm, entries);
    const residence = officialResidence(values);
    const { federalTax, payrollTax } = officialImmigrant(values, residence, { law: await lawOf(values) }, placeOf(values.state, values));
    return { federalTax, payrollTax, forms: officialForms(values, residence).join(', ') };
  };
  const h1b = { visaStatus: 'h1b', monthsInUs: '12' };

  test.each<[string, Draft, number, number, string]>([
    // 12,000 − 5,000 by Article 20(c): 10 %.
    ['an F-1 student from China', { usIncome: '12000', monthsInUs: '12', treaty: 'student_CN' }, 700, 0, 'Form 1040-NR, Form 8843'],
    // Article 22 frees all wages for two years.
    [
      'a J-1 teacher from India in the first year',
      { visaStatus: 'j1', exchangeRole: 'teacher', usIncome: '45000', monthsInUs: '12', treaty: 'teacher_IN' },
      0,
      0,
      'Form 1040-NR, Form 8843',
    ],
    // 92 days. No deduction: 1,192.50 + 12 % of 13,075.
    [
      'an H-1B worker who came in October',
      { ...h1b, monthsInUs: '3', arrivedOn: '2025-10-01', usIncome: '25000' },
      2_761.5,
      1_912.5,
      'Form 1040-NR',
    ],
    // The choice of § 7701(b)(4) brings no standard deduction either.
    [
      'the same with the first-year choice',
      { ...h1b, monthsInUs: '3', arrivedOn: '2025-10-01', usIncome: '25000', firstYearChoice: true },
      2_761.5,
      1_912.5,
      'Form 1040, Form 1040-NR',
    ],
    // 100,000 − 31,500 = 68,500: 2,385 + 12 % of 44,650 = 7,743, less 2 × 2,200.
    [
      'a couple with two children who have Social Security numbers',
      { ...h1b, usIncome: '100000', filingStatus: 'married_joint', children: '2' },
      3_343,
      7_650,
      'Form 1040',
    ],
    // Foreign income after the departure isn't taxed. 50,000: 1,192.50 + 4,386 + 22 % of 1,525.
    [
      'a green card holder who left for good in June',
      {
        visaStatus: 'green_card',
        monthsInUs: '6',
        leftOn: '2025-06-30',
        usIncome: '50000',
        foreignIncome: '20000',
        foreignIncomeAsResident: '0',
      },
      5_914,
      3_825,
      'Form 1040-NR, Form 1040',
    ],
    // Two exempt years of the last six are used up. 60,000 − 15,750: 1,192.50 + 12 % of 32,325.
    [
      'a J-1 researcher in the third year',
      { visaStatus: 'j1', exchangeRole: 'teacher', exemptYearsBefore: '2', monthsInUs: '12', usIncome: '60000' },
      5_071.5,
      4_590,
      'Form 1040',
    ],
    // Who claims an article for teachers came as one, whatever the form's default says.
    [
      'the same who claims Germany’s article for teachers, which the third year no longer offers here',
      { visaStatus: 'j1', exemptYearsBefore: '2', monthsInUs: '12', usIncome: '60000', treaty: 'teacher_DE' },
      5_071.5,
      4_590,
      'Form 1040',
    ],
    // § 7701(b)(2)(A)(ii): residence begins on that day, though the year was spent here. 60,000 without a deduction.
    [
      'a student whose green card came in July',
      { visaStatus: 'green_card', monthsInUs: '12', arrivedOn: '2025-07-01', usIncome: '60000' },
      8_114,
      4_590,
      'Form 1040, Form 1040-NR',
    ],
  ])('%s', async (_who, entries, federalTax, payrollTax, forms) =>
    expect(await answerOf(entries)).toEqual({ federalTax, payrollTax, forms }),
  );
});

describe('expats', () => {
  const answerOf = async (entries: Draft) => {
    const values = await valuesOf(expatForm, { state: '', feieQualification: 'yes', ...entries });
    return officialExpat(values, undefined).tax;
  };

  test.each<[string, Draft, number, object]>([
    // § 911(f): 4,250 on top of the excluded 130,000, at 24 %.
    [
      'pay above the exclusion is taxed at the rates above it',
      { foreignIncome: '150000' },
      1_020,
      { foreignEarnedIncomeExclusion: 130_000 },
    ],
    // 130,000 × 200 / 365 leaves 18,767.12; 3,017.12 at 22 %.
    ['200 days', { foreignIncome: '90000', daysAbroad: '200' }, 663.77, { foreignEarnedIncomeExclusion: 71_232.88 }],
    // 39,000 − 20,800. 180,000 − 148,200 − 15,750 = 16,050 at 24 %.
    ['rent up to the general limit', { foreignIncome: '180000', housingCosts: '45000' }, 3_852, { housingExclusion: 18_200 }],
    // 84,250: 13,449, all of it credited.
    [
      'foreign tax above the US tax, without the exclusion',
      { foreignIncome: '100000', foreignTax: '25000', feieQualification: 'no' },
      0,
      { foreignTaxCredit: 13_449, unusedForeignTax: 11_551 },
    ],
    // 15.3 % of 92.35 %: § 1402(a)(8).
    [
      'a business without an agreement owes self-employment tax on excluded profit',
      { foreignIncome: '80000', work: 'selfEmployed', country: 'other' },
      11_303.64,
      { selfEmploymentTax: 11_303.64 },
    ],
    ['US income below the standard deduction next to excluded pay', { foreignIncome: '100000', usIncome: '10000' }, 0, {}],
    // 60,000 − 23,625 = 36,375: 1,700 + 12 % of 19,375 = 4,025, all credited; up to 1,700 of each child's credit is refunded: § 24(d), (h)(5).
    [
      'two children in Germany, where the tax there leaves none here: the refundable part is paid out',
      { foreignIncome: '60000', foreignTax: '12000', filingStatus: 'head_of_household', children: '2' },
      -3_400,
      { foreignTaxCredit: 4_025, childTaxCredit: 3_400, foreignEarnedIncomeExclusion: 0 },
    ],
    // Without the exclusion 4,025 less 4,400; with it, § 24(d)(3) pays out nothing.
    [
      'two children and no tax abroad: giving up the exclusion is better',
      { foreignIncome: '60000', filingStatus: 'head_of_household', children: '2' },
      -375,
      { childTaxCredit: 4_400, foreignEarnedIncomeExclusion: 0 },
    ],
    // 5,050 at 24 % above the exclusions is 1,212, and the credit lowers it to nothing.
    [
      'a child next to the exclusion lowers the tax, and no more',
      { foreignIncome: '150000', usIncome: '10000', housingCosts: '30000', children: '1' },
      0,
      { childTaxCredit: 1_212, foreignEarnedIncomeExclusion: 130_000 },
    ],
  ])('%s', async (_what, entries, totalTax, parts) => expect(await answerOf(entries)).toMatchObject({ totalTax, ...parts }));
});

describe('freelancers', () => {
  const answerOf = async (entries: Draft) => {
    const values = await valuesOf(freelancerForm, entries);
    const tax = taxOnFreelancer({ ...officialFreelancer(values, values), state: await lawOf(values) });
    return { ...tax, expenses: countedExpenses(values, values).total };
  };

  test.each<[string, Draft, object]>([
    // 92.35 % of 433 is 399.88: below 400, § 1402(b)(2).
    ['433', { income: '433' }, { selfEmploymentTax: 0, totalTax: 0 }],
    ['434', { income: '434' }, { selfEmploymentTax: 61.32, totalTax: 61.32 }],
    // 176,100 at 12.4 % and 184,700 at 2.9 %. 186,403.65 − 15,750 = 170,653.65, less 20 %: 136,522.92: 17,651 + 24 % of 33,172.92.
    [
      '200,000',
      { income: '200000' },
      { selfEmploymentTax: 27_192.7, qualifiedBusinessIncomeDeduction: 34_130.73, federalTax: 25_612.5, totalTax: 52_805.2 },
    ],
    // The wages use up the base: 2.9 % of 18,470.
    ['20,000 next to wages of 176,100', { income: '20000', wages: '176100' }, { selfEmploymentTax: 535.63 }],
    // 5,000 less half of 706.48: § 162(l)(2)(A).
    ['5,000 with premiums of 6,000', { income: '5000', healthInsurance: '6000' }, { healthInsurance: 4_646.76 }],
    // 70 cents a mile (Notice 2025-5), and 300 of 400 square feet at $5.
    [
      '60,000 with 10,000 miles and a home office',
      { income: '60000', miles: '10000', vehicleExpenses: '3000', officeArea: '400' },
      { expenses: 8_500 },
    ],
    // Joint: 150,000 − 31,500 = 118,500 owes 11,157 + 22 % of 21,550 = 15,898; 88,500 owes 2,385 + 12 % of 64,650 = 10,143, of which 90 %
    // is withheld: § 6654(d)(1)(B)(i). The loss counts on Form 1040, line 8.
    [
      '20,000 with expenses of 50,000 next to wages of 150,000',
      { income: '20000', vehicleExpenses: '50000', wages: '150000', withheld: '12000', filingStatus: 'married_joint' },
      { selfEmploymentTax: 0, federalTax: -5_755, totalTax: -5_755, federalTaxOfYear: 10_143, quarters: { required: 0 } },
    ],
    // The wages alone owe 1,192.50 + 12 % of 12,325; the rest of the loss carries over: § 172.
    [
      'nothing with expenses of 60,000 next to wages of 40,000',
      { income: '0', vehicleExpenses: '60000', wages: '40000' },
      { federalTax: -2_671.5, federalTaxOfYear: 0 },
    ],
    ['nothing with expenses of 60,000 and no wages', { income: '0', vehicleExpenses: '60000' }, { totalTax: 0, federalTaxOfYear: 0 }],
  ])('an income of %s', async (_what, entries, expected) => expect(await answerOf(entries)).toMatchObject(expected));
});

describe('owners', () => {
  const answerOf = async (entries: Draft) => {
    const values = await valuesOf(businessForm, entries);
    return answerTo(values, await loadBusinessLaw(values.state as 'TX')).own;
  };

  test.each<[string, Draft, object]>([
    // 21 %; the dividend of 39,500 is below the 0 % limit.
    ['a C corporation', { businessType: 'c_corp', revenue: '50000' }, { corporateTax: 10_500, federalTax: 0, totalTax: 10_500 }],
    // 55,125 of profit after 4,590 and 285. 115,125 − 15,750 − 11,025 = 88,350: 1,192.50 + 4,386 + 22 % of 39,875.
    [
      'an S corporation',
      { businessType: 's_corp', revenue: '120000', ownerSalary: '60000' },
      { payrollTax: 9_180, employerTaxes: 285, qualifiedBusinessIncomeDeduction: 11_025, federalTax: 14_351, totalTax: 23_816 },
    ],
    // 800, and 900 from receipts of 250,000: Cal. Rev. & Tax. Code §§ 17941, 17942.
    ['an LLC in California', { businessType: 'llc', revenue: '300000', expenses: '200000', state: 'CA' }, { entityTax: 1_700 }],
    // Above 247,300 of taxable income, a specified service has none: § 199A(d)(3).
    [
      'a law practice with a high income',
      { revenue: '320000', specifiedService: 'yes' },
      { selfEmploymentTax: 30_406.48, qualifiedBusinessIncomeDeduction: 0 },
    ],
    ['a year with a loss', { revenue: '10000', expenses: '25000' }, { totalTax: 0 }],
    // 2.9 % and 12.4 % on 92,350, and the plan lowers only income tax: 92,935.22 − 15,750 − 20,000, less 20 % of 57,185.22 (below 20 % of 72,935.22).
    [
      'a sole proprietor with a plan',
      { revenue: '100000', ownPlan: '20000' },
      { selfEmploymentTax: 14_129.55, qualifiedBusinessIncomeDeduction: 11_437.04 },
    ],
  ])('%s', async (_what, entries, expected) => expect(await answerOf(entries)).toMatchObject(expected));
});
