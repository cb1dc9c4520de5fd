import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import {
  type LeftOut,
  type PlaceTax,
  PROFILE_KINDS,
  type ProfileBracket,
  type ProfileRates,
  type ProfileRateYears,
  type ProfileSurtax,
  type StateProfile,
} from '@bracketwise/contract/state-profile';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import {
  PROFILE_AGED,
  PROFILE_COUPLE,
  PROFILE_INCOME,
  PROFILE_LARGE_GAIN,
  PROFILE_STEP,
  PROFILE_WEALTHY,
  PROFILE_YEAR,
} from '@bracketwise/tax-engine';
import { byStatus, dollars, flag, fraction, list, number, object, ref, text, usd, type Schema } from './schema-parts.ts';

const WAGES = usd(PROFILE_INCOME);
const ON_WAGES = `on ${WAGES} of wages in ${String(PROFILE_YEAR)}`;

const code: Schema = { type: 'string', enum: STATE_CODES, description: 'USPS code, or DC' };
const year = (description: string): Schema => ({ type: 'integer', enum: TAX_YEARS, description });
const dollarsOrNone = (description: string): Schema => ({
  type: ['number', 'null'],
  description: `${description}, US dollars; null for no limit`,
});

const LEVIES = 'What the state takes from the wages for its insurance programs and transit';

const outcome = {
  stateTax: dollars('State income tax, before refundable credits'),
  payrollLevies: dollars(LEVIES),
  netIncome: dollars('Wages less federal, payroll and state taxes and payroll levies'),
};

const bracket = object<ProfileBracket>(
  {
    from: dollars('Taxable income above this'),
    to: dollarsOrNone('up to and including this'),
    rate: fraction('Rate'),
    base: dollars('Tax on a taxable income of `from`. Only where the law prints an amount that the brackets below do not add up to'),
  },
  { optional: ['base'] },
);

const rates = object<ProfileRates>(
  {
    statuses: list({ type: 'string', enum: FILING_STATUSES }, 'The filing statuses that share the schedule'),
    above: dollars('The schedule applies to all of a taxable income above this. 0 unless the state has several schedules by income'),
    upTo: dollarsOrNone('up to and including this'),
    brackets: list(bracket, 'Lowest first'),
  },
  { $id: 'StateRateSchedule' },
);

const surtax = object<ProfileSurtax>(
  {
    rate: fraction('Rate in addition to the brackets'),
    above: object(byStatus((label) => dollars(`${label}: on taxable income above this`))),
    provisional: flag('Whether the last year of the surtax is not published yet'),
    provisionalFrom: year('First of the years at the end whose surtax is not published yet; absent if all are published'),
  },
  { $id: 'StateSurtax', optional: ['provisionalFrom'] },
);

const rateYears = object<ProfileRateYears>(
  {
    from: year(`First of the years with these rates; no year before ${String(TAX_YEARS[0])} is covered`),
    to: year('Last of the years with these rates'),
    rates: list(ref('StateRateSchedule'), 'One schedule for each filing status and income; empty if wages are not taxed'),
    surtaxes: list(ref('StateSurtax'), 'Usually empty'),
    provisional: {
      type: 'boolean',
      description: 'Whether the rates of the last year are not published yet, so those of the year before are used',
    },
    provisionalFrom: year('First of the years at the end whose rates are not published yet; absent if all are published'),
  },
  { $id: 'StateRateYears', optional: ['provisionalFrom'] },
);

const leftOut = object<LeftOut>(
  {
    localIncomeTax: text('Income taxes of counties, cities and school districts'),
    payrollLevies: text('Payroll deductions that depend on more than wages'),
    refundableCredits: text('Refundable credits'),
    rebates: text('One-time payments'),
    other: text('Anything else'),
  },
  {
    optional: ['localIncomeTax', 'payrollLevies', 'refundableCredits', 'rebates', 'other'],
    description: 'Taxes and credits that the estimates leave out, in English',
  },
);

