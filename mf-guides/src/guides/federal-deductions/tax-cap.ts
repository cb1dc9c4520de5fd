/** The limit for state and local taxes of everybody but separate filers, by income. US dollars. */
import { stateAndLocalTaxCap } from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { YEAR } from '../years.ts';

const { cap, phaseDown } = stateAndLocalTaxCap[YEAR].value.single;
const { start, rate, floor } = phaseDown ?? { start: NaN, rate: NaN, floor: NaN };

/** In `YEAR` the limit falls from `start` of modified adjusted gross income on, and at `end` only `floor` is left. */
export const taxCap = { cap, start, rate, floor, end: start + (cap - floor) / rate };
