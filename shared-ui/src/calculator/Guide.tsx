import { Fragment, type ReactNode } from 'react';
import type { Figures } from '../article/article-frame.tsx';
import { Blocks, type Block } from '../article/Blocks.tsx';
import { Words } from '../article/Words.tsx';

export interface GuideText {
  /** Paragraphs by section, in order: `guide.<section>.title` and `guide.<section>.<paragraph>` of the calculator's words. */
  readonly sections: Readonly<Record<string, readonly Block[]>>;
  /** Figures for the sentences of the guide and of the questions below it. */
  readonly figures: Figures;
  /** What stands under the paragraphs of a section, such as a table. */
  readonly under?: Readonly<Record<string, ReactNode>>;
}

/** The explanatory text of a calculator. */
export function Guide({ sections, under = {} }: Omit<GuideText, 'figures'>) {
  return Object.entries(sections).map(([section, paragraphs]) => (
    <Fragment key={section}>
      <h3>
        <Words of={`guide.${section}.title`} />
      </h3>
      <Blocks at={`guide.${section}`} blocks={paragraphs} />
      {under[section]}
    </Fragment>
  ));
}
