import type { Figures } from '../article/article-frame.ts';
import { Blocks, type Block } from '../article/Blocks.tsx';
import { Question } from '../article/Faq.tsx';
import { Words } from '../article/Words.tsx';

export interface GuideText {
  /** Blocks by section, in order. The texts are `guide.<section>.title` and `guide.<section>.<paragraph>`. */
  readonly sections: Readonly<Record<string, readonly Block[]>>;
  /** Figures for the guide and for the questions below it. */
  readonly figures: Figures;
}

/** The sections of the text below a calculator, which open on a click where the screen is narrow. */
export function Guide({ sections }: Omit<GuideText, 'figures'>) {
  return Object.entries(sections).map(([section, paragraphs]) => (
    <Question
      key={section}
      summary={
        <h3 id={`guide-${section}`}>
          <Words of={`guide.${section}.title`} />
        </h3>
      }
    >
      <Blocks at={`guide.${section}`} blocks={paragraphs} />
    </Question>
  ));
}
