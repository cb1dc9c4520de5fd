/** Income in money. The contract declares which fields count, so a new field counts here through its entry. */
import type { Usd } from '@bracketwise/contract/amounts';
import { fieldsOfKind, householdField, type CompleteHousehold } from '@bracketwise/contract/household';

const MONEY = fieldsOfKind('amount', 'gain').filter((name) => householdField(name).isMoney);
const NEVER_A_LOSS = fieldsOfKind('amount').filter((name) => householdField(name).isMoney);

/** All of it, with losses. */
export const moneyIncome = (household: CompleteHousehold): Usd => MONEY.reduce((sum, name) => sum + household[name], 0);

/**
 * What of it nobody can keep: interest forfeited as a penalty, foreign tax, gambling losses up to the winnings, and what moves into a Roth IRA.
 */
export const notReceived = (household: CompleteHousehold): Usd =>
  household.savingsPenalty +
  household.foreignTaxPaid +
  household.foreignTaxOnEarnings +
  Math.min(household.gamblingLosses, household.gamblingWinnings) +
  household.rothConversions +
  household.spouseRothConversions;

/** Taxed or not, without profits and gains, which may be losses. */
export const incomeOtherThanGains = (household: CompleteHousehold): Usd => NEVER_A_LOSS.reduce((sum, name) => sum + household[name], 0);
