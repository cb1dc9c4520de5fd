/**
 * What must exist once per page, whichever app uses it: the store and its contexts, the texts, the site map, the API
 * client and analytics. This entry is a federation singleton that the shell provides.
 */
export { connectAnalytics, track, type AnalyticsEvent, type AnalyticsSink } from './analytics.ts';
export {
  CONSENT_CATEGORIES,
  CONSENT_KEY,
  CONSENT_VERSION,
  CONSENT_VERSION_KEY,
  ConsentPreferences,
  readConsent,
  type Consent,
  type ConsentCategory,
} from './consent.ts';
export { ask, cachedResponses, loadResponseCache, useMutation, useQuery, type MutationState } from './data-layer.ts';
export type { ApiError, ApiRequest, CachedResponse, Outcome, Question, QueryState } from './questions.ts';
export { restoreResponses } from './served-responses.ts';
export { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language, type Locale } from '@bracketwise/contract/languages';
export { isLanguage, languageSlice } from './language.ts';
export { nameLanguageOfVisit, useNamedLanguage } from './language-of-visit.ts';
export { offerInputs, onOfferedInputs, takeInputsFromAddress, takeOfferedInputs } from './offered-inputs.ts';
export { schemaOnDemand } from './schema-on-demand.ts';
export { SiteConfigContext, useSiteConfig } from './site-config.ts';
export {
  DESCRIPTIONS,
  HEIGHT_MESSAGE,
  NAVIGATION_GROUPS,
  descriptions,
  everyPage,
  footerLinks,
  nameOf,
  navigationLinks,
  pageAt,
  pageOf,
  pathsOf,
  sitePages,
  trailOf,
  widgetPages,
  widgetPath,
  type Name,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationLink,
  type PageShape,
  type SitePage,
} from './site-map.ts';
export {
  createStore,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useLanguage,
  type ApiContext,
  type AppDispatch,
  type AppState,
  type AppStore,
  type InitialState,
} from './store.ts';
export { THEMES, isTheme, themeSlice, type Theme } from './theme.ts';
export { toastSlice, type Toast } from './toasts.ts';
export { WarmUp } from './warm-up.ts';
export { createWords, languageInUse, loadWords, registerWords, switchLanguage } from './words.ts';
