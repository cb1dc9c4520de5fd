import AxeBuilder from '@axe-core/playwright';
import { Calculator } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';
import { requestsOf, visit } from '../support/visit.ts';

/** What a calculation asks for from a server: nothing. Scripts of the page may come while the visitor fills in the form. */
const asked = (requests: ReturnType<typeof requestsOf>) =>
  requests.filter((request) => request.resourceType() !== 'script').map((each) => each.url());

test.describe('the immigrant calculator', () => {
  const PATH = '/immigrant-tax-calculator';

  test('takes a student for a resident by the quick rule and for a nonresident by the law, without any request', async ({ page }) => {
    const calculator = new Calculator(page, 'immigrant');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate({ visaStatus: 'f1_student', monthsInUs: '12', usIncome: '30000', state: 'CA' });
    expect(await calculator.specified()).toEqual({
      isResident: 'true',
      totalTax: '3518',
      effectiveRate: String((3518 / 30_000) * 100),
      visaStatus: 'f1_student',
      totalIncome: '30000',
      foreignIncome: '0',
      federalTax: '1718',
      stateTax: '1800',
      payrollTax: '0',
    });
    await expect(calculator.figure('specified', 'isResident')).toHaveText('Tax Resident');
    await expect(calculator.figure('official', 'isResident')).toHaveText('Non-Resident');
    // 11,925 at 10 % and 18,075 at 12 %, without the standard deduction.
    await expect(calculator.figure('official', 'federalTax')).toHaveText('$3,361.50');
    await expect(calculator.figure('official', 'payrollTax')).toHaveText('$0.00');
    await expect(calculator.root.getByText('Form 1040-NR, Form 8843')).toBeVisible();
    expect(asked(requests)).toEqual([]);
  });

  test('weighs the days of three years', async ({ page }) => {
    const calculator = new Calculator(page, 'immigrant');
    await visit(page, PATH);
    await calculator.calculate({ visaStatus: 'h1b', monthsInUs: '5', usIncome: '60000', state: 'TX' });
    await expect(calculator.figure('official', 'isResident')).toHaveAttribute('value', 'false');
    const panel = calculator.root.locator('[data-method="official"]');
    await panel.locator('[name="daysYearBefore"]').fill('90');
    await expect(calculator.figure('official', 'isResident')).toHaveAttribute('value', 'true');
    await expect(calculator.figure('official', 'stateTax')).toHaveText('$0.00');
  });

  test('keeps months between its bounds', async ({ page }) => {
    const calculator = new Calculator(page, 'immigrant');
    await visit(page, PATH);
    await calculator.calculate({ monthsInUs: '13', usIncome: '60000' });
    await expect(calculator.control('monthsInUs')).toBeFocused();
    await expect(calculator.root.locator('[data-method]')).toHaveCount(0);
  });
});

test.describe('the expat calculator', () => {
  const PATH = '/expat-tax-calculator';
  const earned = { foreignIncome: '150000', usIncome: '10000', housingCosts: '30000' };

  test('shows other lines and forms with another answer on the exclusion', async ({ page }) => {
    const calculator = new Calculator(page, 'expat');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate({ ...earned, feieQualification: 'yes' });
    expect(await calculator.specified()).toMatchObject({
      feieExclusion: '126500',
      housingExclusion: '9760',
      totalTaxableIncome: '23740',
      usTax: '989',
      requiresFBAR: 'true',
      requiresFATCA: 'true',
      qualifiesFEIE: 'true',
    });
    const quick = calculator.root.locator('[data-method="specified"]');
    await expect(quick.getByRole('term').filter({ hasText: 'Housing exclusion' })).toBeVisible();
    await expect(quick.getByText('Form 1040, Form 2555, FinCEN Form 114, Form 8938')).toBeVisible();
    // 130,000 and 9,200 excluded; 5,050 of taxable income above them at 24 %.
    await expect(calculator.figure('official', 'usTax')).toHaveText('$1,212.00');

    await calculator.calculate({ feieQualification: 'no' });
    await expect(quick.getByText('Form 1040, FinCEN Form 114, Form 8938')).toBeVisible();
    await expect(quick.getByRole('term').filter({ hasText: 'Housing exclusion' })).toHaveCount(0);
    await expect(calculator.figure('official', 'usTax')).toHaveText('$27,467.00');
    expect(asked(requests)).toEqual([]);
  });

  test('says what a state makes of the exclusion, in the three languages', async ({ page }) => {
    const calculator = new Calculator(page, 'expat');
    for (const [language, sentence] of [
      ['en', 'California does not follow the federal exclusion'],
      ['es', 'California no sigue la exclusión federal'],
      ['fr', 'l’exclusion fédérale n’est pas suivie'],
    ] as const) {
      await visit(page, `${PATH}?lang=${language}`);
      await calculator.calculate({ ...earned, feieQualification: 'yes' });
      await calculator.root.locator('[data-method="official"] [name="state"]').selectOption('CA');
      await expect(calculator.root.getByText(sentence)).toBeVisible();
    }
  });
});

for (const [path, id, inputs, panel] of [
  ['/immigrant-tax-calculator', 'immigrant', { visaStatus: 'h1b', monthsInUs: '5', usIncome: '60000', state: 'other' }, { state: 'NY' }],
  ['/expat-tax-calculator', 'expat', { foreignIncome: '180000', usIncome: '10000', housingCosts: '36000' }, { state: 'MA' }],
] as const) {
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    test(`axe finds nothing in the results of ${id} in the ${theme} theme at ${width} px, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await visit(page, path);
      const calculator = new Calculator(page, id);
      await calculator.calculate(inputs);
      for (const [name, value] of Object.entries(panel)) {
        await calculator.root.locator(`[data-method="official"] [name="${name}"]`).selectOption(value);
      }
      await expect(calculator.figure('official', 'stateTax')).toBeVisible();
      await calculator.root.locator('[data-method="official"] summary').click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.flatMap(({ id: rule, nodes }) => nodes.map(({ target }) => `${rule}: ${target.join(' ')}`))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  }
}
