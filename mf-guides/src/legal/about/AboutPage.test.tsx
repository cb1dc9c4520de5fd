import { LANGUAGES, navigationLinks, type Language } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { screen, within } from '@testing-library/react';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = ({ language = 'en', contactEmail = '' }: { language?: Language; contactEmail?: string } = {}) =>
  renderInSite(<Page />, { language, config: { contactEmail }, words: { ...furtherWords, [namespace]: words } });

const section = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}`);
  return element;
};
const linksIn = (id: string) =>
  within(section(id))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('shows its place in the site', async () => {
  await show();
  const trail = within(screen.getByRole('navigation', { name: 'Where you are' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('About us')).toHaveAttribute('aria-current', 'page');
});

test('lists six benefits and claims no endorsement', async () => {
  await show();
  const titles = within(section('benefits')).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Free',
    'IRS compliant',
    'Multi-language',
    'Up to date',
    'User-friendly',
    'Comprehensive',
  ]);
  expect(section('benefits')).toHaveTextContent('based on IRS tables');
  expect(section('benefits')).toHaveTextContent('independent of the IRS');
  for (const language of ['English', 'Spanish', 'French']) expect(section('benefits')).toHaveTextContent(language);
});

test('links to every calculator of the menus, the main one first and the simulator left out, with a description of each', async () => {
  await show();
  const inMenus = [...navigationLinks('calculators'), ...navigationLinks('specialized')].filter(({ id }) => id !== 'simulator');
  expect(linksIn('calculators')).toEqual(inMenus.map(({ page: { path } }) => path));
  // The specification lists these.
  expect(linksIn('calculators')).toEqual(
    expect.arrayContaining([
      '/',
      '/salary-calculator',
      '/dividend-calculator',
      '/capital-gains-calculator',
      '/deduction-calculator',
      '/tax-refund-calculator',
      '/freelancer-tax-calculator',
      '/immigrant-tax-calculator',
      '/crypto-tax-calculator',
      '/expat-tax-calculator',
      '/business-tax-calculator',
    ]),
  );
  expect(linksIn('calculators')[0]).toBe('/');
  for (const item of within(section('calculators')).getAllByRole('listitem'))
    expect(item.lastElementChild?.textContent).toMatch(/^\p{Lu}.{10}/u);
});

test('says how figures are checked, and links to what is not covered', async () => {
  await show();
  expect(linksIn('accuracy')).toEqual(['/coverage']);
});

test('shows the contact address', async () => {
  await show({ contactEmail: 'tax@bracketwise.example' });
  expect(screen.getByRole('link', { name: 'tax@bracketwise.example' })).toHaveAttribute('href', 'mailto:tax@bracketwise.example');
  expect(section('contact')).toHaveTextContent('within 30 days');
});

test.each(LANGUAGES)('says in %s that there is no address if none is configured', async (language) => {
  await show({ language });
  expect(within(section('contact')).queryByRole('link')).not.toBeInTheDocument();
  expect(section('contact')).toHaveTextContent(((await words(language)).default.contact as { none: string }).none);
});

test('ends with a link to the calculator', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Calculate your taxes' })).toHaveAttribute('href', '/');
});
