/** The state and local tax limit by income, for all filers but married filing separately. US dollars. */
import { stateAndLocalTaxCap } from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { YEAR } from '../years.ts';

const { cap, phaseDown } = stateAndLocalTaxCap[YEAR].value.single;
const { start, rate, floor } = phaseDown ?? { start: NaN, rate: NaN, floor: NaN };

/** In `YEAR` the limit falls from `start` of modified adjusted gross income and reaches `floor` at `end`. */
export const taxCap = { cap, start, rate, floor, end: start + (cap - floor) / rate };
