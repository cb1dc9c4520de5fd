/** Pay periods per year. Hours are full-time: 52 weeks of 40 hours. */
export const PAY_PERIODS = { year: 1, month: 12, twoWeeks: 26, week: 52, hour: 2_080 } as const;
export type PayPeriod = keyof typeof PAY_PERIODS;
