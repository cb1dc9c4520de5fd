import type { StateCode } from './codes.ts';

/** What a state or its localities ask of some wage earners that the estimate leaves out, beside what it leaves out everywhere. */
export interface LeftOut {
  /** Income taxes of counties, cities and school districts. */
  readonly localIncomeTax?: string;
  /** What is withheld from wages for the state's own insurance programmes. */
  readonly payrollLevies?: string;
  /** Credits that are paid out even without tax. */
  readonly refundableCredits?: string;
  /** Payments of a single year. */
  readonly rebates?: string;
  readonly other?: string;
}

const EARNED_INCOME_CREDIT = 'earned income credit';

/** For docs/coverage.md; the engine itself never reads it. */
export const LEFT_OUT: Readonly<Record<StateCode, LeftOut>> = {
  AL: { localIncomeTax: 'occupational taxes of Birmingham and other cities', rebates: '2023' },
  AK: { payrollLevies: 'unemployment insurance' },
  AZ: { refundableCredits: 'increased excise tax credit', rebates: '2023, for dependents' },
  AR: { other: 'political contributions credit' },
  CA: {
    payrollLevies: 'disability insurance',
    refundableCredits: EARNED_INCOME_CREDIT,
    rebates: '2020 to 2022',
    other: 'renter’s credit',
  },
  CO: {
    localIncomeTax: 'occupational privilege taxes of Denver and other cities',
    payrollLevies: 'family and medical leave, from 2023',
    refundableCredits: `${EARNED_INCOME_CREDIT}, sales tax refund`,
    rebates: '2022',
  },
  CT: { payrollLevies: 'paid leave, from 2021', refundableCredits: EARNED_INCOME_CREDIT, other: 'property tax credit' },
  DE: {
    localIncomeTax: 'wage tax of Wilmington',
    refundableCredits: 'the choice of a smaller, refundable earned income credit',
    rebates: '2022',
  },
  DC: { refundableCredits: `${EARNED_INCOME_CREDIT}, property tax credit` },
  FL: {},
  GA: { rebates: '2021 to 2023' },
  HI: {
    payrollLevies: 'temporary disability insurance',
    refundableCredits: `food and excise credit, ${EARNED_INCOME_CREDIT} from 2023`,
    rebates: '2022',
  },
  ID: { refundableCredits: 'grocery credit', rebates: '2021 and 2022', other: 'permanent building fund tax of $10' },
  IL: { refundableCredits: EARNED_INCOME_CREDIT, rebates: '2022', other: 'property tax credit' },
  IN: { localIncomeTax: 'taxes of all counties', refundableCredits: EARNED_INCOME_CREDIT, rebates: '2022', other: 'renter’s deduction' },
  IA: { localIncomeTax: 'surtaxes of school districts', refundableCredits: EARNED_INCOME_CREDIT },
  KS: { refundableCredits: 'what of the earned income credit exceeds the tax' },
  KY: { localIncomeTax: 'occupational taxes of counties and cities' },
  LA: { refundableCredits: EARNED_INCOME_CREDIT },
  ME: {
    payrollLevies: 'paid leave, from 2025',
    refundableCredits: `${EARNED_INCOME_CREDIT}, property tax and sales tax fairness credits`,
    rebates: '2022',
  },
  MD: { localIncomeTax: 'taxes of all counties and Baltimore', refundableCredits: 'what of the earned income credit exceeds the tax' },
  MA: {
    payrollLevies: 'family and medical leave',
    refundableCredits: EARNED_INCOME_CREDIT,
    rebates: '2022',
    other: 'rent and commuter deductions',
  },
  MI: {
    localIncomeTax: 'taxes of Detroit and other cities',
    refundableCredits: `${EARNED_INCOME_CREDIT}, homestead and home heating credits`,
  },
  MN: { refundableCredits: 'working family and renter’s credits', rebates: '2023' },
  MS: {},
  MO: { localIncomeTax: 'earnings taxes of Kansas City and St. Louis' },
  MT: { refundableCredits: EARNED_INCOME_CREDIT, rebates: '2023' },
  NE: { refundableCredits: EARNED_INCOME_CREDIT },
  NV: {},
  NH: {},
  NJ: {
    payrollLevies: 'unemployment, disability and family leave insurance',
    refundableCredits: EARNED_INCOME_CREDIT,
    other: 'property tax deduction; the half dollar that Table B prints too much between $70,000 and $80,000',
  },
  NM: { refundableCredits: 'low income rebate, working families credit', rebates: '2021 and 2022' },
  NY: {
    localIncomeTax: 'taxes of New York City and Yonkers',
    payrollLevies: 'disability and paid family leave insurance',
    refundableCredits: EARNED_INCOME_CREDIT,
    rebates: '2025',
  },
  NC: {},
  ND: {},
  OH: { localIncomeTax: 'taxes of municipalities and school districts' },
  OK: { refundableCredits: `${EARNED_INCOME_CREDIT} from 2022, sales tax credit` },
  OR: {
    localIncomeTax: 'taxes of the Portland area',
    payrollLevies: 'statewide transit tax, paid leave from 2023',
    refundableCredits: `${EARNED_INCOME_CREDIT}, surplus credit (kicker)`,
    other: 'stimulus payments, which lessen the federal tax deduction of 2020 and 2021',
  },
  PA: {
    localIncomeTax: 'earned income and services taxes of municipalities and school districts',
    payrollLevies: 'unemployment insurance',
    refundableCredits: 'working Pennsylvanians credit, from 2025',
  },
  RI: { payrollLevies: 'temporary disability insurance', refundableCredits: EARNED_INCOME_CREDIT },
  SC: { rebates: '2022' },
  SD: {},
  TN: {},
  TX: {},
  UT: {},
  VT: { refundableCredits: `${EARNED_INCOME_CREDIT}, renter credit` },
  VA: { refundableCredits: 'the choice of a refundable earned income credit, from 2022', rebates: '2022, 2023 and 2025' },
  WA: { payrollLevies: 'paid leave, long-term care insurance from 2023', refundableCredits: 'working families credit' },
  WV: { localIncomeTax: 'service fees of cities' },
  WI: { refundableCredits: 'homestead credit' },
  WY: {},
};
