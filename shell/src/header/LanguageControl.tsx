import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { LANGUAGES, useLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { storePreference } from '../preferences/stored-preference.ts';
import { useShowLanguage } from '../preferences/use-language-choice.ts';
import { endLanguageOfVisit } from '../preferences/visit-language.ts';
import { PreferenceSelect, useEarlyChoice } from './preference-select.ts';

/** Each language under its own name, so that whoever needs it can read it. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' };

export function LanguageControl() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const showLanguage = useShowLanguage();

  const choose = (choice: Language) => {
    storePreference('language', choice);
    endLanguageOfVisit();
    void showLanguage(choice);
  };

  const select = useEarlyChoice(language, choose);

  return (
    <PreferenceSelect>
      <Languages size={18} aria-hidden="true" />
      <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      <select ref={select} name="language" autoComplete="off" value={language} onChange={(event) => choose(event.target.value as Language)}>
        {LANGUAGES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </select>
    </PreferenceSelect>
  );
}
