/** For tests of the shell: loads its texts, creates a store, and serves pages as the test says. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import { createStore, createWords, loadWords, type Language } from '@bracketwise/shared-ui/runtime';
import { UNCONFIGURED } from '@bracketwise/shared-ui/testing/inSite';
import { Providers } from '../App.tsx';
import { createPageLoader, type FetchPage } from '../pages/page-loader.ts';
import { SHELL_NAMESPACES, registerShellWords } from '../shell-words.ts';

export interface ShellSurroundings {
  readonly language?: Language;
  readonly path?: string;
  /** Overrides for the installation's settings. */
  readonly config?: Partial<RuntimeConfig>;
  readonly fetchPage?: FetchPage;
  /** Texts to load besides the shell's. */
  readonly namespaces?: readonly string[];
}

export async function renderInShell(
  children: ReactNode,
  { language = 'en', path = '/', config, fetchPage = async () => null, namespaces = [] }: ShellSurroundings = {},
) {
  const store = createStore({ language, theme: 'system' }, { apiOrigin: '' });
  const words = createWords(language);
  registerShellWords();
  await Promise.all([...SHELL_NAMESPACES, ...namespaces].map((namespace) => loadWords(words, namespace, language)));
  const loader = createPageLoader(words, fetchPage);
  // Awaited, so that a page that loads or fails at once has done so before the test continues.
  const view = await act(async () =>
    render(
      <Providers config={{ ...UNCONFIGURED, ...config }} store={store} words={words} loader={loader}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Providers>,
    ),
  );
  return { store, words, loader, ...view };
}
