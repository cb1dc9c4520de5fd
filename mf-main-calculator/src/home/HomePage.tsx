import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';
import { CalculatorSection } from './calculator/CalculatorSection.tsx';
import { useEstimation } from './calculator/useEstimation.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { Hero } from './Hero.tsx';
import { Simulator } from './simulator/Simulator.tsx';

/** The home page's sections, from top to bottom. What was calculated last is known to all of them. */
export function HomePage() {
  const estimation = useEstimation();
  return (
    <>
      <Hero />
      <CalculatorSection estimation={estimation} />
      <Simulator />
      <Foot>
        <Disclaimer />
      </Foot>
    </>
  );
}

const Foot = styled(PageColumn)`
  padding-block: ${space.xl};
`;
