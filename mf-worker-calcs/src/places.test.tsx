import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { offeredPlaces } from '@bracketwise/shared-ui/testing/offeredPlaces';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries, type Visit } from '@bracketwise/shared-ui/testing/visitCalculator';
import { taxReturn } from '@bracketwise/tax-engine';
import { act, screen, waitFor } from '@testing-library/react';
import { OTHER_PLACE, partsOfCode } from '@bracketwise/contract/localities';
import expat from './calculators/expat/page.ts';
import freelancer from './calculators/freelancer/page.ts';
import immigrant from './calculators/immigrant/page.ts';
import refund from './calculators/refund/page.ts';
import salary from './calculators/salary/page.ts';
import { PLACE_CASES, PLACES } from './testing/place-cases.ts';

let copied: string | undefined;
beforeEach(() => {
  sessionStorage.clear();
  copied = undefined;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void (copied = text) },
  });
});

async function linkedInputs(): Promise<Readonly<Record<string, string>>> {
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toBeDefined());
  return Object.fromEntries(new URLSearchParams(new URL(copied ?? '').hash.slice(1)));
}

const ANOTHER = 'Another place: I know its rate';

/** Chooses places once the state's are loaded, from a list or by typing their names. */
async function choose({ field, fill }: Visit, places: Entries) {
  for (const [name, code] of Object.entries(places)) {
    await waitFor(() => expect(offeredPlaces(field(name)).length).toBeGreaterThan(2));
    const typed = code === OTHER_PLACE ? ANOTHER : partsOfCode(code).place.toLowerCase();
    await fill({ [name]: field(name) instanceof HTMLSelectElement ? code : typed });
  }
}

const PAGES = { salary, freelancer, refund, immigrant, expat };
const CALCULATORS = Object.entries(PLACE_CASES).map(
  ([id, { entries, household }]) => [id, PAGES[id as keyof typeof PAGES], entries, household] as const,
);

describe.each(CALCULATORS)('%s', (id, page, entries, household) => {
  async function asked(change: Entries) {
    const visit = await visitCalculator(page);
    await visit.follow({ ...entries, ...change });
    await waitFor(() => expect(visit.hero()[0]).not.toBe(''));
    return visit;
  }
  const shown = ({ line }: Visit) => line('localTax')[2];
  const inMoney = (amount = NaN) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

  const SAID = /Local income tax isn’t included: choose your city or county, or type its rate\./u;
  // An expat lives in none.
  const asksForPlace = id !== 'expat';
  /** Which states ask, and when the place is cleared, is the same code in all five. */
  const sharesIt = page !== salary && page !== freelancer;
  test.each(
    (
      [
        ['MD', asksForPlace],
        ['PA', asksForPlace],
        ['TX', false],
      ] as const
    ).slice(0, sharesIt ? 1 : undefined),
  )('says without a place in %s that local tax is not included: %s', async (state, said) => {
    const { root } = await asked({ state });
    await waitFor(() => expect(SAID.test(root().querySelector('[data-method=official]')?.textContent ?? '')).toBe(said));
  });

  test('counts the tax of a place as the return does, with its lines and in the file', async () => {
    const visit = await asked({ state: 'TX' });
    // `places-counted.test.ts` counts each place in the other calculators.
    for (const { state, locality, name } of page === salary ? PLACES : PLACES.slice(0, 1)) {
      await visit.fill({ state });
      await waitFor(() => expect(offeredPlaces(visit.field('locality'))).toContain(name));
      await waitFor(() => expect([locality, shown(visit)]).toEqual([locality, undefined]));
      await choose(visit, { locality });
      const { localTax, lines } = taxReturn({ ...household, state, locality });
      expect(localTax).toBeGreaterThan(0);
      await waitFor(() => expect([locality, shown(visit)]).toEqual([locality, inMoney(localTax)]));
      const last = lines.findLast(({ section }) => section === 'local');
      expect(visit.root().querySelector(`[data-section=local] tr[data-line="${last?.label}"]`)).not.toBeNull();
      expect(await downloadedCsv()).toContain(`Local income tax,${localTax}\r\n`);
    }
  });

  test('a rate that the visitor types counts, and the page says whose it is', async () => {
    const visit = await asked({ state: 'MD' });
    await choose(visit, { locality: 'OTHER' });
    await visit.fill({ localRate: '2', localBase: 'stateTaxableIncome' });
    const { localTax } = taxReturn({ ...household, state: 'MD', localRate: 0.02, localBase: 'stateTaxableIncome' });
    await waitFor(() => expect(shown(visit)).toBe(inMoney(localTax)));
    expect(screen.getByText('Your local tax uses the rate you typed, not one we checked.')).toBeInTheDocument();
    await visit.fill({ localRate: '21' });
    expect(visit.field('localRate')).toHaveValue('21');
    expect(shown(visit)).toBe(inMoney(localTax));
  });

  test('a link restores the place, also over another state', async () => {
    const visit = await asked({ state: 'NY' });
    await choose(visit, { locality: 'NYC' });
    await waitFor(() => expect(shown(visit)).toMatch(/^\$/u));
    const tax = shown(visit);
    const inputs = await linkedInputs();
    expect(inputs).toMatchObject({ state: 'NY', locality: 'NYC' });
    await visit.fill({ state: 'MD' });
    await choose(visit, { locality: 'MD:HOWARD' });
    act(() => offerInputs(inputs));
    await waitFor(() => expect(visit.field('locality')).toHaveValue('NYC'));
    await waitFor(() => expect(shown(visit)).toBe(tax));
  });

  if (sharesIt) return;

  test('another state clears the place, and asks for one only if it has local taxes', async () => {
    const visit = await asked({ state: 'NY' });
    await choose(visit, { locality: 'NYC' });
    await visit.fill({ state: 'MD' });
    await waitFor(() => expect(visit.field('locality')).toHaveValue(''));
    await waitFor(() => expect(offeredPlaces(visit.field('locality'))).toContain('Howard County'));
    expect(offeredPlaces(visit.field('locality'))).not.toContain('New York City');
    await waitFor(() => expect(shown(visit)).toBeUndefined());
    await visit.fill({ state: 'CA' });
    expect(visit.field('locality')).toBeNull();
  });

  test('a link with a place of another state counts no local tax', async () => {
    const visit = await asked({ state: 'NY' });
    const inputs = await linkedInputs();
    act(() => offerInputs({ ...inputs, locality: 'MD:HOWARD' }));
    await waitFor(() => expect(visit.field('locality')).toHaveValue(''));
    expect(shown(visit)).toBeUndefined();
  });
});

