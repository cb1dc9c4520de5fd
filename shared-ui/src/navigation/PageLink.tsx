import { use, type ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { WarmUp, offerInputs, useNamedLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { inputsIn } from '../sharing/fragment.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page of this site, optionally with a fragment: a section, or inputs for its form. */
  to: string;
};

/**
 * A link to another page of the site. It keeps the language named in the URL, so that a new tab uses it too. Hovering or focusing it
 * preloads the page. The router's `Link` would do the same with the code of its data features (2 KB compressed).
 */
export function PageLink({ to, onClick, children, ...rest }: PageLinkProps) {
  const warmUp = use(WarmUp);
  const warm = () => warmUp(to);
  const language = useNamedLanguage();
  const here = (path: string) => (language ? inLanguage(path, language) : path);
  const href = here(to);
  const [path = '', fragment = ''] = to.split('#');
  const inputs = inputsIn(fragment);
  // A new tab reads the inputs from its URL; in this tab, they never enter the URL.
  const follow = useLinkClickHandler<HTMLAnchorElement>(inputs ? here(path) : href, { target: rest.target });
  return (
    <a
      onPointerEnter={warm}
      onFocus={warm}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // The page loads while the browser draws its outline.
        warmUp(to, { followed: true });
        follow(event);
        if (inputs && event.defaultPrevented) offerInputs(inputs, path);
      }}
    >
      {children}
    </a>
  );
}

function inLanguage(to: string, language: Language): string {
  const [path, fragment] = to.split('#');
  return `${path}?lang=${language}${fragment === undefined ? '' : `#${fragment}`}`;
}
