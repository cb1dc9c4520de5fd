import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createReduxStore,
  type Middleware,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from 'redux';
import { withExtraArgument } from 'redux-thunk';
import type { Language } from '@bracketwise/contract/languages';
import { languageSlice } from './language.ts';
import { themeSlice, type Theme } from './theme.ts';
import { toastSlice } from './toasts.ts';

export interface InitialState {
  readonly language: Language;
  readonly theme: Theme;
}

/** Passed by the store to every request. The browser calls its own origin; `render` calls the API's. */
export interface ApiContext {
  readonly apiOrigin: string;
}

const reducers = { language: languageSlice.reducer, theme: themeSlice.reducer, toast: toastSlice.reducer };

export type AppState = StateFromReducersMapObject<typeof reducers>;

/** A middleware that another one can join after the store was created. */
function joinable() {
  let join: (joining: Middleware) => void;
  const middleware: Middleware = (store) => (next) => {
    let handle = next;
    join = (joining) => (handle = joining(store)(next));
    return (action) => handle(action);
  };
  return { middleware, join: (joining: Middleware) => join(joining) };
}

/**
 * The page's only store. It holds state that several pages share; a page keeps its own drafts. It starts without Redux Toolkit, which
 * loads with the cache of responses and then joins.
 */
export function createStore(initial: InitialState, context: ApiContext) {
  const { middleware, join } = joinable();
  const store = createReduxStore(
    combineReducers(reducers),
    { language: initial.language, theme: initial.theme },
    applyMiddleware(withExtraArgument<AppState, UnknownAction, ApiContext>(context), middleware as Middleware<unknown, AppState>),
  );
  return {
    ...store,
    join: (name: string, reducer: Reducer, joining: Middleware) => {
      store.replaceReducer(combineReducers({ ...reducers, [name]: reducer }));
      join(joining);
    },
  };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<AppState>();

export const useLanguage = (): Language => useAppSelector((state) => state.language);
