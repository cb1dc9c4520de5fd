import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { fileLocalTaxes, type Places } from '../src/rules/local-tax.ts';
import { StateWorksheet } from '../src/rules/state-worksheet.ts';

const placesOf = (state: StateCode): Places => stateLaws[state].localities ?? {};

describe('reference rows', () => {
  interface Row {
    readonly id: string;
    readonly household: Household & { readonly state: StateCode; readonly taxYear: TaxYear };
    /** What the place taxes: taxable income of the state's form, pay or others. */
    readonly base: Usd;
    readonly expected: Usd;
  }

  const amounts = ['wages', 'spouseWages', 'taxableInterest', 'pensionIncome'] as const;
  const rows: readonly Row[] = readFileSync(join(__dirname, 'cases/local-taxes.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', state, locality, work, year, status, age, spouseAge, dependents = '', ...numbers] = line.split(',');
      const dollars = numbers.map(Number);
      return {
        id,
        household: {
          state: state as StateCode,
          locality,
          ...(work && { workLocality: work }),
          taxYear: Number(year) as TaxYear,
          filingStatus: status as FilingStatus,
          ...(age && { age: Number(age) }),
          ...(spouseAge && { spouseAge: Number(spouseAge) }),
          dependentAges: dependents === '' ? [] : dependents.split(' ').map(Number),
          ...Object.fromEntries(amounts.map((name, index) => [name, dollars[index]])),
        },
        base: dollars[4] ?? NaN,
        expected: dollars[5] ?? NaN,
      };
    });

  /** The tax of the place of residence. */
  const ofHome = (taxes: readonly { place: string; tax: Usd }[] | undefined, home: string | undefined) =>
    taxes?.find(({ place }) => place === home)?.tax;

  /** The tax on the row's own base, where the state's form is not computed for such a household, or is not what the row is about. */
  function onGivenBase({ household, base }: Row): Usd | undefined {
    const federal = fileForm1040(completed(household), {});
    const state = new StateWorksheet(household.taxYear, federal, [], true);
    if (household.locality === 'YONKERS') state.addTax('bracket', base, 'given');
    else state.taxableIncome = base;
    state.adjustedGrossIncome = federal.adjustedGrossIncome;
    return ofHome(fileLocalTaxes(placesOf(household.state), federal, state)?.taxes, household.locality);
  }

  test('there are 564', () => expect(rows).toHaveLength(564));

  const given = rows.filter(({ household }) => household.state === 'OR' || taxReturn(household).localTax === undefined);
  const whole = rows.filter((row) => !given.includes(row));

  test('all but 150 are whole returns', () => expect(given.length).toBeLessThanOrEqual(150));

  test.each(whole)('$id', ({ household, expected }) => {
    expect(ofHome(taxReturn(household).localTaxes, household.locality)).toBeCloseTo(expected, 2);
  });

  test.each(given)('$id, on its base', (row) => {
    expect(onGivenBase(row)).toBeCloseTo(row.expected, 2);
  });
});
