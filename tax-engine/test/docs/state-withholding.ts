/** Writes the section of docs/coverage.md on the states' withholding methods. */
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stateLaws } from '../../src/law/states/all.ts';
import { rateRange } from '../../src/rules/state-law.ts';
import type { StateWithholding } from '../../src/rules/state-withholding.ts';
import { table } from './markdown.ts';

const pathOf = (code: StateCode) => join(__dirname, `../../src/law/withholding/${code.toLowerCase()}.ts`);

/** Percentages without trailing zeros, such as 10.23%. */
const percent = (rate: number) => `${Number((100 * rate).toFixed(4))}%`;

function line(code: StateCode): readonly string[] {
  const { stateWithholding } = jest.requireActual<{ stateWithholding: StateWithholding }>(pathOf(code));
  const { certificate = '—', methods, supplemental = {} } = stateWithholding;
  const years = Object.keys(methods);
  const { bonus } = supplemental[CURRENT_TAX_YEAR]?.value ?? {};
  return [
    STATE_NAMES[code],
    certificate,
    years.length > 2 ? `${years[0]} to ${years.at(-1)}` : years.join(', '),
    methods[CURRENT_TAX_YEAR]?.withheldByPlace ? 'yes' : '',
    bonus === undefined ? '' : percent(bonus),
  ];
}

export function stateWithholdingSection(): readonly string[] {
  const taxing = STATE_CODES.filter((code) => rateRange(stateLaws[code], CURRENT_TAX_YEAR).top > 0);
  const byMethod = taxing.filter((code) => existsSync(pathOf(code)));
  const others = taxing.filter((code) => !byMethod.includes(code)).map((code) => STATE_NAMES[code]);
  return [
    '## State withholding',
    `A paycheck withholds state income tax by the method that the state publishes for employers, with the allowances that the worksheet of its
certificate gives the household. Where the certificate is the federal Form W-4, the status and the exemption on that of the job count.
**local taxes**: the publications also withhold those of places. **bonus**: the flat rate of ${CURRENT_TAX_YEAR} where the state has one; elsewhere a
bonus is added to the regular pay. In years that are not listed, the year's tax is spread over the paychecks.`,
    table(['jurisdiction', 'certificate', 'years by method', 'local taxes', 'bonus'], byMethod.map(line), [
      'left',
      'left',
      'left',
      'left',
      'right',
    ]),
    ...(others.length > 0 ? [`By the year's tax in every year: ${others.join(', ')}.`] : []),
  ];
}
