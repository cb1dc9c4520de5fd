/** What the policies say alike. */
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';

/** When the present texts were written. */
export const REVISED = '2026-11-20';

/** Addresses that the texts lead to, by their marks. */
export const LINKS = {
  google: 'https://policies.google.com/privacy',
  gpc: '/.well-known/gpc.json',
} as const;

/** What the sentences are filled with: how the site is called by its address. */
export const usePolicyFigures = () => ({ site: new URL(useSiteConfig().siteUrl).host });
