import { Trans } from '../words/Trans.tsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../navigation/PageLink.tsx';
import { NAVIGATION_GROUPS, navigationLinks, sitePages } from '@bracketwise/shared-ui/runtime';
import { useArticleFrame } from './article-frame.ts';

/**
 * Tags that texts may contain: `<en>Form 1040</en>` marks English in another language, `<coverage>see there</coverage>` links to a
 * page, and `<contact>write to us</contact>` links to a navigation entry.
 */
const MARKS = {
  en: <span lang="en" />,
  ...Object.fromEntries(NAVIGATION_GROUPS.flatMap(navigationLinks).map(({ id, to }) => [id, <PageLink key={id} to={to} />])),
  ...Object.fromEntries(sitePages.map(({ id, path }) => [id, <PageLink key={id} to={path} />])),
};

/** Strips the tags, for places that take plain text only. */
export const withoutMarks = (text: string): string => text.replace(/<\/?\w[\w-]*>/gu, '');

/** A text of the current page with its figures filled in. @param props.of - the text's key */
export function Words({ of }: { readonly of: string }) {
  const { id, figures, links = {} } = useArticleFrame();
  const { t } = useTranslation(id);
  const outside = Object.fromEntries(Object.entries(links).map(([mark, href]) => [mark, <a key={mark} href={href} />]));
  return <Trans t={t} i18nKey={of} values={figures} components={{ ...MARKS, ...outside }} />;
}
