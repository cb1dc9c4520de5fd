import { Citation } from './Citation.tsx';

interface SourcedProps {
  readonly text: string;
  /** The law it refers to, always in English. */
  readonly source: string | undefined;
}

/** A sentence followed by its source in brackets, if any. */
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
