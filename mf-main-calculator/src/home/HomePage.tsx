import { Disclaimer, PageColumn } from '@bracketwise/shared-ui/layout';
import { useIsWidget } from '@bracketwise/shared-ui/federation/useIsWidget';
import { useDeferredValue } from 'react';
import { Brackets } from './brackets/Brackets.tsx';
import { CalculatorSection } from './calculator/CalculatorSection.tsx';
import { useEstimation } from './calculator/useEstimation.ts';
import { Hero } from './Hero.tsx';
import { Proof } from './Proof.tsx';
import { Scenarios } from './scenarios/Scenarios.tsx';
import { Simulator } from './simulator/Simulator.tsx';
import { Situations } from './Situations.tsx';
import { States } from './states/States.tsx';

/** The sections of the home page; in a widget, the calculator only. All of them receive the last calculation. */
export function HomePage() {
  const estimation = useEstimation();
  const widget = useIsWidget();
  // Deferred, so that a section that is not hydrated yet keeps its HTML and receives the calculation later.
  const calculated = useDeferredValue(estimation.answered);
  if (widget) return <CalculatorSection estimation={estimation} />;
  return (
    <>
      <Hero />
      <CalculatorSection estimation={estimation} links={<Situations />}>
        <Proof />
      </CalculatorSection>
      <Scenarios calculated={calculated} />
      <Simulator calculated={calculated} />
      <Brackets calculated={calculated} />
      <States calculated={calculated} />
      <PageColumn>
        <Disclaimer />
      </PageColumn>
    </>
  );
}
