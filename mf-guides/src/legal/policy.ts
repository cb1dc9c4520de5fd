/** What the policies have in common. */
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';

/** Links in the texts, by tag name. */
export const LINKS = {
  google: 'https://policies.google.com/privacy',
  gpc: '/.well-known/gpc.json',
} as const;

/** Values for the texts' placeholders: the site's name, taken from its address. */
export const usePolicyFigures = () => ({ site: new URL(useSiteConfig().siteUrl).host });
