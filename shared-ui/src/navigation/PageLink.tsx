import { use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { WarmUp, useNamedLanguage, type Language } from '@bracketwise/shared-ui/runtime';

export type PageLinkProps = Omit<LinkProps, 'to'> & {
  /** Path of a page of this site, optionally with a fragment. */
  to: string;
};

/**
 * A link to another page of the site. It keeps the language named in the URL, so that a new tab uses it too. Hovering or focusing it
 * preloads the page.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const warmUp = use(WarmUp);
  const warm = () => warmUp(to);
  const language = useNamedLanguage();
  // `discover` is for routers that fetch their routes; the default would only add an attribute here.
  return <Link to={language ? inLanguage(to, language) : to} discover="none" onPointerEnter={warm} onFocus={warm} {...rest} />;
}

function inLanguage(to: string, language: Language): string {
  const [path, fragment] = to.split('#');
  return `${path}?lang=${language}${fragment === undefined ? '' : `#${fragment}`}`;
}
