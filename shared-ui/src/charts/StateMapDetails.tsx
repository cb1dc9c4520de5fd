import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Blank } from '../feedback/Blank.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

/** The area below a state map: one state's details and the legend. */
export const BelowStateMap = styled.div`
  display: grid;
  gap: ${space.m} ${space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  font-size: ${fontSize.s};
`;

interface StateMapDetailsProps {
  /** Undefined while the answer is loading, like the values. */
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly lines: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
  /** What the amounts leave out, below them. */
  readonly note?: string | undefined;
}

export const StateMapDetails = ({ code, name, lines, note }: StateMapDetailsProps) => (
  <Sheet data-details={code}>
    <strong>{name ?? <Blank $width="7em" />}</strong>
    <dl>
      {lines.map(({ key, label, value }) => (
        <Line key={key}>
          <dt>{label}</dt>
          <dd>{value ?? <Blank />}</dd>
        </Line>
      ))}
    </dl>
    {note && <p>{note}</p>}
  </Sheet>
);

const Sheet = styled.div`
  padding: 0.75rem ${space.m};
  background: ${color('sunken')};
  border-radius: ${radius.s};

  dl,
  dd {
    margin: 0;
  }
  strong {
    font-size: ${fontSize.m};
  }
  p {
    margin-block-start: ${space.xs};
    color: ${color('muted')};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};

  /* As tall as a badge and as wide as most amounts, so that loading causes no layout shift. */
  dd {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: end;
    min-width: 6rem;
    min-height: 1.625rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
