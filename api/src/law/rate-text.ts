/** A rate as a percentage without floating-point noise: 0.0495 becomes 4.95, not 4.949999. */
export const percent = (rate: number): number => Number((rate * 100).toFixed(6));

/** As the law prints it: "4.95%". */
export const rateText = (rate: number): string => `${String(percent(rate))}%`;
