import { PAUSE_MS } from '@bracketwise/shared-ui/calculator';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface LiveAnswerProps<Answer> {
  /** Undefined until it has loaded. A plain object. */
  readonly answer: Answer | undefined;
  /** Whether loading failed, what the page then says, and how it retries. */
  readonly failed: boolean;
  readonly failedText: string;
  readonly onRetry: () => void;
  /** What screen readers announce after a pause. */
  readonly spoken: (answer: Answer) => string;
  readonly children: (answer: Answer) => ReactNode;
}

/** The answer, or the last one until the next one arrives. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer && JSON.stringify(answer) !== JSON.stringify(last)) setLast(answer);
  return answer ?? last;
}

/**
 * An answer that updates with the form. The last one stays, marked as busy, until the next one arrives, so that it causes no layout shift.
 */
export function LiveAnswer<Answer>({ answer, failed, failedText, onRetry, spoken, children }: LiveAnswerProps<Answer>) {
  const known = useLastAnswer(answer);
  const text = answer ? spoken(answer) : '';
  const [announced, announce] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(announce, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {failed && <RetryNotice message={failedText} onRetry={onRetry} />}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div aria-busy={!answer && !failed}>{known && children(known)}</div>
    </>
  );
}
