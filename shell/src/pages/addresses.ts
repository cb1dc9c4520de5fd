import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import { DEFAULT_LANGUAGE, type Language, type SitePage } from '@bracketwise/shared-ui/runtime';

/** The canonical URL of a page in a language. */
export const addressOf = (siteUrl: string, path: string, language: Language): string =>
  siteUrl + path + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`);

/** URL of a page's social image, which its remote builds and serves. */
export function socialImageOf({ siteUrl, remotes }: RuntimeConfig, page: SitePage, language: Language): string {
  const entry = new URL(remotes[page.remote] ?? '', siteUrl);
  return new URL(`social/${[page.expose, page.subject, language].filter(Boolean).join('-')}.png`, entry).href;
}
