import { partsOf } from './law-addresses.ts';

interface CitationProps {
  /** Statutes, revenue procedures and forms, as the law tables cite them. Always in English. */
  readonly children: string;
  /** Links the documents; off in print. */
  readonly linked?: boolean;
}

/** A source, with links to documents that have a predictable URL. No line breaks between a section sign and its number. */
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
