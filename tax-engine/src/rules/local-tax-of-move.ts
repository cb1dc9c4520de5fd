/** Local taxes of a year with a move: each place by its own law on people who live there for a part of the year. */
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { partsOfCode, STATES_WITH_COUNTY_TAX } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import { HouseholdError } from '../household.ts';
import { positivePart, sumOf } from '../kernel/money.ts';
import type { FederalReturn } from './federal-return.ts';
import { LocalWorksheet, type HomeOfOneDay, type LocalFiling, type Place, type Places, type Stay, type TaxOfPlace } from './local-tax.ts';
import type { StateWorksheet } from './state-worksheet.ts';

/** What is known of a state in which the household lives. */
export interface StateOfMove {
  readonly places: Places;
  /** Its form for a full-year resident. */
  readonly worksheet: StateWorksheet;
  /** Undefined for a whole year. */
  readonly stayOf: (records: readonly Residence[]) => Stay | undefined;
}

type Residence = FederalReturn['household']['stateParts'][number];

/** @throws HouseholdError that names the part with a place that is unknown or has no confirmed rule */
export function fileLocalTaxesOfMove(federal: FederalReturn, stateOf: (state: StateCode) => StateOfMove): LocalFiling {
  const { stateParts } = federal.household;
  const lines: ExplanationLine[] = [];
  const taxes: TaxOfPlace[] = [];
  let deductible = 0;
  let onStateReturn = 0;
  for (const code of new Set(stateParts.flatMap(({ locality }) => locality ?? []))) {
    const records = stateParts.filter(({ locality }) => locality === code);
    const [{ state }] = records as [Residence];
    const { places, worksheet, stayOf } = stateOf(state);
    const index = stateParts.indexOf(records[0] as Residence);
    const place = placeOf(code, places, federal, index);
    const inState = stateParts.filter((part) => part.state === state);
    const ofOneDay = typeof place.ofMove === 'object' ? place.ofMove : undefined;
    const counted = ofOneDay ? homeOf(ofOneDay, stateParts, inState) : records;
    assertCounted(counted, state, stateParts);
    const isOwed = counted.some(({ locality }) => locality === code);
    const stay = stayOf(ofOneDay ? inState : records);
    if (stay && !place.ofMove) throw refused(index, `needs a rule of ${place.name} for a part of the year, which is not confirmed`);
    const local = new LocalWorksheet(federal, worksheet, lines, { here: true, paid: 0, place: undefined, stay });
    if (isOwed) place.resident(local);
    else if (ofOneDay) local.note('noIncomeTax', 0, ofOneDay.source);
    const tax = local.roundedTax;
    taxes.push({ place: code, tax });
    if (!place.notDeductible) deductible = sumOf(deductible, positivePart(tax));
    if (place.onStateForm && !place.ownReturn) onStateReturn = sumOf(onStateReturn, tax);
  }
  return { tax: sumOf(...taxes.map(({ tax }) => tax)), deductible, onStateReturn, taxes, lines };
}

/** The part of the year whose home counts. */
const homeOf = ({ on }: HomeOfOneDay, all: readonly Residence[], inState: readonly Residence[]): readonly Residence[] =>
  on === 'january1' ? all.slice(0, 1) : inState.slice(-1);

/** Where every county has a tax, the one of the day that counts must be known. */
function assertCounted(counted: readonly Residence[], state: StateCode, all: readonly Residence[]): void {
  if (!STATES_WITH_COUNTY_TAX.includes(state)) return;
  const missing = counted.find((part) => part.state === state && part.locality === undefined);
  if (missing) throw refused(all.indexOf(missing), 'is needed: the county of another part is given, and this one counts');
}

function placeOf(code: string, places: Places, { year }: FederalReturn, index: number): Place {
  const { place: key } = partsOfCode(code);
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  if (!place) throw refused(index, `names an unknown place, ${code}`);
  if (!place.table[year]) throw refused(index, `has no confirmed figure of ${code} for ${year}`);
  return place;
}

const refused = (index: number, reason: string): HouseholdError =>
  new HouseholdError('stateParts', 'place', reason, undefined, `stateParts[${index}].locality`);
