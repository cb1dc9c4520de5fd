import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface SectionLinkProps {
  /** Id of the section, without `#`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to another section of the current page, whatever its path. It keeps the language named in the URL. */
export function SectionLink({ id, children }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: id });
  return (
    <a href={`#${id}`} onClick={follow}>
      {children}
    </a>
  );
}
