import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import {
  type HomePlace,
  loadResidentOfPart,
  mayChooseResidence,
  NONRESIDENT_FILING_STATUSES,
  residenceOf,
  taxOnForeignWorker,
} from '../src/index.ts';
import type { ForeignWorkerRequest } from '../src/questions/foreign-worker.ts';
import type { ResidenceRequest } from '../src/rules/residence.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents, centsOf, estimate } from './household.ts';
import { statesIgnoringTreaties } from '../src/law/federal/state-treaties.ts';
import { studentTreaties, teacherTreaties } from '../src/law/federal/treaties.ts';
import fc from './random.ts';

const worker: ResidenceRequest = {
  taxYear: 2025,
  immigrationStatus: 'other',
  presence: { thisYear: 0, yearBefore: 0, secondYearBefore: 0 },
};
const days = (thisYear: number, yearBefore = 0, secondYearBefore = 0) => ({ thisYear, yearBefore, secondYearBefore });

describe('the substantial presence test', () => {
  test.each([
    ['the example of Publication 519: 120 + 40 + 20 = 180', days(120, 120, 120), 180, false, 'fewDays'],
    ['122 days in each year: 122 + 40⅔ + 20⅓ = 183', days(122, 122, 122), 183, true, 'presence'],
    ['121 days in each year', days(121, 121, 121), 181.5, false, 'fewDays'],
    ['182 days of one year', days(182), 182, false, 'fewDays'],
    ['183 days of one year', days(183), 183, true, 'presence'],
    ['fails by a third of a day', days(180, 8), 182 + 2 / 3, false, 'fewDays'],
    ['fails by a sixth of a day', days(180, 8, 1), 182 + 5 / 6, false, 'fewDays'],
    ['passes by a sixth of a day', days(180, 8, 2), 183, true, 'presence'],
    ['30 days after two full years: 213 weighted days', days(30, 365, 366), 30 + 365 / 3 + 61, false, 'fewDaysThisYear'],
    ['31 days after two full years', days(31, 365, 366), 31 + 365 / 3 + 61, true, 'presence'],
    ['no days at all', days(0), 0, false, 'fewDays'],
  ] as const)('%s', (_case, presence, total, resident, ground) => {
    const answer = residenceOf({ ...worker, presence });
    expect(answer).toMatchObject({ resident, ground });
    expect(answer.totalDays).toBeCloseTo(total, 9);
  });

  test.each([
    ['a student here all year in the fifth calendar year', 'student', 4, days(365), 'exemptDays'],
    ['a student in the sixth', 'student', 5, days(365), 'presence'],
    ['a teacher in the second of the last seven years', 'teacherOrTrainee', 1, days(365, 365, 366), 'exemptDays'],
    ['a teacher who was exempt in two of the last six', 'teacherOrTrainee', 2, days(365), 'presence'],
    ['another worker, who has no exempt years', 'other', 0, days(200), 'presence'],
  ] as const)('%s', (_who, immigrationStatus, exemptYearsBefore, presence, ground) => {
    expect(residenceOf({ ...worker, immigrationStatus, exemptYearsBefore, presence }).ground).toBe(ground);
  });

  // "Alien Residency Examples", irs.gov, and the examples of the payroll office of UCLA.
  test.each([
    ['W, a student since August 2015, in 2020', 2020, 'student', 5, days(366), 366, 'presence'],
    ['W if he had come in 2016', 2020, 'student', 4, days(366), 0, 'exemptDays'],
    ['D, a student until 2017, away for a year, in 2019: 153 + 181/3', 2020, 'student', 5, days(153, 181), 153 + 181 / 3, 'presence'],
    ['D in 2020: 366 + 153/3 + 181/6', 2020, 'student', 5, days(366, 153, 181), 366 + 51 + 181 / 6, 'presence'],
    ['a J-1 scholar since August 2007, in 2009: 237 days', 2021, 'teacherOrTrainee', 2, days(237), 237, 'presence'],
    ['a scholar since December 2021, in 2022', 2022, 'teacherOrTrainee', 1, days(365), 0, 'exemptDays'],
    ['the same in 2023', 2023, 'teacherOrTrainee', 2, days(365), 365, 'presence'],
  ] as const)('example of the IRS or a university: %s', (_who, taxYear, immigrationStatus, exemptYearsBefore, presence, total, ground) => {
    const answer = residenceOf({ taxYear, immigrationStatus, exemptYearsBefore, presence });
    expect(answer.ground).toBe(ground);
    expect(answer.totalDays).toBeCloseTo(total, 9);
  });

  test.each([
    ['182 days this year', days(182, 100), 'closerConnection', false],
    ['183 days this year', days(183, 100), 'presence', true],
    ['too few weighted days to need it', days(100), 'fewDays', false],
  ] as const)('a closer connection abroad, with %s', (_days, presence, ground, resident) => {
    expect(residenceOf({ ...worker, presence, closerConnection: true })).toMatchObject({ ground, resident });
  });

  test('a closer connection does not help a green card holder', () => {
    const holder = { ...worker, immigrationStatus: 'permanentResident', presence: days(40), closerConnection: true } as const;
    expect(residenceOf(holder).ground).toBe('permanentResident');
  });

  test.each(['citizen', 'permanentResident'] as const)('a %s is a resident without a single day', (immigrationStatus) => {
    expect(residenceOf({ ...worker, immigrationStatus })).toMatchObject({ resident: true, ground: immigrationStatus, totalDays: 0 });
  });

  test.each([NaN, -1, 367])('rejects %d days', (thisYear) => {
    expect(() => residenceOf({ ...worker, presence: days(thisYear) })).toThrow(RangeError);
  });
});

