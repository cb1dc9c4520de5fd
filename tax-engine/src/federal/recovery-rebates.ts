import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { recoveryRebates } from '../law/federal/recovery-rebates.ts';
import { recoveryRebate } from '../rules/recovery-rebates.ts';
import type { FederalStep } from './form-1040.ts';

/**
 * Form 1040 line 30 of 2020 and 2021: what the advance payments did not pay. It has its own worksheet, because the states that deduct federal
 * tax don't count it. Leaves out couples in the armed forces, of whom one number is enough.
 */
export const recoveryRebateCredit: FederalStep = (form) => {
  const { household, year, scheduleStatus, status } = form;
  const { stimulusReceived, secondStimulusReceived } = household;
  if (stimulusReceived === undefined && secondStimulusReceived === undefined) return;
  const received = [stimulusReceived, secondStimulusReceived];
  const { value, source } = recoveryRebates[year];
  const joint = status === 'marriedJoint';
  if (household.nonresident || (household.claimedAsDependent && !joint)) return;
  const filers = Number(household.hasSsn) + Number(joint && household.spouseHasSsn);
  const left = value.map((law, index) => {
    const paid = received[index];
    if (paid === undefined) return 0;
    const dependents = form.dependentsWithSsnBelow(law.ageBelow) + (law.ageBelow === Infinity ? form.relativesWithSsn : 0);
    return Math.max(0, recoveryRebate(filers, dependents, form.adjustedGrossIncome, scheduleStatus, law) - paid);
  });
  form.recoveryRebateCredit = roundToCents(left.reduce((sum, amount) => sum + amount, 0));
  if (form.recoveryRebateCredit > 0)
    new Worksheet('federal', form.federalLines).addTax('recoveryRebateCredit', -form.recoveryRebateCredit, source);
};
