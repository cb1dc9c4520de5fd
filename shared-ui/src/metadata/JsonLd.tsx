/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What search engines are told in their own words (schema.org). A block of data and no script: the content security policy has
 * nothing to say of it. It stands and goes with the part of the page it describes.
 */
export function JsonLd({ data }: { readonly data: { readonly [key: string]: Json } }) {
  // `<` is the one character that could end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
