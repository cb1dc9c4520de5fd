import type { LawYear } from '@bracketwise/contract/years';
import { asFederal, yearsOf, type StateLaw } from '../src/rules/state-law.ts';

/** What a state's law has for the year before and not for this one, although its form has both. The compiler asks for none of it. */
export function unreadFigures(law: StateLaw, year: LawYear): readonly string[] {
  const before = (year - 1) as LawYear;
  if (!yearsOf(law).includes(year)) return [];
  const ends = (entries: object) => before in entries && !(year in entries);
  const levies = (law.payrollLevies ?? []).filter(({ terms }) => ends(terms)).map(({ name }) => `levy ${name}`);
  const places = Object.entries(law.localities ?? {})
    .filter(([, { table }]) => ends(table))
    .map(([key]) => `place ${key}`);
  const treatments = (['investmentIncome', 'businessIncome'] as const).flatMap((income) => {
    const own = law[income];
    if (own === asFederal) return [];
    const lists = { notCounted: own.notCounted?.years, unconfirmed: own.unconfirmed?.years };
    return Object.entries(lists)
      .filter(([, years = []]) => years.includes(before) && !years.includes(year))
      .map(([list]) => `${income} ${list}`);
  });
  return [...levies, ...places, ...treatments].map((what) => `${law.code} ${what}`);
}
