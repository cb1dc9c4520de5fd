import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { blocksOnPaper } from '../layout/paper.ts';
import { JsonLd } from './JsonLd.tsx';
import { color, motion, radius, readingWidth, space } from '../theme/tokens.ts';
import { useArticleFrame } from './article-frame.ts';
import { Words, withoutMarks } from './Words.tsx';

interface FaqProps {
  readonly heading: string;
  /** Ids of the questions; their texts are `faq.<item>.question` and `faq.<item>.answer`. */
  readonly items: readonly string[];
}

/** Questions whose answers open on click, with or without scripts. Every FAQ on the site uses this component. */
export function Faq({ heading, items }: FaqProps) {
  const { id, figures } = useArticleFrame();
  const { t } = useTranslation(id);
  const titleId = useId();
  const plain = (key: string) => withoutMarks(t(`faq.${key}`, figures));
  return (
    <Questions aria-labelledby={titleId} id="faq">
      <h2 id={titleId}>{heading}</h2>
      {items.map((item) => (
        <Question key={item} summary={<Words of={`faq.${item}.question`} />}>
          <p>
            <Words of={`faq.${item}.answer`} />
          </p>
        </Question>
      ))}
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: items.map((item) => ({
            '@type': 'Question',
            name: plain(`${item}.question`),
            acceptedAnswer: { '@type': 'Answer', text: plain(`${item}.answer`) },
          })),
        }}
      />
    </Questions>
  );
}

interface QuestionProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A card that opens on a click, and on paper. */
export const Question = ({ summary, children }: QuestionProps) => (
  <Details>
    <summary>
      <ChevronRight size={20} aria-hidden />
      <div>{summary}</div>
    </summary>
    <div>{children}</div>
  </Details>
);

const Questions = styled.section`
  display: grid;
  ${blocksOnPaper(space.s)}

  h2 {
    margin-block-end: ${space.m};
  }
`;

const Details = styled.details`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  /* Those that follow each other look like one list. */
  & + & {
    margin-block-start: -1px;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  &:has(+ &) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  summary {
    display: flex;
    gap: ${space.s};
    padding: 0.75rem ${space.m};
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    color: ${color('accent')};
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color('accent')};
    transition: rotate ${motion};
  }
  &[open] svg {
    rotate: 90deg;
  }
  > div {
    max-width: ${readingWidth};
    padding: 0 ${space.m} ${space.m};
    text-wrap: pretty;
  }
  @media print {
    break-inside: avoid;

    &::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
`;
