import type { ReactNode } from 'react';
import styled from 'styled-components';
import { blocksOnPaper } from '../layout/paper.ts';
import { color, radius, space } from '../theme/tokens.ts';
import { LoadingText } from './LoadingText.tsx';
import { RetryNotice } from './RetryNotice.tsx';

interface AnswerPlaceProps {
  /** Use `there` also before anything has been requested. */
  readonly state: 'loading' | 'failed' | 'there';
  readonly loadingText: string;
  readonly failedText: string;
  readonly onRetry: () => void;
  /** The answer, or an outline of the same size, so that loading causes no layout shift. */
  readonly children: ReactNode;
}

/** Wraps an answer. While it loads, or if it failed, shows a message over its outline. */
export function AnswerPlace({ state, loadingText, failedText, onRetry, children }: AnswerPlaceProps) {
  return (
    <Place>
      <div inert={state !== 'there'}>{children}</div>
      {state === 'loading' && (
        <Over>
          <LoadingText>{loadingText}</LoadingText>
        </Over>
      )}
      {state === 'failed' && (
        <Over>
          <RetryNotice message={failedText} onRetry={onRetry} />
        </Over>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  ${blocksOnPaper('0')}
`;

const Over = styled.div`
  z-index: 2;
  align-self: start;
  justify-self: center;
  max-width: calc(100% - ${space.m});
  margin-block-start: ${space.xl};
  background: ${color('surface')};
  border-radius: ${radius.s};
  box-shadow: 0 0 0 1px ${color('line')};

  > p {
    padding: ${space.s} ${space.m};
  }
`;
