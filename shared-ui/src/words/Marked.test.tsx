import { render } from '@testing-library/react';
import { Marked } from './Marked.tsx';

test('English inside another language is marked as English', () => {
  const { container } = render(<Marked>{'Case 2 de vos <en>Forms W-2</en>, ligne 24 du <en>Form 1040</en>.'}</Marked>);
  expect(container).toHaveTextContent('Case 2 de vos Forms W-2, ligne 24 du Form 1040.');
  expect([...container.querySelectorAll('[lang=en]')].map((element) => element.textContent)).toEqual(['Forms W-2', 'Form 1040']);
});
