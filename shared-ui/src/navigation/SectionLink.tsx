import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface SectionLinkProps {
  /** Of the section, without `#`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to another part of the page that is shown: whatever its path, and with the language its address may name. */
export function SectionLink({ id, children }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: id });
  return (
    <a href={`#${id}`} onClick={follow}>
      {children}
    </a>
  );
}
