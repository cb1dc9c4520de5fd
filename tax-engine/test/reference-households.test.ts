import { taxReturn } from '../src/index.ts';
import { figureOf, REFERENCE_HOUSEHOLDS, TOLERANCE, type FederalColumn } from './cases/reference-households.ts';
import { cents, centsOf } from './household.ts';

const results = REFERENCE_HOUSEHOLDS.map((row) => ({ ...row, result: taxReturn(row.household) }));

test('the file is complete', () => expect(REFERENCE_HOUSEHOLDS).toHaveLength(12_240));

test.each(Object.keys(REFERENCE_HOUSEHOLDS[0]!.federal) as FederalColumn[])('%s of every household is within a dollar', (column) => {
  const mismatches = results
    .filter(({ federal, result }) => Math.abs(figureOf(result, column) - federal[column]) > TOLERANCE)
    .map(({ id, federal, result }) => `${id}: ${figureOf(result, column)}, not ${federal[column]}`);
  expect(mismatches).toEqual([]);
});

test('the lines of every section add up to its tax, each with a source', () => {
  const faults = results.flatMap(({ id, result }) => {
    const of = (wanted: string) => centsOf(result.lines.filter(({ section }) => section === wanted));
    const federalPayroll = result.socialSecurity + result.medicare + result.additionalMedicare + result.selfEmploymentTax;
    const payroll = federalPayroll + result.payrollLevies;
    const holds =
      of('federal') === cents(result.federalIncomeTax) &&
      of('payroll') === cents(payroll) &&
      of('state') === cents(result.stateTax ?? 0) &&
      cents(result.totalTax) === cents(result.federalIncomeTax) + cents(payroll) + cents(result.stateTax ?? 0) &&
      result.lines.every(({ source }) => source !== '');
    return holds ? [] : [id];
  });
  expect(faults).toEqual([]);
});
