import { Calculator } from '../support/calculator.ts';
import { clippedIn } from '../support/clipped.ts';
import { Keyboard } from '../support/keyboard.ts';
import { tabStopFaults } from '../support/tab-stops.ts';
import { expect, test } from '../support/test.ts';
import { dataRequests, requestsOf, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

test.describe('the immigrant calculator', () => {
  const PATH = '/immigrant-tax-calculator';

  test('treats a student as a resident by the quick rule and as a nonresident by law, without a request', async ({ page }) => {
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
    // 582.09 of state tax and insurance are itemized: 11,925 at 10% and 17,492.91 at 12%.
    await expect(calculator.figure('official', 'federalTax')).toHaveText('$3,291.65');
    await expect(calculator.figure('official', 'payrollTax')).toHaveText('$0.00');
    await expect(calculator.root.getByText('Form 1040-NR, Form 8843')).toBeVisible();
    expect(dataRequests(requests)).toEqual([]);
  });
});

test.describe('the expat calculator', () => {
  const PATH = '/expat-tax-calculator';
  const earned = { foreignIncome: '150000', usIncome: '10000', housingCosts: '30000' };

  test('shows other lines and forms when the exclusion is turned off', async ({ page }) => {
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
    await quick.locator('summary').click();
    await expect(quick.getByRole('term').filter({ hasText: 'Housing exclusion' })).toBeVisible();
    await expect(quick.getByText('Form 1040, Form 2555, FinCEN Form 114, Form 8938')).toBeVisible();
    // 130,000 and 9,200 excluded; 5,050 of taxable income above them at 24%.
    await expect(calculator.figure('official', 'usTax')).toHaveText('$1,212.00');

    await calculator.calculate({ feieQualification: 'no' });
    await expect(quick.getByText('Form 1040, FinCEN Form 114, Form 8938')).toBeVisible();
    await expect(quick.getByRole('term').filter({ hasText: 'Housing exclusion' })).toHaveCount(0);
    await expect(calculator.figure('official', 'usTax')).toHaveText('$27,467.00');
    expect(dataRequests(requests)).toEqual([]);
  });

  // The units of each page show its texts in every language.
  test('says how a state treats the exclusion, in Spanish', async ({ page }) => {
    const calculator = new Calculator(page, 'expat');
    await visit(page, `${PATH}?lang=es`);
    await calculator.calculate({ ...earned, feieQualification: 'yes' });
    await calculator.root.locator('form summary').click();
    await calculator.control('state').selectOption('CA');
    await expect(calculator.root.getByText('California no sigue la exclusión federal')).toBeVisible();
  });
});

test.describe('the freelancer calculator', () => {
  const PATH = '/freelancer-tax-calculator';
  const earned = { income: '110000', vehicleExpenses: '6000', internetExpenses: '1000', equipmentExpenses: '3000', state: 'TX' };

  test('says how much to set aside each month and when to pay, without a request', async ({ page }) => {
    const calculator = new Calculator(page, 'freelancer');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate(earned);
    expect(await calculator.specified()).toMatchObject({
      grossIncome: '110000',
      totalDeductions: '10000',
      netIncome: '100000',
      selfEmploymentTax: '15300',
      federalTax: '15190',
      totalTax: '30490',
      quarterlyPayment: '7622.5',
    });
    // A twelfth of 14,129.55 and, in 2026, 8,235.00.
    await expect(calculator.figure('official', 'setAside')).toHaveText('$1,864');
    await expect(calculator.root.getByText('Set aside $1,864 a month.')).toBeVisible();
    await expect(calculator.figure('official', 'selfEmploymentTax')).toHaveText('$14,129.55');
    await expect(calculator.figure('official', 'stateTax')).toHaveText('$0.00');
    const quarters = page.getByRole('table', { name: /^Quarterly payments for 20\d\d$/ });
    await expect(quarters.locator('time')).toHaveCount(4);
    expect(dataRequests(requests)).toEqual([]);
  });
});

test.describe('the small business calculator', () => {
  const PATH = '/business-tax-calculator';

  test('names the cheapest business structure before comparing all four, in French', async ({ page }) => {
    const calculator = new Calculator(page, 'business');
    await visit(page, `${PATH}?lang=fr`);
    await calculator.calculate({ businessType: 'c_corp', revenue: '150000', expenses: '50000', state: 'CA' });
    await expect(calculator.root.locator(':has(> [data-hero])').first()).toHaveText(
      /^Une S corporation vous laisse .+ de plus par an que votre C corporation\.$/,
    );
    const totals = page.getByRole('table', { name: 'Les quatre formes juridiques comparées, 2026' }).locator('tr[data-row="total"] data');
    await expect(totals).toHaveCount(4);
  });
});

test.describe('the salary calculator', () => {
  const PATH = '/salary-calculator';
  const salary = { grossSalary: '60000', state: 'CA', filingStatus: 'single' };

  test('compares flat rates with the law of any state and year for every pay period, without a request', async ({ page }) => {
    const calculator = new Calculator(page, 'salary');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate(salary);
    expect(await calculator.specified()).toMatchObject({ gross: '60000', federal: '13200', net: '39210', netMonthly: '3267.5' });
    await calculator.root.getByText('Why the difference?').click();
    await expect(calculator.root.getByText(/takes the same 22% federal and 5% state tax from everyone/)).toBeVisible();
    await calculator.control('state').selectOption('WY');
    // 60,000 less 5,020, 3,720 and 870
    await expect(calculator.figure('official', 'netYearly')).toHaveAttribute('value', '50390');
    await expect(calculator.figure('official', 'netHourly')).toHaveText('$24.23');
    await calculator.root.locator('form summary').last().click();
    await calculator.control('taxYear').selectOption('2020');
    await expect(calculator.root.getByText('Under 2020 rules').first()).toBeVisible();
    expect(dataRequests(requests)).toEqual([]);
  });

  test('a place is asked in a state with local taxes, and a link carries it', async ({ page }) => {
    const calculator = new Calculator(page, 'salary');
    await visit(page, PATH);
    await expect(calculator.control('locality')).toHaveCount(0);
    await calculator.calculate({ ...salary, state: 'NY' });
    await calculator.control('locality').selectOption('NYC');
    // The return of a single filer in New York City, with the city's school tax credit.
    await expect(calculator.figure('official', 'localTax')).toHaveText('$1,715.97');

    await calculator.control('state').selectOption('MD');
    await expect(calculator.control('locality')).toHaveValue('');
    await expect(calculator.figure('official', 'localTax')).toHaveCount(0);

    await page.goto('about:blank'); // Otherwise only the fragment changes.
    await visit(page, `${PATH}#${new URLSearchParams({ ...salary, state: 'MD', locality: 'MD:HOWARD', taxYear: '2025' }).toString()}`);
    await expect(calculator.figure('official', 'localTax')).toHaveText('$1,710.40');
    await expect(calculator.control('locality')).toHaveValue('Howard County');
  });

  test('a county is searched by its name, and text that names none gets an answer that moves no button', async ({ page }) => {
    const calculator = new Calculator(page, 'salary');
    await visit(page, PATH);
    await calculator.calculate({ ...salary, state: 'IN' });
    const county = calculator.root.getByRole('combobox', { name: word('en', 'calculator:form.locality') });
    await expect(county).toHaveAttribute('list');
    expect((await county.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await county.fill('marion county');
    await expect(calculator.figure('official', 'localTax')).toHaveText(/^\$/);
    const tax = await calculator.figure('official', 'localTax').textContent();
    await county.fill('Gotham');
    await calculator.submit.click();
    await expect(county).toHaveAccessibleDescription(new RegExp(word('en', 'calculator:form.locality')));
    await expect(county).toHaveValue('Gotham');
    await expect(county).toBeFocused();
    await county.fill('mari');
    await county.press('Tab');
    await expect(county).toHaveValue('Marion County');
    await expect(calculator.figure('official', 'localTax')).toHaveText(tax ?? '');
  });

  test('shows a paycheck with what comes off it, the year’s paychecks on request, and Form W-4 as a file, without a request for data', async ({
    page,
    baseURL,
  }) => {
    const calculator = new Calculator(page, 'salary');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate({ ...salary, grossSalary: '250000', state: 'TX' });
    await expect(calculator.figure('official', 'netPaycheck')).toBeVisible();
    const before = Number(await calculator.figure('official', 'netPaycheck').getAttribute('value'));
    await calculator.root.getByText(word('en', 'salary:groups.taken')).click();
    await calculator.control('electiveDeferrals').fill('900');
    await expect.poll(async () => Number(await calculator.figure('official', 'netPaycheck').getAttribute('value'))).toBeLessThan(before);
    await expect(calculator.root.locator('[data-held]')).toContainText('$900');
    await expect(calculator.root.locator('[data-changes]')).toContainText('Social Security stops');

    await calculator.root.getByText('See all 26 paychecks').click();
    await expect(calculator.root.getByRole('slider', { name: 'Your paychecks in 2026' })).toBeVisible();

    await calculator.root.getByText(word('en', 'salary:groups.w4')).click();
    await calculator.control('w4Extra').fill('400');
    await calculator.root.getByText('Form W-4 for the rest of the year').click();
    const download = page.waitForEvent('download');
    await calculator.root.getByRole('button', { name: 'Fill in Form W-4 (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('form-w4-2026.pdf');
    expect(dataRequests(requests)).toEqual([]);
    expect(requests.every((request) => request.url().startsWith(baseURL) || request.url().startsWith('blob:'))).toBe(true);
  });

  test('its groups and cards on demand are worked by keyboard alone, with stops in order and a visible focus at each', async ({
    page,
    context,
  }) => {
    const calculator = new Calculator(page, 'salary');
    const keys = new Keyboard(page);
    const { root } = calculator;
    const summary = (key: `salary${string}:${string}`) => root.locator('summary', { hasText: word('en', key) });
    const enter = async (name: string, value: string) => {
      const stop = await calculator.stopAt(name);
      await keys.to(stop);
      await keys.enter(stop, value);
    };
    await visit(page, PATH);
    await calculator.fill(salary);

    await keys.press(summary('salary:groups.taken'));
    await enter('electiveDeferrals', '300');
    await keys.press(summary('salary:groups.w4'));
    await keys.press(summary('salary:groups.formerW4'));
    await enter('w4Form', 'formerSingle');
    await enter('w4Allowances', '1');
    await keys.press(calculator.submit);
    await expect(calculator.figure('official', 'netPaycheck')).toBeVisible();

    await keys.press(root.getByText('See all 26 paychecks'));
    const chart = root.getByRole('slider', { name: 'Your paychecks in 2026' });
    await keys.to(chart);
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
    await expect(root.locator('[data-bubble]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(root.locator('[data-bubble]')).toHaveCount(0);
    await expect(chart).toBeFocused();

    await keys.press(summary('salary-paychecks:summaries.deductions'));
    await expect(root.locator('[data-deduction-effects] table').first()).toBeVisible();
    await keys.press(summary('salary-paychecks:summaries.changes'));
    const moveTo = root.locator('[data-what-changes] select');
    await keys.to(moveTo);
    await keys.enter(moveTo, 'NV');
    await expect(root.locator('[data-what-changes] table')).toContainText('A move to Nevada');
    await keys.press(summary('salary-paychecks:twoStates'));
    const secondState = (name: string) => root.locator(`[data-two-states] [name="${name}"]`).first();
    await keys.to(secondState('situation'));
    await page.keyboard.press('ArrowDown');
    await keys.to(secondState('other'));
    await keys.enter(secondState('other'), 'NV');
    await expect(root.locator('[data-two-states] [data-answer]')).toContainText('Nevada');
    const browser = await context.newCDPSession(page);
    expect(await tabStopFaults(page, browser)).toEqual([]);

    // Another job takes the place of the card on two states.
    await calculator.control('w4Form').focus();
    await keys.press(summary('salary:groups.jobs'));
    await keys.press(summary('salary-jobs:secondJob'));
    await enter('secondJobKind', 'pension');
    await enter('secondJobPay', '500');
    await enter('secondJobFrom', '06012026');
    await expect(root.locator('[data-jobs]')).toContainText(word('en', 'salary-jobs:names.pension'));
    expect(await tabStopFaults(page, browser)).toEqual([]);
    expect(await clippedIn(page)).toEqual([]);
  });

  test('calculates nothing without a salary', async ({ page }) => {
    const calculator = new Calculator(page, 'salary');
    await visit(page, PATH);
    await calculator.calculate({ grossSalary: '0' });
    await expect(calculator.control('grossSalary')).toBeFocused();
    await expect(calculator.root.locator('[data-method]')).toHaveCount(0);
  });
});

test.describe('the deduction calculator', () => {
  const PATH = '/deduction-calculator';

  /** Adds an entry by keyboard, starting from where focus is after the previous one. */
  async function add(calculator: Calculator, category: string, description: string, amount: string) {
    await calculator.control('category').selectOption(category);
    await calculator.control('description').fill(description);
    await calculator.control('amount').fill(amount);
    await calculator.control('amount').press('Enter');
    await expect(calculator.control('category')).toBeFocused();
    await expect(calculator.control('amount')).toHaveValue('');
  }

  test('takes entries, waits for a status, and applies legal limits to the quick total', async ({ page }) => {
    const calculator = new Calculator(page, 'deduction');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await add(calculator, 'state_tax', 'Property tax', '45000');
    await add(calculator, 'medical', 'Dentist', '9000');
    await add(calculator, 'charitable', 'Food bank', '500');
    await expect(calculator.submit).toBeDisabled();
    await calculator.control('filingStatus').selectOption('married_joint');
    await calculator.root.getByRole('button', { name: 'Remove Food bank' }).click();
    await expect(calculator.root.locator('[data-entry]')).toHaveCount(2);
    await calculator.submit.click();
    expect(await calculator.specified()).toMatchObject({ itemizedTotal: '54000', shouldItemize: 'true', savings: '5786' });
    await expect(calculator.figure('official', 'state_tax')).toHaveText('$40,000.00');
    await calculator.control('adjustedGrossIncome').fill('100000');
    // 9,000 less 7.5% of 100,000; 41,500 against 31,500, from 68,500 of taxable income down, all in the 12% bracket
    await expect(calculator.figure('official', 'medical')).toHaveText('$1,500.00');
    await expect(calculator.figure('official', 'savings')).toHaveText('$1,200.00');
    expect(dataRequests(requests)).toEqual([]);
  });
});

test.describe('the refund calculator', () => {
  const PATH = '/tax-refund-calculator';
  const family = { grossIncome: '60000', filingStatus: 'married_joint', state: 'TX', children: '2', federalWithholding: '3000' };

  test('shows refundable credits under current rules that the rough estimate leaves out', async ({ page }) => {
    const calculator = new Calculator(page, 'refund');
    await visit(page, PATH);
    const requests = requestsOf(page);
    await calculator.calculate(family);
    expect(await calculator.specified()).toMatchObject({ isRefund: 'true', childTaxCredit: '4000', federalTax: '0', refundAmount: '3000' });
    // 3,000 withheld, 1,457 of the child tax credit and 932.98 of the earned income credit beyond the tax
    await expect(calculator.figure('official', 'refundAmount')).toHaveAttribute('value', '5389.98');
    await expect(calculator.root.getByText('You get $5,390 back.')).toBeVisible();
    expect(dataRequests(requests)).toEqual([]);
  });

  test('labels 2026 in Spanish', async ({ page }) => {
    const calculator = new Calculator(page, 'refund');
    await visit(page, `${PATH}?lang=es`);
    await calculator.calculate({ ...family, taxYear: '2026' });
    await expect(calculator.figure('specified', 'taxYear')).toHaveText('2026 (proyectado)');
    await expect(calculator.root.getByText(/cifras federales de 2026 son definitivas/)).toBeVisible();
  });
});
