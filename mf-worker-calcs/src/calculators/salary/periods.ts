/** Parts of a year by which people are paid, and how many of them a year has. A year of work has 52 weeks of five days of eight hours. */
export const PAY_PERIODS = { yearly: 1, monthly: 12, biweekly: 26, weekly: 52, daily: 260, hourly: 2_080 } as const;
export type PayPeriod = keyof typeof PAY_PERIODS;
