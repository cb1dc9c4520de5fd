// Written by `npm run docs -w client` from the API’s OpenAPI document; a test fails when it is stale.

/**
 * What each operation takes and answers, by its name in the OpenAPI document.
 */
export interface Operations {
  /**
   * Estimate the federal and state tax on wages
   */
  calculateTax: {
    body: EstimateRequest;
    answer: Calculation;
  };
  /**
   * Compute the federal and state returns of households
   */
  taxReturns: {
    body: Household | Household[];
    answer: TaxReturn | (TaxReturn | Problem)[];
  };
  /**
   * Compute the paychecks of a year and the return that settles it
   */
  paychecks: {
    body: PaychecksRequest;
    answer: Paychecks;
  };
  /**
   * Compare what a profit leaves under each legal structure
   */
  businessStructures: {
    body: BusinessStructuresRequest;
    answer: BusinessStructures;
  };
  /**
   * Federal income tax brackets and standard deductions of a year
   */
  taxBrackets: {
    query: {
      /**
       * Tax year
       */
      year?: 2020 | 2021 | 2022 | 2023 | 2024 | 2025;
    };
    answer: Brackets;
  };
  /**
   * The states and the District of Columbia with their tax rates, by name
   */
  states: {
    /**
     * All states and the District of Columbia
     */
    answer: State[];
  };
  /**
   * One state's income tax: taxes by filing status and year, rates, kinds of income, ranks and neighbors
   */
  stateProfile: {
    path: {
      /**
       * USPS code of the state, or DC; upper case
       */
      code:
        | 'AL'
        | 'AK'
        | 'AZ'
        | 'AR'
        | 'CA'
        | 'CO'
        | 'CT'
        | 'DE'
        | 'DC'
        | 'FL'
        | 'GA'
        | 'HI'
        | 'ID'
        | 'IL'
        | 'IN'
        | 'IA'
        | 'KS'
        | 'KY'
        | 'LA'
        | 'ME'
        | 'MD'
        | 'MA'
        | 'MI'
        | 'MN'
        | 'MS'
        | 'MO'
        | 'MT'
        | 'NE'
        | 'NV'
        | 'NH'
        | 'NJ'
        | 'NM'
        | 'NY'
        | 'NC'
        | 'ND'
        | 'OH'
        | 'OK'
        | 'OR'
        | 'PA'
        | 'RI'
        | 'SC'
        | 'SD'
        | 'TN'
        | 'TX'
        | 'UT'
        | 'VT'
        | 'VA'
        | 'WA'
        | 'WV'
        | 'WI'
        | 'WY';
    };
    answer: StateProfile;
  };
  /**
   * The largest places that tax income or pay, with what each takes of the same wages, by population
   */
  places: {
    /**
     * All of them
     */
    answer: Place[];
  };
  /**
   * One place's income tax: taxes by residence, income and year, rates, kinds of income and credits
   */
  placeProfile: {
    path: {
      /**
       * Name of the place in addresses
       */
      place:
        | 'new-york-city'
        | 'philadelphia'
        | 'montgomery-county-maryland'
        | 'marion-county-indiana'
        | 'prince-georges-county-maryland'
        | 'columbus-ohio'
        | 'baltimore-county-maryland'
        | 'louisville-kentucky'
        | 'portland-oregon'
        | 'detroit'
        | 'anne-arundel-county-maryland'
        | 'baltimore-city'
        | 'kansas-city-missouri'
        | 'lake-county-indiana'
        | 'allen-county-indiana'
        | 'cleveland'
        | 'hamilton-county-indiana'
        | 'howard-county-maryland'
        | 'lexington-kentucky'
        | 'cincinnati'
        | 'pittsburgh'
        | 'st-louis'
        | 'st-joseph-county-indiana'
        | 'frederick-county-maryland'
        | 'toledo'
        | 'harford-county-maryland'
        | 'yonkers'
        | 'elkhart-county-indiana'
        | 'birmingham-alabama'
        | 'grand-rapids';
    };
    answer: PlaceProfile;
  };
}
export interface EstimateRequest {
  /**
   * USPS code of the state of residence, or DC
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Annual wages of one earner, US dollars
   */
  income: number;
  /**
   * Filing status on December 31
   */
  filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold';
  /**
   * Tax year
   */
  taxYear?: 2020 | 2021 | 2022 | 2023 | 2024 | 2025;
}
export interface Calculation {
  /**
   * Identifies this calculation; nothing is stored
   */
  id: string;
  /**
   * Annual wages, US dollars
   */
  grossIncome: number;
  /**
   * Wages less all taxes and the payroll levies, US dollars
   */
  netIncome: number;
  /**
   * Total tax divided by gross income, as a percentage: 15 for 15 %
   */
  effectiveRate: number;
  /**
   * Federal income tax, US dollars
   */
  federalTax: number;
  /**
   * Social Security tax, the employee's share, US dollars
   */
  socialSecurity: number;
  /**
   * Medicare tax, the employee's share, without the additional one, US dollars
   */
  medicare: number;
  /**
   * Additional Medicare Tax, US dollars
   */
  additionalMedicare: number;
  /**
   * What the state takes from the wages for disability and family leave insurance, unemployment insurance or transit, US dollars
   */
  payrollLevies: number;
  /**
   * State income tax, US dollars
   */
  stateTax: number;
  /**
   * All taxes and the payroll levies together, US dollars
   */
  totalTax: number;
  /**
   * Federal taxable income, US dollars
   */
  taxableIncome: number;
  /**
   * Federal standard deduction, US dollars
   */
  standardDeduction: number;
  /**
   * The worksheet behind the result, in the order it was computed
   */
  lines: ExplanationLine[];
}
export interface ExplanationLine {
  /**
   * Section of the result that the line belongs to
   */
  section: 'federal' | 'payroll' | 'state' | 'local';
  /**
   * Name of the line
   */
  label:
    | 'grossIncome'
    | 'federalAdjustedGrossIncome'
    | 'federalTaxableIncome'
    | 'standardDeduction'
    | 'personalExemption'
    | 'lowIncomeExemption'
    | 'federalTaxDeduction'
    | 'payrollTaxDeduction'
    | 'deductionAddBack'
    | 'taxableIncome'
    | 'socialSecurity'
    | 'medicare'
    | 'additionalMedicare'
    | 'childCareContribution'
    | 'disabilityBenefits'
    | 'familyLeaveInsurance'
    | 'longTermCareInsurance'
    | 'paidFamilyLeave'
    | 'paidLeave'
    | 'stateDisabilityInsurance'
    | 'temporaryDisabilityInsurance'
    | 'transitTax'
    | 'unemploymentAndWorkforce'
    | 'unemploymentInsurance'
    | 'bracket'
    | 'flatTax'
    | 'taxTable'
    | 'baseAmount'
    | 'surtax'
    | 'lowBracketAddBack'
    | 'recapture'
    | 'alternateTax'
    | 'bracketAdjustment'
    | 'exemptionCredit'
    | 'personalCredit'
    | 'householdCredit'
    | 'lowIncomeCredit'
    | 'limitedIncomeCredit'
    | 'familySizeCredit'
    | 'taxpayerCredit'
    | 'taxReliefCredit'
    | 'earnedIncomeCredit'
    | 'taxForgiveness'
    | 'federalTaxLimit'
    | 'refundableCreditChoice'
    | 'noIncomeTax'
    | 'belowFilingThreshold';
  /**
   * The amount on this line: an income, a deduction (negative) or the part of the income in a bracket, US dollars
   */
  amount: number;
  /**
   * Tax that the line adds; negative if the line reduces the tax, US dollars
   */
  tax?: number;
  /**
   * Rate applied to the amount, as a fraction
   */
  rate?: number;
  /**
   * Lower limit of the bracket, US dollars
   */
  from?: number;
  /**
   * Upper limit of the bracket; absent for the last one, US dollars
   */
  to?: number;
  /**
   * Statute, form line or publication that the figures come from
   */
  source: string;
}
/**
 * A household of one tax year. Amounts are US dollars for the whole year; leave out what is zero.
 */
