import { createContext, use } from 'react';

/** Figures for the sentences of a page, in its language, by the names that the sentences have for them. */
export type Figures = Readonly<Record<string, string>>;

interface Frame {
  /** Of the page in the site map, and namespace of its words. */
  readonly id: string;
  readonly figures: Figures;
  /** Addresses outside the site map, by the marks that lead to them. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Around whatever has texts by convention: articles, and the guide of a calculator. */
export const ArticleFrame = createContext<Frame | undefined>(undefined);

export function useArticleFrame(): Frame {
  const frame = use(ArticleFrame);
  if (!frame) throw new Error('This stands outside of an Article and a Calculator');
  return frame;
}
