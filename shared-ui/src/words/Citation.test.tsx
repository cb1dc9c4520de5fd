import { render, screen } from '@testing-library/react';
import { Citation } from './Citation.tsx';

test('a source is English, and no line of it breaks between a section sign and its number', () => {
  render(<Citation>{'26 U.S.C. §§ 62, 67(g); Rev. Proc. 2024-40 § 2.01'}</Citation>);
  const source = screen.getByText(/Rev\. Proc\./u);
  expect(source).toHaveAttribute('lang', 'en');
  expect(source.textContent).toBe('26 U.S.C. §§\u00a062, 67(g); Rev. Proc. 2024-40 §\u00a02.01');
});