export interface Household {
  /**
   * Tax year
   */
  taxYear: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * USPS code of the state where the household lived, on December 31 if it moved, or DC; without it only federal taxes are computed
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * The states where the household lived, one after the other, if it moved: parts that cover the year. Pay of a part is taken to be for work in its state, and other income to come evenly over the year
   *
   * @maxItems 20
   */
  stateParts?: {
    /**
     * USPS code of the state, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * First day of the part, such as 2025-07-01
     */
    from: string;
    /**
     * Last day of the part
     */
    to: string;
    /**
     * Code of the place of that state with a local income tax where the household lived in the part and worked for its pay, such as NYC or IN:MARION
     */
    locality?: string;
    /**
     * The part of wages for that time; by days unless every part has it, US dollars
     */
    wages?: number;
    /**
     * The part of spouseWages for that time; by days unless every part has it, US dollars
     */
    spouseWages?: number;
  }[];
  /**
   * Wages for work in states other than the one where the household lived all year, or at home for offices there
   *
   * @maxItems 20
   */
  workStates?: {
    /**
     * USPS code of the state where the work is done, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * The part of wages, or of spouseWages, for work in that state, US dollars
     */
    wages?: number;
    /**
     * Whether the wages and profits are the spouse's
     */
    ofSpouse?: boolean;
    /**
     * Days of work in that state, for the laws that leave short stays untaxed; more than any of them allows unless given
     */
    days?: number;
    /**
     * Whether they are for days worked at home, in the state of residence, for an office in that state and not because the employer needs it. Some states tax these by their convenience rules
     */
    fromHome?: boolean;
    /**
     * The part of rentalIncome from property in that state, US dollars
     */
    rentalIncome?: number;
    /**
     * The part of selfEmploymentProfit, or of spouseSelfEmploymentProfit, from business in that state, US dollars
     */
    selfEmploymentProfit?: number;
  }[];
  /**
   * Code of the place of that state with a local income tax where the household lives, such as NYC, YONKERS, MD:HOWARD, IN:MARION or PA:PITTSBURGH
   */
  locality?: string;
  /**
   * Code of the place where the household works, both spouses alike, or ELSEWHERE for one that taxes no pay; where it lives unless given
   */
  workLocality?: string;
  /**
   * Rate of a local income tax that the engine has no table for, as a fraction; instead of the two places
   */
  localRate?: number;
  /**
   * What localRate applies to: pay (with 401(k) deferrals), earnedIncome (also net profits), stateTaxableIncome or stateTax; earnedIncome unless given
   */
  localBase?: 'pay' | 'earnedIncome' | 'stateTaxableIncome' | 'stateTax';
  /**
   * Filing status on December 31. For a qualifying surviving spouse, state tax is computed only where the state's form for one is confirmed
   */
  filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Age of the filer on December 31, in years; 40 unless given
   */
  age?: number;
  /**
   * Age of the spouse on December 31, in years; 40 unless given
   */
  spouseAge?: number;
  /**
   * Whether the filer is blind
   */
  blind?: boolean;
  /**
   * Whether the spouse is blind; joint returns only
   */
  spouseBlind?: boolean;
  /**
   * Whether the filer has a Social Security number valid for work, which some credits and deductions need; true unless given
   */
  hasSsn?: boolean;
  /**
   * Whether the spouse has a Social Security number valid for work; true unless given
   */
  spouseHasSsn?: boolean;
  /**
   * Whether a filer of a separate return lived apart from the spouse all year: for the taxable part of Social Security benefits, the loss of rents, the credit for the elderly and, with a child from 2021 on, the earned income credit
   */
  livedApart?: boolean;
  /**
   * Whether somebody else can claim the filer as a dependent, 26 U.S.C. § 152. The return then has no dependents
   */
  claimedAsDependent?: boolean;
  /**
   * Taxable income of the filer's parents: Form 8615 line 6. A filer under 18, of 18, or under 24 who studies full time then pays their rates on unearned income above the limit of the year; without it, only the filer's own rates. Leave it out if both parents have died, or from 18 on if the filer's pay covers more than half of the filer's support, US dollars
   */
  parentsTaxableIncome?: number;
  /**
   * The part of parentsTaxableIncome that is qualified dividends and net long-term gains, US dollars
   */
  parentsGains?: number;
  /**
   * Filing status of the filer's parents; marriedJoint unless given. Of parents who live apart, the one with custody counts
   */
  parentsFilingStatus?: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Ages of the dependents with Social Security numbers on December 31, in years. Each is a qualifying child if the age allows it
   *
   * @maxItems 100
   *
   * Items: Years
   */
  dependentAges?: number[];
  /**
   * Dependents of whom more than the age is known, in addition to those of dependentAges
   *
   * @maxItems 20
   */
  dependents?: {
    /**
     * Age on December 31, in years; 40 unless given
     */
    age?: number;
    /**
     * Whether the dependent has a Social Security number valid for work; true unless given
     */
    hasSsn?: boolean;
    /**
     * Whether the dependent is a full-time student during five months of the year, who is a qualifying child under 24
     */
    fullTimeStudent?: boolean;
    /**
     * Whether the dependent is permanently and totally disabled: a qualifying child at any age, and a person whose care counts
     */
    disabled?: boolean;
    /**
     * Whether the dependent is a parent or another qualifying relative, who is no qualifying child at any age
     */
    qualifyingRelative?: boolean;
  }[];
  /**
   * Wages of the filer: Form W-2 box 1, after deferrals into a 401(k), US dollars
   */
  wages?: number;
  /**
   * Wages of the spouse; joint returns only, US dollars
   */
  spouseWages?: number;
  /**
   * What the filer defers into a 401(k) before tax: not in wages, but Social Security and Medicare count it, 26 U.S.C. § 3121(v)(1)(A), US dollars
   */
  electiveDeferrals?: number;
  /**
   * What the spouse defers into a 401(k) before tax; joint returns only, US dollars
   */
  spouseElectiveDeferrals?: number;
  /**
   * Health insurance premiums taken from the filer's pay before tax: neither in wages nor in those of Social Security, 26 U.S.C. § 125. New Jersey and the places of Kentucky tax them, US dollars
   */
  preTaxPremiums?: number;
  /**
   * Such premiums from the spouse's pay; joint returns only, US dollars
   */
  spousePreTaxPremiums?: number;
  /**
   * What the filer puts into a health FSA, not in wages either. Counts like preTaxPremiums, up to the limit of the year, US dollars
   */
  flexibleSpending?: number;
  /**
   * What the spouse puts into a health FSA; joint returns only, US dollars
   */
  spouseFlexibleSpending?: number;
  /**
   * Dependent care benefits of the filer, such as an FSA: Form W-2 box 10, if not in wages. Above the limit of § 129 and the lower spouse's earnings they are income; the rest reduces the expenses of the care credit. New Jersey and the places of Kentucky tax all of it, California from 2026 on what exceeds $5,000, US dollars
   */
  dependentCareFlexibleSpending?: number;
  /**
   * Dependent care benefits of the spouse; joint returns only, US dollars
   */
  spouseDependentCareFlexibleSpending?: number;
  /**
   * What goes into the filer's HSA through payroll: Form W-2 box 12, code W. Not in wages, and leaves less room for hsaDeduction. California, New Jersey and the places of Kentucky tax it, US dollars
   */
  payrollHsa?: number;
  /**
   * What goes into the spouse's HSA through payroll; joint returns only, US dollars
   */
  spousePayrollHsa?: number;
  /**
   * Contributions of the filer to traditional IRAs, deducted or not, for the saver's credit. Without them and the spouse's, it counts iraDeduction, of a couple in equal parts, US dollars
   */
  iraContributions?: number;
  /**
   * Contributions of the spouse to traditional IRAs, deducted or not; joint returns only, US dollars
   */
  spouseIraContributions?: number;
  /**
   * Contributions of the filer to Roth accounts for the saver's credit: Roth IRAs, and Roth contributions to a plan at work, US dollars
   */
  rothIraContributions?: number;
  /**
   * Contributions of the spouse to Roth accounts; joint returns only, US dollars
   */
  spouseRothIraContributions?: number;
  /**
   * Whether the filer is a full-time student during five months of the year, who gets no saver's credit
   */
  fullTimeStudent?: boolean;
  /**
   * Whether the spouse is a full-time student during five months of the year; joint returns only
   */
  spouseFullTimeStudent?: boolean;
  /**
   * Net profit of the filer's business, Schedule C; a loss is negative, US dollars
   */
  selfEmploymentProfit?: number;
  /**
   * Net profit of the spouse's business; joint returns only, US dollars
   */
  spouseSelfEmploymentProfit?: number;
  /**
   * Share of an S corporation's profit, where the filer runs it. Its wages to the filer belong in wages, US dollars
   */
  sCorporationProfit?: number;
  /**
   * All W-2 wages that the S corporation pays, US dollars
   */
  sCorporationWages?: number;
  /**
   * Whether the businesses are specified services, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)
   */
  specifiedService?: boolean;
  /**
   * Taxable interest, US dollars
   */
  taxableInterest?: number;
  /**
   * Tax-exempt interest, Form 1040 line 2a, taken to be from bonds of the state where the household lives and not from private activity bonds, US dollars
   */
  taxExemptInterest?: number;
  /**
   * Dividends that are not qualified, US dollars
   */
  nonqualifiedDividends?: number;
  /**
   * Qualified dividends, US dollars
   */
  qualifiedDividends?: number;
  /**
   * Net rent of real estate, Schedule E; a loss is negative. A loss beyond passive income counts only as far as 26 U.S.C. § 469 allows. No QBI deduction is taken for rents, US dollars
   */
  rentalIncome?: number;
  /**
   * Whether a person on the return takes part in managing the rental: up to $25,000 of its loss then reduces other income, 26 U.S.C. § 469(i). Not on separate returns
   */
  rentalIsActive?: boolean;
  /**
   * Royalties less their expenses, Schedule E. Those of a business belong in its profit, US dollars
   */
  royalties?: number;
  /**
   * Share of a partnership's ordinary income, Schedule K-1 (Form 1065) box 1, without the earnings from self-employment of box 14, which belong in selfEmploymentProfit; a loss is negative, US dollars
   */
  partnershipIncome?: number;
  /**
   * Whether a person on the return materially participates in the partnership. Otherwise its loss is passive, and its income is net investment income
   */
  partnershipIsActive?: boolean;
  /**
   * Gains on assets held one year or less, less losses on such assets, US dollars
   */
  shortTermGain?: number;
  /**
   * Gains on assets held more than one year, less losses on such assets, US dollars
   */
  longTermGain?: number;
  /**
   * Long-term capital losses of earlier years that are left, Schedule D line 14, as a positive amount, US dollars
   */
  capitalLossCarryover?: number;
  /**
   * Short-term capital losses of earlier years that are left, Schedule D line 6, as a positive amount, US dollars
   */
  shortTermLossCarryover?: number;
  /**
   * The part of longTermGain from collectibles such as art and gold, taxed at up to 28%: Schedule D line 18, US dollars
   */
  collectiblesGain?: number;
  /**
   * The part of longTermGain or section1231Gain from depreciation of real estate, taxed at up to 25%: Schedule D line 19, before section1231LossesBefore, US dollars
   */
  unrecapturedSection1250Gain?: number;
  /**
   * Net gain, negative for a loss, on property of a business or rental owned for more than a year, which is not in longTermGain: Form 4797 line 7, US dollars
   */
  section1231Gain?: number;
  /**
   * Such net losses of the five years before that no gain has made up for yet: Form 4797 line 8, US dollars
   */
  section1231LossesBefore?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the filer, US dollars
   */
  pensionIncome?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the spouse; joint returns only, US dollars
   */
  spousePensionIncome?: number;
  /**
   * The part of pensionIncome from traditional IRAs, with what moves into a Roth IRA. Some states tax it unlike a pension, US dollars
   */
  iraDistributions?: number;
  /**
   * The part of spousePensionIncome from traditional IRAs, with what moves into a Roth IRA, US dollars
   */
  spouseIraDistributions?: number;
  /**
   * The part of pensionIncome moved into a Roth IRA. Unlike the rest, it reduces no contributions that count for the saver's credit, US dollars
   */
  rothConversions?: number;
  /**
   * The part of spousePensionIncome moved into a Roth IRA, US dollars
   */
  spouseRothConversions?: number;
  /**
   * The part of pensionIncome taken before 59½ on which the additional tax of 10% is due, 26 U.S.C. § 72(t). It may be from an IRA too, US dollars
   */
  earlyDistributions?: number;
  /**
   * The part of spousePensionIncome on which the additional tax of 10% is due, US dollars
   */
  spouseEarlyDistributions?: number;
  /**
   * The part of pensionIncome from a defined benefit plan of an employer, which Alabama does not tax, US dollars
   */
  definedBenefitPension?: number;
  /**
   * The part of spousePensionIncome from a defined benefit plan of an employer, US dollars
   */
  spouseDefinedBenefitPension?: number;
  /**
   * Social Security benefits of the filer, before any tax, US dollars
   */
  socialSecurityBenefits?: number;
  /**
   * Social Security benefits of the spouse, before any tax; joint returns only, US dollars
   */
  spouseSocialSecurityBenefits?: number;
  /**
   * Unemployment compensation, US dollars
   */
  unemploymentCompensation?: number;
  /**
   * Other income, taxed at ordinary rates, with no payroll taxes, and not earned by work, US dollars
   */
  otherIncome?: number;
  /**
   * Alimony received under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyReceived?: number;
  /**
   * Gambling winnings, before losses: Form W-2G and others, US dollars
   */
  gamblingWinnings?: number;
  /**
   * Pay of one person for work abroad, free of US payroll taxes, US dollars
   */
  foreignEarnedIncome?: number;
  /**
   * Housing expenses abroad, US dollars
   */
  foreignHousingExpenses?: number;
  /**
   * Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit unless given, US dollars
   */
  foreignHousingLimit?: number;
  /**
   * Days of the year within the period abroad that qualifies for the exclusion, Form 2555 line 38; all of them unless given
   */
  foreignDays?: number;
  /**
   * Whether foreign earned income and housing are excluded for foreignDays: 26 U.S.C. § 911
   */
  excludesForeignIncome?: boolean;
  /**
   * Whether the filer is a nonresident alien, who files Form 1040-NR
   */
  nonresident?: boolean;
  /**
   * Whether the wages are free of Social Security and Medicare taxes: 26 U.S.C. § 3121(b)(19)
   */
  payrollTaxExempt?: boolean;
  /**
   * Deductible contributions to traditional IRAs, US dollars
   */
  iraDeduction?: number;
  /**
   * Contributions to health savings accounts, except those made through an employer, US dollars
   */
  hsaDeduction?: number;
  /**
   * What the filer puts before tax into a SEP, SIMPLE or solo 401(k) of the filer's own business. Deducted up to the most that a solo 401(k) allows; no part counts for the saver's credit, US dollars
   */
  selfEmployedRetirement?: number;
  /**
   * What the spouse puts before tax into such a plan of the spouse's own business; joint returns only, US dollars
   */
  spouseSelfEmployedRetirement?: number;
  /**
   * Health insurance premiums of the household that its own businesses, Schedule C, allow to deduct: Form 7206 line 3. The filer's profit counts first, then the spouse's. Without premiums for a Marketplace plan that the premium tax credit pays, US dollars
   */
  selfEmployedHealthInsurance?: number;
  /**
   * Student loan interest paid, US dollars
   */
  studentLoanInterest?: number;
  /**
   * What teachers of kindergarten to grade 12 paid for their classrooms. Each spouse of a joint return is taken for a teacher, US dollars
   */
  educatorExpenses?: number;
  /**
   * Alimony paid under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyPaid?: number;
  /**
   * Penalty for withdrawing savings early: Form 1099-INT box 2, US dollars
   */
  savingsPenalty?: number;
  /**
   * Moving expenses that members of the armed forces and, from 2026 on, of the intelligence community deduct: Form 3903, US dollars
   */
  movingExpenses?: number;
  /**
   * Mortgage interest paid, US dollars
   */
  mortgageInterest?: number;
  /**
   * Average mortgage debt of the year, from after December 15, 2017; without it the interest is deductible in full, US dollars
   */
  mortgageDebt?: number;
  /**
   * Mortgage insurance premiums, deductible in 2020, 2021 and from 2026 on. Not counted by states with their own list of deductions, US dollars
   */
  mortgageInsurancePremiums?: number;
  /**
   * Property taxes paid, US dollars
   */
  propertyTax?: number;
  /**
   * What the property tax bill says the home is worth: the taxable value in Michigan, the assessed value in Massachusetts; without it no limit is checked, US dollars
   */
  homeValue?: number;
  /**
   * Rent paid for the home, which its owner pays property tax on; without what others paid, such as housing assistance, US dollars
   */
  rentPaid?: number;
  /**
   * Whether the rent includes heat
   */
  heatInRent?: boolean;
  /**
   * State and local income tax for Schedule A. Without it, the return's own; the return itemizes if that lowers all income taxes together, US dollars
   */
  stateIncomeTaxPaid?: number;
  /**
   * Cash gifts to charities, US dollars
   */
  charitableGifts?: number;
  /**
   * Medical expenses, US dollars
   */
  medicalExpenses?: number;
  /**
   * Gambling losses, which itemized deductions count up to gamblingWinnings and, from 2026 on, at 90%: 26 U.S.C. § 165(d), US dollars
   */
  gamblingLosses?: number;
  /**
   * From the list of Schedule A line 16, without gamblingLosses, US dollars
   */
  otherItemizedDeductions?: number;
  /**
   * Expenses for the care of dependents under 13, with what dependent care benefits pay, US dollars
   */
  dependentCareExpenses?: number;
  /**
   * The students, of those on the return and their dependents, whose higher education the household paid for
   *
   * @maxItems 20
   */
  students?: {
    /**
     * Tuition and fees, less grants; also books in the first four years: Form 1098-T box 1 less box 5, US dollars
     */
    expenses?: number;
    /**
     * Whether the student is in the first four years, at least half time, and took the American opportunity credit in at most three
     */
    firstFourYears?: boolean;
    /**
     * Whether the student was convicted of a felony for drugs, which ends the American opportunity credit
     */
    felony?: boolean;
    /**
     * Whether the student has a Social Security number valid for work, which both credits need from 2026 on; true unless given
     */
    hasSsn?: boolean;
  }[];
  /**
   * Premiums for health insurance from a Marketplace: Form 1095-A line 33, column A, US dollars
   */
  marketplacePremiums?: number;
  /**
   * Premiums of the second lowest cost silver plan (SLCSP): Form 1095-A line 33, column B, US dollars
   */
  benchmarkPremiums?: number;
  /**
   * Premium tax credit that was paid to the insurer in advance: Form 1095-A line 33, column C, US dollars
   */
  advancePremiumCredit?: number;
  /**
   * Months of that insurance; all 12 unless given. The premiums of each month are taken to be the same
   */
  marketplaceMonths?: number;
  /**
   * Costs of solar, wind, geothermal and fuel cell property and of batteries for a home, up to 2025: Form 5695 Part I, US dollars
   */
  cleanEnergyCosts?: number;
  /**
   * Costs of energy efficient improvements of a home in 2023 to 2025, without heatPumpCosts, as far as the limits of each kind allow: Form 5695 Part II, US dollars
   */
  homeImprovementCosts?: number;
  /**
   * Costs of heat pumps, heat pump water heaters, and biomass stoves and boilers in 2023 to 2025: Form 5695 Part II, US dollars
   */
  heatPumpCosts?: number;
  /**
   * Personal credit for clean vehicles before the tax limits it: Form 8936, less what was transferred to the dealer; acquired by September 30, 2025, US dollars
   */
  cleanVehicleCredit?: number;
  /**
   * Expenses for the adoption of one child, without what an employer paid: Form 8839 line 5, US dollars
   */
  adoptionExpenses?: number;
  /**
   * Adoptions of which more than the expenses is known, in addition to that of adoptionExpenses
   *
   * @maxItems 20
   */
  adoptions?: {
    /**
     * Expenses for this child, without what an employer paid, US dollars
     */
    expenses?: number;
    /**
     * Whether the adoption of a child with special needs became final this year: the credit is then full, whatever the expenses
     */
    specialNeeds?: boolean;
  }[];
  /**
   * Foreign income tax on foreignEarnedIncome, also on what of it is excluded: Form 1116, general category, US dollars
   */
  foreignTaxOnEarnings?: number;
  /**
   * Foreign tax on interest and dividends: box 7 of Form 1099-DIV, box 6 of Form 1099-INT, US dollars
   */
  foreignTaxPaid?: number;
  /**
   * The part of the interest, dividends and gains that is from abroad, in full: Form 1116 line 1a before its adjustment for lower rates. Needed if foreignTaxPaid exceeds $300, or $600 on a joint return. Counts as qualified dividends and long-term gains as far as the household has them: 26 U.S.C. § 904(b)(2)(B), US dollars
   */
  foreignIncome?: number;
  /**
   * Qualified tips, included in wages. With qualifiedOvertime, at most all wages and 401(k) deferrals. Leave out those of a spouse without a Social Security number, US dollars
   */
  qualifiedTips?: number;
  /**
   * The part of overtime pay beyond the regular rate, included in wages. Leave out that of a spouse without a Social Security number, US dollars
   */
  qualifiedOvertime?: number;
  /**
   * Interest on a loan for a new car assembled in the US, US dollars
   */
  carLoanInterest?: number;
  /**
   * Stimulus payment already received: in 2020 the first ($1,200 for each person, Notice 1444), in 2021 the third ($1,400, Letter 6475). The rest is the recovery rebate credit; without it, the payment is taken for received in full, US dollars
   */
  stimulusReceived?: number;
  /**
   * The second stimulus payment ($600 for each person, Notice 1444-B), for the recovery rebate credit of 2020, US dollars
   */
  secondStimulusReceived?: number;
}
/**
 * What a household owes for a year, federal, state and local. US dollars, rounded to cents.
 */
export interface TaxReturn {
  /**
   * Tax year
   */
  taxYear: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * Adjusted gross income (AGI), Form 1040 line 11; may be negative, US dollars
   */
  adjustedGrossIncome: number;
  /**
   * Standard or itemized deduction, without the senior deduction, US dollars
   */
  deduction: number;
  /**
   * Whether the deduction is itemized
   */
  itemizes: boolean;
  /**
   * Senior deduction, US dollars
   */
  seniorDeduction: number;
  /**
   * Qualified business income (QBI) deduction, US dollars
   */
  qualifiedBusinessIncomeDeduction: number;
  /**
   * Taxable part of Social Security benefits, US dollars
   */
  taxableSocialSecurity: number;
  /**
   * Federal taxable income, US dollars
   */
  taxableIncome: number;
  /**
   * Short-term capital losses left for the next year, its shortTermLossCarryover: Capital Loss Carryover Worksheet line 8, US dollars
   */
  shortTermLossLeft: number;
  /**
   * Long-term capital losses left for the next year, its capitalLossCarryover: Capital Loss Carryover Worksheet line 13, US dollars
   */
  longTermLossLeft: number;
  /**
   * Income tax before the alternative minimum tax and credits, US dollars
   */
  regularTax: number;
  /**
   * Alternative minimum tax (AMT), US dollars
   */
  alternativeMinimumTax: number;
  /**
   * Advance payments of the premium tax credit to repay, US dollars
   */
  excessAdvancePremiumCredit: number;
  /**
   * Foreign tax credit for interest and dividends from abroad, US dollars
   */
  foreignTaxCredit: number;
  /**
   * Child and dependent care credit, US dollars
   */
  dependentCareCredit: number;
  /**
   * Credit for the elderly or the disabled, US dollars
   */
  elderlyCredit: number;
  /**
   * Nonrefundable part of the American opportunity and lifetime learning credits, US dollars
   */
  educationCredits: number;
  /**
   * Saver's credit for contributions to retirement accounts, US dollars
   */
  saversCredit: number;
  /**
   * Residential clean energy credit and energy efficient home improvement credit, US dollars
   */
  energyCredits: number;
  /**
   * Personal credit for clean vehicles, US dollars
   */
  cleanVehicleCredit: number;
  /**
   * Nonrefundable part of the adoption credit, US dollars
   */
  adoptionCredit: number;
  /**
   * Nonrefundable part of the child tax credit, with the credit for other dependents, US dollars
   */
  childTaxCredit: number;
  /**
   * Refundable part of the child tax credit, US dollars
   */
  additionalChildTaxCredit: number;
  /**
   * Refundable part of the American opportunity credit, US dollars
   */
  refundableEducationCredit: number;
  /**
   * Refundable part of the adoption credit, US dollars
   */
  refundableAdoptionCredit: number;
  /**
   * Premium tax credit beyond the advance payments: refundable, US dollars
   */
  premiumTaxCredit: number;
  /**
   * Earned income tax credit (EITC), US dollars
   */
  earnedIncomeCredit: number;
  /**
   * Net investment income tax (NIIT), US dollars
   */
  netInvestmentIncomeTax: number;
  /**
   * Self-employment tax, both halves, US dollars
   */
  selfEmploymentTax: number;
  /**
   * Social Security tax on wages, the employee's share, US dollars
   */
  socialSecurity: number;
  /**
   * Medicare tax on wages, the employee's share, US dollars
   */
  medicare: number;
  /**
   * Additional Medicare Tax on wages and self-employment, US dollars
   */
  additionalMedicare: number;
  /**
   * What the state takes from wages for disability and family leave insurance, unemployment insurance or transit; 0 without a state, US dollars
   */
  payrollLevies: number;
  /**
   * Additional tax on early distributions from retirement plans: 26 U.S.C. § 72(t), US dollars
   */
  earlyDistributionTax: number;
  /**
   * Recovery rebate credit of 2020 and 2021: what the stimulus payments did not pay, US dollars
   */
  recoveryRebateCredit: number;
  /**
   * Federal income tax with the net investment income tax and the tax on early distributions, less all credits; negative if the credits exceed it, US dollars
   */
  federalIncomeTax: number;
  asFiled: AsFiled;
  /**
   * State of residence; absent if none was given
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Why the three state amounts are absent though there is a state. unsettledLaw: its law on excluded foreign income is not settled; earlierYear: in a state that taxes wages, for a year whose form is known only for one earner under 65 without dependents who does not itemize, and not always with a business; survivingSpouse: for a qualifying surviving spouse, in a state whose form for one is not confirmed; severalStates: for two states in a year, where how one of them taxes the household is not confirmed
   */
  stateNotComputed?: 'unsettledLaw' | 'earlierYear' | 'survivingSpouse' | 'severalStates';
  /**
   * Whether a figure of the state is not published yet, so that the one of the year before is used
   */
  stateIsProvisional?: boolean;
  /**
   * State income tax after nonrefundable credits, US dollars
   */
  stateTaxBeforeRefundable?: number;
  /**
   * State credits that are paid out even if no tax is due, US dollars
   */
  stateRefundableCredits?: number;
  /**
   * State income tax after all credits, of all states; negative if the credits exceed it, US dollars
   */
  stateTax?: number;
  /**
   * The tax of each state, for a household with stateParts or workStates; the last is the state of residence at the end of the year
   */
  states?: TaxOfState[];
  /**
   * Local income taxes of the places where the household lives and works, or by its rate; negative if credits of a city exceed its tax. Absent if none was asked for, or if it starts from a state form that was not computed, US dollars
   */
  localTax?: number;
  /**
   * The local tax of each place
   */
  localTaxes?: LocalTax[];
  /**
   * Sum of all taxes above; includes state and local taxes only if they were computed, US dollars
   */
  totalTax: number;
  /**
   * All money income, including Social Security benefits, less the total tax; without foreign tax, forfeited interest, gambling losses up to the winnings and conversions to a Roth IRA, US dollars
   */
  netIncome: number;
  /**
   * The worksheet behind the return, in the order it was computed; the lines of each section sum to its tax
   */
  lines: ReturnLine[];
}
/**
 * Lines of Form 1040 in whole dollars and by the IRS's printed tables. The other amounts use the formulas.
 */
