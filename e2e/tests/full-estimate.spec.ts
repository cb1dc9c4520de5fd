import type { Household } from '@bracketwise/contract/household';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { taxReturn } from '@bracketwise/tax-engine';
import type { Locator } from '@playwright/test';
import { expectNoBarrierNarrow, expectNoBarrierWide } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { ask } from '../support/http.ts';
import { Keyboard } from '../support/keyboard.ts';
import { typedHouseholds } from '../support/typed-households.ts';
import { expect, test } from '../support/test.ts';
import { neverIdle, requestsOf, untilAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

const ID = 'full-estimate';
const { path } = pageOf(ID);
const KB = 1024;

/** A married couple with two children and two incomes in Ohio. */
const FAMILY: Household = {
  taxYear: 2026,
  state: 'OH',
  filingStatus: 'marriedJoint',
  wages: 62_000,
  spouseWages: 38_000,
  dependentAges: [4, 9],
};
const WITHHELD = { federal: 6_700, state: 3_900 };

/** Fills in a field, selects an option, or checks a box. */
const enter = async (field: Locator, value: string | true) => {
  if (value === true) await field.check();
  else if ((await field.evaluate((element: Element) => element.tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
};

const valueOf = async (root: Locator, field: string) => Number(await root.locator(`data[data-field="${field}"]`).getAttribute('value'));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a family gets its refund with at most 14 inputs, and nothing is sent', async ({ page }) => {
    const { root, control, submit } = asked(page);
    await visit(page, path);
    const requests = requestsOf(page);
    let inputs = 0;
    const answer = async (name: string, value: string | true) => {
      inputs += 1;
      await enter(control(name), value);
    };
    await answer('state', 'OH');
    await answer('filingStatus', 'marriedJoint');
    await answer('wages', '62k');
    inputs += 1;
    await submit.click();
    await expect(root.locator('data[data-hero]')).toBeInViewport({ ratio: 1 });
    await answer('dependents', true);
    await answer('dependentAges', '4, 9');
    await answer('spouseWorks', true);
    await answer('spouseWages', '38k');
    await answer('withheld', true);
    await answer('federalWithheld', '6700');
    await answer('stateWithheld', '3900');
    expect(inputs).toBeLessThanOrEqual(14);

    const due = taxReturn(FAMILY);
    await expect.poll(() => valueOf(root, 'netIncome')).toBe(due.netIncome);
    expect(await valueOf(root, 'federalRefund')).toBeCloseTo(WITHHELD.federal - due.federalIncomeTax, 2);
    expect(await valueOf(root, 'stateRefund')).toBeCloseTo(WITHHELD.state - (due.stateTax ?? NaN), 2);
    // The total stays visible while the form is filled in.
    await expect(root.locator('form').getByText(/^You keep \$/)).toBeInViewport();
    expect(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
    expect(requests.filter((request) => /62|38000|6700/.test(new URL(request.url()).search)).map((request) => request.url())).toEqual([]);
  });
});

function asked(page: Calculator['page']) {
  const calculator = new Calculator(page, ID);
  return { root: calculator.root, submit: calculator.submit, control: (name: string) => calculator.control(name) };
}

test('without a state, the form shows an error next to the field', async ({ page }) => {
  const { root, control, submit } = asked(page);
  await visit(page, path);
  await control('wages').fill('50000');
  await submit.click();
  await expect(control('state')).toBeFocused();
  await expect(control('state')).toHaveAccessibleDescription(word('en', 'full-estimate:errors.state'));
  await expect(root.locator('data[data-hero]')).toHaveCount(0);
});

test('a hidden field with an invalid value does not stop the results', async ({ page }) => {
  const { root, control, submit } = asked(page);
  await visit(page, path);
  for (const [name, value] of [
    ['state', 'OH'],
    ['wages', '60000'],
  ] as const)
    await enter(control(name), value);
  await submit.click();
  await expect(root.locator('data[data-hero]')).toBeVisible();
  await control('withheld').check();
  await control('federalWithheld').fill('-5');
  await expect(control('federalWithheld')).toHaveAccessibleDescription(new RegExp(word('en', 'full-estimate:errors.negative')));
  await control('withheld').uncheck();
  await control('wages').fill('70000');
  const due = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 70_000 });
  await expect.poll(() => valueOf(root, 'netIncome')).toBe(due.netIncome);
});

