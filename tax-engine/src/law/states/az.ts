import { TAX_YEARS, type TaxYear } from '../../contract.ts';
import { inPairs, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, federalStandardDeduction, perPerson } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { excludeShare, netCapitalGain } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Years with a rate schedule. */
const GRADUATED_YEARS = [2020, 2021, 2022] as const;

/** Until 2021; the surcharge of Proposition 208 on top of it was struck down before it was collected. */
const RATES = [0.0259, 0.0334, 0.0417, 0.045];

/** Table X is for single and separate filers, table Y for the others. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, (typeof GRADUATED_YEARS)[number]> = {
  2020: {
    value: schedules(RATES, inPairs([27_272, 54_544, 163_632], [54_544, 109_088, 327_263])),
    source: 'Form 140 (2020) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A)',
  },
  2021: {
    value: schedules(RATES, inPairs([27_808, 55_615, 166_843], [55_615, 111_229, 333_684])),
    source: 'Form 140 (2021) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A)',
  },
  2022: {
    value: schedules([0.0255, 0.0298], inPairs([28_653], [57_305])),
    source: 'Form 140 (2022) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A), as amended by 2021 ch. 412',
  },
};

export const flatRate: LawTable<number, Exclude<TaxYear, (typeof GRADUATED_YEARS)[number]>> = unchanged(
  [2023, 2024, 2025],
  0.025,
  'Form 140 line 46; A.R.S. § 43-1011(A), as amended by 2021 ch. 412',
);

/** For each taxpayer, by Arizona adjusted gross income, for up to one dependent. US dollars. */
export const familyIncomeTaxCredit: LawTable<ByStatus<StepTable>, (typeof GRADUATED_YEARS)[number]> = unchanged(
  GRADUATED_YEARS,
  inPairs(notOver([10_000, 40]), notOver([20_000, 40])),
  'Form 140 line 50, Family Income Tax Credit worksheet; A.R.S. § 43-1073',
);

/** Share of the gain on assets acquired after 2011: earlier purchases are not asked for. */
export const gainSubtraction: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.25,
  'Form 140, Net Capital Gain from Investment in Assets Acquired After December 31, 2011; A.R.S. § 43-1022(22)',
);

const start = startFromFederalAdjustedGrossIncome('Form 140 line 12; A.R.S. § 43-1001(2)');
const standardDeduction = deduct('standardDeduction', federalStandardDeduction('Form 140 line 43; A.R.S. § 43-1041'));

const gainsLeftOut = excludeShare('capitalGainExclusion', netCapitalGain, gainSubtraction);

const graduatedForm = [
  start,
  gainsLeftOut,
  standardDeduction,
  graduated(rateSchedules),
  credit('lowIncomeCredit', perPerson(byIncome(familyIncomeTaxCredit))),
];
/** From 2023 the standard deduction of every status exceeds the incomes that have the family income tax credit. */
const flatForm = [start, gainsLeftOut, standardDeduction, flat(flatRate)];

export const stateLaw: StateLaw = {
  code: 'AZ',
  form: { 2020: graduatedForm, 2021: graduatedForm, 2022: graduatedForm, 2023: flatForm, 2024: flatForm, 2025: flatForm, 2026: flatForm },
  cliffs: [
    {
      what: 'the family income tax credit ends',
      source: 'A.R.S. § 43-1073(A)(1)',
      // The other statuses owe nothing there: their standard deduction is larger.
      between: (year, status) => (status === 'headOfHousehold' ? endsOfBands(familyIncomeTaxCredit)(year, status) : []),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.056),
  leftOut: { refundableCredits: 'increased excise tax credit', rebates: '2023, for dependents' },
};
