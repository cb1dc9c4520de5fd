import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, useLanguage, useSiteConfig, type Language } from '@bracketwise/shared-ui/runtime';
import type { SitePage } from '@bracketwise/shared-ui/site-map';

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_US', fr: 'fr_FR' };

const addressOf = (siteUrl: string, path: string, language: Language) =>
  siteUrl + path + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`);

/** False where the page's body is written apart from its head: there the metadata would land in the body. */
export const MetadataPlaced = createContext(true);

/** What search engines and link previews are told of a page. React moves these elements into the document's head. */
export function PageMetadata({ page, namespace }: { page: SitePage; namespace: string }) {
  const { t } = useTranslation(namespace);
  const { t: shell } = useTranslation('shell');
  const { siteUrl } = useSiteConfig();
  const language = useLanguage();
  const title = t('meta.title');
  const description = t('meta.description');
  const canonical = addressOf(siteUrl, page.path, language);
  const brand = shell('brand');
  if (!use(MetadataPlaced)) return null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={t('meta.keywords')} />
      <meta name="robots" content="index, follow" />
      <meta name="author" content={brand} />
      <link rel="canonical" href={canonical} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressOf(siteUrl, page.path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(siteUrl, page.path, DEFAULT_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

/** Of a page that is not to be found by search engines: an error, or a page without its words. */
export function UnlistedMetadata({ title }: { title: string }) {
  if (!use(MetadataPlaced)) return null;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
