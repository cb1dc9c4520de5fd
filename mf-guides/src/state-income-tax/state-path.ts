import type { StateCode } from '@bracketwise/contract/states';
import { pageOf } from '@bracketwise/shared-ui/runtime';

export const statePath = (code: StateCode): string => pageOf(`state-income-tax/${code}`).path;
