import { returnsFrom } from '../src/law/several-states/short-stays.ts';
import { loadStateWithholding } from '../src/law/withholding/load.ts';
import { asFederal, yearsOf, type StateLaw } from '../src/rules/state-law.ts';

/** What a state's law has for earlier years and not for the last of its form. The compiler asks for none of it. */
export async function unreadFigures(law: StateLaw): Promise<readonly string[]> {
  const newest = Math.max(...yearsOf(law));
  const lacks = (byYear: object | undefined) => byYear !== undefined && !(newest in byYear);
  const levies = (law.payrollLevies ?? []).flatMap(({ name, terms, selfEmployed }) => [
    ...(lacks(terms) ? [`levy ${name}`] : []),
    ...(lacks(selfEmployed) ? [`levy ${name} on the self-employed`] : []),
  ]);
  const places = Object.entries(law.localities ?? {})
    .filter(([, { table }]) => lacks(table))
    .map(([key]) => `place ${key}`);
  const treatments = (['investmentIncome', 'businessIncome'] as const).flatMap((income) => {
    const own = law[income];
    if (own === asFederal) return [];
    const lists = { notCounted: own.notCounted?.years, unconfirmed: own.unconfirmed?.years };
    return Object.entries(lists)
      .filter(([, years]) => years && !years.some((year) => year === newest))
      .map(([list]) => `${income} ${list}`);
  });
  const thresholds = lacks(returnsFrom[law.code]) ? ['returnsFrom'] : [];
  const { methods, supplemental } = (await loadStateWithholding(law.code)) ?? {};
  const withholding = Object.entries({ withholding: methods, supplemental }).flatMap(([name, byYear]) => (lacks(byYear) ? [name] : []));
  return [...levies, ...places, ...treatments, ...thresholds, ...withholding].map((what) => `${law.code} ${what}`);
}
