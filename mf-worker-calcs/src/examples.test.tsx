/** The figure of the example that a page shows before the first calculation, compared with the answer that the page calculates for it. */
import { visitCalculator } from '@bracketwise/shared-ui/testing/visitCalculator';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import bonusAndStock from './calculators/bonus-and-stock/page.ts';
import business from './calculators/business/page.ts';
import deduction from './calculators/deduction/page.ts';
import expat from './calculators/expat/page.ts';
import freelancer from './calculators/freelancer/page.ts';
import immigrant from './calculators/immigrant/page.ts';
import refund from './calculators/refund/page.ts';
import salary from './calculators/salary/page.ts';

const PAGES = { bonusAndStock, business, deduction, expat, freelancer, immigrant, refund, salary };

test.each(Object.entries(PAGES))('the example of %s has its answer', async (_id, page) => {
  const { exampleAnswer, hero } = await visitCalculator(page);
  const offered = exampleAnswer();
  fireEvent.click(screen.getByRole('button', { name: 'See an example' }));
  await waitFor(() => expect(hero()[0]).toBe(offered));
});
