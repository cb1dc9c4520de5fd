import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api, type ApiContext, type CachedAnswer } from './data-layer.ts';
import { languageSlice, type Language } from './language.ts';
import { themeSlice, type Theme } from './theme.ts';
import { toastSlice } from './toasts.ts';

export interface InitialState {
  readonly language: Language;
  readonly theme: Theme;
}

/** The page's only store. It holds state that several pages share; a page keeps its own drafts. */
export function createStore(initial: InitialState, context: ApiContext) {
  return configureStore({
    reducer: {
      language: languageSlice.reducer,
      theme: themeSlice.reducer,
      toast: toastSlice.reducer,
      [api.reducerPath]: api.reducer,
    },
    preloadedState: { language: initial.language, theme: initial.theme },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<AppState>();

export const useLanguage = (): Language => useAppSelector((state) => state.language);

/** The cached responses, to be written into the page's HTML. */
export function cachedAnswers(store: AppStore): CachedAnswer[] {
  return Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled' ? [{ endpoint: query.endpointName, argument: query.originalArgs, answer: query.data }] : [],
  );
}

/** Fills the cache with responses from the page's HTML. The page that defines their endpoints must be loaded first. */
export function restoreAnswers(store: AppStore, answers: readonly CachedAnswer[]): void {
  const entries = answers.map(({ endpoint, argument, answer }) => ({ endpointName: endpoint, arg: argument, value: answer }));
  // Pages define the endpoints, so this empty api's types don't know their names.
  store.dispatch(api.util.upsertQueryEntries(entries as never));
}
