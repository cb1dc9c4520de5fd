import type { Step } from './state-worksheet.ts';

/** The state taxes wages as such, and what other income there is beside them. */
export function startFromWages(source: string): Step {
  return {
    tables: [],
    labels: ['grossIncome'],
    apply: (worksheet) => {
      worksheet.adjustedGrossIncome = worksheet.taxableIncome = worksheet.federal.grossIncome;
      worksheet.note('grossIncome', worksheet.taxableIncome, source);
    },
  };
}

/** The state starts from federal adjusted gross income. */
export function startFromFederalAdjustedGrossIncome(source: string): Step {
  return {
    tables: [],
    labels: ['federalAdjustedGrossIncome'],
    apply: (worksheet) => {
      worksheet.adjustedGrossIncome = worksheet.taxableIncome = worksheet.federal.adjustedGrossIncome;
      worksheet.note('federalAdjustedGrossIncome', worksheet.taxableIncome, source);
    },
  };
}

/** The state starts from federal taxable income, and so takes over the federal standard deduction. */
export function startFromFederalTaxableIncome(source: string): Step {
  return {
    tables: [],
    labels: ['federalTaxableIncome'],
    apply: (worksheet) => {
      worksheet.adjustedGrossIncome = worksheet.federal.adjustedGrossIncome;
      worksheet.taxableIncome = worksheet.federal.taxableIncome;
      worksheet.note('federalTaxableIncome', worksheet.taxableIncome, source);
    },
  };
}
