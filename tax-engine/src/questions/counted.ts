/** Which calculators count the taxes that states and places take in addition to the state's income tax. */

export const FURTHER_TAXES = ['payrollLevies', 'localTax'] as const;
type FurtherTax = (typeof FURTHER_TAXES)[number];

/** In full; if the visitor names a place or its rate; not at all; or nobody owes it on this income. */
export type Counting = 'always' | 'ifNamed' | 'never' | 'notOwed';

/** By the ids of the pages with a calculator. A test asks each question and compares. */
export const COUNTED = {
  home: { payrollLevies: 'always', localTax: 'ifNamed' },
  salary: { payrollLevies: 'always', localTax: 'ifNamed' },
  'bonus-and-stock': { payrollLevies: 'always', localTax: 'ifNamed' },
  refund: { payrollLevies: 'never', localTax: 'ifNamed' },
  freelancer: { payrollLevies: 'always', localTax: 'ifNamed' },
  business: { payrollLevies: 'always', localTax: 'never' },
  immigrant: { payrollLevies: 'always', localTax: 'ifNamed' },
  expat: { payrollLevies: 'never', localTax: 'ifNamed' },
  'capital-gains': { payrollLevies: 'notOwed', localTax: 'never' },
  dividend: { payrollLevies: 'notOwed', localTax: 'never' },
  crypto: { payrollLevies: 'notOwed', localTax: 'never' },
} as const satisfies Readonly<Record<string, Readonly<Record<FurtherTax, Counting>>>>;

export type CountingCalculator = keyof typeof COUNTED;

/** Whether a calculator's answer has taxes of states. */
export const isCounting = (calculator: string): calculator is CountingCalculator => Object.hasOwn(COUNTED, calculator);

/** What a list of omissions says about a further tax. Pages have a text for each. */
export const OMISSIONS = ['payrollLevies', 'localTax', 'localTaxUnlessNamed'] as const;
export type Omission = (typeof OMISSIONS)[number];

/** What a calculator leaves out of these taxes. */
export function omissionsOf(calculator: CountingCalculator): readonly Omission[] {
  const { payrollLevies, localTax } = COUNTED[calculator];
  return [
    ...(payrollLevies === 'never' ? (['payrollLevies'] as const) : []),
    ...(localTax === 'never' ? (['localTax'] as const) : (['localTaxUnlessNamed'] as const)),
  ];
}
