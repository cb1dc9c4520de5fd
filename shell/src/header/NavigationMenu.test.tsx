import { act, fireEvent, screen } from '@testing-library/react';
import { descriptions, DESCRIPTIONS, registerWords } from '@bracketwise/shared-ui/runtime';
import { renderInShell } from '../testing/in-shell.tsx';
import { LanguageControl } from './LanguageControl.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';

test('a menu whose descriptions arrive after a language change shows them in the new language', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderInShell(
    <>
      <LanguageControl />
      <NavigationMenu group="calculators" />
    </>,
    { language: 'fr' },
  );
  let arrive = () => {};
  const french = new Promise<void>((resolve) => (arrive = resolve));
  registerWords(DESCRIPTIONS, async (language) => {
    if (language === 'fr') await french;
    return descriptions(language);
  });

  fireEvent.pointerEnter(screen.getByRole('group'));
  await act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: 'es' } }));
  await act(async () => arrive());
  expect(await screen.findByText('Su salario neto por año, mes, semana y hora')).toBeInTheDocument();
  expect(warnings).not.toHaveBeenCalled();
});
