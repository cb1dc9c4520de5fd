import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../navigation/PageLink.tsx';
import { sitePages } from '../site-map/site-map.ts';
import { useArticleFrame } from './article-frame.tsx';

/** Marks that texts may bear: `<en>Form 1040</en>` is English inside another language, `<coverage>see there</coverage>` leads to a page. */
const MARKS = {
  en: <span lang="en" />,
  ...Object.fromEntries(sitePages.map(({ id, path }) => [id, <PageLink key={id} to={path} />])),
};

/** A text of the page, with its figures. @param props.of - its key */
export function Words({ of }: { readonly of: string }) {
  const { id, figures } = useArticleFrame();
  const { t } = useTranslation(id);
  return <Trans t={t} i18nKey={of} values={figures} components={MARKS} />;
}
