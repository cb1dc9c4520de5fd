import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@bracketwise/contract/languages';
import path from 'node:path';
import { sitePages } from '@bracketwise/shared-ui/site-map';
import type { Journey } from '@bracketwise/shared-ui/testing/journey';
import { folderOf } from './page-folders.ts';

export interface PageJourney extends Journey {
  readonly id: string;
  /** Path of the calculator's page. */
  readonly path: string;
  /** The app that is released with the page. */
  readonly remote: string;
}

/** The journey through each calculator with a page, from the page's folder. */
export const JOURNEYS: readonly PageJourney[] = await Promise.all(
  sitePages
    .filter(({ shape }) => shape === 'calculator')
    .map(async (page) => {
      const { journey } = (await import(path.join(folderOf(page), 'journey.ts'))) as { journey: Journey };
      return { ...journey, id: page.id, path: page.path, remote: page.remote };
    }),
);

/** The journeys that are taken at 320 px in a language: each calculator in one of the translated languages, whose texts are longer. */
export const narrowJourneys = (language: TranslatedLanguage): readonly PageJourney[] =>
  JOURNEYS.filter((_, index) => TRANSLATED_LANGUAGES[index % TRANSLATED_LANGUAGES.length] === language);
