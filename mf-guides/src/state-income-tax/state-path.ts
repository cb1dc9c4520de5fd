import type { StateCode } from '@bracketwise/contract/states';
import { pageOf } from '@bracketwise/shared-ui/runtime';

/** Path of the page about a state's income tax. */
export const statePath = (code: StateCode): string => pageOf(`state-income-tax/${code}`).path;
