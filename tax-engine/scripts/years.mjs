// Names the states that lack the year that is being added, and what the others have not read for it: npm run years -w tax-engine
import { importSource } from '../../build/sources.mjs';

const { NEXT_YEARS, TAX_YEARS } = await importSource('contract/src/years.ts');
const { stateLaws } = await importSource('tax-engine/src/law/states/all.ts');
const { yearsOf } = await importSource('tax-engine/src/rules/state-law.ts');
const { unreadFigures } = await importSource('tax-engine/test/unread-figures.ts');

const laws = Object.values(stateLaws);
if (NEXT_YEARS.length === 0) console.log(`Every state has ${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}; no year is being added.`);
for (const year of NEXT_YEARS) {
  const lacking = laws.filter((law) => !yearsOf(law).includes(year)).map(({ code }) => code);
  console.log(`${year}: ${laws.length - lacking.length} of ${laws.length} states. Without it: ${lacking.join(' ') || 'none'}`);
}
const unread = (await Promise.all(laws.map(unreadFigures))).flat();
console.log(`Not read for the last year of the state: ${unread.length === 0 ? 'none' : `\n  ${unread.join('\n  ')}`}`);