test("a link's invalid amount is marked and does not mix with the visitor's own", async ({ page }) => {
  const { root, control } = asked(page);
  await page.addInitScript(() =>
    sessionStorage.setItem('profile', JSON.stringify({ income: 70_000, state: 'OH', filingStatus: 'single' })),
  );
  await page.goto(`${path}#state=TX&filingStatus=single&wages=-5&taxYear=2026`);
  await expect(control('wages')).toHaveAccessibleDescription(new RegExp(word('en', 'full-estimate:errors.negative')));
  await expect(control('wages')).toHaveValue('-5');
  await expect(root.locator('data[data-hero]')).toHaveCount(0);
});

test('a saved estimate is within reach on the next visit, and opened sections stay open in another state', async ({ page }) => {
  const { root, control, submit } = asked(page);
  await visit(page, path);
  await control('state').selectOption('OH');
  await control('wages').fill('60000');
  await submit.click();
  await root.locator('[data-action=save]').click();
  await page.evaluate(() => sessionStorage.clear()); // As in a new tab.
  await visit(page, path);
  const saved = root.locator('details', { has: page.locator('[data-saved]') });
  await saved.locator('summary').click();
  await saved.getByRole('button', { name: /^Open / }).click();
  await expect(root.locator('data[data-hero]')).toBeVisible();

  const compare = root.locator('details', { hasText: word('en', 'scenarios:compare.title') }).last();
  await compare.locator('summary').click();
  await control('state').selectOption('TX');
  const due = taxReturn({ taxYear: 2026, state: 'TX', filingStatus: 'single', wages: 60_000 });
  await expect.poll(() => valueOf(root, 'netIncome')).toBe(due.netIncome);
  await expect(compare).toHaveAttribute('open');
});

