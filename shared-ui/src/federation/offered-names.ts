/** The names that remotes may import from these singletons. The shell provides no others, so that the rest stays out of the first load. */
export const OFFERED_NAMES = {
  'react-router-dom': ['useLinkClickHandler', 'useLocation'],
  'react-i18next': ['I18nextProvider', 'useTranslation'],
  'styled-components': ['createGlobalStyle', 'css', 'default', 'keyframes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
