/** Rounds figures so that displayed parts add up to their displayed total. */

/**
 * A total and its parts, by name, and the part that other pages show alone, which rounds as it does there if it can. List an outer total before the
 * totals it contains.
 */
export type Sums<F extends string = string> = readonly (readonly [whole: F, parts: readonly F[], alone?: F | undefined])[];

/** Rounds half a unit away from zero, as Intl does. */
export const nearest = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/** Removes floating-point noise from near-whole values. */
const snapped = (value: number): number => (Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value);

/**
 * Rounds each part up or down so that they add up to the total, by the largest-remainder method.
 * @param whole - the displayed total
 * @returns undefined if no such rounding exists because the parts add up to something else
 */
function roundedToSum(whole: number, parts: readonly number[]): number[] | undefined {
  const floors = parts.map(Math.floor);
  const missing = whole - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .filter(({ remainder }) => remainder > 0)
    .sort((a, b) => b.remainder - a.remainder);
  if (missing < 0 || missing > byRemainder.length) return undefined;
  const up = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((floor, index) => (up.has(index) ? floor + 1 : floor));
}

/**
 * @param values - undefined values belong to no sum
 * @param decimals - number of displayed decimals
 * @returns each value rounded for display
 */
export function shownSums<F extends string>(
  values: Readonly<Partial<Record<F, number | undefined>>>,
  sums: Sums<F>,
  decimals = 0,
): Partial<Record<F, number>> {
  const units = 10 ** decimals;
  const known = (Object.entries(values) as [F, number | undefined][]).filter((entry): entry is [F, number] => entry[1] !== undefined);
  const exact = new Map(known.map(([field, value]) => [field, snapped(value * units)]));
  const shown = new Map([...exact].map(([field, value]) => [field, nearest(value)]));
  /** Rounds the parts so that they add up to the rest of the total. */
  const divide = (total: number, parts: readonly F[]): boolean => {
    const rounded = roundedToSum(
      total,
      parts.map((part) => exact.get(part) ?? 0),
    );
    rounded?.forEach((value, index) => shown.set(parts[index]!, value));
    return rounded !== undefined;
  };
  for (const [whole, names, alone] of sums) {
    const parts = names.filter((name) => exact.has(name));
    const total = shown.get(whole);
    if (total === undefined || parts.length === 0) continue;
    const ofAlone = alone && shown.get(alone);
    // Where that part can't, because an outer total needed its half, the parts are rounded together.
    if (
      ofAlone !== undefined &&
      divide(
        total - ofAlone,
        parts.filter((part) => part !== alone),
      )
    )
      continue;
    divide(total, parts);
  }
  return Object.fromEntries([...shown].map(([field, value]) => [field, value / units])) as Partial<Record<F, number>>;
}

/**
 * Rounds the parts of an unnamed total for display.
 * @param alone - the place of the part that other pages show alone
 */
export function shownParts(parts: readonly number[], decimals = 0, alone = -1): number[] {
  const names = parts.map((_part, index) => String(index));
  const values = Object.fromEntries(parts.map((part, index) => [String(index), part]));
  const shown = shownSums({ ...values, whole: parts.reduce((sum, part) => sum + part, 0) }, [['whole', names, names[alone]]], decimals);
  return names.map((name) => shown[name] ?? 0);
}
