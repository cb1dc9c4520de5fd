import { createContext, use } from 'react';

/** Figures of a page, formatted in its language, by placeholder name. */
export type Figures = Readonly<Record<string, string>>;

interface Frame {
  /** Page id in the site map; also the namespace of its texts. */
  readonly id: string;
  readonly figures: Figures;
  /** Links to other sites by tag name. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Provided around everything that looks up texts by convention: articles and the guides of calculators. */
export const ArticleFrame = createContext<Frame | undefined>(undefined);

export function useArticleFrame(): Frame {
  const frame = use(ArticleFrame);
  if (!frame) throw new Error('This stands outside of an Article and a Calculator');
  return frame;
}
