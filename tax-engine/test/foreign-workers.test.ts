import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import { NONRESIDENT_FILING_STATUSES, residenceOf, taxOnForeignWorker } from '../src/index.ts';
import type { ForeignWorkerRequest } from '../src/questions/foreign-worker.ts';
import type { ResidenceRequest } from '../src/rules/residence.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents, centsOf, estimate } from './household.ts';
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

  test.each(['student', 'exchangeVisitor'] as const)('a %s counts no days until the exempt years are used up', (immigrationStatus) => {
    const there = { ...worker, immigrationStatus, presence: days(365, 365, 366) };
    expect(residenceOf(there)).toMatchObject({ resident: false, ground: 'exemptDays', totalDays: 0 });
    expect(residenceOf({ ...there, exemptYearsUsedUp: true })).toMatchObject({ resident: true, ground: 'presence' });
  });

  test.each(['citizen', 'permanentResident'] as const)('a %s is a resident without a single day', (immigrationStatus) => {
    expect(residenceOf({ ...worker, immigrationStatus })).toMatchObject({ resident: true, ground: immigrationStatus, totalDays: 0 });
  });

  test('other workers have no exempt years', () => {
    expect(residenceOf({ ...worker, presence: days(200) }).resident).toBe(true);
  });

  test.each([NaN, -1, 367])('rejects %d days', (thisYear) => {
    expect(() => residenceOf({ ...worker, presence: days(thisYear) })).toThrow(RangeError);
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
    ['exchangeVisitor', 0, 0],
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
    ['AZ', 'the federal deduction', 0.025 * 60_000],
    ['PA', 'no deduction at all', 0.0307 * 60_000],
  ] as const)('in %s, whose form has %s', (code, _form, tax) => {
    expect(taxed({ state: stateLaws[code] }).state).toEqual({ code, provisional: false, tax: expect.closeTo(tax, 2) as number });
  });

  test('can take a state’s own deduction: 5,706 in California', () => {
    const { state, lines } = taxed({ state: stateLaws.CA });
    expect(lines.find(({ section, label }) => section === 'state' && label === 'standardDeduction')?.amount).toBe(-5_706);
    expect(state?.tax).toBe(estimate('CA', 2025, 'single', 60_000).stateTax);
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
    const student = { immigrationStatus: 'exchangeVisitor', usWages: 30_000, treaty } as const;
    expect(taxed(student)).toMatchObject({ federalTax, payrollTax: 0, payrollTaxExempt: true });
    // The state's tax ignores it: 30,000 at 3.07 %.
    expect(taxed({ ...student, state: stateLaws.PA }).state?.tax).toBe(921);
  });

  test('exempts no more than the wages', () => {
    expect(taxed({ immigrationStatus: 'student', usWages: 4_000, treaty: CN })).toMatchObject({ grossIncome: 0, federalTax: 0 });
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

const requests: fc.Arbitrary<ForeignWorkerRequest> = fc
  .record({
    taxYear: fc.constantFrom(...TAX_YEARS),
    immigrationStatus: fc.constantFrom('citizen', 'student', 'exchangeVisitor', 'other'),
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
        const alone = { ...request, foreignIncome: 0 };
        const asResident = taxOnForeignWorker({ ...alone, resident: true });
        expect(taxOnForeignWorker({ ...alone, resident: false }).federalTax).toBeGreaterThanOrEqual(asResident.federalTax);
      }),
    );
  });

  test.each(['usWages', 'foreignIncome'] as const)('are rejected with %s outside the limits', (name) => {
    for (const amount of [NaN, -0.01, 1_000_000_000.01]) expect(() => taxed({ [name]: amount })).toThrow(RangeError);
  });
});
