import { PageLink, type PageLinkProps } from '@bracketwise/shared-ui/navigation';
import { pageOf, useLanguage } from '@bracketwise/shared-ui/runtime';

/** A link to the cookie policy, labeled with that page's name. */
export function PolicyLink(props: Omit<PageLinkProps, 'to'>) {
  const language = useLanguage();
  const policy = pageOf('cookies');
  return (
    <PageLink to={policy.path} {...props}>
      {policy.name[language]}
    </PageLink>
  );
}
