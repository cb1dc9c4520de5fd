import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { loadWithWords } from '@bracketwise/shared-ui/federation/load-with-words';
import { registerWords } from '@bracketwise/shared-ui/runtime';

interface Part<T> {
  readonly namespace: string;
  readonly words: WordsLoader;
  readonly load: () => Promise<T>;
  readonly onFailure?: () => void;
}

/**
 * Loads the code and texts of a part when it is needed.
 * @returns the part while it is wanted, once it has loaded
 */
export function usePart<T extends object>(wanted: boolean, { namespace, words, load, onFailure }: Part<T>): T | undefined {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<T>();
  useEffect(() => {
    if (!wanted || part) return;
    registerWords(namespace, words);
    loadWithWords(load(), i18n, namespace).then(
      (loaded) => setPart(loaded),
      () => onFailure?.(),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is the same in every render
  }, [wanted]);
  return wanted ? part : undefined;
}