export interface AsFiled {
  /**
   * Form 1040 line 15, US dollars
   */
  taxableIncome: number;
  /**
   * Form 1040 line 16: by the Tax Table below $100,000 of taxable income, US dollars
   */
  tax: number;
  /**
   * Form 1040 line 27: by the EIC Table, US dollars
   */
  earnedIncomeCredit: number;
}
/**
 * What a household owes one of several states for the year.
 */
export interface TaxOfState {
  /**
   * USPS code of the state, or DC
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * What the household is to the state: resident all year, partYear before or after a move, or nonresident who works there
   */
  residency: 'resident' | 'partYear' | 'nonresident';
  /**
   * Its tax after all credits; absent if how the state taxes the household is not confirmed, US dollars
   */
  tax?: number;
  /**
   * Its credit for the other state's tax on the same wages, US dollars
   */
  credit: number;
  /**
   * What the employer gets so that it withholds no tax of this state, which by an agreement leaves the wages to the state of residence
   */
  certificate?: string;
  /**
   * Its form, in the order it was computed; the lines add up to the tax
   */
  lines: ReturnLine[];
}
export interface ReturnLine {
  /**
   * Section of the result that the line belongs to
   */
  section: 'federal' | 'payroll' | 'state' | 'local';
  /**
   * Name of the line
   */
  label:
    | 'grossIncome'
    | 'federalAdjustedGrossIncome'
    | 'federalTaxableIncome'
    | 'standardDeduction'
    | 'personalExemption'
    | 'lowIncomeExemption'
    | 'federalTaxDeduction'
    | 'payrollTaxDeduction'
    | 'deductionAddBack'
    | 'taxableIncome'
    | 'socialSecurity'
    | 'medicare'
    | 'additionalMedicare'
    | 'childCareContribution'
    | 'disabilityBenefits'
    | 'familyLeaveInsurance'
    | 'longTermCareInsurance'
    | 'paidFamilyLeave'
    | 'paidLeave'
    | 'stateDisabilityInsurance'
    | 'temporaryDisabilityInsurance'
    | 'transitTax'
    | 'unemploymentAndWorkforce'
    | 'unemploymentInsurance'
    | 'bracket'
    | 'flatTax'
    | 'taxTable'
    | 'baseAmount'
    | 'surtax'
    | 'lowBracketAddBack'
    | 'recapture'
    | 'alternateTax'
    | 'bracketAdjustment'
    | 'exemptionCredit'
    | 'personalCredit'
    | 'householdCredit'
    | 'lowIncomeCredit'
    | 'limitedIncomeCredit'
    | 'familySizeCredit'
    | 'taxpayerCredit'
    | 'taxReliefCredit'
    | 'earnedIncomeCredit'
    | 'taxForgiveness'
    | 'federalTaxLimit'
    | 'refundableCreditChoice'
    | 'noIncomeTax'
    | 'belowFilingThreshold'
    | 'wages'
    | 'spouseWages'
    | 'dependentCareBenefits'
    | 'section1231'
    | 'netProfit'
    | 'ownerSalary'
    | 'shareOfProfit'
    | 'excessBusinessLoss'
    | 'taxableInterest'
    | 'taxExemptInterest'
    | 'taxExemptInterestExclusion'
    | 'ordinaryDividends'
    | 'qualifiedDividends'
    | 'rentalIncome'
    | 'royalties'
    | 'partnershipIncome'
    | 'suspendedPassiveLoss'
    | 'shortTermGain'
    | 'longTermGain'
    | 'capitalLossDeduction'
    | 'capitalLossCarryover'
    | 'pensionIncome'
    | 'taxableSocialSecurity'
    | 'unemploymentCompensation'
    | 'unemploymentExclusion'
    | 'alimonyReceived'
    | 'gamblingWinnings'
    | 'foreignEarnedIncome'
    | 'foreignIncome'
    | 'otherIncome'
    | 'otherTaxableIncome'
    | 'effectivelyConnectedWages'
    | 'usWages'
    | 'housingExclusion'
    | 'foreignEarnedIncomeExclusion'
    | 'excludedIncome'
    | 'selfEmploymentTaxDeduction'
    | 'selfEmployedRetirement'
    | 'selfEmployedHealthInsurance'
    | 'employerTaxDeduction'
    | 'hsaDeduction'
    | 'iraDeduction'
    | 'studentLoanInterestDeduction'
    | 'educatorExpenses'
    | 'alimonyPaid'
    | 'savingsPenalty'
    | 'movingExpenses'
    | 'adjustedGrossIncome'
    | 'additionalStandardDeduction'
    | 'giftsBesideStandardDeduction'
    | 'medicalDeduction'
    | 'stateLocalTaxDeduction'
    | 'mortgageInterestDeduction'
    | 'mortgageInsuranceDeduction'
    | 'charitableDeduction'
    | 'gamblingLosses'
    | 'otherItemizedDeduction'
    | 'itemizedDeductionsLimitation'
    | 'seniorDeduction'
    | 'tipsDeduction'
    | 'overtimeDeduction'
    | 'carLoanInterestDeduction'
    | 'qualifiedBusinessIncomeDeduction'
    | 'preferentialRate'
    | 'unrecapturedSection1250Gain'
    | 'collectiblesGain'
    | 'ordinaryTaxLimit'
    | 'netUnearnedIncome'
    | 'taxAtParentsRates'
    | 'taxTableRounding'
    | 'minimumTaxableIncome'
    | 'minimumTaxExemption'
    | 'tentativeMinimumTax'
    | 'premiumHouseholdIncome'
    | 'premiumContribution'
    | 'excessAdvancePremiumCredit'
    | 'alternativeMinimumTax'
    | 'modifiedAdjustedGrossIncome'
    | 'netInvestmentIncomeTax'
    | 'earlyDistributionTax'
    | 'netEarnings'
    | 'selfEmploymentSocialSecurity'
    | 'selfEmploymentMedicare'
    | 'employerSocialSecurity'
    | 'employerMedicare'
    | 'corporateIncomeTax'
    | 'corporateStateTaxExemption'
    | 'corporateStateTax'
    | 'corporateStateMinimum'
    | 'corporateStateTaxDeduction'
    | 'payrollTaxExemption'
    | 'foreignTaxCredit'
    | 'dependentCareCredit'
    | 'elderlyCredit'
    | 'educationCredits'
    | 'saversCredit'
    | 'homeImprovementCredit'
    | 'cleanVehicleCredit'
    | 'adoptionCredit'
    | 'cleanEnergyCredit'
    | 'childTaxCreditInFull'
    | 'childTaxCreditPhaseOut'
    | 'childTaxCredit'
    | 'additionalChildTaxCredit'
    | 'refundableEducationCredit'
    | 'refundableAdoptionCredit'
    | 'premiumTaxCredit'
    | 'recoveryRebateCredit'
    | 'dependentExemption'
    | 'ageExemption'
    | 'ageDeduction'
    | 'socialSecuritySubtraction'
    | 'retirementIncomeSubtraction'
    | 'unemploymentSubtraction'
    | 'interestSubtraction'
    | 'spouseAdjustment'
    | 'twoEarnerDeduction'
    | 'childDeduction'
    | 'dependentCareDeduction'
    | 'propertyTaxDeduction'
    | 'rentDeduction'
    | 'itemizedDeductions'
    | 'stateTaxAddBack'
    | 'federalDeductionAddBack'
    | 'payBeforeTax'
    | 'dependentCredit'
    | 'ageCredit'
    | 'retirementIncomeCredit'
    | 'twoEarnerCredit'
    | 'propertyTaxCredit'
    | 'rentersCredit'
    | 'salesTaxCredit'
    | 'charitableCredit'
    | 'familyCredit'
    | 'stateMinimumTax'
    | 'capitalGainExclusion'
    | 'dividendExclusion'
    | 'capitalLossAddBack'
    | 'investmentIncomeExemption'
    | 'separatelyTaxedGain'
    | 'capitalGainTax'
    | 'capitalGainSurtax'
    | 'investmentIncomeTax'
    | 'capitalGainCredit'
    | 'capitalGainTaxLimit'
    | 'taxWithoutInvestments'
    | 'selfEmploymentTaxAddBack'
    | 'qualifiedBusinessIncomeAddBack'
    | 'businessIncomeDeduction'
    | 'businessIncomeRate'
    | 'localIncomeTax'
    | 'localSurcharge'
    | 'occupationalTax'
    | 'schoolTaxCredit'
    | 'schoolTaxRateReduction'
    | 'otherCityCredit'
    | 'stateIncomeShare'
    | 'otherStateCredit'
    | 'nonresidentTax';
  /**
   * The amount on this line: an income, a deduction (negative) or the part of the income in a bracket, US dollars
   */
  amount: number;
  /**
   * Tax that the line adds; negative if the line reduces the tax, US dollars
   */
  tax?: number;
  /**
   * Rate applied to the amount, as a fraction
   */
  rate?: number;
  /**
   * Lower limit of the bracket, US dollars
   */
  from?: number;
  /**
   * Upper limit of the bracket; absent for the last one, US dollars
   */
  to?: number;
  /**
   * Statute, form line or publication that the figures come from
   */
  source: string;
}
/**
 * The income tax of a city, county or district.
 */
export interface LocalTax {
  /**
   * Code of the place; localRate for the rate of the household
   */
  place: string;
  /**
   * Its tax, US dollars
   */
  tax: number;
}
export interface Problem {
  /**
   * Kind of the problem; about:blank if the status alone explains it
   */
  type: 'about:blank' | 'urn:bracketwise:problem:invalid-request' | 'urn:bracketwise:problem:rate-limited';
  /**
   * Short summary
   */
  title: string;
  /**
   * HTTP status
   */
  status: number;
  /**
   * What is wrong with this request
   */
  detail: string;
  /**
   * Path of the request; for one household of a list, with its place in the list as a JSON Pointer: /api/tax-returns#/3
   */
  instance: string;
  /**
   * The X-Request-Id of the response
   */
  requestId: string;
  /**
   * Each field with a missing or invalid value
   */
  errors?: FieldError[];
}
export interface FieldError {
  /**
   * Name of the field or parameter
   */
  field: string;
  /**
   * JSON Pointer to the field of the body, as a URI fragment
   */
  pointer?: string;
  /**
   * The check that the value fails, such as required, type, enum or maximum
   */
  code: string;
  /**
   * The failed check as a sentence
   */
  message: string;
  /**
   * The allowed values
   */
  allowed?: (string | number)[];
  /**
   * The lowest allowed value
   */
  minimum?: number;
  /**
   * The highest allowed value
   */
  maximum?: number;
}
/**
 * A household and its jobs in one tax year.
 */
export interface PaychecksRequest {
  household: HouseholdOfJobs;
  /**
   * All jobs and pensions of the household that pay periodically
   *
   * @minItems 1
   * @maxItems 8
   */
  jobs: Job[];
  stateCertificate?: StateCertificate;
  /**
   * Federal estimated tax payments of the year, US dollars
   */
  estimatedPayments?: number;
  /**
   * The day on which a new Form W-4 is filled in; by default that of the latest yearToDate, such as 2026-01-31
   */
  today?: string;
}
/**
 * A household without the pay of its jobs and what is taken from it, which follow from the jobs.
 */