describe('the first-year choice', () => {
  test.each([
    ['example 1 of Publication 519: 46 of 61 days are 75.4 %', 31, 61, 46, true],
    ['example 2: 41 days and five of absence', 31, 61, 41, true],
    ['40 days and five of absence are 73.8 %', 31, 61, 40, false],
    ['30 days in a row', 30, 61, 61, false],
    ['D of the IRS’s examples, from January 1 to June 30', 181, 365, 181, false],
    ['31 days to the end of the year', 31, 31, 31, true],
  ])('%s', (_stay, daysInARow, daysToYearEnd, daysPresent, allowed) => {
    expect(mayChooseResidence(2025, { daysInARow, daysToYearEnd, daysPresent })).toBe(allowed);
  });
});

const nonresident: ForeignWorkerRequest = {
  taxYear: 2025,
  filingStatus: 'single',
  immigrationStatus: 'other',
  resident: false,
  usWages: 60_000,
  foreignIncome: 20_000,
};
const taxed = (change: Partial<ForeignWorkerRequest>) => taxOnForeignWorker({ ...nonresident, ...change });
const linesIn = ({ lines }: ReturnType<typeof taxed>, wanted: string) => lines.filter(({ section }) => section === wanted);

describe('a nonresident', () => {
  test('pays graduated rates on wages from the first dollar and nothing on income from abroad', () => {
    // 1,192.50 + 36,550 at 12% + 11,525 at 22% (Rev. Proc. 2024-40 § 2.01)
    expect(taxed({})).toMatchObject({ grossIncome: 60_000, standardDeduction: 0, taxableIncome: 60_000, federalTax: 8_114 });
    expect(taxed({ foreignIncome: 0 }).federalTax).toBe(8_114);
  });

  test('who is married uses the schedule of a separate return', () => {
    const wages = 500_000; // only the separate schedule takes 37% above 375,800
    expect(taxed({ filingStatus: 'marriedSeparate', usWages: wages }).federalTax - taxed({ usWages: wages }).federalTax).toBeCloseTo(
      2_484,
      2,
    );
  });

  test.each([
    ['student', 0, 0],
    ['teacherOrTrainee', 0, 0],
    ['other', 3_720, 870],
  ] as const)('as %s pays Social Security of %d and Medicare of %d', (immigrationStatus, socialSecurity, medicare) => {
    const tax = taxed({ immigrationStatus });
    expect(tax).toMatchObject({ socialSecurity, medicare, additionalMedicare: 0, payrollTaxExempt: immigrationStatus !== 'other' });
    expect(tax.totalTax).toBe(8_114 + socialSecurity + medicare);
    expect(tax.effectiveRate).toBeCloseTo((tax.totalTax / 80_000) * 100, 9);
  });

  test('with the exemption has a line that cites the statute', () => {
    expect(linesIn(taxed({ immigrationStatus: 'student' }), 'payroll')[0]).toMatchObject({
      label: 'payrollTaxExemption',
      amount: 60_000,
      source: '26 U.S.C. § 3121(b)(19)',
    });
  });

  test.each(['marriedJoint', 'headOfHousehold'] as const)('cannot file as %s', (filingStatus) => {
    expect(() => taxed({ filingStatus })).toThrow(RangeError);
    expect(() => taxed({ filingStatus, resident: true })).not.toThrow();
  });

  test.each([
    // These states adopt the federal deduction, which is zero here.
    ['CO', 'the federal taxable income', 0.044 * 60_000],
    ['SC', 'the federal taxable income, without adding back what was not deducted', 0.03 * 14_270 + 0.06 * 42_170],
    ['UT', 'a credit for the federal deduction', 0.045 * 60_000],
    ['AZ', 'the federal itemized deductions, so a tax t is 2.5 % of 60,000 − t', (0.025 * 60_000) / 1.025],
    ['PA', 'no deduction at all', 0.0307 * 60_000],
  ] as const)('in %s, whose form has %s', (code, _form, tax) => {
    expect(taxed({ state: stateLaws[code] }).state).toEqual({ code, provisional: false, tax: expect.closeTo(tax, 2) as number });
  });

  test('can take a state’s own deduction: 5,706 in California', () => {
    const { state, lines } = taxed({ state: stateLaws.CA });
    expect(lines.find(({ section, label }) => section === 'state' && label === 'standardDeduction')?.amount).toBe(-5_706);
    expect(state?.tax).toBe(estimate('CA', 2025, 'single', 60_000).stateTax);
  });

  // N.C. Gen. Stat. § 105-153.5(a)(1) and Form D-401; revenue.state.mn.us, "Aliens"; Publication OR-17; R.I. Gen. Laws
  // § 44-30-2.6(c)(3)(B)(II); Neb. Rev. Stat. § 77-2716.01(3)(a); HRS § 235-2.4(a); Form D-40 Booklet.
  test.each<[StateCode, string, number]>([
    ['NC', '4.25 % of 30,000', 1_275],
    ['MN', '5.35 % of 30,000', 1_605],
    // A federal tax of F = 3,339.90 − 0.12 t: t = 209 + 452.25 + 0.0875 × (18,900 − F) − 256.
    ['OR', 'the federal tax subtracted, so a tax t is 1,766.76 / 0.9895', 1_785.51],
    ['RI', '3.75 % of 30,000 − 5,100', 933.75],
    ['NE', '2.46 % of 4,030, 3.51 % of 20,090, 5.01 % of 5,880, less 171', 927.89],
    // It deducts its own tax: t = 859.20 + 6.8 % of 30,000 − 1,144 − 24,000 − t.
    ['HI', 'a tax t is 1,189.41 / 1.068', 1_113.68],
    ['DC', '4 % of 10,000 and 6 % of 20,000', 1_600],
  ])('has no standard deduction in %s: %s', (code, _form, tax) => {
    const student = { immigrationStatus: 'student', usWages: 30_000, state: stateLaws[code] } as const;
    const { state, lines } = taxed(student);
    expect(state?.tax).toBeCloseTo(tax, 1);
    expect(lines.filter(({ section, label, amount }) => section === 'state' && label === 'standardDeduction' && amount !== 0)).toEqual([]);
    expect(taxed({ ...student, immigrationStatus: 'other', resident: true, dualStatus: true, foreignIncome: 0 }).state?.tax).toBeCloseTo(
      tax,
      1,
    );
  });

  test('of India has Minnesota’s standard deduction by the treaty: 5.35 % of 30,000 − 14,950', () => {
    const student = { immigrationStatus: 'student', usWages: 30_000, treaty: studentTreaties.IN, state: stateLaws.MN } as const;
    expect(taxed(student).state?.tax).toBe(805.18);
  });

  test('deducts state income tax and disability insurance, gifts and casualty losses: Schedule A of Form 1040-NR', () => {
    const student = { immigrationStatus: 'student', usWages: 30_000, state: stateLaws.CA } as const;
    // California: 30,000 − 5,706 = 24,294: 110.79 + 2 % of 13,215 − 153 = 222.09; insurance 1.2 % = 360.
    // 30,000 − 582.09 = 29,417.91: 1,192.50 + 12 % of 17,492.91.
    expect(taxed(student)).toMatchObject({ standardDeduction: 0, itemizedDeductions: 582.09, federalTax: 3_291.65 });
    // 1,000 less: 120 less.
    expect(taxed({ ...student, charitableGifts: 600, casualtyLosses: 400 })).toMatchObject({
      itemizedDeductions: 1_582.09,
      federalTax: 3_171.65,
    });
    // Without a state there is nothing else to deduct: 29,000: 1,192.50 + 12 % of 17,075.
    expect(taxed({ usWages: 30_000, charitableGifts: 1_000 }).federalTax).toBe(3_241.5);
  });

  test('leaves the standard deduction to others: a resident’s gifts change nothing', () => {
    expect(taxed({ resident: true, charitableGifts: 5_000 })).toEqual(taxed({ resident: true }));
  });
});

