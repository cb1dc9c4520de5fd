/** Lists what nobody has read for the newest year. The compiler names tables of a form; no form asks for levies, places and treatments. */
import { LAW_YEARS, type LawYear } from '@bracketwise/contract/years';
import { stateLaws } from '../src/law/states/all.ts';
import { unreadFigures } from './unread-figures.ts';

/** By why the figure has no entry for the newest year. A household that names such a place is refused. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  'two counties raised their rates for 2026, and which ones is not confirmed': Object.keys(stateLaws.MD.localities ?? {}).map(
    (county) => `MD place ${county}`,
  ),
  'the school part of 2026 is not confirmed': ['KY place LEXINGTON'],
  'the figures of 2026 are not confirmed': [
    'OR place METRO',
    'OR place MULTNOMAH',
    'OR place PORTLAND',
    'PA place PHILADELPHIA',
    'PA place CARLISLE',
    'PA place ERIE',
    'PA place HARRISBURG',
    'PA place LANCASTER',
  ],
};

const NEWEST = Math.max(...LAW_YEARS) as LawYear;

test('every levy, place and treatment that a state had in the year before is read for the newest year, or listed', () => {
  const found = Object.values(stateLaws).flatMap((law) => unreadFigures(law, NEWEST));
  expect(found.toSorted()).toEqual(Object.values(UNREAD).flat().toSorted());
});