export interface HouseholdOfJobs {
  /**
   * Tax year
   */
  taxYear: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * USPS code of the state where the household lived, on December 31 if it moved, or DC; without it only federal taxes are computed
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * The states where the household lived, one after the other, if it moved: parts that cover the year. Pay of a part is taken to be for work in its state, and other income to come evenly over the year
   *
   * @maxItems 20
   */
  stateParts?: {
    /**
     * USPS code of the state, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * First day of the part, such as 2025-07-01
     */
    from: string;
    /**
     * Last day of the part
     */
    to: string;
    /**
     * Code of the place of that state with a local income tax where the household lived in the part and worked for its pay, such as NYC or IN:MARION
     */
    locality?: string;
    /**
     * The part of wages for that time; by days unless every part has it, US dollars
     */
    wages?: number;
    /**
     * The part of spouseWages for that time; by days unless every part has it, US dollars
     */
    spouseWages?: number;
  }[];
  /**
   * Wages for work in states other than the one where the household lived all year, or at home for offices there
   *
   * @maxItems 20
   */
  workStates?: {
    /**
     * USPS code of the state where the work is done, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * The part of wages, or of spouseWages, for work in that state, US dollars
     */
    wages?: number;
    /**
     * Whether the wages and profits are the spouse's
     */
    ofSpouse?: boolean;
    /**
     * Days of work in that state, for the laws that leave short stays untaxed; more than any of them allows unless given
     */
    days?: number;
    /**
     * Whether they are for days worked at home, in the state of residence, for an office in that state and not because the employer needs it. Some states tax these by their convenience rules
     */
    fromHome?: boolean;
    /**
     * The part of rentalIncome from property in that state, US dollars
     */
    rentalIncome?: number;
    /**
     * The part of selfEmploymentProfit, or of spouseSelfEmploymentProfit, from business in that state, US dollars
     */
    selfEmploymentProfit?: number;
  }[];
  /**
   * Code of the place of that state with a local income tax where the household lives, such as NYC, YONKERS, MD:HOWARD, IN:MARION or PA:PITTSBURGH
   */
  locality?: string;
  /**
   * Code of the place where the household works, both spouses alike, or ELSEWHERE for one that taxes no pay; where it lives unless given
   */
  workLocality?: string;
  /**
   * Rate of a local income tax that the engine has no table for, as a fraction; instead of the two places
   */
  localRate?: number;
  /**
   * What localRate applies to: pay (with 401(k) deferrals), earnedIncome (also net profits), stateTaxableIncome or stateTax; earnedIncome unless given
   */
  localBase?: 'pay' | 'earnedIncome' | 'stateTaxableIncome' | 'stateTax';
  /**
   * Filing status on December 31. For a qualifying surviving spouse, state tax is computed only where the state's form for one is confirmed
   */
  filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Age of the filer on December 31, in years; 40 unless given
   */
  age?: number;
  /**
   * Age of the spouse on December 31, in years; 40 unless given
   */
  spouseAge?: number;
  /**
   * Whether the filer is blind
   */
  blind?: boolean;
  /**
   * Whether the spouse is blind; joint returns only
   */
  spouseBlind?: boolean;
  /**
   * Whether the filer has a Social Security number valid for work, which some credits and deductions need; true unless given
   */
  hasSsn?: boolean;
  /**
   * Whether the spouse has a Social Security number valid for work; true unless given
   */
  spouseHasSsn?: boolean;
  /**
   * Whether a filer of a separate return lived apart from the spouse all year: for the taxable part of Social Security benefits, the loss of rents, the credit for the elderly and, with a child from 2021 on, the earned income credit
   */
  livedApart?: boolean;
  /**
   * Whether somebody else can claim the filer as a dependent, 26 U.S.C. § 152. The return then has no dependents
   */
  claimedAsDependent?: boolean;
  /**
   * Taxable income of the filer's parents: Form 8615 line 6. A filer under 18, of 18, or under 24 who studies full time then pays their rates on unearned income above the limit of the year; without it, only the filer's own rates. Leave it out if both parents have died, or from 18 on if the filer's pay covers more than half of the filer's support, US dollars
   */
  parentsTaxableIncome?: number;
  /**
   * The part of parentsTaxableIncome that is qualified dividends and net long-term gains, US dollars
   */
  parentsGains?: number;
  /**
   * Filing status of the filer's parents; marriedJoint unless given. Of parents who live apart, the one with custody counts
   */
  parentsFilingStatus?: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Ages of the dependents with Social Security numbers on December 31, in years. Each is a qualifying child if the age allows it
   *
   * @maxItems 100
   *
   * Items: Years
   */
  dependentAges?: number[];
  /**
   * Dependents of whom more than the age is known, in addition to those of dependentAges
   *
   * @maxItems 20
   */
  dependents?: {
    /**
     * Age on December 31, in years; 40 unless given
     */
    age?: number;
    /**
     * Whether the dependent has a Social Security number valid for work; true unless given
     */
    hasSsn?: boolean;
    /**
     * Whether the dependent is a full-time student during five months of the year, who is a qualifying child under 24
     */
    fullTimeStudent?: boolean;
    /**
     * Whether the dependent is permanently and totally disabled: a qualifying child at any age, and a person whose care counts
     */
    disabled?: boolean;
    /**
     * Whether the dependent is a parent or another qualifying relative, who is no qualifying child at any age
     */
    qualifyingRelative?: boolean;
  }[];
  /**
   * Contributions of the filer to traditional IRAs, deducted or not, for the saver's credit. Without them and the spouse's, it counts iraDeduction, of a couple in equal parts, US dollars
   */
  iraContributions?: number;
  /**
   * Contributions of the spouse to traditional IRAs, deducted or not; joint returns only, US dollars
   */
  spouseIraContributions?: number;
  /**
   * Contributions of the filer to Roth accounts for the saver's credit: Roth IRAs, and Roth contributions to a plan at work, US dollars
   */
  rothIraContributions?: number;
  /**
   * Contributions of the spouse to Roth accounts; joint returns only, US dollars
   */
  spouseRothIraContributions?: number;
  /**
   * Whether the filer is a full-time student during five months of the year, who gets no saver's credit
   */
  fullTimeStudent?: boolean;
  /**
   * Whether the spouse is a full-time student during five months of the year; joint returns only
   */
  spouseFullTimeStudent?: boolean;
  /**
   * Net profit of the filer's business, Schedule C; a loss is negative, US dollars
   */
  selfEmploymentProfit?: number;
  /**
   * Net profit of the spouse's business; joint returns only, US dollars
   */
  spouseSelfEmploymentProfit?: number;
  /**
   * Share of an S corporation's profit, where the filer runs it. Its wages to the filer belong in wages, US dollars
   */
  sCorporationProfit?: number;
  /**
   * All W-2 wages that the S corporation pays, US dollars
   */
  sCorporationWages?: number;
  /**
   * Whether the businesses are specified services, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)
   */
  specifiedService?: boolean;
  /**
   * Taxable interest, US dollars
   */
  taxableInterest?: number;
  /**
   * Tax-exempt interest, Form 1040 line 2a, taken to be from bonds of the state where the household lives and not from private activity bonds, US dollars
   */
  taxExemptInterest?: number;
  /**
   * Dividends that are not qualified, US dollars
   */
  nonqualifiedDividends?: number;
  /**
   * Qualified dividends, US dollars
   */
  qualifiedDividends?: number;
  /**
   * Net rent of real estate, Schedule E; a loss is negative. A loss beyond passive income counts only as far as 26 U.S.C. § 469 allows. No QBI deduction is taken for rents, US dollars
   */
  rentalIncome?: number;
  /**
   * Whether a person on the return takes part in managing the rental: up to $25,000 of its loss then reduces other income, 26 U.S.C. § 469(i). Not on separate returns
   */
  rentalIsActive?: boolean;
  /**
   * Royalties less their expenses, Schedule E. Those of a business belong in its profit, US dollars
   */
  royalties?: number;
  /**
   * Share of a partnership's ordinary income, Schedule K-1 (Form 1065) box 1, without the earnings from self-employment of box 14, which belong in selfEmploymentProfit; a loss is negative, US dollars
   */
  partnershipIncome?: number;
  /**
   * Whether a person on the return materially participates in the partnership. Otherwise its loss is passive, and its income is net investment income
   */
  partnershipIsActive?: boolean;
  /**
   * Gains on assets held one year or less, less losses on such assets, US dollars
   */
  shortTermGain?: number;
  /**
   * Gains on assets held more than one year, less losses on such assets, US dollars
   */
  longTermGain?: number;
  /**
   * Long-term capital losses of earlier years that are left, Schedule D line 14, as a positive amount, US dollars
   */
  capitalLossCarryover?: number;
  /**
   * Short-term capital losses of earlier years that are left, Schedule D line 6, as a positive amount, US dollars
   */
  shortTermLossCarryover?: number;
  /**
   * The part of longTermGain from collectibles such as art and gold, taxed at up to 28%: Schedule D line 18, US dollars
   */
  collectiblesGain?: number;
  /**
   * The part of longTermGain or section1231Gain from depreciation of real estate, taxed at up to 25%: Schedule D line 19, before section1231LossesBefore, US dollars
   */
  unrecapturedSection1250Gain?: number;
  /**
   * Net gain, negative for a loss, on property of a business or rental owned for more than a year, which is not in longTermGain: Form 4797 line 7, US dollars
   */
  section1231Gain?: number;
  /**
   * Such net losses of the five years before that no gain has made up for yet: Form 4797 line 8, US dollars
   */
  section1231LossesBefore?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the filer, US dollars
   */
  pensionIncome?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the spouse; joint returns only, US dollars
   */
  spousePensionIncome?: number;
  /**
   * The part of pensionIncome from traditional IRAs, with what moves into a Roth IRA. Some states tax it unlike a pension, US dollars
   */
  iraDistributions?: number;
  /**
   * The part of spousePensionIncome from traditional IRAs, with what moves into a Roth IRA, US dollars
   */
  spouseIraDistributions?: number;
  /**
   * The part of pensionIncome moved into a Roth IRA. Unlike the rest, it reduces no contributions that count for the saver's credit, US dollars
   */
  rothConversions?: number;
  /**
   * The part of spousePensionIncome moved into a Roth IRA, US dollars
   */
  spouseRothConversions?: number;
  /**
   * The part of pensionIncome taken before 59½ on which the additional tax of 10% is due, 26 U.S.C. § 72(t). It may be from an IRA too, US dollars
   */
  earlyDistributions?: number;
  /**
   * The part of spousePensionIncome on which the additional tax of 10% is due, US dollars
   */
  spouseEarlyDistributions?: number;
  /**
   * The part of pensionIncome from a defined benefit plan of an employer, which Alabama does not tax, US dollars
   */
  definedBenefitPension?: number;
  /**
   * The part of spousePensionIncome from a defined benefit plan of an employer, US dollars
   */
  spouseDefinedBenefitPension?: number;
  /**
   * Social Security benefits of the filer, before any tax, US dollars
   */
  socialSecurityBenefits?: number;
  /**
   * Social Security benefits of the spouse, before any tax; joint returns only, US dollars
   */
  spouseSocialSecurityBenefits?: number;
  /**
   * Unemployment compensation, US dollars
   */
  unemploymentCompensation?: number;
  /**
   * Other income, taxed at ordinary rates, with no payroll taxes, and not earned by work, US dollars
   */
  otherIncome?: number;
  /**
   * Alimony received under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyReceived?: number;
  /**
   * Gambling winnings, before losses: Form W-2G and others, US dollars
   */
  gamblingWinnings?: number;
  /**
   * Pay of one person for work abroad, free of US payroll taxes, US dollars
   */
  foreignEarnedIncome?: number;
  /**
   * Housing expenses abroad, US dollars
   */
  foreignHousingExpenses?: number;
  /**
   * Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit unless given, US dollars
   */
  foreignHousingLimit?: number;
  /**
   * Days of the year within the period abroad that qualifies for the exclusion, Form 2555 line 38; all of them unless given
   */
  foreignDays?: number;
  /**
   * Whether foreign earned income and housing are excluded for foreignDays: 26 U.S.C. § 911
   */
  excludesForeignIncome?: boolean;
  /**
   * Whether the filer is a nonresident alien, who files Form 1040-NR
   */
  nonresident?: boolean;
  /**
   * Whether the wages are free of Social Security and Medicare taxes: 26 U.S.C. § 3121(b)(19)
   */
  payrollTaxExempt?: boolean;
  /**
   * Deductible contributions to traditional IRAs, US dollars
   */
  iraDeduction?: number;
  /**
   * Contributions to health savings accounts, except those made through an employer, US dollars
   */
  hsaDeduction?: number;
  /**
   * What the filer puts before tax into a SEP, SIMPLE or solo 401(k) of the filer's own business. Deducted up to the most that a solo 401(k) allows; no part counts for the saver's credit, US dollars
   */
  selfEmployedRetirement?: number;
  /**
   * What the spouse puts before tax into such a plan of the spouse's own business; joint returns only, US dollars
   */
  spouseSelfEmployedRetirement?: number;
  /**
   * Health insurance premiums of the household that its own businesses, Schedule C, allow to deduct: Form 7206 line 3. The filer's profit counts first, then the spouse's. Without premiums for a Marketplace plan that the premium tax credit pays, US dollars
   */
  selfEmployedHealthInsurance?: number;
  /**
   * Student loan interest paid, US dollars
   */
  studentLoanInterest?: number;
  /**
   * What teachers of kindergarten to grade 12 paid for their classrooms. Each spouse of a joint return is taken for a teacher, US dollars
   */
  educatorExpenses?: number;
  /**
   * Alimony paid under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyPaid?: number;
  /**
   * Penalty for withdrawing savings early: Form 1099-INT box 2, US dollars
   */
  savingsPenalty?: number;
  /**
   * Moving expenses that members of the armed forces and, from 2026 on, of the intelligence community deduct: Form 3903, US dollars
   */
  movingExpenses?: number;
  /**
   * Mortgage interest paid, US dollars
   */
  mortgageInterest?: number;
  /**
   * Average mortgage debt of the year, from after December 15, 2017; without it the interest is deductible in full, US dollars
   */
  mortgageDebt?: number;
  /**
   * Mortgage insurance premiums, deductible in 2020, 2021 and from 2026 on. Not counted by states with their own list of deductions, US dollars
   */
  mortgageInsurancePremiums?: number;
  /**
   * Property taxes paid, US dollars
   */
  propertyTax?: number;
  /**
   * What the property tax bill says the home is worth: the taxable value in Michigan, the assessed value in Massachusetts; without it no limit is checked, US dollars
   */
  homeValue?: number;
  /**
   * Rent paid for the home, which its owner pays property tax on; without what others paid, such as housing assistance, US dollars
   */
  rentPaid?: number;
  /**
   * Whether the rent includes heat
   */
  heatInRent?: boolean;
  /**
   * State and local income tax for Schedule A. Without it, the return's own; the return itemizes if that lowers all income taxes together, US dollars
   */
  stateIncomeTaxPaid?: number;
  /**
   * Cash gifts to charities, US dollars
   */
  charitableGifts?: number;
  /**
   * Medical expenses, US dollars
   */
  medicalExpenses?: number;
  /**
   * Gambling losses, which itemized deductions count up to gamblingWinnings and, from 2026 on, at 90%: 26 U.S.C. § 165(d), US dollars
   */
  gamblingLosses?: number;
  /**
   * From the list of Schedule A line 16, without gamblingLosses, US dollars
   */
  otherItemizedDeductions?: number;
  /**
   * Expenses for the care of dependents under 13, with what dependent care benefits pay, US dollars
   */
  dependentCareExpenses?: number;
  /**
   * The students, of those on the return and their dependents, whose higher education the household paid for
   *
   * @maxItems 20
   */
  students?: {
    /**
     * Tuition and fees, less grants; also books in the first four years: Form 1098-T box 1 less box 5, US dollars
     */
    expenses?: number;
    /**
     * Whether the student is in the first four years, at least half time, and took the American opportunity credit in at most three
     */
    firstFourYears?: boolean;
    /**
     * Whether the student was convicted of a felony for drugs, which ends the American opportunity credit
     */
    felony?: boolean;
    /**
     * Whether the student has a Social Security number valid for work, which both credits need from 2026 on; true unless given
     */
    hasSsn?: boolean;
  }[];
  /**
   * Premiums for health insurance from a Marketplace: Form 1095-A line 33, column A, US dollars
   */
  marketplacePremiums?: number;
  /**
   * Premiums of the second lowest cost silver plan (SLCSP): Form 1095-A line 33, column B, US dollars
   */
  benchmarkPremiums?: number;
  /**
   * Premium tax credit that was paid to the insurer in advance: Form 1095-A line 33, column C, US dollars
   */
  advancePremiumCredit?: number;
  /**
   * Months of that insurance; all 12 unless given. The premiums of each month are taken to be the same
   */
  marketplaceMonths?: number;
  /**
   * Costs of solar, wind, geothermal and fuel cell property and of batteries for a home, up to 2025: Form 5695 Part I, US dollars
   */
  cleanEnergyCosts?: number;
  /**
   * Costs of energy efficient improvements of a home in 2023 to 2025, without heatPumpCosts, as far as the limits of each kind allow: Form 5695 Part II, US dollars
   */
  homeImprovementCosts?: number;
  /**
   * Costs of heat pumps, heat pump water heaters, and biomass stoves and boilers in 2023 to 2025: Form 5695 Part II, US dollars
   */
  heatPumpCosts?: number;
  /**
   * Personal credit for clean vehicles before the tax limits it: Form 8936, less what was transferred to the dealer; acquired by September 30, 2025, US dollars
   */
  cleanVehicleCredit?: number;
  /**
   * Expenses for the adoption of one child, without what an employer paid: Form 8839 line 5, US dollars
   */
  adoptionExpenses?: number;
  /**
   * Adoptions of which more than the expenses is known, in addition to that of adoptionExpenses
   *
   * @maxItems 20
   */
  adoptions?: {
    /**
     * Expenses for this child, without what an employer paid, US dollars
     */
    expenses?: number;
    /**
     * Whether the adoption of a child with special needs became final this year: the credit is then full, whatever the expenses
     */
    specialNeeds?: boolean;
  }[];
  /**
   * Foreign income tax on foreignEarnedIncome, also on what of it is excluded: Form 1116, general category, US dollars
   */
  foreignTaxOnEarnings?: number;
  /**
   * Foreign tax on interest and dividends: box 7 of Form 1099-DIV, box 6 of Form 1099-INT, US dollars
   */
  foreignTaxPaid?: number;
  /**
   * The part of the interest, dividends and gains that is from abroad, in full: Form 1116 line 1a before its adjustment for lower rates. Needed if foreignTaxPaid exceeds $300, or $600 on a joint return. Counts as qualified dividends and long-term gains as far as the household has them: 26 U.S.C. § 904(b)(2)(B), US dollars
   */
  foreignIncome?: number;
  /**
   * Interest on a loan for a new car assembled in the US, US dollars
   */
  carLoanInterest?: number;
  /**
   * Stimulus payment already received: in 2020 the first ($1,200 for each person, Notice 1444), in 2021 the third ($1,400, Letter 6475). The rest is the recovery rebate credit; without it, the payment is taken for received in full, US dollars
   */
  stimulusReceived?: number;
  /**
   * The second stimulus payment ($600 for each person, Notice 1444-B), for the recovery rebate credit of 2020, US dollars
   */
  secondStimulusReceived?: number;
}
/**
 * A job, or a pension that pays periodically. Its w4 is by default a current form with the filing status of the household and no entries.
 */
export interface Job {
  /**
   * Whose job it is
   */
  of?: 'self' | 'spouse';
  /**
   * How often it pays
   */
  frequency: 'daily' | 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'semiannual' | 'annual';
  /**
   * Gross pay of a full pay period, US dollars
   */
  pay: number;
  /**
   * First day of work; by default the job began before the year, such as 2026-01-31
   */
  from?: string;
  /**
   * Last day of work; by default the job goes on after the year, such as 2026-01-31
   */
  to?: string;
  /**
   * Any pay date; by default the year’s pay periods begin on January 1, such as 2026-01-31
   */
  firstPayDate?: string;
  /**
   * Days from the end of a pay period to its pay date
   */
  payDelay?: number;
  deductions?: PayDeductions;
  /**
   * Qualified tips of the year, included in the pay, US dollars
   */
  qualifiedTips?: number;
  /**
   * Qualified overtime premium of the year, included in the pay, US dollars
   */
  qualifiedOvertime?: number;
  /**
   * Paid apart from the regular pay
   *
   * @maxItems 24
   */
  bonuses?: Bonus[];
  yearToDate?: YearToDate;
  /**
   * Whether it is a pension: without payroll taxes and deductions, and with Form W-4P
   */
  isPension?: boolean;
  w4?: W4;
  /**
   * How the employer withholds federal income tax: by the percentage method for automated payroll systems, or by wage bracket tables (from 2025 on, for daily to monthly pay)
   */
  federalMethod?: 'percentage' | 'wageBracket';
  /**
   * Federal income tax that each paycheck withholds, if known; by default as Publication 15-T says for w4, US dollars
   */
  federalWithholding?: number;
}
/**
 * What an employer takes from the pay for benefits.
 */
export interface PayDeductions {
  /**
   * Into a 401(k) before income tax, US dollars
   */
  electiveDeferrals?: number;
  /**
   * Into a Roth 401(k), after tax, US dollars
   */
  rothDeferrals?: number;
  /**
   * Health insurance premiums of a cafeteria plan, US dollars
   */
  preTaxPremiums?: number;
  /**
   * Into a health FSA, US dollars
   */
  flexibleSpending?: number;
  /**
   * Into a dependent care FSA, US dollars
   */
  dependentCareFlexibleSpending?: number;
  /**
   * Into an HSA, US dollars
   */
  payrollHsa?: number;
  /**
   * For transit passes and parking, up to the limit of 26 U.S.C. § 132(f), US dollars
   */
  commuterBenefits?: number;
}
/**
 * Supplemental wages: a bonus, or stock that vests.
 */
export interface Bonus {
  /**
   * Pay date, such as 2026-01-31
   */
  date: string;
  /**
   * Gross, US dollars
   */
  amount: number;
}
/**
 * The last pay stub. It replaces the paychecks up to its date; bonuses are included.
 */
export interface YearToDate {
  /**
   * Pay date of the last paycheck that the amounts include, such as 2026-01-31
   */
  through: string;
  /**
   * Gross pay so far, US dollars
   */
  pay: number;
  /**
   * Federal income tax withheld so far, US dollars
   */
  federalWithholding: number;
  /**
   * State income tax withheld so far; by default, what the method of the other paychecks gives, US dollars
   */
  stateWithholding?: number;
  /**
   * Local income tax withheld so far; by default, what the method of the other paychecks gives, US dollars
   */
  localWithholding?: number;
  deductions?: PayDeductions;
}
/**
 * The employee's Form W-4, or Form W-4P of 2022 or later for a pension.
 */
