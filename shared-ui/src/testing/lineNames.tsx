/** For tests: checks that a page's results can name every line that the engine writes. */
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useLineText } from '../explanation/useLineText.ts';
import { renderInSite } from './inSite.tsx';

/**
 * @param labels - all of the engine's
 * @param resultsWith - the page's results with this content
 */
export function testLineNames(labels: readonly string[], resultsWith: (content: () => ReactNode) => ReactElement) {
  function Names() {
    const { name } = useLineText();
    return (
      <ul>
        {labels.map((label) => (
          <li key={label}>{name({ label, amount: 1, source: '' })}</li>
        ))}
      </ul>
    );
  }

  test.each(LANGUAGES)('the results have a text in %s for every line that the engine writes', async (language) => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderInSite(resultsWith(Names), { language });
    const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(names).toHaveLength(labels.length);
    expect(names.filter((name) => !name || name.includes('lines.'))).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    warnings.mockRestore();
  });
}
