import { Fragment } from 'react';
import type { Figures } from '../article/article-frame.tsx';
import { Blocks, type Block } from '../article/Blocks.tsx';
import { Words } from '../article/Words.tsx';

export interface GuideText {
  /** Paragraphs and elements by section, in order: `guide.<section>.title` and `guide.<section>.<paragraph>` of the calculator's words. */
  readonly sections: Readonly<Record<string, readonly Block[]>>;
  /** Figures for the sentences of the guide and of the questions below it. */
  readonly figures: Figures;
}

/** The explanatory text of a calculator. */
export function Guide({ sections }: Omit<GuideText, 'figures'>) {
  return Object.entries(sections).map(([section, paragraphs]) => (
    <Fragment key={section}>
      <h3>
        <Words of={`guide.${section}.title`} />
      </h3>
      <Blocks at={`guide.${section}`} blocks={paragraphs} />
    </Fragment>
  ));
}
