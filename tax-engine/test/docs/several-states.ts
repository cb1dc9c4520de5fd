/** What docs/coverage.md says about people with two states in a year. */
import { STATE_CODES, STATE_NAMES } from '@bracketwise/contract/states';
import { LAW_HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { reciprocity } from '../../src/law/several-states/agreements.ts';
import { severalStatesLaws } from '../../src/law/several-states/methods.ts';
import type { PartialTax } from '../../src/rules/several-states.ts';
import { table } from './markdown.ts';

const METHODS: Readonly<Record<PartialTax['method']['on'], string>> = {
  allIncome: 'share of the tax on all income',
  ownIncome: 'rates on the state’s income',
  nothing: 'not taxed',
};
const methodOf = (rule: PartialTax | undefined): string => (rule ? `${METHODS[rule.method.on]} (${rule.source})` : '—');

/** The section of the page. */
export function severalStatesSection(): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const law = severalStatesLaws[code];
    if (!law) return [];
    const { since, partYear, nonresident, otherStateCredit } = law;
    return [[STATE_NAMES[code], String(since), methodOf(partYear), methodOf(nonresident), otherStateCredit?.source ?? '—']];
  });
  const pairs = reciprocity.map(({ value }) => value.join('–')).join(', ');
  return [
    '## Two states in one year',
    `Moves (\`stateParts\`) and work in another state (\`workStates\`) are computed from ${LAW_HOUSEHOLD_YEARS[0]} on for the states below and those without a tax on wages.
A form with a line that the state's method is not confirmed for, such as a credit for residents, is not computed.
Not computed anywhere: local taxes of such a year, income abroad, tax-exempt interest, thresholds of days, convenience rules, military spouses.`,
    table(
      ['jurisdiction', 'from', 'part-year residents', 'nonresidents who work there', "credit of residents for another state's tax"],
      rows,
      ['left', 'left', 'left', 'left', 'left'],
    ),
    `Agreements that leave wages to the state of residence: ${pairs}. Taken for granted: that residents of Kentucky and the District of Columbia
commute to Virginia daily, and Virginians to Kentucky (Form VA-4; Form 42A809); and that nobody who works in Ohio or Kentucky owns 20% of the employer.`,
  ];
}