describe('a treaty', () => {
  const { CN, DE, FR, IL, IN, KR, PH, PK, PL, TH } = studentTreaties;
  // $30,000 of wages: 1,192.50 + 12 % above 11,925. Articles and amounts: IRS Publication 901.
  test.each([
    ['none: 18,075 at 12 %', undefined, 3_361.5],
    ['India, the standard deduction: 30,000 − 15,750 = 14,250, 2,325 at 12 %, which is 1,890 less', IN, 1_471.5],
    ['China, 5,000: 13,075 at 12 %', CN, 2_761.5],
    ['France, 5,000', FR, 2_761.5],
    ['Pakistan, 5,000', PK, 2_761.5],
    ['Germany, 9,000: 9,075 at 12 %', DE, 2_281.5],
    ['Israel, 3,000: 15,075 at 12 %', IL, 3_001.5],
    ['the Philippines, 3,000', PH, 3_001.5],
    ['Thailand, 3,000', TH, 3_001.5],
    ['Korea, 2,000: 16,075 at 12 %', KR, 3_121.5],
    ['Poland, 2,000', PL, 3_121.5],
    ['China, all the pay of a teacher or researcher', teacherTreaties.CN, 0],
  ])('lowers the federal tax on a student: %s', (_country, treaty, federalTax) => {
    const student = { immigrationStatus: 'teacherOrTrainee', usWages: 30_000, treaty } as const;
    expect(taxed(student)).toMatchObject({ federalTax, payrollTax: 0, payrollTaxExempt: true });
    // Pennsylvania ignores it: 30,000 at 3.07 %.
    expect(taxed({ ...student, state: stateLaws.PA }).state?.tax).toBe(921);
  });

  test.each([
    // 25,000 federally. 921 of tax and 21 for unemployment insurance, five sixths of them deducted: 24,215; 1,192.50 + 12 % of 12,290.
    ['PA', 'ignores it: 3.07 % of 30,000', 921, 2_667.3],
    // (25,000 − 2,850) at 4.95 %, all deducted: 23,903.57; 1,192.50 + 12 % of 11,978.57.
    ['IL', 'starts from federal income: 4.95 % of 25,000 less its exemption', 1_096.43, 2_629.93],
  ] as const)('of China for a student in %s, which %s', (code, _how, tax, federalTax) => {
    const { state, ...answer } = taxed({ immigrationStatus: 'student', usWages: 30_000, treaty: CN, state: stateLaws[code] });
    expect(state?.tax).toBe(tax);
    expect(answer.federalTax).toBe(federalTax);
  });

  test('exempts pay from no payroll levy: 1.2 % of 30,000 in California', () => {
    const teacher = { immigrationStatus: 'teacherOrTrainee', usWages: 30_000, treaty: teacherTreaties.CN, state: stateLaws.CA } as const;
    expect(taxed(teacher)).toMatchObject({ federalTax: 0, payrollLevies: 360, state: { tax: 222.09 } });
  });

  test('exempts no more than the wages', () => {
    expect(taxed({ immigrationStatus: 'student', usWages: 4_000, treaty: CN })).toMatchObject({ grossIncome: 0, federalTax: 0 });
  });

  // As three universities print it for their students: UCLA's payroll chart, Tennessee's payroll manual, and Chicago's or Angelo State's list.
  test.each([
    ['BD', '21(2)', 8_000, 2],
    ['CY', '21(1)', 2_000, 5],
    ['CZ', '21(1)', 5_000, 5],
    ['EE', '20(1)', 5_000, 5],
    ['EG', '23(1)', 3_000, 5],
    ['ES', '22(1)', 5_000, 5],
    ['ID', '19(1)', 2_000, 5],
    ['LT', '20(1)', 5_000, 5],
    ['LV', '20(1)', 5_000, 5],
    ['MA', '18', 2_000, 5],
    ['NO', '16(1)', 2_000, 5],
    ['PT', '23(1)', 5_000, 5],
    ['RO', '20(1)', 2_000, 5],
    ['SI', '20(1)', 5_000, 5],
    ['SK', '21(1)', 5_000, 5],
    ['TN', '20', 4_000, 5],
    ['TT', '19(1)', 2_000, 5],
    ['VE', '21(1)', 5_000, 5],
  ] as const)('of %s, Article %s, exempts %d of a student’s wages for %d years', (country, article, benefit, years) => {
    expect(studentTreaties[country]).toEqual({ article, benefit, years });
  });

  test('of China is left to students who have become residents, next to the standard deduction and with payroll taxes', () => {
    const student = { immigrationStatus: 'student', resident: true, usWages: 30_000, foreignIncome: 0, treaty: CN } as const;
    // 30,000 − 5,000 − 15,750 = 9,250 at 10 %; 7.65 % of 30,000.
    expect(taxed(student)).toMatchObject({ federalTax: 925, payrollTax: 2_295, payrollTaxExempt: false });
    expect(() => taxed({ ...student, dualStatus: true })).toThrow(RangeError);
    // Joint: no taxable income, so 15 % of 25,000 − 2,500 of earned income, 3,375, but at most 1,700 for a child.
    const family = { hasSsn: true, spouseHasSsn: true, childrenWithSsn: 1, childrenWithItin: 0 };
    expect(taxed({ ...student, filingStatus: 'marriedJoint', family }).credits?.forChildren).toBe(1_700);
  });

  test.each([{ resident: true, immigrationStatus: 'student' }, { immigrationStatus: 'other' }] as const)(
    'is refused to others: %j',
    (change) => {
      expect(() => taxed({ ...change, treaty: IN })).toThrow(RangeError);
    },
  );
});

