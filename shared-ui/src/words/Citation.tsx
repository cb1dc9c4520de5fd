import { partsOf } from './law-addresses.tsx';

interface CitationProps {
  /** Statutes, revenue procedures, forms, as the law's tables name them: in English as everywhere. */
  readonly children: string;
  /** Whether it links to its documents: on paper nobody follows a link. */
  readonly linked?: boolean;
}

/** A source, with links to its documents where these have an address by rule. No line of it breaks between a section sign and its number. */
export const Citation = ({ children, linked = true }: CitationProps) => (
  <cite lang="en">
    {partsOf(children.replace(/(§+) /gu, '$1\u00a0')).map(({ text, address }, index) =>
      address && linked ? (
        <a key={index} href={address}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </cite>
);
