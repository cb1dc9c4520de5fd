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

/** The sections of the home page. All of them receive the last calculation. */
export function HomePage() {
  const estimation = useEstimation();
  // Deferred, so that a section that is not hydrated yet keeps its HTML and receives the calculation later.
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
