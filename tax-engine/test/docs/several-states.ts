/** What docs/coverage.md says about people with two states in a year. */
import type { LineLabel } from '@bracketwise/contract/lines';
import { STATE_CODES, STATE_NAMES } from '@bracketwise/contract/states';
import { LAW_HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { reciprocity } from '../../src/law/several-states/agreements.ts';
import { convenienceRules } from '../../src/law/several-states/convenience-rules.ts';
import { formsOfStates, sitesOfAgencies, YEAR_OF_FORMS, type StateReturn } from '../../src/law/several-states/forms.ts';
import { daysForCredits, severalStatesLaws } from '../../src/law/several-states/methods.ts';
import { returnsFrom, shortStays } from '../../src/law/several-states/short-stays.ts';
import type { PartialTax, Proration } from '../../src/rules/several-states.ts';
import { table } from './markdown.ts';
import { wordsOf } from './words-of-lines.ts';

const METHODS: Readonly<Record<PartialTax['method']['on'], string>> = {
  allIncome: 'share of the tax on all income',
  ownIncome: 'rates on the state’s income',
  shareOfTaxableIncome: 'rates on the share of all taxable income',
  nothing: 'not taxed',
};
const methodOf = (rule: PartialTax | undefined): string => (rule ? `${METHODS[rule.method.on]} (${rule.source})` : '—');

const formName = (form: StateReturn | undefined): string =>
  form ? [form.form, ...(form.schedule === undefined ? [] : [form.schedule])].join(', ') : '—';

/** Which pay of nonresidents is taxed or not, for other reasons than the method. */
function rulesOnPay(): readonly string[] {
  const stays = STATE_CODES.flatMap((code) => {
    const stay = shortStays[code];
    if (!stay) return [];
    const { days, since, orPay, onlyWithPayElsewhere, mutual, unconfirmed, source } = stay;
    const terms = [
      ...(orPay === undefined ? [] : [`or pay up to $${orPay.toLocaleString('en-US')}`]),
      ...(onlyWithPayElsewhere ? ['with pay elsewhere too'] : []),
      ...(mutual ? ['for residents of states without a tax on wages; not computed for those of states with such a law'] : []),
      ...(unconfirmed ? ['not confirmed, so not computed'] : []),
    ];
    return [[STATE_NAMES[code], String(days), String(since), terms.join('; ') || '—', source]];
  });
  const rules = STATE_CODES.flatMap((code) => {
    const rule = convenienceRules[code];
    if (!rule) return [];
    const { homes, onlyAfter, unconfirmed, source } = rule;
    const terms = [
      ...(homes ? [`residents of ${homes.join(', ')}`] : []),
      ...(onlyAfter ? [`with more than ${String(onlyAfter.days)} days of work there, from ${String(onlyAfter.since)}`] : []),
      ...(unconfirmed ? ['not confirmed, so not computed'] : []),
    ];
    return [[STATE_NAMES[code], terms.join('; ') || 'everyone', source]];
  });
  const thresholds = STATE_CODES.flatMap((code) => {
    const table = returnsFrom[code];
    if (!table) return [];
    const years = Object.entries(table);
    const amounts = new Set(years.map(([, { value }]) => value));
    return years
      .map(([year, { value, source }]) => [STATE_NAMES[code], amounts.size === 1 ? '' : year, `$${value.toLocaleString('en-US')}`, source])
      .slice(0, amounts.size);
  });
  return [
    'Pay for a few days of work in a state that its law leaves untaxed (`days`); rules on withholding, such as the 60 days of Arizona, are none of these:',
    table(['jurisdiction', 'days', 'from', 'terms', 'source'], stays, ['left', 'right', 'left', 'left', 'left']),
    'States that tax pay for days worked at home in another state, for an office there, unless the employer needs it (`fromHome`):',
    table(['jurisdiction', 'for', 'source'], rules, ['left', 'left', 'left']),
    'The least income from the state with which a nonresident who only has wages there must file:',
    table(['jurisdiction', 'year', 'income', 'source'], thresholds, ['left', 'left', 'right', 'left']),
  ];
}

const SHARES: Readonly<Record<Proration, string>> = {
  byIncome: 'share of the income',
  byDays: 'share of the days',
  byDaysOnly: 'share of the days',
  byMonths: 'share of the months of at least 15 days',
  byLongMonths: 'share of the months of more than 15 days',
  ofOwnPay: 'what belongs to the pay',
  payrollTaxes: 'what belongs to the pay',
  inFull: 'all of it',
};

/** What of a credit for residents others get; a dash if it is not confirmed. */
function creditOf(label: LineLabel, rule: PartialTax | undefined): string {
  const share = rule?.refunds?.[label] ?? rule?.sharedBeforeTax?.[label];
  if (rule?.lost?.includes(label)) return 'none';
  if (rule?.neverRefunds && rule.covers?.includes(label)) return 'all of it, up to the tax';
  if (!rule || !share) return '—';
  const terms = [
    ...(rule.notRefunded?.includes(label) ? ['up to the tax'] : []),
    ...(rule.refundsAfterHalfYear ? ['after more than half a year there'] : []),
  ];
  return [SHARES[share], ...terms].join(', ');
}

/** The credits of which a rule says what others get. */
function creditsOf(rule: PartialTax | undefined): readonly LineLabel[] {
  if (!rule) return [];
  const { refunds = {}, sharedBeforeTax = {}, lost = [], neverRefunds, covers = [] } = rule;
  const shared = Object.keys({ ...refunds, ...sharedBeforeTax }) as LineLabel[];
  return [...shared, ...(neverRefunds ? covers : lost)];
}

/** The credits of residents that part-year residents and nonresidents share or lose. */
function sharedCredits(): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const { partYear, nonresident } = severalStatesLaws[code] ?? {};
    const rules = [partYear, nonresident];
    const labels = new Set(rules.flatMap(creditsOf));
    const days = daysForCredits[code]?.value;
    return [
      ...[...labels].map((label) => [STATE_NAMES[code], wordsOf(label), creditOf(label, partYear), creditOf(label, nonresident)]),
      ...(days === undefined ? [] : [[STATE_NAMES[code], 'refundable credit', `all of it, from ${String(days)} days there`, 'none']]),
    ];
  });
  return [
    'Credits for residents, of which others get less:',
    table(['jurisdiction', 'credit', 'part-year residents', 'nonresidents'], rows, ['left', 'left', 'left', 'left']),
  ];
}

