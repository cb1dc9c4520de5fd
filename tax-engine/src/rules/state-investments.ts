import type { InvestmentLine, StateInvestmentTax } from '../investment-contract.ts';
import { toCents } from '../kernel/money.ts';
import { FederalReturn } from './federal-return.ts';
import { InvestorWorksheet, rulesOf, type StateInvestmentLaw } from './investment-rules.ts';
import { InvestorReturn } from './investor-return.ts';
import { fillIn, treatmentOf } from './own-rules.ts';
import type { StateLaw } from './state-law.ts';
import { stateTaxOn } from './state-tax.ts';

/**
 * What gains and dividends add to the state's tax: its own form filled in with them, less the same form without.
 * @param own - what the state's law says of gains and dividends, if it says anything
 * @param lines - receives the lines of the form with them and, as the last, the tax without
 */
export function stateTaxOnInvestments(
  law: StateLaw,
  own: StateInvestmentLaw | undefined,
  federal: InvestorReturn,
  lines: InvestmentLine[],
): StateInvestmentTax {
  const { year, status, wages } = federal;
  const without = stateTaxOn(law, new FederalReturn(year, status, wages, []), []);

  const { worksheet, ruled } = filledIn(law, own, federal, lines);
  const tax = (toCents(worksheet.roundedTax) - toCents(without)) / 100;
  if (without > 0) worksheet.addTax('taxWithoutInvestments', -without, WITHOUT_SOURCE);
  const notCounted = own?.notCounted?.years.includes(year) ? own.notCounted.source : undefined;
  return { code: law.code, year, tax, ...treatmentOf(law, year, ruled, notCounted) };
}

const WITHOUT_SOURCE = 'The same form without the gains and dividends';

/** @returns the filled-in form, and whether a rule of the state's own played a part */
function filledIn(law: StateLaw, own: StateInvestmentLaw | undefined, federal: InvestorReturn, lines: InvestmentLine[]) {
  const { year, status, wages, investments } = federal;
  const withGain = (longTermGain: number) =>
    filledIn(law, own, new InvestorReturn(year, status, wages, { ...investments, longTermGain }, []), []).worksheet;
  const worksheet = new InvestorWorksheet(federal, lines, withGain);
  const ruled = fillIn(law, rulesOf(own, year), worksheet, lines);
  return { worksheet, ruled };
}
