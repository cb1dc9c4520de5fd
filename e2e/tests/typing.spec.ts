/** Typing into the forms and pressing their buttons, with the true positions of a mouse and a finger. */
import type { Locator, Page } from '@playwright/test';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { Calculator } from '../support/calculator.ts';
import { openAll } from '../support/clipped.ts';
import { JOURNEYS } from '../support/journeys.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** What visitors type and no amount field reads. */
const UNREADABLE = 'about 50,000';

interface Form {
  readonly path: string;
  readonly form: string;
}

/** The main form, that with the most groups, and a calculator, whose form all calculators share. */
const ONE_OF_EACH: readonly Form[] = [
  { path: '/', form: '[data-calculator="main"] form' },
  { path: pageOf('full-estimate').path, form: '[data-calculator="full-estimate"] form' },
  { path: pageOf('salary').path, form: '[data-calculator="salary"] form' },
];
/** The other forms with amounts and a button. */
const OTHERS: readonly Form[] = [
  { path: '/', form: '[data-calculator="simulator"] form' },
  ...JOURNEYS.filter(({ id }) => id !== 'salary').map(({ path, id }) => ({ path, form: `[data-calculator="${id}"] form` })),
];

/** Answers every question with a list or segments, and opens every group of further fields. */
async function openUp(form: Locator): Promise<void> {
  const names = await form.locator('select:visible').evaluateAll((selects: HTMLSelectElement[]) => selects.map(({ name }) => name));
  // By name, because an answer can add a list.
  for (const name of names) {
    const select = form.locator(`select[name="${name}"]`);
    await select.selectOption(await select.locator('option[value]:not([value=""])').first().getAttribute('value'));
  }
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const choice of await form.locator('input[type=checkbox]:visible').all()) await choice.check();
  await openAll(form);
}

/** Runs in the page. Tells the group of an amount in its form. */
const groupOf = (amount: Element): number => {
  const all = [...document.querySelectorAll('form, form :is(fieldset, details, [data-choice])')];
  return all.indexOf(amount.closest('form, fieldset, details, [data-choice]') as Element);
};

interface Presses {
  reached: number;
  /** A click that reaches a button submits its form. */
  submit: boolean;
}
type Pressed = Window & { readonly presses: Presses };

/** Counts the clicks that reach a submit button. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    const presses: Presses = { reached: 0, submit: true };
    Object.assign(window, { presses });
    document.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('button[type=submit]')) return;
      presses.reached += 1;
      if (!presses.submit) event.preventDefault();
    });
  });
const pressesReached = (page: Page) => page.evaluate(() => (window as unknown as Pressed).presses.reached);

/** A page paints what changed before the next but one frame. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const presses = {
  /** The button moves nowhere while the mouse is down. */
  mouse: async (page: Page, button: Locator) => {
    const { x, y } = await middleOf(button);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await painted(page);
    expect.soft(await middleOf(button), 'the button while it is pressed').toEqual({ x, y });
    await page.mouse.up();
  },
  finger: async (page: Page, button: Locator) => {
    const { x, y } = await middleOf(button);
    await page.touchscreen.tap(x, y);
  },
};

