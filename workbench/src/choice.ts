/** What the visitor of the workbench has chosen. It is in the address, so that a link leads to the same view. */
import { isLanguage, isTheme, type Language, type Theme } from '@bracketwise/shared-ui/runtime';

export interface Choice {
  /** Id of the story. */
  readonly story: string;
  readonly language: Language;
  readonly theme: Theme;
}

export function readChoice(): Choice {
  const asked = new URLSearchParams(location.search);
  const [language, theme] = [asked.get('language'), asked.get('theme')];
  return {
    story: asked.get('story') ?? '',
    language: isLanguage(language) ? language : 'en',
    theme: isTheme(theme) ? theme : 'system',
  };
}

export const addressOf = (choice: Choice & { readonly frame?: '' }): string => `?${new URLSearchParams({ ...choice }).toString()}`;
