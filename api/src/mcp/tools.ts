/** What agents can ask for over MCP: the API's calculations, each with the lines of its worksheet and their sources. */
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { PaychecksRequest } from '@bracketwise/contract/paychecks';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { loadStateLaw, marginalRates, paychecks, taxReturn, type TaxReturn } from '@bracketwise/tax-engine';
import { list, object, ref, type Schema } from '../http/schema-parts.ts';
import { Problem } from '../http/problem.ts';

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments, which refers to those of the API. */
  readonly takes: Schema;
  /**
   * @param args - valid against the schema
   * @throws HouseholdError, PaychecksError, Problem
   */
  readonly answer: (args: never) => object | Promise<object>;
}

/** With the lines of each return, a result for more states than this would be too long to read. */
const MOST_STATES_WITH_LINES = 5;

const SOURCES = 'Every line of the result names the statute or form it follows. Amounts are US dollars a year; rates are fractions.';

const comparedStates: Schema = {
  ...list(
    { type: 'string', enum: STATE_CODES },
    `USPS codes; all states without it. Up to ${String(MOST_STATES_WITH_LINES)} come with their lines`,
  ),
  minItems: 1,
  maxItems: STATE_CODES.length,
};

const inState = (result: TaxReturn, code: StateCode, lines: boolean) => ({
  state: code,
  ...(result.stateTax !== undefined && { stateTax: result.stateTax }),
  ...(result.stateNotComputed && { stateNotComputed: result.stateNotComputed }),
  payrollLevies: result.payrollLevies,
  totalTax: result.totalTax,
  netIncome: result.netIncome,
  ...(lines && { lines: result.lines }),
});

/** The lines whose amount or tax differs, in the order of the second return. */
function changedLines(before: readonly ExplanationLine[], after: readonly ExplanationLine[]) {
  const left = [...before];
  return after.flatMap((line) => {
    const same = left.findIndex(({ section, label, from }) => section === line.section && label === line.label && from === line.from);
    const [old] = same < 0 ? [undefined] : left.splice(same, 1);
    if (old?.amount === line.amount && old.tax === line.tax) return [];
    const { section, label, source } = line;
    return [{ section, label, source, before: old?.tax ?? old?.amount ?? 0, after: line.tax ?? line.amount }];
  });
}

export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: 'tax_return',
    title: 'Tax return of a household',
    description: `Computes a US household's federal return, its state's and its place's, for one tax year. ${SOURCES}`,
    takes: ref('Household'),
    answer: (args: Household) => taxReturn(args),
  },
  {
    name: 'compare_states',
    title: 'The same household in several states',
    description: `Computes what a household would owe and keep in each state, sorted by what it keeps; its own state and places don't count. ${SOURCES}`,
    takes: object<{ household: Household; states: readonly StateCode[] }>(
      { household: ref('Household'), states: comparedStates },
      { optional: ['states'] },
    ),
    answer: ({ household: asked, states = STATE_CODES }: { household: Household; states?: readonly StateCode[] }) => {
      const elsewhere = { ...asked, locality: undefined, workLocality: undefined, stateParts: undefined, workStates: undefined };
      const compared = [...new Set(states)].map((state) =>
        inState(taxReturn({ ...elsewhere, state }), state, states.length <= MOST_STATES_WITH_LINES),
      );
      return { states: compared.sort((a, b) => b.netIncome - a.netIncome) };
    },
  },
  {
    name: 'paycheck',
    title: 'Paychecks of a year',
    description: `Computes every paycheck of a year from its jobs: withholding, net pay, and the refund of the return that settles them. ${SOURCES}`,
    takes: ref('PaychecksRequest'),
    answer: async (args: PaychecksRequest) => {
      const result = await paychecks(args);
      return { ...result, lines: taxReturn(result.household).lines };
    },
  },
  {
    name: 'marginal_rate',
    title: 'Tax on the next dollars',
    description: `Computes the tax on the next $100 of each kind of income: wages, profit, interest, long-term gains and pensions. ${SOURCES}`,
    takes: object<{ household: Household }>({ household: ref('Household') }),
    answer: async ({ household: asked }: { household: Household }) => {
      if (asked.stateParts?.length || asked.workStates?.length)
        throw new Problem(400, 'The marginal rate of a household with two states is not computed; leave out stateParts and workStates.');
      const rates = marginalRates(asked.state && (await loadStateLaw(asked.state)), asked);
      const before = taxReturn(asked).lines;
      return {
        rates: rates.map((rate) => ({
          ...rate,
          lines: changedLines(before, taxReturn({ ...asked, [rate.kind]: (asked[rate.kind] ?? 0) + 100 }).lines),
        })),
      };
    },
  },
];
