import type { StateInvestmentLaw } from '../../rules/investment-rules.ts';
import type { StateCode } from './codes.ts';

/** States that do not tax all gains and dividends just as their form taxes other income. */
export const stateInvestmentLaws: Readonly<Partial<Record<StateCode, StateInvestmentLaw>>> = {};
