import type { Step } from './state-worksheet.ts';

/** For states that start from their own gross income: wages and other income. */
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

/** For states that start from federal adjusted gross income. */
export function startFromFederalAdjustedGrossIncome(source: string): Step {
  return {
    tables: [],
    labels: ['federalAdjustedGrossIncome'],
    apply: (worksheet) => {
      worksheet.adjustedGrossIncome = worksheet.taxableIncome = Math.max(0, worksheet.federal.adjustedGrossIncome);
      worksheet.note('federalAdjustedGrossIncome', worksheet.taxableIncome, source);
    },
  };
}

/** For states that start from federal taxable income and so adopt the federal standard deduction. */
export function startFromFederalTaxableIncome(source: string): Step {
  return {
    tables: [],
    labels: ['federalTaxableIncome'],
    apply: (worksheet) => {
      worksheet.adjustedGrossIncome = Math.max(0, worksheet.federal.adjustedGrossIncome);
      worksheet.taxableIncome = worksheet.federal.taxableIncome;
      worksheet.note('federalTaxableIncome', worksheet.taxableIncome, source);
    },
  };
}

/**
 * For states that tax the interest on most of their own bonds, which federal law exempts.
 * @param counts - where the state's limits on income count it too
 */
export function taxOwnBonds(source: string, counts?: 'inAdjustedGrossIncome'): Step {
  return {
    tables: [],
    labels: ['taxExemptInterest'],
    apply: (worksheet) => {
      const { taxExemptInterest } = worksheet.household;
      if (taxExemptInterest === 0) return;
      worksheet.note('taxExemptInterest', taxExemptInterest, source);
      worksheet.taxableIncome += taxExemptInterest;
      if (counts) worksheet.adjustedGrossIncome += taxExemptInterest;
    },
  };
}
