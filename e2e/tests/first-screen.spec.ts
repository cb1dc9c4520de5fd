import type { Locator } from '@playwright/test';
import { Calculator } from '../support/calculator.ts';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { ask, QUESTIONS } from '../support/questions.ts';
import { resize } from '../support/resize.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

/** Whether the element is fully on screen and not covered. */
async function expectInSight(figure: Locator) {
  await expect(figure).toBeInViewport({ ratio: 1 });
  const covered = () =>
    figure.evaluate((element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(above) ? '' : (above?.outerHTML.slice(0, 200) ?? 'nothing');
    });
  await expect.poll(covered, 'covered by').toBe('');
}

test.describe('on a phone, on arrival, above the consent banner', () => {
  test.use({ viewport: { width: 360, height: 740 }, consent: null });

  /** The forms that are not submitted below: their page, and the section to scroll to if it is not at the top. */
  const FORMS: readonly { name: string; path: string; section?: string; form: string }[] = [
    { name: 'main', path: '/', form: '[data-calculator=main] form' },
    { name: 'full-estimate', path: pageOf('full-estimate').path, form: '[data-calculator=full-estimate] form' },
  ];
  for (const { name, path, section, form } of FORMS) {
    test(`the button of ${name} is on the first screen`, async ({ page }) => {
      await visit(page, path);
      if (section) await page.locator(section).evaluate((element: Element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(page.getByRole('region', { name: word('en', 'consent:title') })).toBeVisible();
      await expectInSight(page.locator(form).locator('[type=submit]').first());
    });
  }
});

test('no field of the main form reaches beyond it in any language, on a phone or on a wide screen', async ({ page }) => {
  for (const language of LANGUAGES) {
    await visit(page, `/?lang=${language}`);
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 740 });
      const beyond = await page.locator('[data-calculator=main] form').evaluate((form: Element) => {
        const { right } = form.getBoundingClientRect();
        const controls = [...form.querySelectorAll('label, select, input, button')];
        return controls
          .filter((control) => control.getBoundingClientRect().right > right + 1)
          .map((control) => control.outerHTML.slice(0, 80));
      });
      expect.soft(beyond, `${language} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // In one window, because most scripts are cached after the first page.
  test('the button of each calculator is on the first screen and, after a click on it, the answer and the rough estimate', async ({
    page,
  }) => {
    for (const question of QUESTIONS)
      await test.step(question.id, async () => {
        await visit(page, question.path);
        const { root } = new Calculator(page, question.id);
        if (question.id === 'simulator')
          await page.locator('#simulator').evaluate((element: Element) => element.scrollIntoView({ behavior: 'instant' }));
        await expectInSight(root.locator('form [type=submit]').first());
        const hero = await ask(page, question);
        await expect(root.locator('[data-method="official"]').first()).toContainText(question.answer);
        await expectInSight(hero);
        if (!question.withoutRough) await expectInSight(root.locator('[data-method="specified"] data').first());
        // Clear the answers, so they do not fill in the next form.
        await page.evaluate(() => sessionStorage.clear());
      });
  });

  /** Answers with many remarks. */
  const REMARKED: readonly { id: string; inputs: Readonly<Record<string, string>> }[] = [
    { id: 'refund', inputs: { grossIncome: '55000', state: 'OH', children: '1', federalWithholding: '4000' } },
    { id: 'business', inputs: { businessType: 's_corp', revenue: '200000', expenses: '60000', ownerSalary: '70000', state: 'CA' } },
    { id: 'freelancer', inputs: { income: '100000', state: 'MD' } },
    {
      id: 'capital-gains',
      inputs: {
        purchasePrice: '10000',
        salePrice: '25000',
        purchaseDate: '2025-06-02',
        saleDate: '2026-06-02',
        totalIncome: '80000',
        state: 'NH',
      },
    },
  ];
  for (const language of LANGUAGES) {
    test(`the rough estimates stay on the first screen in ${language} when several remarks apply`, async ({ page }) => {
      for (const { id, inputs } of REMARKED)
        await test.step(id, async () => {
          await visit(page, `${pageOf(id).path}?lang=${language}`);
          const calculator = new Calculator(page, id);
          await calculator.calculate(inputs);
          const { root } = calculator;
          await expectInSight(root.locator('data[data-hero]'));
          await expectInSight(root.locator('[data-method="specified"] data').first());
          await page.evaluate(() => sessionStorage.clear());
        });
    });
  }
});
