import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { articleWords } from './article-page.ts';
import { ArticleTable } from './ArticleTable.tsx';
import { Part, Points, Remark, Sources } from './Blocks.tsx';

const own = async (language: Language) => ({
  default: {
    title: 'On {{what}}',
    lead: 'All about it',
    guide: {
      basics: {
        title: 'Basics of {{what}}',
        first: language === 'en' ? 'File Form 1040.' : 'Voyez <en>Form 1040</en> ou <home>le calculateur</home>.',
        one: 'First',
        two: 'Then {{what}}',
        careful: 'Mind this',
      },
      more: { title: 'More', worked: { title: 'An example', start: 'It starts at {{what}}.' } },
    },
    faq: { why: { question: 'Why {{what}}?', answer: 'Because.' } },
  },
});

const show = (props: Partial<ArticleProps> = {}, language: Language = 'en') =>
  renderInSite(
    <Article
      id="sample"
      dates={{ updated: '2025-01', reviewed: '2026-02-03' }}
      figures={{ what: '$5' }}
      sections={{
        basics: [
          'first',
          <Points key="points" ordered items={['one', 'two']} />,
          <Remark key="remark" text="careful" tone="warning" />,
          <Sources key="sources" of={['26 U.S.C. § 1', '26 U.S.C. § 63', '26 U.S.C. § 1']} />,
        ],
        more: [<Part key="worked" name="worked" boxed blocks={['start']} />],
      }}
      faq={['why']}
      related={['home', 'sample', 'nowhere']}
      {...props}
    />,
    { language, words: { sample: own, article: articleWords } },
  );

test('an article renders its parts in order: back link, title, dates, contents, sections, questions, related pages, disclaimer', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'On $5',
    'On this page',
    'Basics of $5',
    'More',
    'An example',
    'Questions and answers',
    'More guides',
  ]);
  expect(screen.getByText('Estimates, not advice')).toBeInTheDocument();
  expect(document.querySelector('#top h1')).toBeInTheDocument();
});

test("dates show a day or a month in the page's language", async () => {
  const { unmount } = await show();
  expect(screen.getByText('February 3, 2026')).toHaveAttribute('datetime', '2026-02-03');
  expect(screen.getByText('January 2025')).toHaveAttribute('datetime', '2025-01');
  unmount();
  await show({}, 'fr');
  expect(screen.getByText('3 février 2026')).toBeInTheDocument();
  expect(screen.getByText('janvier 2025')).toBeInTheDocument();
});

test('each contents entry links to its section and changes only the fragment', async () => {
  await show();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Basics of $5', '#basics'],
    ['More', '#more'],
    ['Questions and answers', '#faq'],
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleName(link.textContent ?? '');
  // The router handles the click; a plain browser navigation would add a history entry the router doesn't know.
  expect(fireEvent.click(links[1] as HTMLElement)).toBe(false);
});

test('a block finds its text under the key of its section or part', async () => {
  await show();
  const basics = screen.getByRole('region', { name: 'Basics of $5' });
  expect(within(basics).getByText('File Form 1040.').tagName).toBe('P');
  expect([...basics.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(['First', 'Then $5']);
  expect(within(basics).getByText('Mind this')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'An example' })).getByText('It starts at $5.')).toBeInTheDocument();
});

test('a folded section is in the document, and a link to it opens it', async () => {
  await show({ folded: ['more'] });
  const folded = document.querySelector('#more')?.closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('It starts at $5.');
  fireEvent.click(within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'More' }));
  await waitFor(() => expect(folded).toHaveAttribute('open'));
});

test('the opening section comes before the contents', async () => {
  await show({ opening: 'more' });
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['More', 'On this page', 'Basics of $5']);
});

test('each source is listed once, in English', async () => {
  await show({}, 'fr');
  const folded = screen.getByText('2 sources').closest('details');
  expect(folded).not.toHaveAttribute('open');
  const cited = [...(folded?.querySelectorAll('cite') ?? [])];
  expect(cited.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(['26 U.S.C. § 1', '26 U.S.C. § 63']);
  for (const cite of cited) expect(cite).toHaveAttribute('lang', 'en');
});

test('tags in a text mark English words or link to a page', async () => {
  await show({}, 'fr');
  expect(screen.getByText('Form 1040')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'le calculateur' })).toHaveAttribute('href', '/');
});

test('an article without questions or related pages shows no empty list and no link to one', async () => {
  await show({ faq: [], related: [] });
  expect(screen.queryByText('Questions and answers')).not.toBeInTheDocument();
  expect(screen.queryByText('More guides')).not.toBeInTheDocument();
});

test('the caption names a table and the first cell names each row', async () => {
  await show({
    sections: {
      more: [
        <ArticleTable
          key="table"
          caption="Limits"
          columns={[
            { key: 'year', label: 'Year' },
            { key: 'limit', label: 'Limit', numeric: true },
          ]}
          rows={[{ key: '2024', cells: ['2024', '$7'] }]}
          total={['All', '$7']}
        />,
      ],
    },
  });
  const table = screen.getByRole('table', { name: 'Limits' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Year', 'Limit']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2024', 'All']);
  expect(screen.getByRole('region', { name: 'Limits' })).toHaveAttribute('tabindex', '0');
});

test.each(TRANSLATED_LANGUAGES)("the frame's texts have the same keys and placeholders in en and %s", async (language) => {
  const [english, other] = await Promise.all([articleWords('en'), articleWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('the frame has no unused text', async () => {
  expect(unusedKeys((await articleWords('en')).default, path.resolve(__dirname))).toEqual([]);
});