describe('a resident', () => {
  test('pays tax on worldwide income, with the standard deduction, and payroll taxes only on the wages', () => {
    // 80,000 - 15,750 = 64,250: 1,192.50 + 4,386 + 15,775 at 22%
    expect(taxed({ resident: true })).toMatchObject({
      grossIncome: 80_000,
      standardDeduction: 15_750,
      taxableIncome: 64_250,
      federalTax: 9_049,
      socialSecurity: 3_720,
      medicare: 870,
    });
  });

  test('who is a student pays payroll taxes', () => {
    expect(taxed({ resident: true, immigrationStatus: 'student' })).toMatchObject({ payrollTaxExempt: false, payrollTax: 4_590 });
  });

  test.each(STATE_CODES)('with only wages owes the usual tax in %s', (state) => {
    for (const taxYear of ESTIMATE_YEARS)
      for (const filingStatus of FILING_STATUSES) {
        for (const usWages of [12_000, 60_000, 300_000]) {
          const { federalTax, stateTax, totalTax } = estimate(state, taxYear, filingStatus, usWages);
          const tax = taxed({ taxYear, filingStatus, resident: true, usWages, foreignIncome: 0, state: stateLaws[state] });
          expect([tax.federalTax, tax.state?.tax, tax.totalTax]).toEqual([federalTax, stateTax, totalTax]);
        }
      }
  });

  test('in 2026 uses the state law of 2026', () => {
    const tax = taxed({ taxYear: 2026, resident: true, foreignIncome: 0, state: stateLaws.PA });
    expect(tax.state).toEqual({ code: 'PA', provisional: false, tax: 1_842 });
    expect(tax.standardDeduction).toBe(16_100);
  });
});

