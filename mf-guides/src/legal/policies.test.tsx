/** Checks that each policy says what the specification requires and what the software's inventory contains. */
import type { PageModule } from '@bracketwise/shared-ui/federation/page-contract';
import { ConsentPreferences, type Language } from '@bracketwise/shared-ui/runtime';
import { storageInventory } from '@bracketwise/shared-ui/storage-inventory';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { screen, within } from '@testing-library/react';
import cookies from './cookies/page.ts';
import privacy from './privacy/page.ts';
import terms from './terms/page.ts';

interface PageOptions {
  readonly language?: Language;
  readonly analyticsTagId?: string;
}

function show(
  { Page, namespace, words, furtherWords }: PageModule,
  { language = 'en', analyticsTagId = '' }: PageOptions = {},
  open = () => {},
) {
  const shown = (
    <ConsentPreferences value={open}>
      <Page />
    </ConsentPreferences>
  );
  return renderInSite(shown, { language, config: { analyticsTagId }, words: { ...furtherWords, [namespace]: words } });
}

const dates = (container: HTMLElement) =>
  [...container.querySelectorAll('time')].map(({ dateTime, textContent }) => [dateTime, textContent]);
const section = (id: string) => document.getElementById(id)?.textContent ?? `There is no #${id}`;

test.each([
  ['privacy policy', privacy, 'en', '2025-01', 'January 2025', '2026-11-27', 'November 27, 2026'],
  ['privacy policy', privacy, 'es', '2025-01', 'enero de 2025', '2026-11-27', '27 de noviembre de 2026'],
  ['terms', terms, 'fr', '2025-01', 'janvier 2025', '2026-11-27', '27 novembre 2026'],
  ['cookie policy', cookies, 'en', '2025-02-02', 'February 2, 2025', '2026-11-27', 'November 27, 2026'],
] as const)('the %s shows its dates (%s %s)', async (_name, page, language, updated, updatedAsWritten, revised, revisedAsWritten) => {
  const { container } = await show(page, { language });
  expect(dates(container)).toEqual([
    [updated, updatedAsWritten],
    [revised, revisedAsWritten],
  ]);
});

describe('the privacy policy', () => {
  test('says that inputs are processed locally and stored only when the visitor saves, with the exceptions', async () => {
    await show(privacy);
    expect(section('short')).toMatch(/processed locally in your browser and is not stored unless you explicitly save a calculation/u);
    expect(section('short')).toMatch(
      /three exceptions\. The main calculator asks our server\. Until you close the tab, an income .* forms\. A reload brings back what you typed/u,
    );
  });

  test('names the four inputs that are sent', async () => {
    await show(privacy);
    expect(section('entered')).toMatch(/your state, annual income, filing status and tax year are sent to our server/u);
  });

  test('says what analytics learns after consent, including the gross income', async () => {
    await show(privacy, { analyticsTagId: 'G-1' });
    expect(section('analytics')).toMatch(/googletagmanager\.com/u);
    expect(section('analytics')).toMatch(/the calculated income: .* an event with the gross income that you entered/u);
    expect(section('short')).toMatch(
      /With analytics allowed, the calculated income is shared with the analytics provider, Google\. That’s the gross income you enter/u,
    );
    expect(section('analytics')).not.toMatch(/no analytics service is connected/u);
  });

  test('says so if no analytics service is connected', async () => {
    await show(privacy);
    expect(section('analytics')).toMatch(/no analytics service is connected/u);
  });

  test('lists the rights under the GDPR and the CCPA, and promises an answer within 30 days through the About page', async () => {
    await show(privacy);
    for (const right of [/receive a copy/u, /corrected/u, /erased/u, /restricted/u, /common format/u, /object/u, /withdraw/u, /authority/u])
      expect(section('gdpr')).toMatch(right);
    for (const right of [/to know/u, /deleted/u, /corrected/u, /opt out of its sale or sharing/u, /limit the use/u, /treated worse/u])
      expect(section('ccpa')).toMatch(right);
    expect(section('contact')).toMatch(/within 30 days/u);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/about-us#contact');
  });
});

