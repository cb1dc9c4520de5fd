import { PAY_PERIODS } from '@bracketwise/contract/paychecks';

/** How often each period that the page shows is in a year. A working year has 52 weeks of five eight-hour days. */
export const PERIODS = {
  yearly: 1,
  monthly: PAY_PERIODS.monthly,
  biweekly: PAY_PERIODS.biweekly,
  weekly: PAY_PERIODS.weekly,
  daily: PAY_PERIODS.daily,
  hourly: 2_080,
} as const;
export type Period = keyof typeof PERIODS;
