import { LANGUAGE_NAMES, LANGUAGES } from '@bracketwise/contract/languages';
import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { isLanguage, useLanguage } from '@bracketwise/shared-ui/runtime';
import { storePreference } from '../preferences/stored-preference.ts';
import { useShowLanguage } from '../preferences/use-language-choice.ts';
import { endLanguageOfVisit } from '../preferences/visit-language.ts';
import { PreferenceSelect, useEarlyChoice } from './preference-select.ts';

export function LanguageControl() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const showLanguage = useShowLanguage();

  const choose = async (choice: string) => {
    // Stores the choice only if its texts loaded. Otherwise every later page would try it and fail.
    if (!isLanguage(choice) || !(await showLanguage(choice))) return;
    storePreference('language', choice);
    endLanguageOfVisit();
  };

  const select = useEarlyChoice(language, (choice) => void choose(choice));

  return (
    <PreferenceSelect>
      <Languages size={18} aria-hidden="true" />
      <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      <select ref={select} name="language" autoComplete="off" value={language} onChange={(event) => void choose(event.target.value)}>
        {LANGUAGES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </PreferenceSelect>
  );
}
