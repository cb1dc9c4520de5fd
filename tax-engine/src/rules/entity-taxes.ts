/** Charges what a state takes from a business, and what an employer owes on its owner's salary. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS, type HouseholdYear, type LawYear } from '@bracketwise/contract/years';
import { sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { federalUnemploymentTax, unemploymentCreditReduction } from '../law/federal/unemployment-tax.ts';
import type { EntityBase, EntityLaw, OwnersRelief } from './entity-law.ts';

interface Charged {
  readonly total: Usd;
  readonly lines: readonly ExplanationLine[];
}

/** US dollars. */
export interface EntityTaxes extends Charged {
  /** The part that the state does not let the owner deduct. */
  readonly addedBack: Usd;
}

export const isEntityYear = (year: LawYear): year is HouseholdYear => HOUSEHOLD_YEARS.some((known) => known === year);

/** @returns undefined in a year before the state's law was read, and where it depends on more than is known */
export function entityTaxes(entity: EntityLaw, year: LawYear, business: Omit<EntityBase, 'year'>): EntityTaxes | undefined {
  if (!isEntityYear(year)) return undefined;
  const base: EntityBase = { ...business, year, income: Math.max(0, business.income) };
  const { notComputed } = entity;
  if (notComputed?.on.includes(base.structure) && notComputed.when(base)) return undefined;
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('state', lines);
  const charges = entity.charges.filter(({ on }) => on.includes(base.structure));
  for (const { addedBack, charge } of charges) if (!addedBack) charge(worksheet, base);
  // Like the federal income from which they start, states let the business deduct all others.
  const deductible = worksheet.roundedTax;
  const income = Math.max(0, sumOf(base.income, -deductible));
  for (const { addedBack, charge } of charges) if (addedBack) charge(worksheet, { ...base, income });
  return { total: worksheet.roundedTax, addedBack: sumOf(worksheet.roundedTax, -deductible), lines };
}

/** Federal unemployment tax, and what the state takes from the employer on one salary. */
export function employerLevies(state: StateCode | undefined, entity: EntityLaw | undefined, year: LawYear, salary: Usd): Charged {
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('payroll', lines);
  if (salary <= 0) return { total: 0, lines };
  const { value: federal, source } = federalUnemploymentTax[year];
  const reduction = (state && unemploymentCreditReduction[year].value[state]) ?? 0;
  const rate = (federal.rate * PER_MILLE + reduction * PER_MILLE) / PER_MILLE;
  worksheet.charge('federalUnemploymentTax', Math.min(salary, federal.upTo), rate, source, 0, federal.upTo);
  for (const { label, terms } of entity?.levies ?? []) {
    const ofYear = isEntityYear(year) ? terms[year] : undefined;
    if (!ofYear) continue;
    const { rate: levied, from = 0, upTo } = ofYear.value;
    const taxed = Math.min(salary, upTo) - from;
    if (taxed > 0) worksheet.charge(label, taxed, levied, ofYear.source, from, upTo);
  }
  return { total: worksheet.roundedTax, lines };
}

/** Sums of rates in thousandths are exact. */
const PER_MILLE = 1_000;

interface ElectiveTax {
  readonly tax: Usd;
  readonly relief: OwnersRelief;
  /** Of the tax that the owner is credited. */
  readonly share: number;
  readonly lines: readonly ExplanationLine[];
}

/** The tax that an S corporation chooses to pay on its owner's share; undefined if the state has none that year. */
export function electiveTax(entity: EntityLaw | undefined, year: LawYear, share: Usd): ElectiveTax | undefined {
  if (!entity?.election || !isEntityYear(year)) return undefined;
  const { rates, owner } = entity.election;
  const ofYear = rates[year];
  if (!ofYear || share <= 0) return undefined;
  const lines: ExplanationLine[] = [];
  const worksheet = new Worksheet('state', lines);
  worksheet.chargeSchedule('passThroughEntityTax', ofYear.value, share, ofYear.source);
  return {
    tax: worksheet.roundedTax,
    relief: owner,
    share: owner.kind === 'credit' ? owner.share[year].value : 0,
    lines,
  };
}

/** The owner's state tax after the credit for the elective tax. */
export function chargeElection(elected: ElectiveTax | undefined, tax: Usd, form: readonly ExplanationLine[]) {
  if (elected?.relief.kind !== 'credit') return { tax, lines: form, unused: 0 };
  const { refundable, source } = elected.relief;
  const lines = [...form];
  const worksheet = new Worksheet('state', lines, tax);
  const credit = elected.share * elected.tax;
  if (refundable) worksheet.addTax('passThroughEntityCredit', -credit, source);
  else worksheet.credit('passThroughEntityCredit', credit, source);
  return { tax: worksheet.roundedTax, lines, unused: sumOf(credit, worksheet.roundedTax, -tax) };
}