describe('a resident for a part of the year', () => {
  const arrived = { resident: true, dualStatus: true, foreignIncome: 10_000 } as const;

  test('pays on US wages and on foreign income since arriving, without the standard deduction', () => {
    // 60,000 + 10,000: 1,192.50 + 4,386 + 21,525 at 22 %.
    expect(taxed(arrived)).toMatchObject({ grossIncome: 70_000, standardDeduction: 0, federalTax: 10_314, payrollTax: 4_590 });
  });

  test('deducts state tax: 3.07 % of 70,000 in Pennsylvania', () => {
    // With 42 for unemployment insurance; 67,809: 19,334 at 22 %.
    expect(taxed({ ...arrived, state: stateLaws.PA })).toMatchObject({ itemizedDeductions: 2_191, federalTax: 9_831.98 });
  });

  test.each<[StateCode, boolean, number, HomePlace]>([
    // Form IT-203: 60,000 − 8,000, all of it New York's: 340 + 144 + 115.50 + 5.5 % of 38,100.
    ['NY', true, 2_695, {}],
    // Form NJ-1040: eight twelfths of the exemption of 1,000. 280 + 262.50 + 175 + 5.525 % of 19,333.33.
    ['NJ', true, 1_785.67, {}],
    // New York City has its own return for a part of the year, Form IT-360.1.
    ['NY', false, 2_695, { locality: 'NYC' }],
    // No confirmed rule.
    ['AZ', false, 1_463.41, {}],
    // Eight twelfths of the grocery credit of 155, not refunded: IDAPA 35.01.01.771.
    ['ID', true, 2_821.69, {}],
  ])('from May in %s: a return for that part is %s', async (code, isPartYearInState, tax, place) => {
    const { law, residentOfPart } = await loadResidentOfPart(code);
    const partOfYear = residentOfPart('2025-05-01', '2025-12-31');
    const answer = taxed({ resident: true, dualStatus: true, foreignIncome: 0, state: law, place, partOfYear });
    expect(answer).toMatchObject({ isPartYearInState, state: { code, tax } });
  });

  test('who files jointly by the choice of the whole year keeps the part of the year in the state', async () => {
    const { law, residentOfPart } = await loadResidentOfPart('NJ');
    const couple = { resident: true, filingStatus: 'marriedJoint', foreignIncome: 0, state: law } as const;
    const partOfYear = residentOfPart('2025-05-01', '2025-12-31');
    // Form NJ-1040: eight twelfths of 2,000. 280 + 525 + 2.45 % of 8,666.67.
    expect(taxed({ ...couple, partOfYear })).toMatchObject({
      isPartYearInState: true,
      standardDeduction: 31_500,
      state: { tax: 1_017.33 },
    });
    // The family's refundable credits have no rule for such a part.
    const family = { hasSsn: true, spouseHasSsn: true, childrenWithSsn: 2, childrenWithItin: 0 };
    const ofFamily = taxed({ ...couple, usWages: 30_000, family, partOfYear });
    expect(ofFamily).toMatchObject({ isPartYearInState: false });
    expect(ofFamily.state?.tax).toBe(taxed({ ...couple, usWages: 30_000, family }).state?.tax);
  });

  // From May 4, with 242 of 365 days, on all wages of the federal return.
  test.each<[StateCode, number]>([
    // Form 1-NR/PY line 3: 4,400 × 242 / 365 = 2,917.26. 80,000 − 2,000 of payroll taxes − 2,917.26, at 5 %.
    ['MA', 3_754.14],
    // Form 760PY: 930 × 242 / 365 = 616.60; no standard deduction, like the federal return. 720 + 5.75 % of 62,383.40.
    ['VA', 4_307.05],
  ])('prorates the exemption of %s by the days', async (code, tax) => {
    const { law, residentOfPart } = await loadResidentOfPart(code);
    const partOfYear = residentOfPart('2025-05-04', '2025-12-31');
    const answer = taxed({ resident: true, dualStatus: true, usWages: 80_000, foreignIncome: 0, state: law, partOfYear });
    expect(answer).toMatchObject({ isPartYearInState: true, state: { code, tax } });
  });

  // Two months with wages of 18,000 after 40,000 from abroad. Form 540NR lines 31 to 42; Cal. Rev. & Tax. Code § 17041(b)(2); FTB Publication 1100:
  // 58,000 − 5,706 = 52,294 is taxed at 110.79 + 303.70 + 607.52 + 6 % of 10,842 = 1,672.53, less the exemption of 153; of that, 18 / 58.
  test.each<[StateCode, number, number, boolean, number | undefined]>([
    ['CA', 40_000, 0, true, 471.58],
    // The same as a resident for that part with half of the foreign income in it: 38 / 58.
    ['CA', 40_000, 20_000, true, 995.55],
    // New York's Form IT-203 starts from federal income, so that it is not confirmed what counts.
    ['NY', 40_000, 0, false, undefined],
    ['NJ', 40_000, 0, false, undefined],
    // Without an income tax, nothing depends on it.
    ['TX', 40_000, 0, true, 0],
  ])(
    'in %s, %d from abroad with %d of it in the part: a return for that part is %s',
    async (code, ofYear, ofPart, isPartYearInState, tax) => {
      const { law, residentOfPart } = await loadResidentOfPart(code);
      const partOfYear = residentOfPart('2025-11-01', '2025-12-31', { ofYear, ofPart });
      const isResident = ofPart > 0;
      const answer = taxed({
        resident: isResident,
        dualStatus: isResident,
        usWages: 18_000,
        foreignIncome: ofPart,
        state: law,
        partOfYear,
      });
      expect(answer.isPartYearInState).toBe(isPartYearInState);
      if (tax !== undefined) expect(answer.state?.tax).toBeCloseTo(tax, 1);
      // The federal return has only the income of the part.
      expect(answer.grossIncome).toBe(18_000 + ofPart);
    },
  );

  test('has no part-year return where a refundable credit would count, because the year counts none', async () => {
    const { law, residentOfPart } = await loadResidentOfPart('ME');
    const ofMay = (usWages: number) =>
      taxed({
        resident: true,
        dualStatus: true,
        foreignIncome: 0,
        usWages,
        state: law,
        partOfYear: residentOfPart('2025-03-01', '2025-12-31'),
      });
    expect(ofMay(60_000).isPartYearInState).toBe(true);
    expect(ofMay(15_000).isPartYearInState).toBe(false);
  });

  test.each(['marriedJoint', 'headOfHousehold'] as const)('cannot file as %s', (filingStatus) => {
    expect(() => taxed({ ...arrived, filingStatus })).toThrow(RangeError);
  });

  test.each([{ resident: false }, { immigrationStatus: 'citizen' }] as const)('is not %j', (change) => {
    expect(() => taxed({ ...arrived, ...change })).toThrow(RangeError);
  });
});

