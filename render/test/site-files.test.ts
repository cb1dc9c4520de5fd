import { security } from '../src/site-files.ts';

const siteUrl = 'https://bracketwise.example';
const page = `${siteUrl}/about-us#contact`;

test.each([
  ['the address of the installation', 'help@bracketwise.example', 'Contact: mailto:help@bracketwise.example\n'],
  ['the contact page where there is no address', '', `Contact: ${page}\n`],
])('security.txt names %s', (_what, contactEmail, line) => {
  expect(security({ siteUrl, contactEmail }, page, new Date('2025-01-01'))).toContain(line);
});

test('security.txt ends within a year of the day on which it is written', () => {
  expect(security({ siteUrl, contactEmail: '' }, page, new Date('2025-01-01'))).toContain('Expires: 2025-12-27T00:00:00.000Z\n');
});
