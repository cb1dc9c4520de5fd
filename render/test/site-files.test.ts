import { security } from '../src/site-files.ts';

const siteUrl = 'https://bracketwise.example';
const contactEmail = 'help@bracketwise.example';
const now = new Date('2025-01-01');

test('security.txt names the address of the installation', () => {
  expect(security({ siteUrl, contactEmail }, now)).toContain('Contact: mailto:help@bracketwise.example\n');
});

test('there is no security.txt where there is no address', () => {
  expect(security({ siteUrl, contactEmail: '' }, now)).toBeUndefined();
});

test('security.txt ends within a year of the day on which it is written', () => {
  expect(security({ siteUrl, contactEmail }, now)).toContain('Expires: 2025-12-27T00:00:00.000Z\n');
});
