import { onInk } from '@bracketwise/shared-ui/layout';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AnswerHeadProps {
  readonly children: ReactNode;
  /** A sentence of less weight. */
  readonly then?: ReactNode;
}

/** The answer in a sentence, as the head of the rows that explain it. */
export const AnswerHead = ({ children, then }: AnswerHeadProps) => (
  <Head data-answer>
    <strong>{children}</strong>
    {then && <span> {then}</span>}
  </Head>
);

const Head = styled.p`
  margin-block-end: ${space.s};
  padding: ${space.m} 1.125rem;
  font-size: ${fontSize.l};
  line-height: 1.35;
  text-wrap: pretty;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  ${onInk}

  strong {
    color: ${color('accent')};
  }
  span {
    display: block;
    margin-block-start: ${space.s};
    font-size: ${fontSize.m};
  }
`;