test.each([
  ['privacy policy', privacy],
  ['terms', terms],
  ['cookie policy', cookies],
])('the %s leaves it to the About page whether there is an address', async (_name, page) => {
  const { container } = await show(page);
  expect(container).not.toHaveTextContent(/at the address|to the address|send .* to the address/iu);
});

test('the terms promise an estimate and no advice, claim no authority, and choose no law', async () => {
  await show(terms);
  expect(section('advice')).toMatch(/not tax, legal, accounting, financial or investment advice/u);
  expect(section('service')).toMatch(/no connection with the Internal Revenue Service/u);
  expect(section('law')).toMatch(/do not choose a governing law/u);
  expect(section('acceptance')).toContain('bracketwise.example');
});

describe('the cookie policy', () => {
  const cells = (row: HTMLElement) => [...row.querySelectorAll('th > *, td')].map(({ textContent }) => textContent);

  test('lists the four categories, which of them need consent, and how long each may last', async () => {
    await show(cookies);
    const table = screen.getByRole('table', { name: 'Categories of cookies' });
    expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Necessary', 'Required, always on', expect.stringMatching(/^What you asked for/u), 'The session, up to 1 year'],
      ['Analytics', 'Optional, off until you agree', expect.stringMatching(/^Counting visits/u), 'Up to 2 years'],
      ['Functional', 'Optional, off until you agree', expect.stringMatching(/without a network/u), 'Up to 1 year'],
      ['Advertising', 'Optional, off until you agree', expect.stringMatching(/None at present/u), 'Up to 13 months'],
    ]);
  });

  test('lists every item of the inventory in its category, with place, purpose and duration', async () => {
    const { container } = await show(cookies);
    const listed = [...container.querySelectorAll<HTMLElement>('[data-category] tbody tr')].map((row) => {
      const [name, place] = cells(row);
      return [row.closest<HTMLElement>('[data-category]')?.dataset.category, place, name];
    });
    const places = {
      cookie: 'Cookie',
      localStorage: 'Local storage',
      sessionStorage: 'Session storage',
      cacheStorage: 'Cache storage',
      serviceWorker: 'Service worker',
    };
    const setters = { site: 'by this site', google: 'by Google' };
    expect(listed).toEqual(
      storageInventory.map(({ category, place, setBy, name }) => [category, `${places[place]}, ${setters[setBy]}`, name]),
    );
    expect(cells(screen.getByRole('row', { name: /^_ga / }))).toEqual([
      '_ga',
      'Cookie, by Google',
      'A random number used to tell visits apart and count them',
      '2 years',
    ]);
  });

  test('stays within the duration each category allows for cookies', () => {
    const allowed = { necessary: 365, analytics: 730, functional: 365, advertising: 396 };
    for (const { category, place, kept, name } of storageInventory)
      if (place === 'cookie') expect([name, typeof kept === 'object' && kept.days <= allowed[category]]).toEqual([name, true]);
  });

  test('says that no analytics cookies are set, but only if no service is connected', async () => {
    const { unmount } = await show(cookies);
    expect(section('list')).toMatch(/they are not set/u);
    unmount();
    await show(cookies, { analyticsTagId: 'G-1' });
    expect(section('list')).not.toMatch(/they are not set/u);
  });

  test('refers to the GDPR and the CCPA, allows third parties only with consent, and promises an answer within 30 days', async () => {
    await show(cookies);
    expect(section('about')).toMatch(/complies with .*\(GDPR\) and .*\(CCPA\)/u);
    expect(section('thirdParties')).toMatch(/only with your consent/u);
    expect(section('contact')).toMatch(/within 30 days/u);
  });

  test('opens the preferences dialog', async () => {
    const open = jest.fn();
    await show(cookies, {}, open);
    await userEvent.click(screen.getByRole('button', { name: 'Open the cookie preferences' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
