import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalculatorFrame } from './Calculator.tsx';

export interface GuideText {
  /** Paragraphs by section, in order: `guide.<section>.title` and `guide.<section>.<paragraph>` of the calculator's words. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Figures for the sentences of the guide and of the questions below it. */
  readonly figures: Readonly<Record<string, string>>;
  /** What stands under the paragraphs of a section, such as a table. */
  readonly under?: Readonly<Record<string, ReactNode>>;
}

/** The explanatory text of a calculator. */
export function Guide({ sections, figures, under = {} }: GuideText) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation(id);
  return Object.entries(sections).map(([section, paragraphs]) => (
    <Fragment key={section}>
      <h3>{t(`guide.${section}.title`, figures)}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(`guide.${section}.${paragraph}`, figures)}</p>
      ))}
      {under[section]}
    </Fragment>
  ));
}
