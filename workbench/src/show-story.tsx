/** Shows one story as on the site: with its store, texts, typeface and theme. */
import { articleWords } from '@bracketwise/shared-ui/article';
import { calculatorWords } from '@bracketwise/shared-ui/calculator';
import { explanationWords, householdWords, prepareExplanation, prepareIncomeCharts } from '@bracketwise/shared-ui/explanation';
import {
  SiteConfigContext,
  createStore,
  createWords,
  loadWords,
  registerWords,
  restoreResponses,
  type Language,
  type Theme,
} from '@bracketwise/shared-ui/runtime';
import { prepareResultActions, sharingWords } from '@bracketwise/shared-ui/sharing';
import type { SectionModule } from '@bracketwise/shared-ui/federation/page-contract';
import { GlobalStyle } from '@bracketwise/shared-ui/theme/GlobalStyle';
import { FONT } from '@bracketwise/shared-ui/typeface';
import { commonWords } from '@bracketwise/shared-ui/words';
import { Suspense, createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { stories, type Story } from './stories.ts';

const WORDS = {
  common: commonWords,
  article: articleWords,
  calculator: calculatorWords,
  explanation: explanationWords,
  households: householdWords,
  sharing: sharingWords,
};

/** Loaded before a page shows results; a section that loads later would show its outline for a moment. */
const SECTIONS: readonly SectionModule[] = [prepareExplanation, prepareIncomeCharts, prepareResultActions].map((ready) => ({ ready }));

const CONFIG = { siteUrl: 'https://bracketwise.example', remotes: {}, contactEmail: '', analyticsTagId: '', offline: false };

export interface Surroundings {
  readonly language: Language;
  readonly theme: Theme;
}

function contentOf({ meta, args, render }: Story): ComponentType {
  const props = { ...meta.args, ...args };
  const Content: ComponentType = () => (render ? render(props) : createElement(meta.component, props));
  return (meta.decorators ?? []).reduce<ComponentType>((Inner, decorate) => () => decorate(Inner), Content);
}

let root: Root | undefined;

/**
 * Replaces the shown story, starting a new visit.
 * @returns when it stands still, in the state it describes
 */
export async function showStory(id: string, { language, theme }: Surroundings): Promise<void> {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`There is no story ${id}`);
  root?.unmount();
  sessionStorage.clear();
  const { documentElement: html } = document;
  html.lang = language;
  html.dataset.theme = theme;

  const words = createWords(language);
  for (const [namespace, loader] of Object.entries({ ...WORDS, ...story.parameters.words })) {
    registerWords(namespace, loader);
    await loadWords(words, namespace, language);
  }
  const sections = [...SECTIONS, ...(story.parameters.sections ?? [])];
  await Promise.all(sections.map(({ ready }) => ready(words)));
  const store = createStore({ language, theme }, { apiOrigin: '' });
  restoreResponses(store, story.parameters.responses ?? []);

  const Content = contentOf(story);
  root = createRoot(document.getElementById('root')!);
  root.render(
    <Provider store={store}>
      <I18nextProvider i18n={words}>
        <SiteConfigContext value={CONFIG}>
          <GlobalStyle />
          <MemoryRouter>
            <Canvas id={CANVAS}>
              <Suspense>
                <Content />
              </Suspense>
            </Canvas>
          </MemoryRouter>
        </SiteConfigContext>
      </I18nextProvider>
    </Provider>,
  );
  await document.fonts.load(FONT);
  await stillness();
  const canvasElement = document.getElementById(CANVAS)!;
  if (story.play) {
    await story.play({ canvasElement });
    await stillness();
  }
  if (!story.parameters.onPaper && canvasElement.textContent === '' && canvasElement.childElementCount === 0)
    throw new Error(`${id} shows nothing`);
}

/** The first idle moment after the next frame: React renders deferred values between frames. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
/** Frames without a change: enough for a deferred value that a busy machine renders in many slices. */
const STILL = 15;

/** Scripts on their way: what they bring changes the document. */
const scripts = new Set<HTMLScriptElement>();
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue;
    scripts.add(node);
    for (const end of ['load', 'error']) node.addEventListener(end, () => scripts.delete(node));
  }
}).observe(document.head, { childList: true });

/** Resolves when the document has stopped changing. */
async function stillness(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => (still = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (still < STILL) {
    still = scripts.size > 0 ? 0 : still + 1;
    await nextFrame();
  }
  observer.disconnect();
}

const CANVAS = 'canvas';

/** No wider than a page's column. */
const Canvas = styled.div`
  max-width: 60rem;
  padding: 1rem;
`;
