/** The guide's example couple and the room in its bracket under the law of `LAST`, the year in progress. US dollars of taxable income. */
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { LAST } from '../years.ts';

export const coupleIncome = 80_000;

const brackets = incomeTaxSchedules[LAST].value.marriedJoint;
const index = brackets.findIndex(({ to }) => coupleIncome <= to);
const bracket = brackets[index] ?? { from: NaN, to: NaN, rate: NaN };

/** `used` and `room` are the parts of the bracket below and above the couple's income. */
export const couple = {
  rate: bracket.rate,
  nextRate: brackets[index + 1]?.rate ?? NaN,
  used: coupleIncome - bracket.from,
  room: bracket.to - coupleIncome,
};
