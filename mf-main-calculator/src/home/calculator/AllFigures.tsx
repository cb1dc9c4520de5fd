import { FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';
import type { AllFiguresProps } from './EstimateDetailsOnDemand.tsx';
import { shownResults } from './results.ts';
import { useResultRows, type ResultRows } from './useResultRows.ts';

/** Every figure of an answer, in three groups. */
export function AllFigures({ calculation, results, decimals }: AllFiguresProps) {
  const { money, moneyWithCents } = useFormat();
  const groups = useResultRows(calculation);
  const shown = shownResults(results, decimals);
  const group = ({ title, rows }: ResultRows) => (
    <Group>
      <h3>{title}</h3>
      <FigureRows>
        {rows.map(({ field, label, total }) => (
          <FigureRow key={field} label={label} total={total}>
            <data value={results[field]} data-field={field}>
              {(decimals ? moneyWithCents : money)(shown[field])}
            </data>
          </FigureRow>
        ))}
      </FigureRows>
    </Group>
  );
  return (
    <Groups>
      {group(groups.federal)}
      <Column>
        {group(groups.state)}
        {group(groups.income)}
      </Column>
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.l};
  min-width: 0;
`;

const Group = styled.div`
  h3 {
    margin-block-end: ${space.xs};
    font-size: ${fontSize.m};
  }
`;
