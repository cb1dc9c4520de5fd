import type { Locator } from '@playwright/test';
import { Calculator } from '../support/calculator.ts';
import { pages } from '../support/pages.ts';
import { ask, QUESTIONS } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

test('every calculator has a question here', () => {
  const calculators = pages.filter(({ shape }) => shape === 'calculator').map(({ id }): string => id);
  expect(QUESTIONS.map(({ id }) => id).toSorted()).toEqual([...calculators, 'simulator'].toSorted());
});

test.describe('on a phone, after submitting', () => {
  test.use({ viewport: { width: 360, height: 740 }, consent: null });

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

  for (const question of QUESTIONS) {
    test(`the answer and the rough estimate of ${question.id} are on the first screen`, async ({ page }) => {
      await visit(page, question.path);
      await page
        .getByRole('region', { name: word('en', 'consent:title') })
        .getByRole('button', { name: word('en', 'consent:acceptNecessary') })
        .click();
      const hero = await ask(page, question);
      const { root } = new Calculator(page, question.id);
      await expect(root.locator('[data-method="official"]').first()).toContainText(question.answer);
      await expectInSight(hero);
      await expectInSight(root.locator('[data-method="specified"] data').first());
    });
  }
});
