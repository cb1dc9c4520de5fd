import { PageLink, type PageLinkProps } from '@bracketwise/shared-ui/navigation/PageLink';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { pageOf } from '@bracketwise/shared-ui/site-map';

/** To the page that says what is kept, by its own name. */
export function PolicyLink(props: Omit<PageLinkProps, 'to'>) {
  const language = useLanguage();
  const policy = pageOf('cookies');
  return (
    <PageLink to={policy.path} {...props}>
      {policy.name[language]}
    </PageLink>
  );
}