describe('a family', () => {
  const couple = { resident: true, filingStatus: 'marriedJoint', usWages: 40_000, foreignIncome: 0 } as const;
  const ssn = { hasSsn: true, spouseHasSsn: true, childrenWithSsn: 2, childrenWithItin: 0 };
  // 40,000 − 31,500 = 8,500, tax 850. Two children: 4,400, of which 850 against the tax and 3,400 refunded; 7,152 − 21.06 % of 9,530.
  const everything = { forChildren: 4_250, earnedIncomeCredit: 5_144.98 };
  test.each([
    ['all with Social Security numbers', ssn, everything],
    [
      'of parents with ITINs: 500 for each child, up to the tax',
      { ...ssn, hasSsn: false, spouseHasSsn: false },
      { forChildren: 850, earnedIncomeCredit: 0 },
    ],
    ['of one parent with an ITIN: no earned income credit', { ...ssn, spouseHasSsn: false }, { forChildren: 4_250, earnedIncomeCredit: 0 }],
    // 2,200 + 500: 850 against the tax, 1,700 refunded; one child with a number for the earned income credit: 4,328 − 15.98 % of 9,530.
    [
      'with one child with an ITIN',
      { ...ssn, childrenWithSsn: 1, childrenWithItin: 1 },
      { forChildren: 2_550, earnedIncomeCredit: 2_805.11 },
    ],
    ['without children and with an ITIN', { ...ssn, hasSsn: false, childrenWithSsn: 0 }, { forChildren: 0, earnedIncomeCredit: 0 }],
  ])('%s', (_who, family, credits) => {
    const tax = taxed({ ...couple, family });
    expect(tax.credits).toEqual(credits);
    expect(tax.federalTax).toBeCloseTo(850 - credits.forChildren - credits.earnedIncomeCredit, 2);
    if (family.childrenWithSsn + family.childrenWithItin === 2) expect(tax.creditsWithSsn).toEqual(everything);
  });

  test('of parents with ITINs had the child tax credit until 2024', () => {
    // 40,000 − 29,200 = 10,800: tax 1,080; 4,000: 1,080 and 2,920 refunded.
    const tax = taxed({ ...couple, taxYear: 2024, family: { ...ssn, hasSsn: false, spouseHasSsn: false } });
    expect(tax.credits).toEqual({ forChildren: 4_000, earnedIncomeCredit: 0 });
  });

  test('counts only for residents', () => {
    expect(() => taxed({ family: ssn })).toThrow(RangeError);
  });

  // Publication 519, chapter 6: the credits of residents, without the earned income credit. 26 U.S.C. §§ 24, 32(c)(1)(D).
  test.each<[string, Partial<ForeignWorkerRequest>, number, number]>([
    // 60,000: 1,192.50 + 36,550 at 12 % + 11,525 at 22 % = 8,114, less 2 × 2,200.
    ['of the tax', { usWages: 60_000 }, 4_400, 3_714],
    // 1,192.50 and 12 % of 6,075 is 1,921.50 of tax; 15 % of 15,500 is 2,325, less than the 2,478.50 that are left.
    ['of the tax and a part of the rest', { usWages: 18_000 }, 4_246.5, -2_325],
    [
      'of the tax, by an ITIN only 500 for each',
      { usWages: 60_000, family: { ...ssn, childrenWithSsn: 0, childrenWithItin: 2 } },
      1_000,
      7_114,
    ],
    // 3.07 % of 60,000 and 0.07 %: 1,884 is deducted. 58,116: 9,641 at 22 %.
    ['of the tax, next to the deduction of Pennsylvania’s tax', { usWages: 60_000, state: stateLaws.PA }, 4_400, 3_299.52],
  ])('in a part of a year takes %s', (_what, change, forChildren, federalTax) => {
    const tax = taxed({ resident: true, dualStatus: true, foreignIncome: 0, family: ssn, ...change });
    expect(tax).toMatchObject({ credits: { forChildren, earnedIncomeCredit: 0 }, federalTax, standardDeduction: 0 });
    expect(centsOf(linesIn(tax, 'federal'))).toBe(cents(tax.federalTax));
    const without = taxed({ resident: true, dualStatus: true, foreignIncome: 0, ...change, family: undefined });
    expect(tax.state).toEqual(without.state);
    expect(without.federalTax).toBeCloseTo(federalTax + forChildren, 2);
  });
});

