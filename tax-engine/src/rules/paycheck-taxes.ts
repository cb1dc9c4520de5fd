/** Payroll taxes and state payroll deductions of one employer, paycheck by paycheck. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LevyName } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { additionalMedicareRate, additionalMedicareWithheldAbove, medicareRate } from '../law/federal/medicare.ts';
import { socialSecurityRate, socialSecurityWageBase } from '../law/federal/social-security.ts';
import { leviesOn, mostOf, type PayrollLevy } from './payroll-levies.ts';

/**
 * Amounts of one paycheck after the other that add up, to the cent, to the amount on their sum: each is what the amount so far grows by.
 * @param amountOn - for a sum so far
 */
export function growth(amountOn: (soFar: number) => Usd): (added: number) => Usd {
  let soFar = 0;
  let before = 0;
  return (added) => {
    soFar += added;
    const through = roundToCents(amountOn(soFar));
    const amount = sumOf(through, -before);
    before = through;
    return amount;
  };
}

/** What is taken from one paycheck. US dollars. */
export interface PaycheckTaxes {
  readonly socialSecurityWages: Usd;
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  readonly additionalMedicare: Usd;
  readonly levyAmounts: Readonly<Partial<Record<LevyName, Usd>>>;
}

export interface Employer {
  readonly year: LawYear;
  /** Of the state where the employee works. */
  readonly levies: readonly PayrollLevy[];
  /** Whether the wages are free of Social Security and Medicare taxes. */
  readonly exempt: boolean;
}

/** Takes paychecks in the order of their dates: wages for Medicare, and the share of the year that they pay for, as a fraction. */
export function paycheckTaxes({ year, levies, exempt }: Employer): (wages: Usd, shareOfYear: number) => PaycheckTaxes {
  const base = socialSecurityWageBase[year].value;
  const above = additionalMedicareWithheldAbove[year].value;
  const taxed = growth((wages) => Math.min(wages, base));
  const socialSecurity = growth((wages) => (exempt ? 0 : socialSecurityRate[year].value * Math.min(wages, base)));
  const medicare = growth((wages) => (exempt ? 0 : medicareRate[year].value * wages));
  const additional = growth((wages) => (exempt ? 0 : additionalMedicareRate[year].value * Math.max(0, wages - above)));
  const ofLevies = levies.map((levy) => ({ name: levy.name, amountOf: levyGrowth(levy, year) }));
  return (wages, shareOfYear) => ({
    socialSecurityWages: exempt ? 0 : taxed(wages),
    socialSecurity: socialSecurity(wages),
    medicare: medicare(wages),
    additionalMedicare: additional(wages),
    levyAmounts: Object.fromEntries(
      ofLevies.map(({ name, amountOf }) => [name, amountOf(wages, shareOfYear)] as const).filter(([, amount]) => amount !== 0),
    ),
  });
}

/**
 * A limit on the amount of a week grows with the weeks that the paychecks pay for; one on the year's wages or amount is used up first. What a
 * bonus leaves over is no more than later paychecks bear by the rate on their own pay.
 */
function levyGrowth(levy: PayrollLevy, year: LawYear): (wages: Usd, shareOfYear: number) => Usd {
  const terms = levy.terms[year]?.value;
  let share = 0;
  let soFar = 0;
  let taken = 0;
  const amountOn = (wages: Usd) => {
    const amount = leviesOn([levy], year, wages)[0]?.amount ?? 0;
    return terms?.limit?.on === 'week' ? Math.min(amount, mostOf(terms) * Math.min(1, share)) : amount;
  };
  return (wages, shareOfYear) => {
    // A week without pay neither bears a levy nor raises the limit.
    if (wages <= 0) return 0;
    share += shareOfYear;
    soFar += wages;
    const byRate = Math.ceil(100 * (terms?.rate ?? 0) * wages) / 100;
    const amount = Math.min(byRate, sumOf(roundToCents(amountOn(soFar)), -taken));
    taken = sumOf(taken, amount);
    return amount;
  };
}
