import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { space } from '@bracketwise/shared-ui/tokens';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { Brackets } from './brackets/Brackets.tsx';
import { CalculatorSection } from './calculator/CalculatorSection.tsx';
import { useEstimation } from './calculator/useEstimation.ts';
import { Disclaimer } from '@bracketwise/shared-ui/layout/Disclaimer';
import { Hero } from './Hero.tsx';
import { Scenarios } from './scenarios/Scenarios.tsx';
import { Simulator } from './simulator/Simulator.tsx';
import { Situations } from './Situations.tsx';
import { States } from './states/States.tsx';

/** The home page's sections, from top to bottom. What was calculated last is known to all of them. */
export function HomePage() {
  const estimation = useEstimation();
  // Deferred: a section that React has not taken over yet keeps its HTML, and gets to know the calculation afterwards.
  const calculated = useDeferredValue(estimation.answered);
  return (
    <>
      <Hero />
      <CalculatorSection estimation={estimation} />
      <Scenarios calculated={calculated} />
      <Situations />
      <Simulator />
      <Brackets calculated={calculated} />
      <States calculated={calculated} />
      <Foot>
        <Disclaimer />
      </Foot>
    </>
  );
}

const Foot = styled(PageColumn)`
  padding-block: ${space.xl};
`;
