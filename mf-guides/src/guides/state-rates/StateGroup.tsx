import { Blank } from '@bracketwise/shared-ui/feedback';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { StatesAnswer } from './StatesAnswer.tsx';
import type { NamedState } from './useNamedStates.ts';
import { useRateText } from './useRateText.ts';

interface StateGroupProps {
  readonly states: readonly NamedState[];
  /** Which rate to show for each state. */
  readonly rate: 'incomeTax' | 'salesTax';
  /** Names that rate. */
  readonly label: string;
}

/** A list of states with one of their rates. */
export function StateGroup({ states, rate, label }: StateGroupProps) {
  const text = useRateText();
  const labelId = useId();
  return (
    <StatesAnswer>
      <Label id={labelId}>{label}</Label>
      <Group aria-labelledby={labelId}>
        {states.map(({ code, name, rates }) => (
          <li key={code} data-state={code}>
            <strong>{name}</strong>
            <span>{rates ? text[rate](rates) : <Blank $width="3em" />}</span>
          </li>
        ))}
      </Group>
    </StatesAnswer>
  );
}

const Label = styled.p`
  margin-block-end: ${space.s};
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

const Group = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding: 0.625rem ${space.m};
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.s};
  }
  span {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
