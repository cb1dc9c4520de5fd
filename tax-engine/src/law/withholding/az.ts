import { countedPay, inYears, type StateWithholding } from '../../rules/state-withholding.ts';
import { methodsOf } from '../../rules/withholding-tables.ts';

/** What an employer withholds from an employee who chooses none of the percentages between 0.5 and 3.5. */
const defaultRate = inYears(
  [2023, 2024, 2025, 2026],
  [{ value: 0.02, source: 'Form A-4, Employee’s Arizona Withholding Election; A.R.S. § 43-401' }],
);

export const stateWithholding: StateWithholding = {
  code: 'AZ',
  certificate: 'A-4',
  methods: methodsOf(defaultRate, (value, pay) => (pay.chosenRate ?? value) * countedPay(pay)),
};