const asRefund = async (entries: Entries) => {
  const visit = await visitCalculator(refund);
  await visit.follow({ taxYear: '2025', grossIncome: '60000', filingStatus: 'single', federalWithholding: '9000', ...entries });
  await waitFor(() => expect(visit.hero()[0]).not.toBe(''));
  return visit;
};

test('a refund counts the local tax that is on the state’s return', async () => {
  const visit = await asRefund({ state: 'MD', stateWithholding: '5000' });
  const before = Number(visit.value('official', 'balance'));
  await choose(visit, { locality: 'MD:HOWARD' });
  // 3.2% of $53,450: $60,000 less the standard deduction of $3,350 and the exemption of $3,200.
  await waitFor(() => expect(visit.line('localTax')).toEqual(['Local income tax', 'not counted', '$1,710.40', '+$1,710.40']));
  expect(before - Number(visit.value('official', 'balance'))).toBeCloseTo(1_710.4, 2);
  expect(screen.getByText(/^Your local tax counts here because it’s on your Maryland return\./u)).toBeInTheDocument();
  expect(visit.line('localTaxApart')).toEqual([]);
});

test('a refund without the state’s withholding leaves out the local tax on the state’s return', async () => {
  const visit = await asRefund({ state: 'MD' });
  const before = visit.value('official', 'balance');
  await choose(visit, { locality: 'MD:HOWARD' });
  await waitFor(() => expect(visit.line('localTax')[2]).toBe('$1,710.40'));
  expect(visit.value('official', 'balance')).toBe(before);
  expect(screen.queryByText(/^Your local tax counts here/u)).toBeNull();
});

test('a refund names the local tax that has its own return, and does not count it', async () => {
  const visit = await asRefund({ state: 'OH' });
  const before = visit.value('official', 'balance');
  await choose(visit, { locality: 'OH:COLUMBUS' });
  // 2.5% of $60,000.
  await waitFor(() => expect(visit.line('localTaxApart')[2]).toBe('$1,500.00'));
  expect(visit.value('official', 'balance')).toBe(before);
  expect(screen.getByText('Your local tax of $1,500 isn’t part of this refund. You settle it on its own return.')).toBeInTheDocument();
  expect(visit.line('localTax')).toEqual([]);
});

test('the place of work counts: Philadelphia taxes those who live outside', async () => {
  const visit = await asRefund({ state: 'PA' });
  await choose(visit, { workLocality: 'PA:PHILADELPHIA' });
  // 3.44% in the first half of 2025 and 3.43% in the second.
  await waitFor(() => expect(visit.line('localTaxApart')[2]).toBe('$2,061.00'));
});

