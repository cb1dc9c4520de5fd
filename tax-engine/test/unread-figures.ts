import { asFederal, yearsOf, type StateLaw } from '../src/rules/state-law.ts';

/** What a state's law has for earlier years and not for the last of its form. The compiler asks for none of it. */
export function unreadFigures(law: StateLaw): readonly string[] {
  const newest = Math.max(...yearsOf(law));
  const levies = (law.payrollLevies ?? []).filter(({ terms }) => !(newest in terms)).map(({ name }) => `levy ${name}`);
  const places = Object.entries(law.localities ?? {})
    .filter(([, { table }]) => !(newest in table))
    .map(([key]) => `place ${key}`);
  const treatments = (['investmentIncome', 'businessIncome'] as const).flatMap((income) => {
    const own = law[income];
    if (own === asFederal) return [];
    const lists = { notCounted: own.notCounted?.years, unconfirmed: own.unconfirmed?.years };
    return Object.entries(lists)
      .filter(([, years]) => years && !years.some((year) => year === newest))
      .map(([list]) => `${income} ${list}`);
  });
  return [...levies, ...places, ...treatments].map((what) => `${law.code} ${what}`);
}
