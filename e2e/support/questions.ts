import type { Question as JourneyQuestion } from '@bracketwise/shared-ui/testing/journey';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { Calculator } from './calculator.ts';
import { JOURNEYS } from './journeys.ts';

interface Question extends JourneyQuestion {
  /** Id of the calculator, as in its root element. */
  readonly id: string;
  readonly path: string;
  readonly withoutRough?: true | undefined;
}

/** One question per browser calculator. */
export const QUESTIONS: readonly Question[] = [
  ...JOURNEYS.map(({ id, path, question, withoutRough }) => ({ id, path, withoutRough, ...question })),
  { id: 'simulator', path: '/', inputs: { income: '153k', filingStatus: 'single' }, answer: /You could save \$6,228 a year\./ },
];

/** Fills in the form, submits it and waits for the answer. */
export async function ask(page: Page | Frame, { id, inputs, entry }: Question): Promise<Locator> {
  const calculator = new Calculator(page, id);
  if (entry) {
    await calculator.fill(entry);
    await calculator.control('amount').press('Enter');
    await expect(calculator.root.locator('[data-entry]')).toHaveCount(1);
  }
  await calculator.calculate(inputs);
  const hero = calculator.root.locator('data[data-hero]');
  await expect(hero).toBeVisible();
  return hero;
}
