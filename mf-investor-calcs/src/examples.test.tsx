/** The figure of the example that a page shows before the first calculation, compared with the answer that the page calculates for it. */
import { visitCalculator } from '@bracketwise/shared-ui/testing/visitCalculator';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import capitalGains from './calculators/capital-gains/page.ts';
import crypto from './calculators/crypto/page.ts';
import dividend from './calculators/dividend/page.ts';

const PAGES = { capitalGains, crypto, dividend };

test.each(Object.entries(PAGES))('the example of %s has its answer', async (_id, page) => {
  const { exampleAnswer, hero } = await visitCalculator(page);
  const offered = exampleAnswer();
  fireEvent.click(screen.getByRole('button', { name: 'See an example' }));
  await waitFor(() => expect(hero()[0]).toBe(offered));
});