export interface W4 {
  /**
   * current: of 2020 or later; former: of 2019 or earlier; exempt: the employee claims to owe no federal income tax
   */
  form?: 'current' | 'former' | 'exempt';
  /**
   * Step 1(c) of a current form, which needs it; marriedJoint also for surviving spouses
   */
  status?: 'single' | 'marriedJoint' | 'headOfHousehold';
  /**
   * Whether the box in Step 2(c) of a current form is checked
   */
  multipleJobs?: boolean;
  /**
   * Step 2(b)(iii) of Form W-4P, for a pension alone: taxable pay of jobs, and of pensions that pay less, for the year, US dollars
   */
  otherPay?: number;
  /**
   * Step 3 of a current form: credits for dependents and others, for the year, US dollars
   */
  credits?: number;
  /**
   * Step 4(a) of a current form: other income of the year, US dollars
   */
  otherIncome?: number;
  /**
   * Step 4(b) of a current form: deductions of the year beyond the standard deduction, US dollars
   */
  deductions?: number;
  /**
   * Step 4(c) of a current form, line 6 of a former one: extra withholding from each paycheck, US dollars
   */
  extra?: number;
  /**
   * Line 3 of a former form, which needs it
   */
  married?: boolean;
  /**
   * Line 5 of a former form, which needs it
   */
  allowances?: number;
}
/**
 * The state's withholding certificate. Allowances and extra withholding are those of the highest-paying job; the others have no dependents.
 */
export interface StateCertificate {
  /**
   * Allowances or exemptions; by default those of the certificate's worksheet
   */
  allowances?: number;
  /**
   * Rate that the employee chooses, as a fraction: 0.02 for 2%
   */
  chosenRate?: number;
  /**
   * Extra withholding from each paycheck, US dollars
   */
  extra?: number;
}
/**
 * The net pay, the refunds, excessLevies and fractionsOfCents add up to the pay minus deductions and taxReturn.totalTax, plus estimated payments.
 */
export interface Paychecks {
  /**
   * Tax year
   */
  taxYear: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * State; absent if the household has none
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * In the order of the request
   */
  jobs: JobPaychecks[];
  total: PayAmounts;
  household: FiledHousehold;
  taxReturn: ReturnOfPaychecks;
  federalResult: YearsResult;
  stateResult?: YearsResult;
  localResult?: YearsResult;
  /**
   * byMethod: the state's own; yearsTaxByPeriod: no method is confirmed, so the year's tax on the pay is spread over the paychecks; noIncomeTax: the state taxes no pay; notComputed: no state tax was computed
   */
  stateMethod?: 'byMethod' | 'yearsTaxByPeriod' | 'noIncomeTax' | 'notComputed';
  /**
   * byMethod: as the place or its state publishes; yearsTaxByPeriod: the year’s local tax on the pay is spread over the paychecks
   */
  localMethod?: 'byMethod' | 'yearsTaxByPeriod';
  /**
   * Social Security that several employers withhold too much, Schedule 3 line 11; part of federalResult.withheld, US dollars
   */
  excessSocialSecurity: number;
  /**
   * State payroll deductions withheld beyond those of the return; negative if the return asks for more, US dollars
   */
  excessLevies: number;
  /**
   * Limits that the deductions exceed; the taxes count the deductions as given
   */
  exceededLimits: ExceededLimit[];
  /**
   * Cents that several employers round apart, Form 941 line 7, US dollars
   */
  fractionsOfCents: number;
}
/**
 * Recommended is absent if no paycheck is left that a new form can change.
 */
export interface JobPaychecks {
  /**
   * Whose job it is
   */
  of: 'self' | 'spouse';
  /**
   * Whether it is a pension
   */
  isPension: boolean;
  /**
   * Pay periods in the year that withholding counts on
   */
  payPeriods: number;
  /**
   * In the order of their dates
   */
  paychecks: Paycheck[];
  total: PayAmounts;
  recommended?: RecommendedW4;
}
export interface Paycheck {
  /**
   * Pay date; for soFar the date of the pay stub
   */
  date: string;
  /**
   * soFar: all paychecks of yearToDate together
   */
  kind: 'soFar' | 'regular' | 'bonus';
  /**
   * Share of the pay period that was worked, as a fraction
   */
  share: number;
  /**
   * Gross pay, US dollars
   */
  pay: number;
  /**
   * Taken for benefits, before or after tax, US dollars
   */
  deductions: number;
  /**
   * Federal taxable wages, Form W-2 box 1, or taxable pension, US dollars
   */
  federalWages: number;
  /**
   * Wages for Medicare, Form W-2 box 5, US dollars
   */
  payrollWages: number;
  /**
   * Wages for Social Security, Form W-2 box 3, US dollars
   */
  socialSecurityWages: number;
  /**
   * Federal income tax withheld, US dollars
   */
  federalWithholding: number;
  /**
   * Social Security tax, US dollars
   */
  socialSecurity: number;
  /**
   * Medicare tax, without the additional one, US dollars
   */
  medicare: number;
  /**
   * Additional Medicare Tax withheld above 200,000 of wages from the employer, US dollars
   */
  additionalMedicare: number;
  /**
   * State payroll deductions, US dollars
   */
  levies: number;
  /**
   * State income tax withheld, US dollars
   */
  stateWithholding: number;
  /**
   * Local income tax withheld, US dollars
   */
  localWithholding: number;
  /**
   * Net pay, US dollars
   */
  net: number;
  /**
   * Each of the state payroll deductions, US dollars
   */
  levyAmounts: {
    childCareContribution?: number;
    disabilityBenefits?: number;
    familyLeaveInsurance?: number;
    longTermCareInsurance?: number;
    paidFamilyLeave?: number;
    paidLeave?: number;
    stateDisabilityInsurance?: number;
    temporaryDisabilityInsurance?: number;
    transitTax?: number;
    unemploymentAndWorkforce?: number;
    unemploymentInsurance?: number;
  };
}
/**
 * Sums of paychecks, US dollars.
 */
export interface PayAmounts {
  /**
   * Gross pay, US dollars
   */
  pay: number;
  /**
   * Taken for benefits, before or after tax, US dollars
   */
  deductions: number;
  /**
   * Federal taxable wages, Form W-2 box 1, or taxable pension, US dollars
   */
  federalWages: number;
  /**
   * Wages for Medicare, Form W-2 box 5, US dollars
   */
  payrollWages: number;
  /**
   * Wages for Social Security, Form W-2 box 3, US dollars
   */
  socialSecurityWages: number;
  /**
   * Federal income tax withheld, US dollars
   */
  federalWithholding: number;
  /**
   * Social Security tax, US dollars
   */
  socialSecurity: number;
  /**
   * Medicare tax, without the additional one, US dollars
   */
  medicare: number;
  /**
   * Additional Medicare Tax withheld above 200,000 of wages from the employer, US dollars
   */
  additionalMedicare: number;
  /**
   * State payroll deductions, US dollars
   */
  levies: number;
  /**
   * State income tax withheld, US dollars
   */
  stateWithholding: number;
  /**
   * Local income tax withheld, US dollars
   */
  localWithholding: number;
  /**
   * Net pay, US dollars
   */
  net: number;
}
/**
 * Entries of a new Form W-4 or W-4P for the rest of the year, with the box in Step 2(c) not checked.
 */
export interface RecommendedW4 {
  /**
   * Step 3, US dollars
   */
  credits: number;
  /**
   * Step 4(a), US dollars
   */
  otherIncome: number;
  /**
   * Step 4(b), US dollars
   */
  deductions: number;
  /**
   * Step 4(c), for each paycheck, US dollars
   */
  extra: number;
}
/**
 * The household with the wages of its jobs, as it was filed: a Household.
 */
