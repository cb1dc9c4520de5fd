/** The well-known files for crawlers and browsers, generated from the site map and the installation. */
import { LANGUAGES } from '@bracketwise/contract/languages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFile } from '@bracketwise/gateway/declaration';
import type { Installation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';

type Shell = Pick<typeof ShellBundle, 'addressOf' | 'manifestOf' | 'sitePages'>;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lists every page in every language, with links to its translations. */
export function sitemap({ addressOf, sitePages }: Shell, siteUrl: string): string {
  const entries = sitePages.flatMap((page) => {
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(addressOf(siteUrl, page.path, language))}"/>`,
    ).join('');
    return LANGUAGES.map((language) => `<url><loc>${xml(addressOf(siteUrl, page.path, language))}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Crawlers must not index the API's responses. */
const robots = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Builds security.txt (RFC 9116). It must expire within a year; each deployment renders it again with a later date. Without a contact
 * address there is no file.
 */
export const security = ({ siteUrl, contactEmail }: Pick<Installation, 'siteUrl' | 'contactEmail'>, now: Date): string | undefined =>
  contactEmail
    ? [
        `Contact: mailto:${contactEmail}`,
        `Expires: ${new Date(now.getTime() + 360 * DAY).toISOString()}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        '',
      ].join('\n')
    : undefined;

/** The site honors Global Privacy Control (https://www.w3.org/TR/gpc/). `lastUpdate` is the day we last reviewed this statement. */
const globalPrivacyControl = { gpc: true, lastUpdate: '2025-02-02' };

type ManifestFile = Extract<SiteFile, `${string}.webmanifest`>;

/** The web app manifest in each language, by path. */
async function manifests({ manifestOf }: Shell): Promise<Readonly<Record<ManifestFile, string>>> {
  const files = LANGUAGES.map(async (language) => [`/site.${language}.webmanifest`, JSON.stringify(await manifestOf(language))] as const);
  return Object.fromEntries(await Promise.all(files)) as Record<ManifestFile, string>;
}

/** @returns the content of each file by path; undefined for a file this installation does not publish */
export async function siteFiles(
  shell: Shell,
  installation: Installation,
  now: Date,
): Promise<Readonly<Record<Exclude<SiteFile, '/worker.js' | `/page-files.${string}` | `/search.${string}`>, string | Buffer | undefined>>> {
  const { siteUrl } = installation;
  return {
    '/robots.txt': robots(siteUrl),
    '/sitemap.xml': sitemap(shell, siteUrl),
    ...(await manifests(shell)),
    '/.well-known/security.txt': security(installation, now),
    '/favicon.ico': await readFile(path.join(installation.shellDir, 'browser/assets/favicon.ico')),
    '/.well-known/gpc.json': JSON.stringify(globalPrivacyControl),
  };
}
