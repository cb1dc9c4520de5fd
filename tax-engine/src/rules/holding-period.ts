/**
 * Whether a capital asset was held for more than one year. The day of purchase does not count and the day of sale does, so a sale on the
 * same date a year later is one day too early. For an asset bought on the last day of a month, the period begins on the first
 * of the next month.
 * @param purchased - day of purchase, for example `2025-04-15`
 * @param sold - day of sale
 * @returns false if either is not a valid date
 * @see 26 U.S.C. § 1222(3); Rev. Rul. 66-7, 1966-1 C.B. 188; Rev. Rul. 70-598
 */
export function heldMoreThanOneYear(purchased: string, sold: string): boolean {
  const start = new Date(`${purchased}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + 1);
  start.setUTCFullYear(start.getUTCFullYear() + 1);
  return Date.parse(`${sold}T00:00:00Z`) >= start.getTime();
}
