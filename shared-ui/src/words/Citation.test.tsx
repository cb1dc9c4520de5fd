import { render } from '@testing-library/react';
import { Citation } from './Citation.tsx';

const cite = (source: string) => {
  const { container } = render(<Citation>{source}</Citation>);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent?.replaceAll('\u00a0', ' '),
    link.getAttribute('href'),
  ]);
  return { source: container.querySelector('cite'), links };
};

test('a source is in English, and no line breaks between a section sign and its number', () => {
  const { source } = cite('26 U.S.C. §§ 62, 67(g); Rev. Proc. 2024-40 § 2.01');
  expect(source).toHaveAttribute('lang', 'en');
  expect(source?.textContent).toBe('26 U.S.C. §§\u00a062, 67(g); Rev. Proc. 2024-40 §\u00a02.01');
});

test('every document with a predictable URL is linked', () => {
  expect(
    cite('26 U.S.C. § 1400Z-2(a); 42 U.S.C. § 430; Rev. Proc. 2024-40 § 2.01; Notice 2025-7; Pub. L. 119-21 § 70102; Form 1040-NR line 8')
      .links,
  ).toEqual([
    ['26 U.S.C. § 1400Z-2', 'https://www.law.cornell.edu/uscode/text/26/1400Z-2'],
    ['42 U.S.C. § 430', 'https://www.law.cornell.edu/uscode/text/42/430'],
    ['Rev. Proc. 2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'],
    ['Notice 2025-7', 'https://www.irs.gov/pub/irs-drop/n-25-07.pdf'],
    ['Pub. L. 119-21', 'https://www.govinfo.gov/link/plaw/119/public/21'],
    ['Form 1040-NR', 'https://www.irs.gov/forms-pubs/about-form-1040-nr'],
  ]);
});

test.each([
  'Form 1040ME (2025), line 4',
  'Form 502 line 22; Md. Code, Tax-Gen. § 10-704',
  'Form 80-105; Miss. Code § 27-7-17',
  'Form MO-1040; RSMo 143.011',
  'Form D-400 (2025); N.C. Gen. Stat. § 105-153.7',
])('%s is a state source without a predictable URL', (source) => {
  expect(cite(source).links).toEqual([]);
});
