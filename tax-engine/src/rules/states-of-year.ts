/** Validates where a household lives and works in a year with more than one state. */
import type { CompleteHousehold, HouseholdFieldName } from '@bracketwise/contract/household';
import { partsOfCode } from '@bracketwise/contract/localities';
import { STATE_NAMES } from '@bracketwise/contract/states';
import { HouseholdError } from '../household.ts';
import { dayAfter, isDate } from '../kernel/days.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';

/** @throws HouseholdError that names the refused field */
export function assertStatesOfYear(household: CompleteHousehold): void {
  const { stateParts, workStates } = household;
  const given = stateParts.length > 0 ? 'stateParts' : 'workStates';
  if (stateParts.length > 0 && workStates.length > 0)
    throw refused('workStates', 'must not come with stateParts: a year with a move has only the states of residence');
  // Each part of a year with a move has its own place. A typed rate would not say which part it is for.
  const refusedPlaces = stateParts.length > 0 ? (['locality', 'workLocality', 'localRate'] as const) : (['localRate'] as const);
  for (const name of refusedPlaces)
    if (household[name] !== undefined)
      throw refused(name, `must not come with ${given}${given === 'stateParts' ? ': give the locality of each part' : ''}`);
  for (const [index, { state }] of household[given].entries())
    if (!Object.hasOwn(STATE_NAMES, state)) throw refused(given, 'is an unknown state', `${given}[${index}].state`);
  if (given === 'stateParts') assertParts(household);
  else assertWork(household);
}

const refused = (field: HouseholdFieldName, reason: string, path?: string) => new HouseholdError(field, 'place', reason, undefined, path);

/** Parts follow one another from January 1 to December 31. */
function assertParts(household: CompleteHousehold): void {
  const { taxYear, state, stateParts } = household;
  const lastDay = `${taxYear}-12-31`;
  const last = stateParts.length - 1;
  let next = `${taxYear}-01-01`;
  for (const [index, { from, to }] of stateParts.entries()) {
    if (from !== next) throw refused('stateParts', `must be ${next}: the parts cover the year`, `stateParts[${index}].from`);
    if (!isDate(to) || to < from || to > lastDay || (index === last && to !== lastDay)) {
      const reason = index === last ? `must be ${lastDay}: the parts cover the year` : `must be a day from ${from} to ${lastDay}`;
      throw refused('stateParts', reason, `stateParts[${index}].to`);
    }
    next = dayAfter(to);
  }
  for (const [index, { state: ofPart, locality }] of stateParts.entries())
    if (locality !== undefined && partsOfCode(locality).state !== ofPart)
      throw refused('stateParts', `must be in ${ofPart}, not ${locality}`, `stateParts[${index}].locality`);
  if (stateParts[last]?.state !== state) throw refused('state', 'must be the state of the last part of stateParts');
  for (const pay of ['wages', 'spouseWages'] as const) {
    const amounts = stateParts.map((part) => part[pay]);
    if (amounts.every((amount) => amount === undefined)) continue;
    const missing = amounts.indexOf(undefined);
    if (missing >= 0) throw refused('stateParts', 'is needed in every part or in none', `stateParts[${missing}].${pay}`);
    if (sumOf(...amounts.map((amount = 0) => amount)) !== household[pay])
      throw refused('stateParts', `of all parts must add up to ${pay}`, `stateParts[${last}].${pay}`);
  }
}

function assertWork(household: CompleteHousehold): void {
  const { state, workStates, filingStatus } = household;
  for (const [index, work] of workStates.entries()) {
    if (work.state === state) throw refused('workStates', 'must not be the state of residence', `workStates[${index}].state`);
    if (work.fromHome && work.days !== undefined)
      throw refused('workStates', 'must not come with fromHome: they are days of work there', `workStates[${index}].days`);
    if (work.ofSpouse && filingStatus !== 'marriedJoint')
      throw new HouseholdError(
        'workStates',
        'jointOnly',
        'must be false: only a joint return has the income of two',
        undefined,
        `workStates[${index}].ofSpouse`,
      );
  }
  const rents = sumOf(...workStates.map(({ rentalIncome }) => rentalIncome));
  if (rents > Math.max(0, household.rentalIncome)) throw refused('workStates', 'must not have more rentalIncome than the household');
  for (const profit of ['selfEmploymentProfit', 'spouseSelfEmploymentProfit'] as const) {
    const ofPerson = workStates.filter(({ ofSpouse }) => ofSpouse === (profit === 'spouseSelfEmploymentProfit'));
    if (sumOf(...ofPerson.map(({ selfEmploymentProfit }) => selfEmploymentProfit)) > Math.max(0, household[profit]))
      throw refused('workStates', `must not have more selfEmploymentProfit than ${profit}`);
  }
  for (const pay of ['wages', 'spouseWages'] as const) {
    const elsewhere = workStates.filter(({ ofSpouse }) => ofSpouse === (pay === 'spouseWages'));
    const maximum = household[pay];
    if (roundToCents(sumOf(...elsewhere.map(({ wages }) => wages))) > maximum)
      throw new HouseholdError('workStates', 'partOfWages', `must not exceed ${pay}, which includes it`, maximum);
  }
}
