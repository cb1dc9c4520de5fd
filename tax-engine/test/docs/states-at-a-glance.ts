import { STATE_CODES } from '@bracketwise/contract/states';
import { stateLaws } from '../../src/law/states/all.ts';
import { asFederal } from '../../src/rules/state-law.ts';

/** The part of a source that lists the parts of a rate. */
const COMPOSITION = / \(.*\)$/u;

/** The part of tax-engine/src/states-at-a-glance.ts below its comment. */
export function statesAtAGlance(): string {
  const taxing = STATE_CODES.filter((code) => {
    const own = stateLaws[code].foreignEarnedIncome;
    return own !== asFederal && own.excluded === false;
  });
  const sources = new Set(STATE_CODES.map((code) => stateLaws[code].salesTax.source.replace(COMPOSITION, '')));
  return [
    constant('STATES_TAXING_FOREIGN_INCOME', 'readonly StateCode[]', taxing),
    constant('SALES_TAX_SOURCES', 'readonly string[]', [...sources]),
  ].join('');
}

const constant = (name: string, type: string, value: readonly string[]) =>
  `// oxfmt-ignore\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;
