interface CitationProps {
  /** Statutes, revenue procedures, forms, as the law's tables name them: in English as everywhere. */
  readonly children: string;
}

/** A source. No line of it breaks between a section sign and its number. */
export const Citation = ({ children }: CitationProps) => <cite lang="en">{children.replace(/(§+) /gu, '$1\u00a0')}</cite>;
