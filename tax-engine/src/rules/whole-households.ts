/** Amounts and steps of state forms for people, retirement and expenses of a household. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import { agedFrom } from '../law/federal/standard-deduction.ts';
import { fixed, type Amount } from './amounts.ts';
import type { FederalReturn } from './federal-return.ts';
import { NOTHING_ITEMIZED, type ItemizedDeductions } from './itemized-deductions.ts';
import type { AnyLawTable, StateWorksheet, Step } from './state-worksheet.ts';

/** Number of dependents of any age. */
export function dependents({ household }: StateWorksheet): number {
  return household.dependentAges.length;
}

/** Number of taxpayers whom nobody else can claim as a dependent. */
export const unclaimedPersons = ({ persons, household }: StateWorksheet): number => persons - Number(household.claimedAsDependent);

/** An amount for each taxpayer whom nobody else can claim as a dependent. */
export function perUnclaimedPerson<Year extends LawYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => unclaimedPersons(worksheet) * amount.of(worksheet) };
}

/** A standard deduction that, for somebody's dependent, is at most the federal one of 26 U.S.C. § 63(c)(5). */
export function limitedForDependent<Year extends LawYear>(standard: Amount<Year>): Amount<Year> {
  return {
    ...standard,
    of: (worksheet) => {
      const whole = standard.of(worksheet);
      return worksheet.household.claimedAsDependent ? Math.min(whole, worksheet.federal.basicStandardDeduction) : whole;
    },
  };
}

/** An amount with another one for a single filer who is somebody's dependent. */
export function orOfDependent<Year extends LawYear>(amount: Amount<Year>, ofDependent: LawTable<Usd, NoInfer<Year>>): Amount<Year> {
  return {
    ...amount,
    tables: [ofDependent, ...amount.tables],
    of: (worksheet) =>
      worksheet.household.claimedAsDependent && worksheet.status === 'single' ? ofDependent[worksheet.year].value : amount.of(worksheet),
  };
}

/** Federal adjusted gross income, beyond every limit for somebody's dependent. */
export const unclaimedIncome = ({ household, federal }: { readonly household: CompleteHousehold; readonly federal: FederalReturn }): Usd =>
  household.claimedAsDependent ? Infinity : federal.adjustedGrossIncome;

/** An amount per dependent. */
export function perDependent<Year extends LawYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => dependents(worksheet) * amount.of(worksheet) };
}

/** Number of dependents born in the year. */
export const bornInYear = ({ federal }: StateWorksheet): number => federal.dependentsBelow(1);

/** An amount per dependent younger than the year's age at the end of the year. */
export function perDependentBelow<Year extends LawYear>(ages: LawTable<number, NoInfer<Year>>, amount: Amount<Year>): Amount<Year> {
  return {
    ...amount,
    tables: [ages, ...amount.tables],
    of: (worksheet) => worksheet.federal.dependentsBelow(ages[worksheet.year].value) * amount.of(worksheet),
  };
}

/** An amount per taxpayer who is at least the year's age. */
export function perPersonAged<Year extends LawYear>(ages: LawTable<number, NoInfer<Year>>, amount: Amount<Year>): Amount<Year> {
  return {
    ...amount,
    tables: [ages, ...amount.tables],
    of: (worksheet) => worksheet.federal.peopleAged(ages[worksheet.year].value) * amount.of(worksheet),
  };
}

/** Number of taxpayers who are blind. */
export const blindPeople = ({ household }: StateWorksheet): number => Number(household.blind) + Number(household.spouseBlind);

/** How often a taxpayer is aged by federal law (`agedFrom`), or blind: at most twice per person. */
export const agedOrBlind = (worksheet: StateWorksheet): number =>
  worksheet.federal.peopleAged(agedFrom[worksheet.year].value) + blindPeople(worksheet);

/** An amount per taxpayer who is blind. */
export function perBlindPerson<Year extends LawYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => blindPeople(worksheet) * amount.of(worksheet) };
}

/** An amount for each taxpayer who is 65 or older, and for each who is blind. */
export function perAgedOrBlind<Year extends LawYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, tables: [agedFrom, ...amount.tables], of: (worksheet) => agedOrBlind(worksheet) * amount.of(worksheet) };
}

/** The sum of several amounts. Cites the first one. */
export function sumOfAmounts<Year extends LawYear>(first: Amount<Year>, ...others: readonly Amount<Year>[]): Amount<Year> {
  return {
    tables: [first, ...others].flatMap(({ tables }) => tables),
    of: (worksheet) => others.reduce((sum, amount) => sum + amount.of(worksheet), first.of(worksheet)),
    source: first.source,
  };
}

/**
 * An amount worked out from the year's figure of a table, which it cites.
 * @param further - other tables that it reads
 */
export function workedOut<Value, Year extends LawYear>(
  table: LawTable<Value, Year>,
  of: (value: Value, worksheet: StateWorksheet<Year>) => Usd,
  ...further: readonly AnyLawTable[]
): Amount<Year> {
  return {
    tables: [table, ...further],
    of: (worksheet) => of(table[worksheet.year].value, worksheet),
    source: ({ year }) => table[year].source,
  };
}

