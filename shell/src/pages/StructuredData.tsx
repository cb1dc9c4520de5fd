import { type Json, JsonLd } from '@bracketwise/shared-ui/article';
import { trailOf, useLanguage, useSiteConfig, type SitePage } from '@bracketwise/shared-ui/runtime';
import { addressOf } from './addresses.ts';
import { usePageName } from './usePageName.ts';

/** The page's type and breadcrumb. Its description is already in the head. */
export function StructuredData({ page }: { readonly page: SitePage }) {
  const { siteUrl } = useSiteConfig();
  const language = useLanguage();
  const named = usePageName();
  const pages = trailOf(page);
  const url = addressOf(siteUrl, page.path, language);

  const application: Json = {
    '@type': 'WebApplication',
    name: named(page),
    url,
    inLanguage: language,
    applicationCategory: 'FinanceApplication',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
  const trail: Json = {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: named(each),
      item: addressOf(siteUrl, each.path, language),
    })),
  };
  const said = [...(page.shape === 'article' ? [] : [application]), ...(pages.length > 1 ? [trail] : [])];
  return <JsonLd data={{ '@graph': said }} />;
}