for (const [language, width] of [
  ['en', 1280],
  ['es', 320],
] as const) {
  test(`works by keyboard alone in ${language} without axe violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { root, control, submit } = asked(page);
    const keys = new Keyboard(page);
    await visit(page, `${path}?lang=${language}`);
    const type = async (name: string, value: string) => {
      await keys.to(control(name));
      await keys.enter(control(name), value);
    };
    await type('state', 'NY');
    await type('filingStatus', 'marriedJoint');
    await type('wages', '62000');
    await keys.press(submit);
    await expect(root.locator('data[data-hero]')).toBeVisible();
    await control('wages').focus();
    await type('dependents', 'true');
    await type('spouseWorks', 'true');
    await type('dependentAges', '4 9');
    await type('spouseWages', '38000');
    await type('withheld', 'true');
    await type('federalWithheld', '6700');
    await type('paychecksLeft', '4');
    await expect.poll(() => valueOf(root, 'netIncome')).toBe(taxReturn({ ...FAMILY, state: 'NY' }).netIncome);
    await expect(root.locator('[data-w4="4b"]')).toBeVisible();
    const newForm = root.locator('details', { has: page.locator('[data-w4-line]') });
    await keys.press(newForm.locator('summary'));
    await expect(newForm.locator('data[data-w4-line=credits]')).toHaveAttribute('value', '4400');
    await expect(newForm.locator('data[data-w4-line=credits]')).toBeVisible();
    const explanation = root.locator('details', { has: page.locator('table[data-section]') });
    await keys.press(explanation.locator('summary'));
    await expect(root.locator('table[data-section=state]')).toBeVisible();
    await expect(root).not.toContainText('lines.');
    // Its Spanish texts are the longer ones on a narrow screen.
    await (language === 'en' ? expectNoBarrierWide : expectNoBarrierNarrow)(page);
  });
}

test('a first visit needs at most 70 KB for the page itself, and the law loads with the first use of the form', async ({
  page,
  baseURL,
}) => {
  await neverIdle(page);
  const requests = requestsOf(page);
  await visit(page, path);
  const own = [
    ...new Set(requests.map((request) => new URL(request.url()).pathname).filter((file) => file.startsWith('/mf/main-calculator/'))),
  ];
  expect(own.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    own.map(async (file) => ({ file, bytes: (await ask(baseURL, file, { headers: { 'accept-encoding': 'gzip' } })).body.length })),
  );
  expect(
    sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    JSON.stringify(sizes, null, 1),
  ).toBeLessThanOrEqual(70 * KB);
});

test('reference households that use every field, typed into the form one after another, get the engine’s return', async ({ page }) => {
  const { root, control, submit } = asked(page);
  const namesOf = (inputs: HTMLInputElement[]) => inputs.filter(({ value }) => value !== '').map(({ name }) => name);
  await visit(page, path);
  for (const { id, household, entries } of typedHouseholds(30)) {
    await test.step(id, async () => {
      const typed = new Set(entries.map(([name]) => name));
      // Without a state, the page doesn't compute after each entry.
      await control('state').selectOption('');
      const others = (names: readonly string[]) => names.filter((name) => !typed.has(name));
      for (const name of others(await root.locator('form [type=checkbox]:checked').evaluateAll(namesOf))) await control(name).uncheck();
      for (const [name, value] of entries) if (name !== 'state') await enter(control(name), value);
      // What is left was typed for another household.
      for (const name of others(await root.locator('form input:not([type=checkbox])').evaluateAll(namesOf))) await control(name).fill('');
      await control('state').selectOption(household.state ?? '');
      await submit.click();
      const { netIncome, totalTax } = taxReturn(household);
      const { shortTermGain = 0, longTermGain = 0, selfEmploymentProfit = 0 } = household;
      // What people keep is not less for a loss, which was not pay.
      const losses = Math.max(0, -shortTermGain - longTermGain) + Math.max(0, -selfEmploymentProfit);
      await expect.poll(() => valueOf(root, 'netIncome'), { message: id }).toBeCloseTo(netIncome + losses, 2);
      // It follows the main figure when the browser has time.
      await expect.poll(() => valueOf(root, 'totalTax'), { message: id }).toBe(totalTax);
    });
  }
});

test('a reload brings back what was typed and its answer, in place, on the full estimate and the refund calculator', async ({ page }) => {
  const { root, control, submit } = asked(page);
  await visit(page, path);
  await control('state').selectOption('OH');
  // What keeps the draft loads when the form is first used.
  await expect(async () => {
    await control('wages').fill('');
    await control('wages').fill('60000');
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('60000');
  }).toPass();
  await page.reload();
  await untilAlive(page);
  await expect(control('wages')).toHaveValue(/^60,?000$/);
  await expect(root.locator('data[data-hero]')).toHaveCount(0);
  await submit.click();
  await control('withheld').check();
  await control('federalWithheld').fill('9000');
  const due = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 60_000 });
  await expect.poll(() => valueOf(root, 'federalRefund')).toBeCloseTo(9_000 - due.federalIncomeTax, 2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => valueOf(root, 'federalRefund')).toBeCloseTo(9_000 - due.federalIncomeTax, 2);
  await expect(control('federalWithheld')).toHaveValue(/^9,?000$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const refund = new Calculator(page, 'refund');
  await visit(page, pageOf('refund').path);
  await refund.calculate({ grossIncome: '50000', federalWithholding: '6000' });
  const figures = await refund.specified();
  await page.reload();
  await untilAlive(page);
  expect(await refund.specified()).toEqual(figures);
  await expect(refund.control('grossIncome')).toHaveValue(/^50,?000$/);
});
