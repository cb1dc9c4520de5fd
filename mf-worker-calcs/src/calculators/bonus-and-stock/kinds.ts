/** What the visitor got, and what the form asks about it. */
export const KINDS = ['bonus', 'rsu', 'nso', 'iso', 'espp'] as const;
export type Kind = (typeof KINDS)[number];

/** US dollars, of the bonus or a share. */
export const PRICES = ['amount', 'strike', 'price', 'grantValue', 'purchaseValue', 'pricePaid', 'salePrice'] as const;
export const DATES = ['grantDate', 'purchaseDate', 'saleDate'] as const;
export type PriceField = (typeof PRICES)[number];
export type DateOfPlan = (typeof DATES)[number];
export type KindField = PriceField | DateOfPlan | 'shares' | 'discount';

/** In the order of the form. */
export const FIELDS_OF: Readonly<Record<Kind, readonly KindField[]>> = {
  bonus: ['amount'],
  rsu: ['shares', 'price'],
  nso: ['shares', 'strike', 'price'],
  iso: ['shares', 'strike', 'price'],
  espp: ['shares', 'grantDate', 'grantValue', 'purchaseDate', 'purchaseValue', 'pricePaid', 'discount', 'saleDate', 'salePrice'],
};

export const isAsked = (kind: string, field: KindField): boolean => (FIELDS_OF[kind as Kind] ?? []).includes(field);
