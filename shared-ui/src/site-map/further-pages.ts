/** Pages that the shell was built without. `render` puts them into the HTML of every page that it renders (docs/adr/0046). */
import type { FurtherPage, LocatedPage } from '@bracketwise/contract/site-map';
import type { WordsLoader } from '../federation/page-contract.ts';
import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '../federation/runtime-config.ts';

type Page = Omit<LocatedPage, 'order'>;

/** Where `render` leaves them for the shell's server bundle, before it runs the bundle. */
declare global {
  var furtherPages: readonly FurtherPage[] | undefined;
}

function given(): readonly FurtherPage[] {
  if (typeof document === 'undefined') return globalThis.furtherPages ?? [];
  const config = document.getElementById(RUNTIME_CONFIG_ID)?.textContent;
  return (config && (JSON.parse(config) as RuntimeConfig).pages) || [];
}

const FURTHER = given();

/** The pages with the further ones at their places; one with a new declaration replaces the former. */
export const withFurther = (pages: readonly Page[], further = FURTHER): readonly Page[] =>
  further.reduce((all, { after, ...page }) => {
    const others = all.filter(({ id }) => id !== page.id);
    const place = others.findIndex(({ id }) => id === after) + 1;
    return [...others.slice(0, place), page, ...others.slice(place)];
  }, pages);

/** Descriptions of all pages. @param loader - loads those of the pages that the shell was built with */
export const withFurtherDescriptions =
  (loader: WordsLoader, further = FURTHER): WordsLoader =>
  async (language) => {
    const { default: words } = await loader(language);
    const others = further.flatMap(({ descriptions }) => Object.entries(descriptions).map(([id, name]) => [id, name[language]]));
    return { default: { ...words, ...(Object.fromEntries(others) as Record<string, string>) } };
  };
