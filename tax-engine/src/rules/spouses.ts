/** Splits a joint return's income between the spouses, for states that treat them separately. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FederalReturn } from './federal-return.ts';
import { ownPensions, spousePensions, type Pensions } from './pensions.ts';

/** US dollars. Interest, dividends, rents, royalties and gains are split in half. */
export interface SpouseIncome {
  readonly age: number;
  readonly blind: boolean;
  readonly wages: Usd;
  /** Net profit minus half of the self-employment tax on it. */
  readonly selfEmployment: Usd;
  /** What is deducted for the plan and the health insurance of the own business. */
  readonly ownersDeductions: Usd;
  /** Half of interest, dividends, rents, royalties and gains, minus half of the allowed loss. */
  readonly investments: Usd;
  readonly pensionIncome: Usd;
  readonly pensions: Pensions;
  readonly socialSecurityBenefits: Usd;
  /** The taxable part of the benefits. */
  readonly taxableSocialSecurity: Usd;
  /**
   * All of the above except untaxed benefits, less the owner's deductions, plus unemployment compensation, shares of partnerships and other
   * income, which count as the filer's.
   */
  readonly adjustedGrossIncome: Usd;
}

/** The filer and, on a joint return, the spouse. On another return, the filer has everything. */
export function spousesOf(federal: FederalReturn): readonly [SpouseIncome] | readonly [SpouseIncome, SpouseIncome] {
  const { household, gains } = federal;
  const joint = federal.status === 'marriedJoint';
  const share = joint ? 0.5 : 1;
  const investments =
    share *
    (household.taxableInterest +
      household.nonqualifiedDividends +
      household.qualifiedDividends +
      federal.rentalIncome +
      household.royalties +
      gains.shortTermGain +
      gains.longTermGain -
      gains.allowedLoss);
  const benefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits;
  const taxableShare = benefits > 0 ? federal.taxableSocialSecurity / benefits : 0;

  const person = (
    blind: boolean,
    wages: Usd,
    selfEmployment: Usd,
    ownersDeductions: Usd,
    pensions: Pensions,
    socialSecurityBenefits: Usd,
    other: Usd,
  ): SpouseIncome => {
    const { age, all: pensionIncome } = pensions;
    const taxableSocialSecurity = taxableShare * socialSecurityBenefits;
    const earnings = wages + selfEmployment - ownersDeductions;
    const adjustedGrossIncome = earnings + investments + pensionIncome + taxableSocialSecurity + other;
    return {
      age,
      blind,
      wages,
      selfEmployment,
      ownersDeductions,
      investments,
      pensionIncome,
      pensions,
      socialSecurityBenefits,
      taxableSocialSecurity,
      adjustedGrossIncome,
    };
  };
  const ofSpouse = federal.spouseSelfEmployedRetirement + federal.spouseSelfEmployedHealthInsurance;
  const spouse = person(
    household.spouseBlind,
    household.spouseWages,
    household.spouseSelfEmploymentProfit - federal.spouseSelfEmploymentTaxDeduction,
    ofSpouse,
    spousePensions(household),
    household.spouseSocialSecurityBenefits,
    0,
  );
  const own = (other: Usd) =>
    person(
      household.blind,
      household.wages,
      household.selfEmploymentProfit - federal.ownSelfEmploymentTaxDeduction,
      federal.selfEmployedRetirement + federal.selfEmployedHealthInsurance - ofSpouse,
      ownPensions(household),
      household.socialSecurityBenefits,
      other,
    );
  if (!joint) {
    return [own(federal.adjustedGrossIncome - own(0).adjustedGrossIncome)];
  }
  // The filer gets whatever is not assigned to a spouse, so the two add up to the return's adjusted gross income.
  const rest = federal.adjustedGrossIncome - own(0).adjustedGrossIncome - spouse.adjustedGrossIncome;
  return [own(rest), spouse];
}

/** Whether it is a joint return of two people with income. */
export const bothHaveIncome = (federal: FederalReturn): boolean =>
  federal.status === 'marriedJoint' && spousesOf(federal).every(({ adjustedGrossIncome }) => adjustedGrossIncome > 0);