test('the states that ignore treaties tax wages', () => {
  for (const code of statesIgnoringTreaties.value) expect(taxed({ state: stateLaws[code] }).state?.tax).toBeGreaterThan(0);
});

const requests: fc.Arbitrary<ForeignWorkerRequest> = fc
  .record({
    taxYear: fc.constantFrom(...TAX_YEARS),
    immigrationStatus: fc.constantFrom('citizen', 'student', 'teacherOrTrainee', 'other'),
    resident: fc.boolean(),
    usWages: fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100),
    foreignIncome: fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100),
    filingStatus: fc.constantFrom(...NONRESIDENT_FILING_STATUSES),
    code: fc.constantFrom<StateCode>(...STATE_CODES),
  })
  .map(({ code, ...request }) => ({ ...request, state: stateLaws[code] }));

describe('residents and nonresidents', () => {
  test('have lines that add up to each part’s tax', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const tax = taxOnForeignWorker(request);
        expect(centsOf(linesIn(tax, 'federal'))).toBe(cents(tax.federalTax));
        expect(centsOf(linesIn(tax, 'payroll'))).toBe(cents(tax.payrollTax) + cents(tax.payrollLevies));
        expect(centsOf(linesIn(tax, 'state'))).toBe(cents(tax.state?.tax ?? 0));
      }),
    );
  });

  test('owe no less federal income tax as nonresidents than as residents with only the same wages', () => {
    fc.assert(
      fc.property(requests, (request) => {
        // A nonresident may itemize more state tax than the standard deduction.
        const alone = { ...request, foreignIncome: 0, state: undefined };
        const asResident = taxOnForeignWorker({ ...alone, resident: true });
        expect(taxOnForeignWorker({ ...alone, resident: false }).federalTax).toBeGreaterThanOrEqual(asResident.federalTax);
      }),
    );
  });

  test.each(['usWages', 'foreignIncome'] as const)('are rejected with %s outside the limits', (name) => {
    for (const amount of [NaN, -0.01, 1_000_000_000.01]) expect(() => taxed({ [name]: amount })).toThrow(RangeError);
  });
});