test('a freelancer is offered the places that tax profits and have figures of the year, and a refused one is named', async () => {
  const visit = await visitCalculator(freelancer);
  await visit.follow({ income: '80000', state: 'MD', taxYear: '2025' });
  await choose(visit, { locality: 'MD:HOWARD' });
  await waitFor(() => expect(visit.line('localTax')[2]).toMatch(/^\$/u));
  const quarterly = visit.value('official', 'quarterlyPayment');
  await visit.fill({ locality: '' });
  // Counties are paid with the state, not with the federal quarters.
  await waitFor(() => expect(visit.line('localTax')).toEqual([]));
  expect(visit.value('official', 'quarterlyPayment')).toBe(quarterly);

  await visit.fill({ state: 'PA' });
  await choose(visit, { locality: 'PA:PHILADELPHIA' });
  await visit.fill({ taxYear: '2026' });
  expect(
    await screen.findByText(/^Local tax isn’t included: we don’t have confirmed figures for this place in 2026\./u),
  ).toBeInTheDocument();
  expect(visit.line('localTax')).toEqual([]);

  await visit.fill({ state: 'KY' });
  await waitFor(() => expect(visit.field('locality')).toHaveValue(''));
  expect([...(visit.field('locality') as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['', 'OTHER']);
});

test('a print sheet names the place, or the rate and what it applies to', async () => {
  const visit = await visitCalculator(salary);
  await visit.follow({ grossSalary: '60000', state: 'NY', filingStatus: 'single' });
  await choose(visit, { locality: 'YONKERS', workLocality: 'NYC' });
  await waitFor(() => expect(visit.line('localTax')[2]).toMatch(/^\$/u));
  await screen.findByRole('button', { name: 'Copy link' });
  const printed = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return document.querySelector('[data-print-sheet]')?.textContent ?? '';
  };
  expect(printed()).toMatch(/City or county where you liveYonkersCity or county where you workNew York City/u);
  expect(printed()).toMatch(/Local income tax, 2026/u);
  await visit.fill({ locality: OTHER_PLACE });
  await visit.fill({ localRate: '1.5' });
  await waitFor(() => expect(visit.line('localTax')[2]).toBe('$900.00'));
  expect(printed()).toMatch(/Another place: I know its rateLocal tax rate1\.50%What the rate applies toWages and self-employment profit/u);
});

describe('the search among the counties of Indiana', () => {
  const inIndiana = async () => {
    const visit = await visitCalculator(salary);
    await visit.follow({ grossSalary: '60000', state: 'IN', filingStatus: 'single' });
    await waitFor(() => expect(offeredPlaces(visit.field('locality'))).toContain('Marion County'));
    return visit;
  };
  const inMarion = taxReturn({ ...PLACE_CASES.salary.household, state: 'IN', locality: 'IN:MARION' }).localTax ?? NaN;
  const shown = ({ line }: Visit) => line('localTax')[2];
  const message =
    /^City or county where you live: please choose from the list\. If yours isn’t there, choose “Another place: I know its rate\.”$/u;

  test('takes the beginning of one name when the visitor leaves, and shows the whole name', async () => {
    const visit = await inIndiana();
    const field = visit.field('locality');
    expect(field).toBe(screen.getByRole('combobox', { name: 'City or county where you live' }));
    expect(offeredPlaces(field)).toHaveLength(94);
    await userEvent.type(field, 'mari');
    expect(field).toHaveValue('mari');
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Marion County'));
    await waitFor(() => expect(shown(visit)).toBe(`$${inMarion.toLocaleString('en-US', { minimumFractionDigits: 2 })}`));
    expect(await linkedInputs()).toMatchObject({ locality: 'IN:MARION' });
  });

  test('keeps text that names no place, says what to do, and does not count it', async () => {
    const visit = await inIndiana();
    await choose(visit, { locality: 'IN:MARION' });
    await waitFor(() => expect(shown(visit)).toMatch(/^\$/u));
    const before = shown(visit);
    for (const text of ['Gotham', 'mar', 'NYC']) {
      await visit.fill({ locality: text });
      await waitFor(() => expect(visit.field('locality')).toHaveAccessibleDescription(message));
      expect(visit.field('locality')).toHaveValue(text);
      expect(visit.field('locality')).toBeInvalid();
      expect(shown(visit)).toBe(before);
      expect(visit.root().querySelector('[data-stale]')).not.toBeNull();
    }
    await userEvent.click(visit.submit());
    await waitFor(() => expect(visit.field('locality')).toHaveFocus());
    await visit.fill({ locality: '' });
    await waitFor(() => expect(shown(visit)).toBeUndefined());
    expect(visit.field('locality')).toBeValid();
  });

  test('Enter takes the beginning of a name, too', async () => {
    const visit = await inIndiana();
    await userEvent.type(visit.field('locality'), 'mari{Enter}');
    expect(visit.field('locality')).toHaveValue('Marion County');
    await waitFor(() => expect(shown(visit)).toMatch(/^\$/u));
  });

  test('a reload brings back what was typed and its message', async () => {
    const first = await inIndiana();
    await userEvent.type(first.field('locality'), 'Gotham');
    first.unmount();
    const second = await visitCalculator(salary);
    await waitFor(() => expect(second.field('locality')).toHaveValue('Gotham'));
    await waitFor(() => expect(second.field('locality')).toHaveAccessibleDescription(message));
    await userEvent.clear(second.field('locality'));
    await userEvent.type(second.field('locality'), 'mari');
    await userEvent.tab();
    second.unmount();
    const third = await visitCalculator(salary);
    await waitFor(() => expect(third.field('locality')).toHaveValue('Marion County'));
  });
});
