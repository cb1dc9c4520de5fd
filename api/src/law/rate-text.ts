/** A rate of law as a percentage, free of binary dust: 0.0495 is 4.95 and not 4.949999. */
export const percent = (rate: number): number => Number((rate * 100).toFixed(6));

/** As the law prints it: "4.95%". */
export const rateText = (rate: number): string => `${String(percent(rate))}%`;
