import { useKept } from '@bracketwise/shared-ui/visit/useKept';
import { useState } from 'react';
import type { SimulationInput } from './form.ts';
import { priceByLaw, type OfficialSimulation } from './official.ts';
import { simulate, type SpecifiedSimulation } from './specified.ts';

/** Milliseconds for which a simulation is shown as running. */
export const RUNNING_TIME = 1_500;

/** What a visitor entered, with the quick estimate of it and what the law says. */
export interface Simulation {
  readonly input: SimulationInput;
  readonly specified: SpecifiedSimulation;
  readonly official: OfficialSimulation;
}

/** Computed in the browser alone. */
export function useSimulation() {
  const [simulation, setSimulation] = useKept<Simulation>('simulator.simulation');
  const [running, setRunning] = useState(false);

  const run = async (input: SimulationInput): Promise<void> => {
    const specified = simulate(input);
    // Known at once, so that its place is there while it is said to be running.
    setSimulation({ input, specified, official: priceByLaw(input, specified.recommendations) });
    setRunning(true);
    await new Promise((resolve) => setTimeout(resolve, RUNNING_TIME));
    setRunning(false);
  };

  return { simulation, running, run };
}