export interface FiledHousehold {
  /**
   * Tax year
   */
  taxYear: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * USPS code of the state where the household lived, on December 31 if it moved, or DC; without it only federal taxes are computed
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * The states where the household lived, one after the other, if it moved: parts that cover the year. Pay of a part is taken to be for work in its state, and other income to come evenly over the year
   *
   * @maxItems 20
   */
  stateParts?: {
    /**
     * USPS code of the state, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * First day of the part, such as 2025-07-01
     */
    from: string;
    /**
     * Last day of the part
     */
    to: string;
    /**
     * Code of the place of that state with a local income tax where the household lived in the part and worked for its pay, such as NYC or IN:MARION
     */
    locality?: string;
    /**
     * The part of wages for that time; by days unless every part has it, US dollars
     */
    wages?: number;
    /**
     * The part of spouseWages for that time; by days unless every part has it, US dollars
     */
    spouseWages?: number;
  }[];
  /**
   * Wages for work in states other than the one where the household lived all year, or at home for offices there
   *
   * @maxItems 20
   */
  workStates?: {
    /**
     * USPS code of the state where the work is done, or DC
     */
    state:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * The part of wages, or of spouseWages, for work in that state, US dollars
     */
    wages?: number;
    /**
     * Whether the wages and profits are the spouse's
     */
    ofSpouse?: boolean;
    /**
     * Days of work in that state, for the laws that leave short stays untaxed; more than any of them allows unless given
     */
    days?: number;
    /**
     * Whether they are for days worked at home, in the state of residence, for an office in that state and not because the employer needs it. Some states tax these by their convenience rules
     */
    fromHome?: boolean;
    /**
     * The part of rentalIncome from property in that state, US dollars
     */
    rentalIncome?: number;
    /**
     * The part of selfEmploymentProfit, or of spouseSelfEmploymentProfit, from business in that state, US dollars
     */
    selfEmploymentProfit?: number;
  }[];
  /**
   * Code of the place of that state with a local income tax where the household lives, such as NYC, YONKERS, MD:HOWARD, IN:MARION or PA:PITTSBURGH
   */
  locality?: string;
  /**
   * Code of the place where the household works, both spouses alike, or ELSEWHERE for one that taxes no pay; where it lives unless given
   */
  workLocality?: string;
  /**
   * Rate of a local income tax that the engine has no table for, as a fraction; instead of the two places
   */
  localRate?: number;
  /**
   * What localRate applies to: pay (with 401(k) deferrals), earnedIncome (also net profits), stateTaxableIncome or stateTax; earnedIncome unless given
   */
  localBase?: 'pay' | 'earnedIncome' | 'stateTaxableIncome' | 'stateTax';
  /**
   * Filing status on December 31. For a qualifying surviving spouse, state tax is computed only where the state's form for one is confirmed
   */
  filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Age of the filer on December 31, in years; 40 unless given
   */
  age?: number;
  /**
   * Age of the spouse on December 31, in years; 40 unless given
   */
  spouseAge?: number;
  /**
   * Whether the filer is blind
   */
  blind?: boolean;
  /**
   * Whether the spouse is blind; joint returns only
   */
  spouseBlind?: boolean;
  /**
   * Whether the filer has a Social Security number valid for work, which some credits and deductions need; true unless given
   */
  hasSsn?: boolean;
  /**
   * Whether the spouse has a Social Security number valid for work; true unless given
   */
  spouseHasSsn?: boolean;
  /**
   * Whether a filer of a separate return lived apart from the spouse all year: for the taxable part of Social Security benefits, the loss of rents, the credit for the elderly and, with a child from 2021 on, the earned income credit
   */
  livedApart?: boolean;
  /**
   * Whether somebody else can claim the filer as a dependent, 26 U.S.C. § 152. The return then has no dependents
   */
  claimedAsDependent?: boolean;
  /**
   * Taxable income of the filer's parents: Form 8615 line 6. A filer under 18, of 18, or under 24 who studies full time then pays their rates on unearned income above the limit of the year; without it, only the filer's own rates. Leave it out if both parents have died, or from 18 on if the filer's pay covers more than half of the filer's support, US dollars
   */
  parentsTaxableIncome?: number;
  /**
   * The part of parentsTaxableIncome that is qualified dividends and net long-term gains, US dollars
   */
  parentsGains?: number;
  /**
   * Filing status of the filer's parents; marriedJoint unless given. Of parents who live apart, the one with custody counts
   */
  parentsFilingStatus?: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold' | 'qualifyingSurvivingSpouse';
  /**
   * Ages of the dependents with Social Security numbers on December 31, in years. Each is a qualifying child if the age allows it
   *
   * @maxItems 100
   *
   * Items: Years
   */
  dependentAges?: number[];
  /**
   * Dependents of whom more than the age is known, in addition to those of dependentAges
   *
   * @maxItems 20
   */
  dependents?: {
    /**
     * Age on December 31, in years; 40 unless given
     */
    age?: number;
    /**
     * Whether the dependent has a Social Security number valid for work; true unless given
     */
    hasSsn?: boolean;
    /**
     * Whether the dependent is a full-time student during five months of the year, who is a qualifying child under 24
     */
    fullTimeStudent?: boolean;
    /**
     * Whether the dependent is permanently and totally disabled: a qualifying child at any age, and a person whose care counts
     */
    disabled?: boolean;
    /**
     * Whether the dependent is a parent or another qualifying relative, who is no qualifying child at any age
     */
    qualifyingRelative?: boolean;
  }[];
  /**
   * Wages of the filer: Form W-2 box 1, after deferrals into a 401(k), US dollars
   */
  wages?: number;
  /**
   * Wages of the spouse; joint returns only, US dollars
   */
  spouseWages?: number;
  /**
   * What the filer defers into a 401(k) before tax: not in wages, but Social Security and Medicare count it, 26 U.S.C. § 3121(v)(1)(A), US dollars
   */
  electiveDeferrals?: number;
  /**
   * What the spouse defers into a 401(k) before tax; joint returns only, US dollars
   */
  spouseElectiveDeferrals?: number;
  /**
   * Health insurance premiums taken from the filer's pay before tax: neither in wages nor in those of Social Security, 26 U.S.C. § 125. New Jersey and the places of Kentucky tax them, US dollars
   */
  preTaxPremiums?: number;
  /**
   * Such premiums from the spouse's pay; joint returns only, US dollars
   */
  spousePreTaxPremiums?: number;
  /**
   * What the filer puts into a health FSA, not in wages either. Counts like preTaxPremiums, up to the limit of the year, US dollars
   */
  flexibleSpending?: number;
  /**
   * What the spouse puts into a health FSA; joint returns only, US dollars
   */
  spouseFlexibleSpending?: number;
  /**
   * Dependent care benefits of the filer, such as an FSA: Form W-2 box 10, if not in wages. Above the limit of § 129 and the lower spouse's earnings they are income; the rest reduces the expenses of the care credit. New Jersey and the places of Kentucky tax all of it, California from 2026 on what exceeds $5,000, US dollars
   */
  dependentCareFlexibleSpending?: number;
  /**
   * Dependent care benefits of the spouse; joint returns only, US dollars
   */
  spouseDependentCareFlexibleSpending?: number;
  /**
   * What goes into the filer's HSA through payroll: Form W-2 box 12, code W. Not in wages, and leaves less room for hsaDeduction. California, New Jersey and the places of Kentucky tax it, US dollars
   */
  payrollHsa?: number;
  /**
   * What goes into the spouse's HSA through payroll; joint returns only, US dollars
   */
  spousePayrollHsa?: number;
  /**
   * Contributions of the filer to traditional IRAs, deducted or not, for the saver's credit. Without them and the spouse's, it counts iraDeduction, of a couple in equal parts, US dollars
   */
  iraContributions?: number;
  /**
   * Contributions of the spouse to traditional IRAs, deducted or not; joint returns only, US dollars
   */
  spouseIraContributions?: number;
  /**
   * Contributions of the filer to Roth accounts for the saver's credit: Roth IRAs, and Roth contributions to a plan at work, US dollars
   */
  rothIraContributions?: number;
  /**
   * Contributions of the spouse to Roth accounts; joint returns only, US dollars
   */
  spouseRothIraContributions?: number;
  /**
   * Whether the filer is a full-time student during five months of the year, who gets no saver's credit
   */
  fullTimeStudent?: boolean;
  /**
   * Whether the spouse is a full-time student during five months of the year; joint returns only
   */
  spouseFullTimeStudent?: boolean;
  /**
   * Net profit of the filer's business, Schedule C; a loss is negative, US dollars
   */
  selfEmploymentProfit?: number;
  /**
   * Net profit of the spouse's business; joint returns only, US dollars
   */
  spouseSelfEmploymentProfit?: number;
  /**
   * Share of an S corporation's profit, where the filer runs it. Its wages to the filer belong in wages, US dollars
   */
  sCorporationProfit?: number;
  /**
   * All W-2 wages that the S corporation pays, US dollars
   */
  sCorporationWages?: number;
  /**
   * Whether the businesses are specified services, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)
   */
  specifiedService?: boolean;
  /**
   * Taxable interest, US dollars
   */
  taxableInterest?: number;
  /**
   * Tax-exempt interest, Form 1040 line 2a, taken to be from bonds of the state where the household lives and not from private activity bonds, US dollars
   */
  taxExemptInterest?: number;
  /**
   * Dividends that are not qualified, US dollars
   */
  nonqualifiedDividends?: number;
  /**
   * Qualified dividends, US dollars
   */
  qualifiedDividends?: number;
  /**
   * Net rent of real estate, Schedule E; a loss is negative. A loss beyond passive income counts only as far as 26 U.S.C. § 469 allows. No QBI deduction is taken for rents, US dollars
   */
  rentalIncome?: number;
  /**
   * Whether a person on the return takes part in managing the rental: up to $25,000 of its loss then reduces other income, 26 U.S.C. § 469(i). Not on separate returns
   */
  rentalIsActive?: boolean;
  /**
   * Royalties less their expenses, Schedule E. Those of a business belong in its profit, US dollars
   */
  royalties?: number;
  /**
   * Share of a partnership's ordinary income, Schedule K-1 (Form 1065) box 1, without the earnings from self-employment of box 14, which belong in selfEmploymentProfit; a loss is negative, US dollars
   */
  partnershipIncome?: number;
  /**
   * Whether a person on the return materially participates in the partnership. Otherwise its loss is passive, and its income is net investment income
   */
  partnershipIsActive?: boolean;
  /**
   * Gains on assets held one year or less, less losses on such assets, US dollars
   */
  shortTermGain?: number;
  /**
   * Gains on assets held more than one year, less losses on such assets, US dollars
   */
  longTermGain?: number;
  /**
   * Long-term capital losses of earlier years that are left, Schedule D line 14, as a positive amount, US dollars
   */
  capitalLossCarryover?: number;
  /**
   * Short-term capital losses of earlier years that are left, Schedule D line 6, as a positive amount, US dollars
   */
  shortTermLossCarryover?: number;
  /**
   * The part of longTermGain from collectibles such as art and gold, taxed at up to 28%: Schedule D line 18, US dollars
   */
  collectiblesGain?: number;
  /**
   * The part of longTermGain or section1231Gain from depreciation of real estate, taxed at up to 25%: Schedule D line 19, before section1231LossesBefore, US dollars
   */
  unrecapturedSection1250Gain?: number;
  /**
   * Net gain, negative for a loss, on property of a business or rental owned for more than a year, which is not in longTermGain: Form 4797 line 7, US dollars
   */
  section1231Gain?: number;
  /**
   * Such net losses of the five years before that no gain has made up for yet: Form 4797 line 8, US dollars
   */
  section1231LossesBefore?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the filer, US dollars
   */
  pensionIncome?: number;
  /**
   * Taxable pensions, annuities and IRA distributions of the spouse; joint returns only, US dollars
   */
  spousePensionIncome?: number;
  /**
   * The part of pensionIncome from traditional IRAs, with what moves into a Roth IRA. Some states tax it unlike a pension, US dollars
   */
  iraDistributions?: number;
  /**
   * The part of spousePensionIncome from traditional IRAs, with what moves into a Roth IRA, US dollars
   */
  spouseIraDistributions?: number;
  /**
   * The part of pensionIncome moved into a Roth IRA. Unlike the rest, it reduces no contributions that count for the saver's credit, US dollars
   */
  rothConversions?: number;
  /**
   * The part of spousePensionIncome moved into a Roth IRA, US dollars
   */
  spouseRothConversions?: number;
  /**
   * The part of pensionIncome taken before 59½ on which the additional tax of 10% is due, 26 U.S.C. § 72(t). It may be from an IRA too, US dollars
   */
  earlyDistributions?: number;
  /**
   * The part of spousePensionIncome on which the additional tax of 10% is due, US dollars
   */
  spouseEarlyDistributions?: number;
  /**
   * The part of pensionIncome from a defined benefit plan of an employer, which Alabama does not tax, US dollars
   */
  definedBenefitPension?: number;
  /**
   * The part of spousePensionIncome from a defined benefit plan of an employer, US dollars
   */
  spouseDefinedBenefitPension?: number;
  /**
   * Social Security benefits of the filer, before any tax, US dollars
   */
  socialSecurityBenefits?: number;
  /**
   * Social Security benefits of the spouse, before any tax; joint returns only, US dollars
   */
  spouseSocialSecurityBenefits?: number;
  /**
   * Unemployment compensation, US dollars
   */
  unemploymentCompensation?: number;
  /**
   * Other income, taxed at ordinary rates, with no payroll taxes, and not earned by work, US dollars
   */
  otherIncome?: number;
  /**
   * Alimony received under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyReceived?: number;
  /**
   * Gambling winnings, before losses: Form W-2G and others, US dollars
   */
  gamblingWinnings?: number;
  /**
   * Pay of one person for work abroad, free of US payroll taxes, US dollars
   */
  foreignEarnedIncome?: number;
  /**
   * Housing expenses abroad, US dollars
   */
  foreignHousingExpenses?: number;
  /**
   * Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit unless given, US dollars
   */
  foreignHousingLimit?: number;
  /**
   * Days of the year within the period abroad that qualifies for the exclusion, Form 2555 line 38; all of them unless given
   */
  foreignDays?: number;
  /**
   * Whether foreign earned income and housing are excluded for foreignDays: 26 U.S.C. § 911
   */
  excludesForeignIncome?: boolean;
  /**
   * Whether the filer is a nonresident alien, who files Form 1040-NR
   */
  nonresident?: boolean;
  /**
   * Whether the wages are free of Social Security and Medicare taxes: 26 U.S.C. § 3121(b)(19)
   */
  payrollTaxExempt?: boolean;
  /**
   * Deductible contributions to traditional IRAs, US dollars
   */
  iraDeduction?: number;
  /**
   * Contributions to health savings accounts, except those made through an employer, US dollars
   */
  hsaDeduction?: number;
  /**
   * What the filer puts before tax into a SEP, SIMPLE or solo 401(k) of the filer's own business. Deducted up to the most that a solo 401(k) allows; no part counts for the saver's credit, US dollars
   */
  selfEmployedRetirement?: number;
  /**
   * What the spouse puts before tax into such a plan of the spouse's own business; joint returns only, US dollars
   */
  spouseSelfEmployedRetirement?: number;
  /**
   * Health insurance premiums of the household that its own businesses, Schedule C, allow to deduct: Form 7206 line 3. The filer's profit counts first, then the spouse's. Without premiums for a Marketplace plan that the premium tax credit pays, US dollars
   */
  selfEmployedHealthInsurance?: number;
  /**
   * Student loan interest paid, US dollars
   */
  studentLoanInterest?: number;
  /**
   * What teachers of kindergarten to grade 12 paid for their classrooms. Each spouse of a joint return is taken for a teacher, US dollars
   */
  educatorExpenses?: number;
  /**
   * Alimony paid under a divorce or separation agreement from before 2019, US dollars
   */
  alimonyPaid?: number;
  /**
   * Penalty for withdrawing savings early: Form 1099-INT box 2, US dollars
   */
  savingsPenalty?: number;
  /**
   * Moving expenses that members of the armed forces and, from 2026 on, of the intelligence community deduct: Form 3903, US dollars
   */
  movingExpenses?: number;
  /**
   * Mortgage interest paid, US dollars
   */
  mortgageInterest?: number;
  /**
   * Average mortgage debt of the year, from after December 15, 2017; without it the interest is deductible in full, US dollars
   */
  mortgageDebt?: number;
  /**
   * Mortgage insurance premiums, deductible in 2020, 2021 and from 2026 on. Not counted by states with their own list of deductions, US dollars
   */
  mortgageInsurancePremiums?: number;
  /**
   * Property taxes paid, US dollars
   */
  propertyTax?: number;
  /**
   * What the property tax bill says the home is worth: the taxable value in Michigan, the assessed value in Massachusetts; without it no limit is checked, US dollars
   */
  homeValue?: number;
  /**
   * Rent paid for the home, which its owner pays property tax on; without what others paid, such as housing assistance, US dollars
   */
  rentPaid?: number;
  /**
   * Whether the rent includes heat
   */
  heatInRent?: boolean;
  /**
   * State and local income tax for Schedule A. Without it, the return's own; the return itemizes if that lowers all income taxes together, US dollars
   */
  stateIncomeTaxPaid?: number;
  /**
   * Cash gifts to charities, US dollars
   */
  charitableGifts?: number;
  /**
   * Medical expenses, US dollars
   */
  medicalExpenses?: number;
  /**
   * Gambling losses, which itemized deductions count up to gamblingWinnings and, from 2026 on, at 90%: 26 U.S.C. § 165(d), US dollars
   */
  gamblingLosses?: number;
  /**
   * From the list of Schedule A line 16, without gamblingLosses, US dollars
   */
  otherItemizedDeductions?: number;
  /**
   * Expenses for the care of dependents under 13, with what dependent care benefits pay, US dollars
   */
  dependentCareExpenses?: number;
  /**
   * The students, of those on the return and their dependents, whose higher education the household paid for
   *
   * @maxItems 20
   */
  students?: {
    /**
     * Tuition and fees, less grants; also books in the first four years: Form 1098-T box 1 less box 5, US dollars
     */
    expenses?: number;
    /**
     * Whether the student is in the first four years, at least half time, and took the American opportunity credit in at most three
     */
    firstFourYears?: boolean;
    /**
     * Whether the student was convicted of a felony for drugs, which ends the American opportunity credit
     */
    felony?: boolean;
    /**
     * Whether the student has a Social Security number valid for work, which both credits need from 2026 on; true unless given
     */
    hasSsn?: boolean;
  }[];
  /**
   * Premiums for health insurance from a Marketplace: Form 1095-A line 33, column A, US dollars
   */
  marketplacePremiums?: number;
  /**
   * Premiums of the second lowest cost silver plan (SLCSP): Form 1095-A line 33, column B, US dollars
   */
  benchmarkPremiums?: number;
  /**
   * Premium tax credit that was paid to the insurer in advance: Form 1095-A line 33, column C, US dollars
   */
  advancePremiumCredit?: number;
  /**
   * Months of that insurance; all 12 unless given. The premiums of each month are taken to be the same
   */
  marketplaceMonths?: number;
  /**
   * Costs of solar, wind, geothermal and fuel cell property and of batteries for a home, up to 2025: Form 5695 Part I, US dollars
   */
  cleanEnergyCosts?: number;
  /**
   * Costs of energy efficient improvements of a home in 2023 to 2025, without heatPumpCosts, as far as the limits of each kind allow: Form 5695 Part II, US dollars
   */
  homeImprovementCosts?: number;
  /**
   * Costs of heat pumps, heat pump water heaters, and biomass stoves and boilers in 2023 to 2025: Form 5695 Part II, US dollars
   */
  heatPumpCosts?: number;
  /**
   * Personal credit for clean vehicles before the tax limits it: Form 8936, less what was transferred to the dealer; acquired by September 30, 2025, US dollars
   */
  cleanVehicleCredit?: number;
  /**
   * Expenses for the adoption of one child, without what an employer paid: Form 8839 line 5, US dollars
   */
  adoptionExpenses?: number;
  /**
   * Adoptions of which more than the expenses is known, in addition to that of adoptionExpenses
   *
   * @maxItems 20
   */
  adoptions?: {
    /**
     * Expenses for this child, without what an employer paid, US dollars
     */
    expenses?: number;
    /**
     * Whether the adoption of a child with special needs became final this year: the credit is then full, whatever the expenses
     */
    specialNeeds?: boolean;
  }[];
  /**
   * Foreign income tax on foreignEarnedIncome, also on what of it is excluded: Form 1116, general category, US dollars
   */
  foreignTaxOnEarnings?: number;
  /**
   * Foreign tax on interest and dividends: box 7 of Form 1099-DIV, box 6 of Form 1099-INT, US dollars
   */
  foreignTaxPaid?: number;
  /**
   * The part of the interest, dividends and gains that is from abroad, in full: Form 1116 line 1a before its adjustment for lower rates. Needed if foreignTaxPaid exceeds $300, or $600 on a joint return. Counts as qualified dividends and long-term gains as far as the household has them: 26 U.S.C. § 904(b)(2)(B), US dollars
   */
  foreignIncome?: number;
  /**
   * Qualified tips, included in wages. With qualifiedOvertime, at most all wages and 401(k) deferrals. Leave out those of a spouse without a Social Security number, US dollars
   */
  qualifiedTips?: number;
  /**
   * The part of overtime pay beyond the regular rate, included in wages. Leave out that of a spouse without a Social Security number, US dollars
   */
  qualifiedOvertime?: number;
  /**
   * Interest on a loan for a new car assembled in the US, US dollars
   */
  carLoanInterest?: number;
  /**
   * Stimulus payment already received: in 2020 the first ($1,200 for each person, Notice 1444), in 2021 the third ($1,400, Letter 6475). The rest is the recovery rebate credit; without it, the payment is taken for received in full, US dollars
   */
  stimulusReceived?: number;
  /**
   * The second stimulus payment ($600 for each person, Notice 1444-B), for the recovery rebate credit of 2020, US dollars
   */
  secondStimulusReceived?: number;
}
/**
 * Main totals of the return; POST /api/tax-returns has all lines.
 */
export interface ReturnOfPaychecks {
  /**
   * Form 1040 line 11, US dollars
   */
  adjustedGrossIncome: number;
  /**
   * Standard or itemized deduction, US dollars
   */
  deduction: number;
  /**
   * Federal taxable income, US dollars
   */
  taxableIncome: number;
  /**
   * Federal income tax after all credits, US dollars
   */
  federalIncomeTax: number;
  /**
   * Self-employment tax, US dollars
   */
  selfEmploymentTax: number;
  /**
   * Social Security tax on wages, US dollars
   */
  socialSecurity: number;
  /**
   * Medicare tax on wages, US dollars
   */
  medicare: number;
  /**
   * Additional Medicare Tax, US dollars
   */
  additionalMedicare: number;
  /**
   * State payroll deductions, US dollars
   */
  payrollLevies: number;
  /**
   * State income tax after all credits; absent if not computed, US dollars
   */
  stateTax?: number;
  /**
   * Local income tax; absent if not computed, US dollars
   */
  localTax?: number;
  /**
   * The sum of all taxes, US dollars
   */
  totalTax: number;
}
export interface YearsResult {
  /**
   * Tax on the return; negative if more is refunded than owed, US dollars
   */
  tax: number;
  /**
   * What paychecks and payments have paid of it, US dollars
   */
  withheld: number;
  /**
   * The difference; negative for an amount owed, US dollars
   */
  refund: number;
}
/**
 * A limit on what is taken from the pay.
 */
export interface ExceededLimit {
  /**
   * electiveDeferrals includes Roth deferrals
   */
  deduction: 'electiveDeferrals' | 'flexibleSpending' | 'dependentCareFlexibleSpending' | 'payrollHsa' | 'commuterBenefits';
  /**
   * Whose limit it is
   */
  of: 'self' | 'spouse' | 'both';
  /**
   * Taken in the year, US dollars
   */
  amount: number;
  /**
   * The most that anyone of that age may have, US dollars
   */
  limit: number;
  /**
   * The law that sets the limit
   */
  source: string;
}
/**
 * A business that is the only income of its owner, or of the couple on a joint return, who runs it.
 */
export interface BusinessStructuresRequest {
  /**
   * Tax year
   */
  taxYear: 2024 | 2025 | 2026;
  /**
   * State of residence and of the business, or DC; no state tax without it
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Filing status of the owner on December 31
   */
  filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold';
  /**
   * Revenue minus expenses, before any pay to the owner, US dollars
   */
  profit: number;
  /**
   * Expenses; with the profit they are the revenue, which some states tax, US dollars
   */
  expenses?: number;
  /**
   * What an S corporation pays its owner as salary, US dollars
   */
  ownerSalary?: number;
  /**
   * Whether it is a specified service business, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)
   */
  specifiedService?: boolean;
  /**
   * Whether it sells goods, which some states tax at another rate than services
   */
  sellsGoods?: boolean;
  /**
   * Premiums for the owner's health insurance, which the business pays, US dollars
   */
  healthInsurance?: number;
  /**
   * What the owner puts into the plan of the business (solo 401(k), SEP) before tax; counted up to the limits, US dollars
   */
  ownPlan?: number;
  /**
   * What payroll and the extra return of an S corporation cost in a year, US dollars
   */
  runningCosts?: number;
}
/**
 * The same profit under each legal structure. US dollars, rounded to cents.
 */
