import { use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { WarmUp, useNamedLanguage, type Language } from '@bracketwise/shared-ui/runtime';

export type PageLinkProps = Omit<LinkProps, 'to'> & {
  /** Path of a page of this site, with a fragment if it leads to a part of it. */
  to: string;
};

/**
 * A link to another page of the site, in the language that the address names: also for whoever opens it in a new tab. Pointing at
 * it or reaching it by keyboard loads that page already.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const warmUp = use(WarmUp);
  const warm = () => warmUp(to);
  const language = useNamedLanguage();
  // `discover` is for a router that fetches its routes; it would only be an attribute here.
  return <Link to={language ? inLanguage(to, language) : to} discover="none" onPointerEnter={warm} onFocus={warm} {...rest} />;
}

function inLanguage(to: string, language: Language): string {
  const [path, fragment] = to.split('#');
  return `${path}?lang=${language}${fragment === undefined ? '' : `#${fragment}`}`;
}
