/** What the policies have in common. */
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';

/** When the current texts were written. */
export const REVISED = '2026-11-22';

/** Links in the texts, by tag name. */
export const LINKS = {
  google: 'https://policies.google.com/privacy',
  gpc: '/.well-known/gpc.json',
} as const;

/** Values for the texts' placeholders: the site's name, taken from its address. */
export const usePolicyFigures = () => ({ site: new URL(useSiteConfig().siteUrl).host });