const profile = object<StateProfile>(
  {
    code,
    name: text('Name in English'),
    hasIncomeTax: flag('Whether wages are taxed'),
    byStatus: object(
      byStatus((label) =>
        object<StateProfile['byStatus']['single']>(
          { ...outcome, lines: list(ref('ExplanationLine'), "The lines of the state's form, each with its source, in order") },
          { description: `${label}, ${ON_WAGES} of one earner` },
        ),
      ),
    ),
    rates: list(
      ref('StateRateYears'),
      `The rates of ${String(TAX_YEARS[0])} to ${String(TAX_YEARS.at(-1))}, latest first. Consecutive years with the same rates are one entry`,
    ),
    years: list(
      object<StateProfile['years'][number]>({
        year: year('Tax year'),
        lowestRate: fraction('Lowest rate above zero; 0 if wages are not taxed'),
        topRate: fraction('Highest rate with surtaxes'),
        stateTax: dollars(`State income tax of a single person on ${WAGES} of wages`),
        provisional: {
          type: 'boolean',
          description: 'Whether a figure of the year is not published yet, so the one of the year before is used',
        },
      }),
      'Earliest first',
    ),
    kinds: list(
      object<StateProfile['kinds'][number]>({
        kind: {
          type: 'string',
          enum: PROFILE_KINDS,
          description:
            `Kind of income. The last two for a single person of ${String(PROFILE_AGED.age)} with ${usd(PROFILE_AGED.wages)} of wages and ` +
            `${usd(PROFILE_AGED.socialSecurityBenefits)} of Social Security, the others for one with ${WAGES} of wages`,
        },
        stateTax: dollars(`What ${usd(PROFILE_STEP)} more of it adds to the state tax; negative if it lowers the tax`),
        asWages: dollars(`What ${usd(PROFILE_STEP)} more of wages adds to the state tax of the same person`),
      }),
      `How the state taxes other kinds of income, in ${String(PROFILE_YEAR)}`,
    ),
    wealthy: object<StateProfile['wealthy']>(
      {
        pensionIncome: dollars(`What ${usd(PROFILE_WEALTHY.pensionIncome)} of a private pension adds to the state tax`),
        socialSecurityBenefits: dollars(`What ${usd(PROFILE_WEALTHY.socialSecurityBenefits)} of Social Security adds to the state tax`),
      },
      { description: `For a single person of ${String(PROFILE_WEALTHY.age)} with ${usd(PROFILE_WEALTHY.wages)} of wages` },
    ),
    largeGain: dollars(
      `What a long-term gain of ${usd(PROFILE_LARGE_GAIN)} adds to the state tax of a single person with ${WAGES} of wages`,
    ),
    children: number(
      `What two children of 4 and 9 change in the state tax, after all credits, of a couple with ` +
        `${usd(PROFILE_COUPLE.wages + PROFILE_COUPLE.spouseWages)} of wages, US dollars; negative if they lower the tax`,
    ),
    ranks: list(
      object<StateProfile['ranks'][number]>({
        income: dollars('Wages of a single person'),
        stateTax: dollars('State income tax'),
        payrollLevies: dollars(LEVIES),
        rank: { type: 'integer', minimum: 1, maximum: STATE_CODES.length, description: '1 leaves the most. Equal sums share a rank' },
        median: dollars('Median of state income tax and payroll levies together in all 51 jurisdictions'),
      }),
      `Among the states and DC in ${String(PROFILE_YEAR)}`,
    ),
    curve: list(
      object<StateProfile['curve'][number]>({
        income: dollars('Wages of a single person'),
        stateTax: dollars('State income tax'),
        median: dollars('Median of the state income taxes of all 51 jurisdictions'),
      }),
      `The tax by income in ${String(PROFILE_YEAR)}, lowest income first`,
    ),
    neighbors: list(
      object<StateProfile['neighbors'][number]>({ code, ...outcome }),
      `A single person ${ON_WAGES} in the states that share a border or corner; for Alaska and Hawaii, on the West Coast`,
    ),
    places: list(
      object<PlaceTax>({
        code: text('Code of the place, as in the field locality of a household'),
        name: text('Name in English'),
        tax: dollars('Tax of the place'),
      }),
      `What places with a local tax take of a single person ${ON_WAGES} who lives and works there, the most expensive first`,
    ),
    salesTaxRate: fraction(`State sales tax rate of ${String(PROFILE_YEAR)}`),
    salesTaxSource: text('Where the sales tax rate comes from'),
    leftOut,
  },
  { $id: 'StateProfile' },
);

export const STATE_PROFILE_SCHEMAS: readonly Schema[] = [rates, surtax, rateYears, profile];