/** Which places tax whom of those who work in another state. */
function localTaxes(): string {
  const credited = STATE_CODES.filter((code) => severalStatesLaws[code]?.localTaxCredit).map((code) => STATE_NAMES[code]);
  return `Who moves names the place of each part of the year (\`stateParts[].locality\`), which is taken to be the place of work too. Cities and counties tax the
pay, or the state's income, of the days of residence: New York City by Form IT-360.1, Yonkers by its Part 5, cities of Michigan after their whole exemption,
Philadelphia at the rates of the days. Counties of Indiana count where the household lives on January 1, those of Maryland where it lives on the last day in the state.
Refused are a typed rate, the weekly fees of West Virginia, the taxes of the Portland region, and in New York City the credits of low incomes and in Maryland the poverty level credit.
Who works in another state names the place of residence (\`locality\`) or, in either state, the place of work (\`workLocality\`). The tax of a place of
work in another state is credited by ${credited.join(' and ')}; elsewhere, unless the state of residence taxes no wages, such a household is not computed.`;
}

/** What to file, and by when. */
function formsToFile(): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const forms = formsOfStates[code];
    if (!forms) return [];
    const { resident, partYear, nonresident, due, source } = forms;
    return [[STATE_NAMES[code], formName(resident), formName(partYear), formName(nonresident), due, sitesOfAgencies[code] ?? '—', source]];
  });
  return [
    `The returns of ${String(YEAR_OF_FORMS)}:`,
    table(['jurisdiction', 'residents', 'part-year residents', 'nonresidents', 'due', 'where', 'source'], rows, [
      'left',
      'left',
      'left',
      'left',
      'left',
      'left',
      'left',
    ]),
  ];
}

/** The section of the page. */
export function severalStatesSection(): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const law = severalStatesLaws[code];
    if (!law) return [];
    const { since, through, partYear, nonresident, otherStateCredit } = law;
    const years = through === undefined ? String(since) : `${String(since)} to ${String(through)}`;
    return [[STATE_NAMES[code], years, methodOf(partYear), methodOf(nonresident), otherStateCredit?.source ?? '—']];
  });
  const pairs = reciprocity.map(({ value }) => value.join('–')).join(', ');
  return [
    '## Two states in one year',
    `Moves (\`stateParts\`) and income from another state (\`workStates\`) are computed from ${LAW_HOUSEHOLD_YEARS[0]} on for the states below and those without a tax on wages.
A form with a line that the state's method is not confirmed for, such as most credits for residents, is not computed.
Not computed anywhere: income abroad, tax-exempt interest, military spouses.
${localTaxes()}`,
    table(
      ['jurisdiction', 'from', 'part-year residents', 'nonresidents who work there', "credit of residents for another state's tax"],
      rows,
      ['left', 'left', 'left', 'left', 'left'],
    ),
    ...sharedCredits(),
    `Agreements that leave wages to the state of residence: ${pairs}. Taken for granted: that residents of Kentucky and the District of Columbia
commute to Virginia daily, and Virginians to Kentucky (Form VA-4; Form 42A809); and that nobody who works in Ohio or Kentucky owns 20% of the employer.`,
    ...rulesOnPay(),
    ...formsToFile(),
  ];
}
