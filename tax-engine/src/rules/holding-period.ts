/**
 * Whether a capital asset was held for more than one year. The day of the purchase does not count and that of the sale does, so
 * a sale on the same day of the next year comes one day too early; of an asset bought on the last day of a month the period
 * begins with the first day of the next.
 * @param purchased - day of the purchase, as `2025-04-15`
 * @param sold - day of the sale
 * @returns false where either is no day
 * @see 26 U.S.C. § 1222(3); Rev. Rul. 66-7, 1966-1 C.B. 188; Rev. Rul. 70-598
 */
export function heldMoreThanOneYear(purchased: string, sold: string): boolean {
  const start = new Date(`${purchased}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + 1);
  start.setUTCFullYear(start.getUTCFullYear() + 1);
  return Date.parse(`${sold}T00:00:00Z`) >= start.getTime();
}
