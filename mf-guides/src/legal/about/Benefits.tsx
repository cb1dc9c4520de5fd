import { Words } from '@bracketwise/shared-ui/article';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';
import { CalendarCheck, HandCoins, Languages, Layers, Scale, Smile } from 'lucide-react';
import styled from 'styled-components';

const BENEFITS = [
  ['free', HandCoins],
  ['irs', Scale],
  ['languages', Languages],
  ['current', CalendarCheck],
  ['friendly', Smile],
  ['comprehensive', Layers],
] as const;

export const Benefits = () => (
  <Grid>
    {BENEFITS.map(([benefit, Icon]) => (
      <li key={benefit}>
        <Icon size={24} aria-hidden />
        <h3>
          <Words of={`guide.benefits.${benefit}.title`} />
        </h3>
        <p>
          <Words of={`guide.benefits.${benefit}.text`} />
        </p>
      </li>
    ))}
  </Grid>
);

const Grid = styled.ul`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${space.m};
    max-width: none;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    align-content: start;
    gap: ${space.s};
    padding: ${space.l} 1.125rem;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
    break-inside: avoid;
  }
  svg {
    color: ${color('accent')};
  }
`;
