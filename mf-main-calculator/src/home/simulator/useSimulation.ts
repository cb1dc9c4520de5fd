import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { useState } from 'react';
import type { SimulationInput } from './form.ts';
import { priceByLaw, type OfficialSimulation } from './official.ts';
import { simulate, type SpecifiedSimulation } from './specified.ts';

/** Milliseconds that a simulation appears to run. */
export const RUNNING_TIME = 1_500;

/** The inputs with the rough estimate and the savings under current rules. */
export interface Simulation {
  readonly input: SimulationInput;
  readonly specified: SpecifiedSimulation;
  readonly official: OfficialSimulation;
}

/** Computes in the browser only. */
export function useSimulation() {
  const [simulation, setSimulation] = useVisitState<Simulation>('simulator.simulation');
  const [running, setRunning] = useState(false);

  const run = async (input: SimulationInput): Promise<void> => {
    const specified = simulate(input);
    // Computed at once, so that the results reserve their space while the simulation appears to run.
    setSimulation({ input, specified, official: priceByLaw(input, specified.recommendations) });
    setRunning(true);
    await new Promise((resolve) => setTimeout(resolve, RUNNING_TIME));
    setRunning(false);
  };

  return { simulation, running, run };
}
