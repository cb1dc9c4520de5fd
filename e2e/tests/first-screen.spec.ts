import type { Locator } from '@playwright/test';
import { Calculator } from '../support/calculator.ts';
import { pages } from '../support/pages.ts';
import { ask, QUESTIONS } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

test('every calculator is asked', () => {
  const calculators = pages.filter(({ shape }) => shape === 'calculator').map(({ id }): string => id);
  expect(QUESTIONS.map(({ id }) => id).toSorted()).toEqual([...calculators, 'simulator'].toSorted());
});

test.describe('on a phone, once the button is pressed', () => {
  test.use({ viewport: { width: 360, height: 740 }, consent: null });

  /** Whole on the screen, and under nothing else. */
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
    test(`the answer of ${question.id} and its rough estimate are on the first screen`, async ({ page }) => {
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
