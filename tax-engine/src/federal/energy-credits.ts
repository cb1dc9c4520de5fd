import { sumOf } from '../kernel/money.ts';
import { cleanEnergyCredit, homeImprovementCredit } from '../law/federal/energy-credits.ts';
import { taxForCarriedCredits } from './credits.ts';
import type { FederalStep } from './form-1040.ts';

/** Form 5695 Part II. Leaves out the limits of each kind of improvement. */
export const homeImprovement: FederalStep = (form) => {
  const { year, worksheet } = form;
  const { homeImprovementCosts, heatPumpCosts } = form.household;
  if (homeImprovementCosts === 0 && heatPumpCosts === 0) return;
  const { value, source } = homeImprovementCredit[year];
  const improvements = Math.min(value.most, value.rate * homeImprovementCosts);
  const heatPumps = Math.min(value.mostForHeatPumps, value.rate * heatPumpCosts);
  const before = worksheet.roundedTax;
  worksheet.credit('homeImprovementCredit', improvements + heatPumps, source);
  form.energyCredits = sumOf(before, -worksheet.roundedTax);
};

/** Form 8936, Schedule 3 line 6f. */
export const cleanVehicle: FederalStep = (form) => {
  const { household, worksheet } = form;
  if (household.cleanVehicleCredit === 0) return;
  const before = worksheet.roundedTax;
  worksheet.credit('cleanVehicleCredit', household.cleanVehicleCredit, '26 U.S.C. §§ 25E, 30D; Form 8936');
  form.cleanVehicleCredit = sumOf(before, -worksheet.roundedTax);
};

/** Form 5695 Part I. Leaves out what is carried forward, from earlier years and to later ones. */
export const cleanEnergy: FederalStep = (form) => {
  const { household, year, worksheet } = form;
  if (household.cleanEnergyCosts === 0) return;
  const { value: rate, source } = cleanEnergyCredit[year];
  const credit = rate * household.cleanEnergyCosts;
  if (credit === 0) return;
  const before = worksheet.roundedTax;
  worksheet.credit('cleanEnergyCredit', Math.min(credit, taxForCarriedCredits(form)), source, rate);
  form.energyCredits = sumOf(form.energyCredits, before, -worksheet.roundedTax);
};