export interface BusinessStructures {
  /**
   * Tax year
   */
  taxYear: 2024 | 2025 | 2026;
  /**
   * State; absent if none was given
   */
  state?:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Sole proprietorship, LLC, S corporation, C corporation
   */
  structures: StructureAnswer[];
  /**
   * The one that leaves the most; the first of those that leave the same
   */
  best: 'soleProprietorship' | 'llc' | 'sCorporation' | 'cCorporation';
  /**
   * What the S corporation's elective tax saves; absent if the state has none or it saves nothing, US dollars
   */
  savedByElection?: number;
  /**
   * The profit from which an S corporation with this salary leaves at least as much as a sole proprietorship, in steps of $100; absent if none up to $1,000,000 does, US dollars
   */
  crossing?: number;
  /**
   * What the state's taxes on businesses leave out
   */
  leftOut: (
    | 'annualReport'
    | 'capital'
    | 'netWorth'
    | 'property'
    | 'localBusinessTax'
    | 'localPartOfElection'
    | 'salesTaxOnServices'
    | 'businessTaxByClass'
    | 'electionPayment'
    | 'unemploymentTax'
    | 'transitSurcharge'
  )[];
}
export interface StructureAnswer {
  /**
   * Legal structure; an LLC has one owner and no election, so the owner pays the tax
   */
  structure: 'soleProprietorship' | 'llc' | 'sCorporation' | 'cCorporation';
  /**
   * What all taxes leave of the profit, after the cost of running an S corporation, US dollars
   */
  left: number;
  /**
   * The sum of the taxes, US dollars
   */
  totalTax: number;
  /**
   * Total tax divided by the profit; 0 without profit, as a percentage: 15 for 15 %
   */
  effectiveRate: number;
  /**
   * Qualified business income (QBI) deduction of the owner, US dollars
   */
  qualifiedBusinessIncomeDeduction: number;
  /**
   * What a C corporation pays out, US dollars
   */
  dividend: number;
  /**
   * The premiums that are deducted, or no income, US dollars
   */
  healthInsurance: number;
  /**
   * What goes into the plan, up to the limits, US dollars
   */
  ownPlan: number;
  /**
   * Whether the corporation pays the state's elective tax for its owner, as it saves something
   */
  elects: boolean;
  /**
   * The part of the owner's credit for that tax that the state neither allows nor pays out this year, US dollars
   */
  unusedElectionCredit: number;
  /**
   * Whether the total has the state's taxes on the business itself; false also where they depend on what is not asked
   */
  hasEntityTax: boolean;
  /**
   * Whether the total has the owner's state income tax; false also where the law of the year is not confirmed
   */
  hasStateTax: boolean;
  /**
   * The taxes that apply
   */
  taxes: BusinessTaxPart[];
}
export interface BusinessTaxPart {
  /**
   * payroll: on the owner's salary, both halves; employer: unemployment tax and other levies the corporation bears; entity: of the state, on the business; election: the state's tax that the corporation pays for its owner; corporate: federal, of a C corporation; federal, state: of the owner
   */
  key: 'selfEmployment' | 'payroll' | 'employer' | 'levies' | 'entity' | 'election' | 'corporate' | 'federal' | 'state' | 'local';
  /**
   * The tax; of a state, negative if it pays out more than it takes, US dollars
   */
  tax: number;
  /**
   * Its worksheet, in the order it was computed; the lines add up to the tax
   */
  lines: BusinessLine[];
}
export interface BusinessLine {
  /**
   * Section of the result that the line belongs to
   */
  section: 'federal' | 'payroll' | 'state' | 'local';
  /**
   * Name of the line
   */
  label:
    | 'grossIncome'
    | 'federalAdjustedGrossIncome'
    | 'federalTaxableIncome'
    | 'standardDeduction'
    | 'personalExemption'
    | 'lowIncomeExemption'
    | 'federalTaxDeduction'
    | 'payrollTaxDeduction'
    | 'deductionAddBack'
    | 'taxableIncome'
    | 'socialSecurity'
    | 'medicare'
    | 'additionalMedicare'
    | 'childCareContribution'
    | 'disabilityBenefits'
    | 'familyLeaveInsurance'
    | 'longTermCareInsurance'
    | 'paidFamilyLeave'
    | 'paidLeave'
    | 'stateDisabilityInsurance'
    | 'temporaryDisabilityInsurance'
    | 'transitTax'
    | 'unemploymentAndWorkforce'
    | 'unemploymentInsurance'
    | 'bracket'
    | 'flatTax'
    | 'taxTable'
    | 'baseAmount'
    | 'surtax'
    | 'lowBracketAddBack'
    | 'recapture'
    | 'alternateTax'
    | 'bracketAdjustment'
    | 'exemptionCredit'
    | 'personalCredit'
    | 'householdCredit'
    | 'lowIncomeCredit'
    | 'limitedIncomeCredit'
    | 'familySizeCredit'
    | 'taxpayerCredit'
    | 'taxReliefCredit'
    | 'earnedIncomeCredit'
    | 'taxForgiveness'
    | 'federalTaxLimit'
    | 'refundableCreditChoice'
    | 'noIncomeTax'
    | 'belowFilingThreshold'
    | 'wages'
    | 'spouseWages'
    | 'dependentCareBenefits'
    | 'section1231'
    | 'netProfit'
    | 'ownerSalary'
    | 'shareOfProfit'
    | 'excessBusinessLoss'
    | 'taxableInterest'
    | 'taxExemptInterest'
    | 'taxExemptInterestExclusion'
    | 'ordinaryDividends'
    | 'qualifiedDividends'
    | 'rentalIncome'
    | 'royalties'
    | 'partnershipIncome'
    | 'suspendedPassiveLoss'
    | 'shortTermGain'
    | 'longTermGain'
    | 'capitalLossDeduction'
    | 'capitalLossCarryover'
    | 'pensionIncome'
    | 'taxableSocialSecurity'
    | 'unemploymentCompensation'
    | 'unemploymentExclusion'
    | 'alimonyReceived'
    | 'gamblingWinnings'
    | 'foreignEarnedIncome'
    | 'foreignIncome'
    | 'otherIncome'
    | 'otherTaxableIncome'
    | 'effectivelyConnectedWages'
    | 'usWages'
    | 'housingExclusion'
    | 'foreignEarnedIncomeExclusion'
    | 'excludedIncome'
    | 'selfEmploymentTaxDeduction'
    | 'selfEmployedRetirement'
    | 'selfEmployedHealthInsurance'
    | 'employerTaxDeduction'
    | 'hsaDeduction'
    | 'iraDeduction'
    | 'studentLoanInterestDeduction'
    | 'educatorExpenses'
    | 'alimonyPaid'
    | 'savingsPenalty'
    | 'movingExpenses'
    | 'adjustedGrossIncome'
    | 'additionalStandardDeduction'
    | 'giftsBesideStandardDeduction'
    | 'medicalDeduction'
    | 'stateLocalTaxDeduction'
    | 'mortgageInterestDeduction'
    | 'mortgageInsuranceDeduction'
    | 'charitableDeduction'
    | 'gamblingLosses'
    | 'otherItemizedDeduction'
    | 'itemizedDeductionsLimitation'
    | 'seniorDeduction'
    | 'tipsDeduction'
    | 'overtimeDeduction'
    | 'carLoanInterestDeduction'
    | 'qualifiedBusinessIncomeDeduction'
    | 'preferentialRate'
    | 'unrecapturedSection1250Gain'
    | 'collectiblesGain'
    | 'ordinaryTaxLimit'
    | 'netUnearnedIncome'
    | 'taxAtParentsRates'
    | 'taxTableRounding'
    | 'minimumTaxableIncome'
    | 'minimumTaxExemption'
    | 'tentativeMinimumTax'
    | 'premiumHouseholdIncome'
    | 'premiumContribution'
    | 'excessAdvancePremiumCredit'
    | 'alternativeMinimumTax'
    | 'modifiedAdjustedGrossIncome'
    | 'netInvestmentIncomeTax'
    | 'earlyDistributionTax'
    | 'netEarnings'
    | 'selfEmploymentSocialSecurity'
    | 'selfEmploymentMedicare'
    | 'employerSocialSecurity'
    | 'employerMedicare'
    | 'corporateIncomeTax'
    | 'corporateStateTaxExemption'
    | 'corporateStateTax'
    | 'corporateStateMinimum'
    | 'corporateStateTaxDeduction'
    | 'payrollTaxExemption'
    | 'foreignTaxCredit'
    | 'dependentCareCredit'
    | 'elderlyCredit'
    | 'educationCredits'
    | 'saversCredit'
    | 'homeImprovementCredit'
    | 'cleanVehicleCredit'
    | 'adoptionCredit'
    | 'cleanEnergyCredit'
    | 'childTaxCreditInFull'
    | 'childTaxCreditPhaseOut'
    | 'childTaxCredit'
    | 'additionalChildTaxCredit'
    | 'refundableEducationCredit'
    | 'refundableAdoptionCredit'
    | 'premiumTaxCredit'
    | 'recoveryRebateCredit'
    | 'dependentExemption'
    | 'ageExemption'
    | 'ageDeduction'
    | 'socialSecuritySubtraction'
    | 'retirementIncomeSubtraction'
    | 'unemploymentSubtraction'
    | 'interestSubtraction'
    | 'spouseAdjustment'
    | 'twoEarnerDeduction'
    | 'childDeduction'
    | 'dependentCareDeduction'
    | 'propertyTaxDeduction'
    | 'rentDeduction'
    | 'itemizedDeductions'
    | 'stateTaxAddBack'
    | 'federalDeductionAddBack'
    | 'payBeforeTax'
    | 'dependentCredit'
    | 'ageCredit'
    | 'retirementIncomeCredit'
    | 'twoEarnerCredit'
    | 'propertyTaxCredit'
    | 'rentersCredit'
    | 'salesTaxCredit'
    | 'charitableCredit'
    | 'familyCredit'
    | 'stateMinimumTax'
    | 'capitalGainExclusion'
    | 'dividendExclusion'
    | 'capitalLossAddBack'
    | 'investmentIncomeExemption'
    | 'separatelyTaxedGain'
    | 'capitalGainTax'
    | 'capitalGainSurtax'
    | 'investmentIncomeTax'
    | 'capitalGainCredit'
    | 'capitalGainTaxLimit'
    | 'taxWithoutInvestments'
    | 'selfEmploymentTaxAddBack'
    | 'qualifiedBusinessIncomeAddBack'
    | 'businessIncomeDeduction'
    | 'businessIncomeRate'
    | 'localIncomeTax'
    | 'localSurcharge'
    | 'occupationalTax'
    | 'schoolTaxCredit'
    | 'schoolTaxRateReduction'
    | 'otherCityCredit'
    | 'stateIncomeShare'
    | 'otherStateCredit'
    | 'nonresidentTax'
    | 'smallBusinessCredit'
    | 'ownersPayDeduction'
    | 'enterpriseTax'
    | 'enterpriseTaxCredit'
    | 'grossReceiptsTax'
    | 'entityFee'
    | 'entityTaxDeduction'
    | 'passThroughEntityTax'
    | 'passThroughEntityCredit'
    | 'federalUnemploymentTax'
    | 'stateUnemploymentTax'
    | 'employmentTrainingTax'
    | 'employerPaidLeave'
    | 'businessPayrollTax'
    | 'ownersHealthInsurance'
    | 'ownersPlan';
  /**
   * The amount on this line: an income, a deduction (negative) or the part of the income in a bracket, US dollars
   */
  amount: number;
  /**
   * Tax that the line adds; negative if the line reduces the tax, US dollars
   */
  tax?: number;
  /**
   * Rate applied to the amount, as a fraction
   */
  rate?: number;
  /**
   * Lower limit of the bracket, US dollars
   */
  from?: number;
  /**
   * Upper limit of the bracket; absent for the last one, US dollars
   */
  to?: number;
  /**
   * Statute, form line or publication that the figures come from
   */
  source: string;
}
export interface Brackets {
  /**
   * Tax year
   */
  year: number;
  /**
   * Federal income tax brackets, lowest rate first
   */
  federal: BracketRow[];
  standardDeduction: {
    /**
     * Single, US dollars
     */
    single: number;
    /**
     * Married filing jointly, US dollars
     */
    marriedJoint: number;
    /**
     * Married filing separately, US dollars
     */
    marriedSeparate: number;
    /**
     * Head of household, US dollars
     */
    headOfHousehold: number;
  };
}
export interface BracketRow {
  /**
   * Rate as text, such as "10%"
   */
  rate: string;
  /**
   * Single: the range in words, such as "$0 – $11,925"
   */
  single: string;
  /**
   * Married filing jointly: the range in words, such as "$0 – $11,925"
   */
  marriedJoint: string;
  /**
   * Married filing separately: the range in words, such as "$0 – $11,925"
   */
  marriedSeparate: string;
  /**
   * Head of household: the range in words, such as "$0 – $11,925"
   */
  headOfHousehold: string;
  /**
   * Rate, as a percentage: 15 for 15 %
   */
  rateValue: number;
  ranges: {
    /**
     * Single
     */
    single: {
      /**
       * Taxable income above this, US dollars
       */
      from: number;
      /**
       * up to and including this; null for no end
       */
      to: number | null;
    };
    /**
     * Married filing jointly
     */
    marriedJoint: {
      /**
       * Taxable income above this, US dollars
       */
      from: number;
      /**
       * up to and including this; null for no end
       */
      to: number | null;
    };
    /**
     * Married filing separately
     */
    marriedSeparate: {
      /**
       * Taxable income above this, US dollars
       */
      from: number;
      /**
       * up to and including this; null for no end
       */
      to: number | null;
    };
    /**
     * Head of household
     */
    headOfHousehold: {
      /**
       * Taxable income above this, US dollars
       */
      from: number;
      /**
       * up to and including this; null for no end
       */
      to: number | null;
    };
  };
  /**
   * Where the limits come from
   */
  source: string;
}
export interface State {
  /**
   * USPS code
   */
  code: string;
  /**
   * Name in English
   */
  name: string;
  /**
   * Income tax rates in words, such as "1% – 13.3%" or "None"
   */
  taxRate: string;
  /**
   * State sales tax rate in words
   */
  salesTax: string;
  /**
   * Whether wages are taxed
   */
  hasIncomeTax: boolean;
  /**
   * Lowest income tax rate, as a percentage: 15 for 15 %
   */
  lowestRate: number;
  /**
   * Highest income tax rate, as a percentage: 15 for 15 %
   */
  topRate: number;
  /**
   * State sales tax rate, as a percentage: 15 for 15 %
   */
  salesTaxRate: number;
  /**
   * Badge on the state rates page
   */
  badge: 'none' | 'moderate' | 'high';
  /**
   * Group in the state comparison
   */
  category: 'none' | 'flat' | 'moderate' | 'high';
}
export interface StateProfile {
  /**
   * USPS code, or DC
   */
  code:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Name in English
   */
  name: string;
  /**
   * Whether wages are taxed
   */
  hasIncomeTax: boolean;
  byStatus: {
    /**
     * Single, on $60,000 of wages in 2025 of one earner
     */
    single: {
      /**
       * State income tax, before refundable credits, US dollars
       */
      stateTax: number;
      /**
       * What the state takes from the wages for its insurance programs and transit, US dollars
       */
      payrollLevies: number;
      /**
       * Wages less federal, payroll and state taxes and payroll levies, US dollars
       */
      netIncome: number;
      /**
       * The lines of the state's form, each with its source, in order
       */
      lines: ExplanationLine[];
    };
    /**
     * Married filing jointly, on $60,000 of wages in 2025 of one earner
     */
    marriedJoint: {
      /**
       * State income tax, before refundable credits, US dollars
       */
      stateTax: number;
      /**
       * What the state takes from the wages for its insurance programs and transit, US dollars
       */
      payrollLevies: number;
      /**
       * Wages less federal, payroll and state taxes and payroll levies, US dollars
       */
      netIncome: number;
      /**
       * The lines of the state's form, each with its source, in order
       */
      lines: ExplanationLine[];
    };
    /**
     * Married filing separately, on $60,000 of wages in 2025 of one earner
     */
    marriedSeparate: {
      /**
       * State income tax, before refundable credits, US dollars
       */
      stateTax: number;
      /**
       * What the state takes from the wages for its insurance programs and transit, US dollars
       */
      payrollLevies: number;
      /**
       * Wages less federal, payroll and state taxes and payroll levies, US dollars
       */
      netIncome: number;
      /**
       * The lines of the state's form, each with its source, in order
       */
      lines: ExplanationLine[];
    };
    /**
     * Head of household, on $60,000 of wages in 2025 of one earner
     */
    headOfHousehold: {
      /**
       * State income tax, before refundable credits, US dollars
       */
      stateTax: number;
      /**
       * What the state takes from the wages for its insurance programs and transit, US dollars
       */
      payrollLevies: number;
      /**
       * Wages less federal, payroll and state taxes and payroll levies, US dollars
       */
      netIncome: number;
      /**
       * The lines of the state's form, each with its source, in order
       */
      lines: ExplanationLine[];
    };
  };
  /**
   * The rates of 2020 to 2026, latest first. Consecutive years with the same rates are one entry
   */
  rates: StateRateYears[];
  /**
   * Earliest first
   */
  years: {
    /**
     * Tax year
     */
    year: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
    /**
     * Lowest rate above zero; 0 if wages are not taxed, as a fraction: 0.15 for 15%
     */
    lowestRate: number;
    /**
     * Highest rate with surtaxes, as a fraction: 0.15 for 15%
     */
    topRate: number;
    /**
     * State income tax of a single person on $60,000 of wages, US dollars
     */
    stateTax: number;
    /**
     * Whether a figure of the year is not published yet, so the one of the year before is used
     */
    provisional: boolean;
  }[];
  /**
   * How the state taxes other kinds of income, in 2025
   */
  kinds: {
    /**
     * Kind of income. The last two for a single person of 67 with $40,000 of wages and $24,000 of Social Security, the others for one with $60,000 of wages
     */
    kind:
      | 'wages'
      | 'selfEmploymentProfit'
      | 'taxableInterest'
      | 'qualifiedDividends'
      | 'longTermGain'
      | 'unemploymentCompensation'
      | 'pensionIncome'
      | 'socialSecurityBenefits';
    /**
     * What $10,000 more of it adds to the state tax; negative if it lowers the tax, US dollars
     */
    stateTax: number;
    /**
     * What $10,000 more of wages adds to the state tax of the same person, US dollars
     */
    asWages: number;
  }[];
  /**
   * For a single person of 67 with $300,000 of wages
   */
  wealthy: {
    /**
     * What $200,000 of a private pension adds to the state tax, US dollars
     */
    pensionIncome: number;
    /**
     * What $40,000 of Social Security adds to the state tax, US dollars
     */
    socialSecurityBenefits: number;
  };
  /**
   * What a long-term gain of $1,000,000 adds to the state tax of a single person with $60,000 of wages, US dollars
   */
  largeGain: number;
  /**
   * What two children of 4 and 9 change in the state tax, after all credits, of a couple with $100,000 of wages, US dollars; negative if they lower the tax
   */
  children: number;
  /**
   * Among the states and DC in 2025
   */
  ranks: {
    /**
     * Wages of a single person, US dollars
     */
    income: number;
    /**
     * State income tax, US dollars
     */
    stateTax: number;
    /**
     * What the state takes from the wages for its insurance programs and transit, US dollars
     */
    payrollLevies: number;
    /**
     * 1 leaves the most. Equal sums share a rank
     */
    rank: number;
    /**
     * Median of state income tax and payroll levies together in all 51 jurisdictions, US dollars
     */
    median: number;
  }[];
  /**
   * The tax by income in 2025, lowest income first
   */
  curve: {
    /**
     * Wages of a single person, US dollars
     */
    income: number;
    /**
     * State income tax, US dollars
     */
    stateTax: number;
    /**
     * Median of the state income taxes of all 51 jurisdictions, US dollars
     */
    median: number;
  }[];
  /**
   * A single person on $60,000 of wages in 2025 in the states that share a border or corner; for Alaska and Hawaii, on the West Coast
   */
  neighbors: {
    /**
     * USPS code, or DC
     */
    code:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY';
    /**
     * State income tax, before refundable credits, US dollars
     */
    stateTax: number;
    /**
     * What the state takes from the wages for its insurance programs and transit, US dollars
     */
    payrollLevies: number;
    /**
     * Wages less federal, payroll and state taxes and payroll levies, US dollars
     */
    netIncome: number;
  }[];
  /**
   * What places with a local tax take of a single person on $60,000 of wages in 2025 who lives and works there, the most expensive first
   */
  places: {
    /**
     * Code of the place, as in the field locality of a household
     */
    code: string;
    /**
     * Name in English
     */
    name: string;
    /**
     * Tax of the place, US dollars
     */
    tax: number;
  }[];
  /**
   * State sales tax rate of 2025, as a fraction: 0.15 for 15%
   */
  salesTaxRate: number;
  /**
   * Where the sales tax rate comes from
   */
  salesTaxSource: string;
  /**
   * Taxes and credits that the estimates leave out, in English
   */
  leftOut: {
    /**
     * Income taxes of counties, cities and school districts
     */
    localIncomeTax?: string;
    /**
     * Payroll deductions that depend on more than wages
     */
    payrollLevies?: string;
    /**
     * Refundable credits
     */
    refundableCredits?: string;
    /**
     * One-time payments
     */
    rebates?: string;
    /**
     * Anything else
     */
    other?: string;
  };
}
export interface StateRateYears {
  /**
   * First of the years with these rates; no year before 2020 is covered
   */
  from: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * Last of the years with these rates
   */
  to: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
  /**
   * One schedule for each filing status and income; empty if wages are not taxed
   */
  rates: StateRateSchedule[];
  /**
   * Usually empty
   */
  surtaxes: StateSurtax[];
  /**
   * Whether the rates of the last year are not published yet, so those of the year before are used
   */
  provisional: boolean;
  /**
   * First of the years at the end whose rates are not published yet; absent if all are published
   */
  provisionalFrom?: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
}
export interface StateRateSchedule {
  /**
   * The filing statuses that share the schedule
   */
  statuses: ('single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold')[];
  /**
   * The schedule applies to all of a taxable income above this. 0 unless the state has several schedules by income, US dollars
   */
  above: number;
  /**
   * up to and including this, US dollars; null for no limit
   */
  upTo: number | null;
  /**
   * Lowest first
   */
  brackets: {
    /**
     * Taxable income above this, US dollars
     */
    from: number;
    /**
     * up to and including this, US dollars; null for no limit
     */
    to: number | null;
    /**
     * Rate, as a fraction: 0.15 for 15%
     */
    rate: number;
    /**
     * Tax on a taxable income of `from`. Only where the law prints an amount that the brackets below do not add up to, US dollars
     */
    base?: number;
  }[];
}
export interface StateSurtax {
  /**
   * Rate in addition to the brackets, as a fraction: 0.15 for 15%
   */
  rate: number;
  above: {
    /**
     * Single: on taxable income above this, US dollars
     */
    single: number;
    /**
     * Married filing jointly: on taxable income above this, US dollars
     */
    marriedJoint: number;
    /**
     * Married filing separately: on taxable income above this, US dollars
     */
    marriedSeparate: number;
    /**
     * Head of household: on taxable income above this, US dollars
     */
    headOfHousehold: number;
  };
  /**
   * Whether the last year of the surtax is not published yet
   */
  provisional: boolean;
  /**
   * First of the years at the end whose surtax is not published yet; absent if all are published
   */
  provisionalFrom?: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
}
export interface Place {
  /**
   * Name of the place in addresses
   */
  place:
    | 'new-york-city'
    | 'philadelphia'
    | 'montgomery-county-maryland'
    | 'marion-county-indiana'
    | 'prince-georges-county-maryland'
    | 'columbus-ohio'
    | 'baltimore-county-maryland'
    | 'louisville-kentucky'
    | 'portland-oregon'
    | 'detroit'
    | 'anne-arundel-county-maryland'
    | 'baltimore-city'
    | 'kansas-city-missouri'
    | 'lake-county-indiana'
    | 'allen-county-indiana'
    | 'cleveland'
    | 'hamilton-county-indiana'
    | 'howard-county-maryland'
    | 'lexington-kentucky'
    | 'cincinnati'
    | 'pittsburgh'
    | 'st-louis'
    | 'st-joseph-county-indiana'
    | 'frederick-county-maryland'
    | 'toledo'
    | 'harford-county-maryland'
    | 'yonkers'
    | 'elkhart-county-indiana'
    | 'birmingham-alabama'
    | 'grand-rapids';
  /**
   * Code of the place, as in the field locality of a household
   */
  code: string;
  /**
   * USPS code of its state
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Name in English
   */
  name: string;
  /**
   * Its tax on $60,000 of wages of a single person in 2025 who lives and works there, US dollars
   */
  tax: number;
  /**
   * The same if the person only works there, US dollars; null if the rate is not confirmed
   */
  commuterTax: number | null;
}
export interface PlaceProfile {
  /**
   * Name of the place in addresses
   */
  place:
    | 'new-york-city'
    | 'philadelphia'
    | 'montgomery-county-maryland'
    | 'marion-county-indiana'
    | 'prince-georges-county-maryland'
    | 'columbus-ohio'
    | 'baltimore-county-maryland'
    | 'louisville-kentucky'
    | 'portland-oregon'
    | 'detroit'
    | 'anne-arundel-county-maryland'
    | 'baltimore-city'
    | 'kansas-city-missouri'
    | 'lake-county-indiana'
    | 'allen-county-indiana'
    | 'cleveland'
    | 'hamilton-county-indiana'
    | 'howard-county-maryland'
    | 'lexington-kentucky'
    | 'cincinnati'
    | 'pittsburgh'
    | 'st-louis'
    | 'st-joseph-county-indiana'
    | 'frederick-county-maryland'
    | 'toledo'
    | 'harford-county-maryland'
    | 'yonkers'
    | 'elkhart-county-indiana'
    | 'birmingham-alabama'
    | 'grand-rapids';
  /**
   * Code of the place, as in the field locality of a household
   */
  code: string;
  /**
   * USPS code of its state
   */
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /**
   * Name in English
   */
  name: string;
  /**
   * Its tax on $60,000 of wages of a single person in 2025 who lives and works there, US dollars
   */
  tax: number;
  /**
   * The same if the person only works there, US dollars; null if the rate is not confirmed
   */
  commuterTax: number | null;
  /**
   * What the tax is a share of: taxable income of the state's form, the state tax, pay for work in the place, pay and profits with income from capital, or pay and profits
   */
  basis: 'stateTaxableIncome' | 'stateTax' | 'work' | 'allIncome' | 'earnedIncome';
  /**
   * On $60,000 of wages of a single person in 2025 who lives and works there, only lives there or only works there; null if a rate is not confirmed
   */
  situations: {
    livesAndWorks: {
      /**
       * Tax of the place, US dollars
       */
      tax: number;
      /**
       * Wages less federal, payroll, state and local taxes and payroll levies, US dollars
       */
      netIncome: number;
    } | null;
    lives: {
      /**
       * Tax of the place, US dollars
       */
      tax: number;
      /**
       * Wages less federal, payroll, state and local taxes and payroll levies, US dollars
       */
      netIncome: number;
    } | null;
    works: {
      /**
       * Tax of the place, US dollars
       */
      tax: number;
      /**
       * Wages less federal, payroll, state and local taxes and payroll levies, US dollars
       */
      netIncome: number;
    } | null;
  };
  /**
   * What is left of the same wages without a local tax, US dollars
   */
  netWithout: number;
  /**
   * Wages of the figures below: $60,000, or more if the place takes nothing of that, US dollars
   */
  measured: number;
  /**
   * The place's worksheet, each line with its source, in order
   */
  lines: ReturnLine[];
  /**
   * The tax by income in 2025, lowest income first
   */
  incomes: {
    /**
     * Wages of a single person, US dollars
     */
    income: number;
    /**
     * Tax of the place if the person lives and works there, US dollars
     */
    tax: number;
    /**
     * The same if the person only works there, US dollars; null if the rate is not confirmed
     */
    commuterTax: number | null;
  }[];
  /**
   * Years with confirmed figures, earliest first
   */
  years: {
    /**
     * Tax year
     */
    year: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
    /**
     * Rates on the worksheet of someone who lives and works there: the lowest and the highest, or the only one; empty if there is none
     *
     * Items: Rate, as a fraction: 0.15 for 15%
     */
    rates: number[];
    /**
     * Tax on `measured`, US dollars
     */
    tax: number;
    /**
     * Rates on the worksheet of someone who only works there: the lowest and the highest, or the only one; empty if there is none
     *
     * Items: Rate, as a fraction: 0.15 for 15%
     */
    commuterRates: number[];
    /**
     * Tax on `measured` of someone who only works there, US dollars; null if the rate is not confirmed
     */
    commuterTax: number | null;
    /**
     * Where the figures come from
     *
     * Items: Statute, form line or publication
     */
    sources: string[];
    /**
     * Whether a figure of the year is not published yet, so the one of the year before is used
     */
    provisional: boolean;
  }[];
  /**
   * What the tax applies to
   */
  kinds: {
    /**
     * Kind of income, of the people of a state's profile; wages are those of `measured` where the place taxes only high ones
     */
    kind:
      | 'wages'
      | 'selfEmploymentProfit'
      | 'taxableInterest'
      | 'qualifiedDividends'
      | 'longTermGain'
      | 'unemploymentCompensation'
      | 'pensionIncome'
      | 'socialSecurityBenefits';
    /**
     * What $10,000 more of it adds to the tax, US dollars
     */
    tax: number;
    /**
     * What $10,000 more of wages adds to the tax of the same person, US dollars
     */
    asWages: number;
  }[];
  /**
   * Credits that some residents get
   */
  credits: (
    | 'grossIncome'
    | 'federalAdjustedGrossIncome'
    | 'federalTaxableIncome'
    | 'standardDeduction'
    | 'personalExemption'
    | 'lowIncomeExemption'
    | 'federalTaxDeduction'
    | 'payrollTaxDeduction'
    | 'deductionAddBack'
    | 'taxableIncome'
    | 'socialSecurity'
    | 'medicare'
    | 'additionalMedicare'
    | 'childCareContribution'
    | 'disabilityBenefits'
    | 'familyLeaveInsurance'
    | 'longTermCareInsurance'
    | 'paidFamilyLeave'
    | 'paidLeave'
    | 'stateDisabilityInsurance'
    | 'temporaryDisabilityInsurance'
    | 'transitTax'
    | 'unemploymentAndWorkforce'
    | 'unemploymentInsurance'
    | 'bracket'
    | 'flatTax'
    | 'taxTable'
    | 'baseAmount'
    | 'surtax'
    | 'lowBracketAddBack'
    | 'recapture'
    | 'alternateTax'
    | 'bracketAdjustment'
    | 'exemptionCredit'
    | 'personalCredit'
    | 'householdCredit'
    | 'lowIncomeCredit'
    | 'limitedIncomeCredit'
    | 'familySizeCredit'
    | 'taxpayerCredit'
    | 'taxReliefCredit'
    | 'earnedIncomeCredit'
    | 'taxForgiveness'
    | 'federalTaxLimit'
    | 'refundableCreditChoice'
    | 'noIncomeTax'
    | 'belowFilingThreshold'
    | 'wages'
    | 'spouseWages'
    | 'dependentCareBenefits'
    | 'section1231'
    | 'netProfit'
    | 'ownerSalary'
    | 'shareOfProfit'
    | 'excessBusinessLoss'
    | 'taxableInterest'
    | 'taxExemptInterest'
    | 'taxExemptInterestExclusion'
    | 'ordinaryDividends'
    | 'qualifiedDividends'
    | 'rentalIncome'
    | 'royalties'
    | 'partnershipIncome'
    | 'suspendedPassiveLoss'
    | 'shortTermGain'
    | 'longTermGain'
    | 'capitalLossDeduction'
    | 'capitalLossCarryover'
    | 'pensionIncome'
    | 'taxableSocialSecurity'
    | 'unemploymentCompensation'
    | 'unemploymentExclusion'
    | 'alimonyReceived'
    | 'gamblingWinnings'
    | 'foreignEarnedIncome'
    | 'foreignIncome'
    | 'otherIncome'
    | 'otherTaxableIncome'
    | 'effectivelyConnectedWages'
    | 'usWages'
    | 'housingExclusion'
    | 'foreignEarnedIncomeExclusion'
    | 'excludedIncome'
    | 'selfEmploymentTaxDeduction'
    | 'selfEmployedRetirement'
    | 'selfEmployedHealthInsurance'
    | 'employerTaxDeduction'
    | 'hsaDeduction'
    | 'iraDeduction'
    | 'studentLoanInterestDeduction'
    | 'educatorExpenses'
    | 'alimonyPaid'
    | 'savingsPenalty'
    | 'movingExpenses'
    | 'adjustedGrossIncome'
    | 'additionalStandardDeduction'
    | 'giftsBesideStandardDeduction'
    | 'medicalDeduction'
    | 'stateLocalTaxDeduction'
    | 'mortgageInterestDeduction'
    | 'mortgageInsuranceDeduction'
    | 'charitableDeduction'
    | 'gamblingLosses'
    | 'otherItemizedDeduction'
    | 'itemizedDeductionsLimitation'
    | 'seniorDeduction'
    | 'tipsDeduction'
    | 'overtimeDeduction'
    | 'carLoanInterestDeduction'
    | 'qualifiedBusinessIncomeDeduction'
    | 'preferentialRate'
    | 'unrecapturedSection1250Gain'
    | 'collectiblesGain'
    | 'ordinaryTaxLimit'
    | 'netUnearnedIncome'
    | 'taxAtParentsRates'
    | 'taxTableRounding'
    | 'minimumTaxableIncome'
    | 'minimumTaxExemption'
    | 'tentativeMinimumTax'
    | 'premiumHouseholdIncome'
    | 'premiumContribution'
    | 'excessAdvancePremiumCredit'
    | 'alternativeMinimumTax'
    | 'modifiedAdjustedGrossIncome'
    | 'netInvestmentIncomeTax'
    | 'earlyDistributionTax'
    | 'netEarnings'
    | 'selfEmploymentSocialSecurity'
    | 'selfEmploymentMedicare'
    | 'employerSocialSecurity'
    | 'employerMedicare'
    | 'corporateIncomeTax'
    | 'corporateStateTaxExemption'
    | 'corporateStateTax'
    | 'corporateStateMinimum'
    | 'corporateStateTaxDeduction'
    | 'payrollTaxExemption'
    | 'foreignTaxCredit'
    | 'dependentCareCredit'
    | 'elderlyCredit'
    | 'educationCredits'
    | 'saversCredit'
    | 'homeImprovementCredit'
    | 'cleanVehicleCredit'
    | 'adoptionCredit'
    | 'cleanEnergyCredit'
    | 'childTaxCreditInFull'
    | 'childTaxCreditPhaseOut'
    | 'childTaxCredit'
    | 'additionalChildTaxCredit'
    | 'refundableEducationCredit'
    | 'refundableAdoptionCredit'
    | 'premiumTaxCredit'
    | 'recoveryRebateCredit'
    | 'dependentExemption'
    | 'ageExemption'
    | 'ageDeduction'
    | 'socialSecuritySubtraction'
    | 'retirementIncomeSubtraction'
    | 'unemploymentSubtraction'
    | 'interestSubtraction'
    | 'spouseAdjustment'
    | 'twoEarnerDeduction'
    | 'childDeduction'
    | 'dependentCareDeduction'
    | 'propertyTaxDeduction'
    | 'rentDeduction'
    | 'itemizedDeductions'
    | 'stateTaxAddBack'
    | 'federalDeductionAddBack'
    | 'payBeforeTax'
    | 'dependentCredit'
    | 'ageCredit'
    | 'retirementIncomeCredit'
    | 'twoEarnerCredit'
    | 'propertyTaxCredit'
    | 'rentersCredit'
    | 'salesTaxCredit'
    | 'charitableCredit'
    | 'familyCredit'
    | 'stateMinimumTax'
    | 'capitalGainExclusion'
    | 'dividendExclusion'
    | 'capitalLossAddBack'
    | 'investmentIncomeExemption'
    | 'separatelyTaxedGain'
    | 'capitalGainTax'
    | 'capitalGainSurtax'
    | 'investmentIncomeTax'
    | 'capitalGainCredit'
    | 'capitalGainTaxLimit'
    | 'taxWithoutInvestments'
    | 'selfEmploymentTaxAddBack'
    | 'qualifiedBusinessIncomeAddBack'
    | 'businessIncomeDeduction'
    | 'businessIncomeRate'
    | 'localIncomeTax'
    | 'localSurcharge'
    | 'occupationalTax'
    | 'schoolTaxCredit'
    | 'schoolTaxRateReduction'
    | 'otherCityCredit'
    | 'stateIncomeShare'
    | 'otherStateCredit'
    | 'nonresidentTax'
  )[];
  /**
   * Whether residents get a credit for the tax of the place where they work
   */
  workCredit: 'given' | 'none' | 'unconfirmed';
  /**
   * The other places of the state in the list, by population
   */
  others: Place[];
}

export const ADDRESSES = {
  calculateTax: { method: 'POST', path: '/api/calculate-tax' },
  taxReturns: { method: 'POST', path: '/api/tax-returns' },
  paychecks: { method: 'POST', path: '/api/paychecks' },
  businessStructures: { method: 'POST', path: '/api/business-structures' },
  taxBrackets: { method: 'GET', path: '/api/tax-brackets' },
  states: { method: 'GET', path: '/api/states' },
  stateProfile: { method: 'GET', path: '/api/states/{code}' },
  places: { method: 'GET', path: '/api/places' },
  placeProfile: { method: 'GET', path: '/api/places/{place}' },
} as const;
