// Names the states that lack the year that is being added: npm run years -w tax-engine
import { register } from 'node:module';

register('../../scripts/typescript-hook.mjs', import.meta.url);
const { NEXT_YEARS, TAX_YEARS } = await import('../../contract/src/years.ts');
const { stateLaws } = await import('../src/law/states/all.ts');
const { yearsOf } = await import('../src/rules/state-law.ts');

const laws = Object.values(stateLaws);
if (NEXT_YEARS.length === 0) console.log(`Every state has ${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}; no year is being added.`);
for (const year of NEXT_YEARS) {
  const lacking = laws.filter((law) => !yearsOf(law).includes(year)).map(({ code }) => code);
  console.log(`${year}: ${laws.length - lacking.length} of ${laws.length} states. Without it: ${lacking.join(' ') || 'none'}`);
}
