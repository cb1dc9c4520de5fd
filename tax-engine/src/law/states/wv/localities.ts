/** City service fees, for each week of work in a city: W. Va. Code § 8-13-13. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { headTax, inEach, type HeadTax, type Place, type Places } from '../../../rules/local-tax.ts';

const fee = (name: string, amount: number, who: Pick<HeadTax, 'onlyCommuters'> = {}): Place =>
  headTax(name, inEach<HeadTax>(YEARS_TO_2026, { amount, per: 'week', ...who }, `W. Va. Code § 8-13-13; ${name}, city service fee`));

export const localities: Places = {
  CHARLESTON: fee('Charleston', 3),
  FAIRMONT: fee('Fairmont', 2, { onlyCommuters: true }),
  HUNTINGTON: fee('Huntington', 5),
  MORGANTOWN: fee('Morgantown', 3),
  PARKERSBURG: fee('Parkersburg', 2.5),
  WEIRTON: fee('Weirton', 2),
};