/** An amount with its own source; `tables` are the tables it reads. */
export function amountFrom<Year extends LawYear>(
  tables: readonly AnyLawTable[],
  of: (worksheet: StateWorksheet<Year>) => Usd,
  source: (worksheet: StateWorksheet<Year>) => string,
): Amount<Year> {
  return { tables, of, source };
}

/** Subtracts an amount from the income, with a line only if it is not zero. */
export function deductIfAny<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars > 0) worksheet.deduct(label, dollars, amount.source(worksheet));
    },
  };
}

/** Subtracts an amount from the state's adjusted gross income, with a line only if it is not zero. */
export function subtract<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars > 0) worksheet.adjust(label, -dollars, amount.source(worksheet));
    },
  };
}

/** Adds an amount to the state's adjusted gross income, with a line only if it is not zero. */
export function add<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars > 0) worksheet.adjust(label, dollars, amount.source(worksheet));
    },
  };
}

/** A refundable credit. Must come after every nonrefundable credit. */
export function refundableCredit<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      if (worksheet.countsRefundableCredits) worksheet.refund(label, amount.of(worksheet), amount.source(worksheet));
    },
  };
}

/** A nonrefundable credit of the table's amount for each dependent. */
export function creditPerDependent<Year extends LawYear>(label: LineLabel, table: LawTable<ByStatus<Usd>, Year>): Step<Year> {
  const amount = perDependent(fixed(table));
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => worksheet.credit(label, amount.of(worksheet), amount.source(worksheet)),
  };
}

/** For states that do not tax Social Security benefits. */
export function subtractSocialSecurity(source: string): Step {
  return subtract('socialSecuritySubtraction', { tables: [], of: ({ federal }) => federal.taxableSocialSecurity, source: () => source });
}

/** The state's share (a fraction) of the federal dependent care credit that was used. */
export function shareOfDependentCareCredit<Year extends LawYear>(shares: LawTable<number, Year>): Amount<Year> {
  return {
    tables: [shares],
    of: ({ year, federal }) => shares[year].value * federal.dependentCareCredit,
    source: ({ year }) => shares[year].source,
  };
}

/** Federal Schedule A, whether or not it was taken, without the limit of § 68. */
export function scheduleA({ federal }: StateWorksheet): ItemizedDeductions {
  return federal.itemizedDeductions ?? NOTHING_ITEMIZED;
}

/** Line 16 of Schedule A for states whose Code is from before 2026, when losses of gambling counted in full. Pub. L. 119-21 § 70114. */
export function otherUnderFormerCode(worksheet: StateWorksheet): Usd {
  const { other, wageringLosses } = scheduleA(worksheet);
  return wageringLosses === 0 ? other : other - wageringLosses + lossesUpToWinnings(worksheet);
}

/** Property tax that the household bore: the owner's, and the share (a fraction) of the rent that counts as one. US dollars. */
export const propertyTaxBorne = ({ household }: StateWorksheet, shareOfRent: number): Usd =>
  household.propertyTax + shareOfRent * household.rentPaid;

/** Gambling losses, at most the winnings. */
export const lossesUpToWinnings = ({ household }: StateWorksheet): Usd => Math.min(household.gamblingLosses, household.gamblingWinnings);

/** Schedule A without state and local income taxes and with the full property tax, the starting point of many states. */
export function itemizedWithoutIncomeTax(worksheet: StateWorksheet): Usd {
  const { total, stateLocalTaxes } = scheduleA(worksheet);
  return total - stateLocalTaxes + worksheet.federal.propertyTaxPaid;
}

/** The standard deduction or the state's itemized deductions. */
export interface DeductionChoice<Year extends LawYear> {
  readonly standard: Amount<Year>;
  readonly itemized: Amount<Year>;
  /** Whether filers may choose, or must make the same choice as on the federal return. */
  readonly choice: 'free' | 'asFederal';
}

/** Subtracts one of the two from the income. */
const isMore = (worksheet: StateWorksheet, itemized: Usd, standard: Usd): boolean =>
  worksheet.allowed('itemizedDeductions', itemized) > worksheet.allowed('standardDeduction', standard);

export function deductStandardOrItemized<Year extends LawYear>({ standard, itemized, choice }: DeductionChoice<Year>): Step<Year> {
  return {
    tables: [...standard.tables, ...itemized.tables],
    labels: ['standardDeduction', 'itemizedDeductions'],
    apply: (worksheet) => {
      const byItems =
        choice === 'asFederal' ? worksheet.federal.itemizes : isMore(worksheet, itemized.of(worksheet), standard.of(worksheet));
      if (byItems) worksheet.deduct('itemizedDeductions', itemized.of(worksheet), itemized.source(worksheet));
      else worksheet.deduct('standardDeduction', standard.of(worksheet), standard.source(worksheet));
    },
  };
}
