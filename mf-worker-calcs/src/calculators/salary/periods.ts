/** Pay periods per year. A working year has 52 weeks of five eight-hour days. */
export const PAY_PERIODS = { yearly: 1, monthly: 12, biweekly: 26, weekly: 52, daily: 260, hourly: 2_080 } as const;
export type PayPeriod = keyof typeof PAY_PERIODS;
