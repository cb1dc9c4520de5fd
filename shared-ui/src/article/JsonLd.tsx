/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Structured data for search engines (schema.org). It is a data block, not a script, so the content security policy does not apply. It
 * is mounted and unmounted with the part of the page it describes.
 */
export function JsonLd({ data }: { readonly data: { readonly [key: string]: Json } }) {
  // Escapes `<`, the only character that could end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
