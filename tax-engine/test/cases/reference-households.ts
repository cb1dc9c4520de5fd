import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaxReturn } from '../../src/index.ts';

/** Federal figures of a return that are columns in `households.csv`. */
export type FederalColumn =
  | Exclude<
      keyof TaxReturn,
      | 'taxYear'
      | 'state'
      | 'stateNotComputed'
      | 'stateIsProvisional'
      | 'stateTaxBeforeRefundable'
      | 'stateRefundableCredits'
      | 'stateTax'
      | 'states'
      | 'totalTax'
      | 'netIncome'
      | 'lines'
      | 'shortTermLossLeft'
      | 'longTermLossLeft'
      | 'socialSecurity'
      | 'medicare'
      | 'educationCredits'
      | 'refundableEducationCredit'
      | 'saversCredit'
      | 'foreignTaxCredit'
      | 'energyCredits'
      | 'cleanVehicleCredit'
      | 'adoptionCredit'
      | 'refundableAdoptionCredit'
      | 'premiumTaxCredit'
      | 'excessAdvancePremiumCredit'
      | 'earlyDistributionTax'
      | 'recoveryRebateCredit'
      | 'payrollLevies'
      | 'localTax'
      | 'localTaxes'
      | 'asFiled'
    >
  | 'fica';

/** Reliability of a row's state figures: hard ones must match; soft ones are checked against the form first. */
export type Basis = 'hard' | 'soft';

/** A household of `households.csv` with independently computed figures. US dollars; `itemizes` is 1 or 0. */
export interface ReferenceHousehold {
  readonly id: string;
  readonly household: Household;
  readonly federal: Readonly<Record<FederalColumn, Usd>>;
  /** Undefined if the law is unsettled. */
  readonly state: { readonly basis: Basis; readonly beforeRefundable: Usd; readonly tax: Usd; readonly note: string } | undefined;
}

const STATUSES: Readonly<Record<string, FilingStatus>> = {
  single: 'single',
  joint: 'marriedJoint',
  separate: 'marriedSeparate',
  hoh: 'headOfHousehold',
};

/** A household's amounts and their columns. */
const AMOUNTS = JSON.parse(readFileSync(join(__dirname, 'household-columns.json'), 'utf8')) as Readonly<Record<string, string>>;

const [head = '', ...rows] = readFileSync(join(__dirname, 'households.csv'), 'utf8').trim().split('\n');
const columns = new Map(head.split(',').map((name, index) => [name, index]));

/** Notes are quoted if they contain a comma. */
const cellsOf = (line: string) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

export const REFERENCE_HOUSEHOLDS: readonly ReferenceHousehold[] = rows.map((line) => {
  const cells = cellsOf(line);
  const text = (column: string) => cells[columns.get(column) ?? NaN] ?? '';
  const number = (column: string) => Number(text(column));
  return {
    id: text('id'),
    household: {
      taxYear: number('year') as TaxYear,
      state: text('state') as StateCode,
      filingStatus: STATUSES[text('status')] as FilingStatus,
      age: number('age_head'),
      spouseAge: number('age_spouse'),
      dependentAges: ['dep_age1', 'dep_age2', 'dep_age3', 'dep_age4'].slice(0, number('n_dep')).map(number),
      ...Object.fromEntries(Object.entries(AMOUNTS).map(([name, column]) => [name, number(column)])),
    },
    federal: {
      adjustedGrossIncome: number('fed_agi'),
      deduction: number('fed_deduction'),
      itemizes: number('fed_itemizes'),
      seniorDeduction: number('fed_senior_deduction'),
      qualifiedBusinessIncomeDeduction: number('fed_qbi_deduction'),
      taxableSocialSecurity: number('fed_taxable_ss'),
      taxableIncome: number('fed_taxable_income'),
      regularTax: number('fed_regular_tax'),
      alternativeMinimumTax: number('fed_amt'),
      dependentCareCredit: number('fed_cdcc'),
      elderlyCredit: number('fed_elderly_credit'),
      childTaxCredit: number('fed_ctc_odc'),
      additionalChildTaxCredit: number('fed_actc'),
      earnedIncomeCredit: number('fed_eitc'),
      netInvestmentIncomeTax: number('fed_niit'),
      selfEmploymentTax: number('fed_se_tax'),
      fica: number('fed_fica'),
      additionalMedicare: number('fed_additional_medicare'),
      federalIncomeTax: number('fed_income_tax'),
    },
    state:
      text('state_tax') === ''
        ? undefined
        : {
            basis: / class$|^PE 2026/.test(text('state_basis')) ? 'soft' : 'hard',
            beforeRefundable: number('state_tax_before_refundable'),
            tax: number('state_tax'),
            note: `${text('state_basis')} ${text('state_note')}`.trim(),
          },
  };
});

/** Whether a state figure is within $2 or 0.1% of the row's, whichever is larger. */
export const isWithin = (figure: Usd, expected: Usd): boolean =>
  Math.abs(figure - expected) <= Math.max(2, Math.abs(expected) / 1_000) + 0.005;

/** Allowed difference of a federal figure, in US dollars. */
export const TOLERANCE = 1;

export const figureOf = (result: TaxReturn, column: FederalColumn): number =>
  column === 'fica' ? result.socialSecurity + result.medicare + result.additionalMedicare : Number(result[column]);
