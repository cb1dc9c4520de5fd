import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../navigation/PageLink.tsx';
import { NAVIGATION_GROUPS, navigationLinks, sitePages } from '../site-map/site-map.ts';
import { useArticleFrame } from './article-frame.tsx';

/**
 * Marks that texts may bear: `<en>Form 1040</en>` is English inside another language, `<coverage>see there</coverage>` leads to a
 * page, `<contact>write to us</contact>` to the part of a page that an entry of the navigation leads to.
 */
const MARKS = {
  en: <span lang="en" />,
  ...Object.fromEntries(NAVIGATION_GROUPS.flatMap(navigationLinks).map(({ id, to }) => [id, <PageLink key={id} to={to} />])),
  ...Object.fromEntries(sitePages.map(({ id, path }) => [id, <PageLink key={id} to={path} />])),
};

/** A text for where there can be no marks. */
export const withoutMarks = (text: string): string => text.replace(/<\/?\w[\w-]*>/gu, '');

/** A text of the page, with its figures. @param props.of - its key */
export function Words({ of }: { readonly of: string }) {
  const { id, figures, links = {} } = useArticleFrame();
  const { t } = useTranslation(id);
  const outside = Object.fromEntries(Object.entries(links).map(([mark, href]) => [mark, <a key={mark} href={href} />]));
  return <Trans t={t} i18nKey={of} values={figures} components={{ ...MARKS, ...outside }} />;
}
