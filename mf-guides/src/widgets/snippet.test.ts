import { pageOf } from '@bracketwise/shared-ui/site-map';
import { frameSnippet } from './snippet.ts';

const SITE = 'https://bracketwise.example';

test('the snippet names the address with language and theme, a title, a height, and loads the frame when it is near', () => {
  expect(frameSnippet(SITE, { page: pageOf('salary'), language: 'es', theme: 'dark' })).toBe(
    [
      '<iframe',
      '  src="https://bracketwise.example/embed/salary?lang=es&amp;theme=dark"',
      '  title="Salario neto – Bracketwise"',
      '  width="100%" height="720" frameborder="0" loading="lazy"></iframe>',
    ].join('\n'),
  );
});

test('without a theme of its own, the address names none, so that the reader’s device decides', () => {
  expect(frameSnippet(SITE, { page: pageOf('home'), language: 'en', theme: 'system' })).toContain(
    'src="https://bracketwise.example/embed/main?lang=en"',
  );
});
