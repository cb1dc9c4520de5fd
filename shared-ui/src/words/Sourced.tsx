import { Citation } from './Citation.tsx';

interface SourcedProps {
  readonly text: string;
  /** The law it speaks of, in English as everywhere. */
  readonly source: string | undefined;
}

/** A sentence, with its source in brackets where it has one. */
export const Sourced = ({ text, source }: SourcedProps) => (
  <>
    {text}
    {source && (
      <>
        {' ('}
        <Citation>{source}</Citation>
        {')'}
      </>
    )}
  </>
);
