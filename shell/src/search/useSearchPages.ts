import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTIONS, everyPage, nameOf, useLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { subjectKeys } from '@bracketwise/shared-ui/words';
import { descriptionOf, kindOf, searchFile, searchPageOf, type SearchPage } from './search-index.ts';

/** The list takes no longer than this, in milliseconds. */
const PATIENCE = 10_000;

/** The lists that have arrived. They stay as long as the document, as the scripts of its release do. */
const arrived = new Map<Language, readonly SearchPage[]>();

async function fetchPages(language: Language): Promise<void> {
  const response = await fetch(searchFile(language), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The list of what can be searched answered ${response.status}`);
  arrived.set(language, (await response.json()) as readonly SearchPage[]);
}

/** What the shell knows without the list: every page but those of places, whose names come with their remote. */
function useKnownPages(): readonly SearchPage[] {
  const { t, i18n } = useTranslation(['common', DESCRIPTIONS]);
  const language = useLanguage();
  return useMemo(
    () =>
      everyPage
        .filter((page) => kindOf(page) !== 'place')
        .map((page) => {
          const description = `${DESCRIPTIONS}:${descriptionOf(page)}`;
          const name = nameOf(page, language, (subject) => t(subjectKeys(subject)));
          return searchPageOf(page, name, i18n.exists(description) ? t(description) : undefined);
        }),
    [language, t, i18n],
  );
}

export interface SearchPages {
  readonly pages: readonly SearchPage[];
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly retry: () => void;
}

/** What can be searched. Until the list has arrived, that is the names of pages. @param wanted - whether to load the list */
export function useSearchPages(wanted: boolean): SearchPages {
  const language = useLanguage();
  const known = useKnownPages();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<Language>();
  const [, setArrived] = useState<Language>();
  useEffect(() => {
    if (!wanted || arrived.has(language)) return;
    fetchPages(language).then(
      () => setArrived(language),
      () => setFailed(language),
    );
  }, [wanted, language, attempt]);
  const retry = useCallback(() => {
    setFailed(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const pages = arrived.get(language);
  return { pages: pages ?? known, status: pages ? 'loaded' : failed === language ? 'failed' : 'loading', retry };
}