/** Types unreadable text into amounts of a form and presses its button after each. */
async function pressAfterEach(page: Page, pointer: keyof typeof presses, { path, form: selector }: Form): Promise<void> {
  await visit(page, path);
  const form = page
    .locator(selector)
    .filter({ has: page.locator('button[type=submit]') })
    .first();
  await openUp(form);
  await countPresses(page);
  const button = form.locator('button[type=submit]').first();
  const all = await form.locator('input[inputmode=decimal]:visible').all();
  expect(all.length).toBeGreaterThan(0);
  const groups = await Promise.all(all.map((amount) => amount.evaluate(groupOf)));
  // All amounts say in the same way what became of the text. The first is farthest from the button, and the last of a group nearest to it.
  const amounts = all.filter(
    (_, index) => index === 0 || index === all.length - 1 || (pointer === 'mouse' && groups[index + 1] !== groups[index]),
  );
  for (const [index, amount] of amounts.entries()) {
    await expect(button).toBeEnabled();
    await amount.fill(UNREADABLE);
    const submit = index === 0 || index === amounts.length - 1;
    // The presses between compute no result, because that takes longer than the press.
    await button.evaluate((element, value) => {
      (window as unknown as Pressed).presses.submit = value;
      element.scrollIntoView({ block: 'nearest' });
    }, submit);
    await presses[pointer](page, button);
    const name = (await amount.getAttribute('name')) ?? '';
    await expect.poll(() => pressesReached(page), `the click after ${name}`).toBe(index + 1);
    // It says what became of the text: an amount in its place, or the field's hint in red.
    await expect(amount, name).toHaveAccessibleDescription(/./);
    await amount.fill('50000');
  }
  // Clear the answers, so they do not fill in the next form.
  await page.evaluate(() => sessionStorage.clear());
}

// In one window, because most scripts are cached after the first page. A finger presses like a mouse; what differs is the layout.
for (const [pointer, kind, forms, options] of [
  ['mouse', 'one form of each kind', ONE_OF_EACH, { viewport: { width: 1280, height: 800 } }],
  ['mouse', 'the other forms', OTHERS, { viewport: { width: 1280, height: 800 } }],
  ['finger', 'one form of each kind', ONE_OF_EACH, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`after unreadable text, a click with a ${pointer}`, () => {
    test.use(options);

    test(`reaches the button of ${kind}`, async ({ page }) => {
      test.slow();
      for (const form of forms) await test.step(form.form, () => pressAfterEach(page, pointer, form));
    });
  });

test.describe('on a phone, whose keypad for amounts has no minus sign', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a loss on crypto is entered with a button', async ({ page }) => {
    const calculator = new Calculator(page, 'crypto');
    await visit(page, pageOf('crypto').path);
    const loss = calculator.root.getByRole('button', { name: 'Loss Gains for the year' });
    const box = await loss.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await loss.tap();
    await page.keyboard.type('5000');
    await calculator.calculate({ totalIncome: '60000' });
    await expect(calculator.control('gains')).toHaveValue('-5,000');
    await expect(calculator.figure('specified', 'gains')).toHaveAttribute('value', '-5000');
  });

  test('every amount of the full estimate that may be a loss has that button', async ({ page }) => {
    await visit(page, pageOf('full-estimate').path);
    const form = page.locator('[data-calculator="full-estimate"] form');
    await form.locator('[name="filingStatus"]').selectOption('marriedJoint');
    await form.locator('[name="selfEmployed"]').check();
    await form.locator('[name="investments"]').check();
    const losses = form.getByRole('button', { name: /^Loss / });
    const names = ['selfEmploymentProfit', 'spouseSelfEmploymentProfit', 'shortTermGain', 'longTermGain', 'section1231Gain'];
    await expect(losses).toHaveCount(names.length);
    for (const loss of await losses.all()) await loss.tap();
    for (const name of names) await expect(form.locator(`[name="${name}"]`)).toHaveValue(/^-?$/);
  });
});

test.describe('the mouse wheel over a focused field', () => {
  for (const [path, id, name, typed] of [
    [pageOf('refund').path, 'refund', 'children', '2'],
    [pageOf('immigrant').path, 'immigrant', 'monthsInUs', '7'],
    [pageOf('capital-gains').path, 'capital-gains', 'saleDate', '2025-06-30'],
    [pageOf('salary').path, 'salary', 'grossSalary', '60000'],
  ] as const)
    test(`leaves ${name} as it is and scrolls the page`, async ({ page }) => {
      const calculator = new Calculator(page, id);
      await visit(page, path);
      const field = calculator.control(name);
      await field.fill(typed);
      await field.click();
      const { x, y } = await middleOf(field);
      await page.mouse.move(x, y);
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 120);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      expect((await field.inputValue()).replace(',', '')).toBe(typed);
    });
});
