/** What machines ask a site for by fixed names, made from the site map and the installation. */
import type { SiteFile } from '@bracketwise/gateway/declaration';
import type { Installation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';

type Shell = Pick<typeof ShellBundle, 'LANGUAGES' | 'addressOf' | 'manifestOf' | 'sitePages'>;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Every page in every language, each naming the others. */
function sitemap({ LANGUAGES, addressOf, sitePages }: Shell, siteUrl: string): string {
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

/** Answers of the API are no pages. */
const robots = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * RFC 9116. It asks for an end within a year: every rendering, which a deployment begins with, writes a later one. Without an address the
 * file would lead researchers to nobody, so there is none.
 */
export const security = ({ siteUrl, contactEmail }: Pick<Installation, 'siteUrl' | 'contactEmail'>, now: Date): string | undefined =>
  contactEmail
    ? [
        `Contact: mailto:${contactEmail}`,
        `Expires: ${new Date(now.getTime() + 360 * DAY).toISOString()}`,
        'Preferred-Languages: en, es, fr',
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        '',
      ].join('\n')
    : undefined;

/** The site honours Global Privacy Control (https://www.w3.org/TR/gpc/). `lastUpdate` is the day on which that was last looked at. */
const globalPrivacyControl = { gpc: true, lastUpdate: '2025-02-02' };

/** @returns the content of each file by its path; none for a file that this installation does not have */
export async function siteFiles(
  shell: Shell,
  installation: Installation,
  now: Date,
): Promise<Readonly<Record<Exclude<SiteFile, '/favicon.ico'>, string | undefined>>> {
  const { siteUrl } = installation;
  const manifest = async (language: (typeof shell.LANGUAGES)[number]) => JSON.stringify(await shell.manifestOf(language));
  return {
    '/robots.txt': robots(siteUrl),
    '/sitemap.xml': sitemap(shell, siteUrl),
    '/site.en.webmanifest': await manifest('en'),
    '/site.es.webmanifest': await manifest('es'),
    '/site.fr.webmanifest': await manifest('fr'),
    '/.well-known/security.txt': security(installation, now),
    '/.well-known/gpc.json': JSON.stringify(globalPrivacyControl),
  };
}
