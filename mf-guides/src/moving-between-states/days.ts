import type { IsoDate } from '@bracketwise/contract/years';

const DAY = 86_400_000;

export const dayBefore = (day: IsoDate): IsoDate => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
