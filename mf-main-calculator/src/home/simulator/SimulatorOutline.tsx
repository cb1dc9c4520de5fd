import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { color, from, radius, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** As tall as the simulator before its first run. Shown when the visitor arrives from another page. */
export const SimulatorOutline = () => (
  <Band id="simulator">
    <PageColumn>
      <Sheet />
    </PageColumn>
  </Band>
);

const Band = styled.section`
  padding-block: ${space.xl};
`;

const Sheet = styled.div`
  min-height: 54rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  /* From here on, the fields have two columns. */
  @media (min-width: 30rem) {
    min-height: 42rem;
  }
  ${from.medium} {
    min-height: 34rem;
  }
  ${from.wide} {
    min-height: 26rem;
  }
`;
