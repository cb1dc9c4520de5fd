import { security } from '../src/site-files.ts';

const siteUrl = 'https://bracketwise.example';
const contactEmail = 'help@bracketwise.example';
const now = new Date('2025-01-01');

test('security.txt contains the installation’s contact address', () => {
  expect(security({ siteUrl, contactEmail }, now)).toContain('Contact: mailto:help@bracketwise.example\n');
});

test('without a contact address there is no security.txt', () => {
  expect(security({ siteUrl, contactEmail: '' }, now)).toBeUndefined();
});

test('security.txt expires within a year', () => {
  expect(security({ siteUrl, contactEmail }, now)).toContain('Expires: 2025-12-27T00:00:00.000Z\n');
});
