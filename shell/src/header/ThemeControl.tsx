import { ChevronDown, Contrast } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { THEMES, isTheme, themeSlice, useAppDispatch, useAppSelector } from '@bracketwise/shared-ui/runtime';
import { storePreference } from '../preferences/stored-preference.ts';
import { PreferenceSelect, useEarlyChoice } from './preference-select.ts';

export function ThemeControl() {
  const { t } = useTranslation('shell');
  const theme = useAppSelector((state) => state.theme);
  const dispatch = useAppDispatch();

  const choose = (choice: string) => {
    if (!isTheme(choice)) return;
    storePreference('theme', choice);
    document.documentElement.dataset.theme = choice;
    dispatch(themeSlice.actions.themeChosen(choice));
  };

  const select = useEarlyChoice(theme, choose);

  return (
    <PreferenceSelect>
      <Contrast size={18} aria-hidden="true" />
      <VisuallyHidden>{t('theme.label')}</VisuallyHidden>
      <select ref={select} name="theme" autoComplete="off" value={theme} onChange={(event) => choose(event.target.value)}>
        {THEMES.map((option) => (
          <option key={option} value={option}>
            {t(`theme.${option}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </PreferenceSelect>
  );
}
