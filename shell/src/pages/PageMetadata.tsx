import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, useLanguage, useSiteConfig, type SitePage } from '@bracketwise/shared-ui/runtime';
import { addressOf, socialImageOf } from './addresses.ts';
import { subjectKeys } from '@bracketwise/shared-ui/words';

/** False when `render` writes the body, where metadata would otherwise end up. */
export const MetadataPlaced = createContext(true);

/** Metadata for search engines and link previews. React moves these elements into the document's head. */
export function PageMetadata({ page, namespace }: { page: SitePage; namespace: string }) {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation('common');
  const config = useSiteConfig();
  const { siteUrl } = config;
  const language = useLanguage();
  const subject = page.subject && common(subjectKeys(page.subject));
  const title = t('meta.title', { subject });
  const description = t('meta.description', { subject });
  const canonical = addressOf(siteUrl, page.path, language);
  const brand = common('brand');
  const image = socialImageOf(config, page, language);
  if (!use(MetadataPlaced)) return null;
  if (config.widgetOf) return <UnlistedMetadata title={title} canonical={canonical} />;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={t('meta.keywords', { subject })} />
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
      <meta property="og:locale" content={LOCALES[language].replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface UnlistedMetadataProps {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** URL of the page to index instead. */
  readonly canonical?: string;
}

/** Metadata of a document that search engines should not index: an error, a page without its texts, or a widget. */
export function UnlistedMetadata({ title, description, keywords, canonical }: UnlistedMetadataProps) {
  if (!use(MetadataPlaced)) return null;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content="noindex" />
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}

/** Metadata of the not-found page. */
export function NotFoundMetadata() {
  const { t } = useTranslation('search');
  return <UnlistedMetadata title={t('documentTitle')} description={t('explanation')} keywords={t('keywords')} />;
}
