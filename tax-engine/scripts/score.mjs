// Compares a state's form with the reference households: npm run score -w tax-engine -- OH [year] [number of differences to show]
import { importSource } from '../../build/sources.mjs';
import { STATUS, householdOf, rowsOf } from './reference-rows.mjs';

const { fileReturns } = await importSource('tax-engine/src/filing.ts');
const { taxReturnWith } = await importSource('tax-engine/src/tax-return.ts');

const [code = 'OH', year = 'all', most = '12'] = process.argv.slice(2);
const { stateLaw } = await importSource(`tax-engine/src/law/states/${code.toLowerCase()}.ts`);

const isWithin = (figure, expected) => Math.abs(figure - expected) <= Math.max(2, Math.abs(expected) / 1000) + 0.005;
const scores = new Map();
const differences = [];
const count = (name, matches) => {
  const score = scores.get(name) ?? { matched: 0, scored: 0 };
  score.scored += 1;
  if (matches) score.matched += 1;
  scores.set(name, score);
};

for (const row of rowsOf('households.csv')) {
  if (row.state !== code || row.state_tax === '' || (year !== 'all' && row.year !== year)) continue;
  const household = householdOf(row);
  const soft = / class$|^PE 2026/.test(row.state_basis);
  let result;
  try {
    result = taxReturnWith(stateLaw, household);
  } catch (error) {
    result = { stateTax: NaN, stateTaxBeforeRefundable: NaN, lines: [], error };
  }
  const matches =
    isWithin(result.stateTax, Number(row.state_tax)) && isWithin(result.stateTaxBeforeRefundable, Number(row.state_tax_before_refundable));
  count(`${row.year} ${soft ? 'soft' : 'hard'}`, matches);
  if (!matches) differences.push({ row, household, result, soft });
}
for (const row of rowsOf('wages2026.csv')) {
  if (row.state !== code || row.consensus_state_tax === '' || (year !== 'all' && year !== '2026')) continue;
  const household = { taxYear: 2026, state: code, filingStatus: STATUS[row.status], wages: Number(row.income) };
  const { federal, state } = fileReturns(stateLaw, household, { deduction: 'standard' });
  const result = { ...federal, stateTax: state.tax, stateTaxBeforeRefundable: state.tax, lines: state.lines };
  const expected = Number(row.consensus_state_tax);
  const matches = isWithin(result.stateTaxBeforeRefundable, expected);
  count('2026 wages', matches);
  const asRow = {
    id: `wages2026 ${row.status} ${row.income}`,
    state_tax_before_refundable: expected,
    state_tax: '(before refundable)',
    state_basis: '',
    state_note: row.note,
  };
  if (!matches) differences.push({ row: asRow, household, result, soft: false });
}

for (const { row, household, result, soft } of differences.slice(0, Number(most))) {
  console.log(`\n${row.id} (${soft ? 'soft' : 'hard'}: ${row.state_basis}; ${row.state_note})`);
  console.log(
    `  engine ${result.stateTaxBeforeRefundable} before refundable credits, ${result.stateTax} after; row ${row.state_tax_before_refundable}, ${row.state_tax}`,
  );
  console.log(`  ${JSON.stringify({ ...household, taxYear: undefined, state: undefined })}`);
  if (result.error) console.log(result.error);
  console.log(
    `  federal AGI ${result.adjustedGrossIncome}, itemizes ${result.itemizes}, deduction ${result.deduction}, EITC ${result.earnedIncomeCredit}, care credit ${result.dependentCareCredit}, child credit ${result.childTaxCredit} + ${result.additionalChildTaxCredit}`,
  );
  for (const line of result.lines) {
    if (line.section === 'state')
      console.log(
        `    ${line.label} ${line.amount}${line.rate === undefined ? '' : ` × ${line.rate}`}${line.tax === undefined ? '' : ` → ${line.tax}`}`,
      );
  }
}
console.log(`\n${code}, rows matched of rows scored, and ids that differ:`);
for (const [name, { matched, scored }] of [...scores].sort())
  console.log(`  ${name}: ${matched} of ${scored}, ${((100 * matched) / scored).toFixed(1)} %`);
console.log(differences.map(({ row }) => row.id).join(' '));
