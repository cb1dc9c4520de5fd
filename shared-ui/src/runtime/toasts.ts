import type { UnknownAction } from 'redux';

export interface Toast {
  readonly id: string;
  /** Text keys with their namespace, such as `shell:language.failed`, so that the toast follows a change of language. */
  readonly title: string;
  readonly description?: string;
  /** `destructive` reports a failure and is announced at once. */
  readonly variant: 'default' | 'destructive';
}

const TOAST_SHOWN = 'toast/toastShown';
const TOAST_DISMISSED = 'toast/toastDismissed';

let shown = 0;

/** Holds one toast at a time; a new one replaces it. */
export const toastSlice = {
  actions: {
    toastShown: (toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>) => ({
      type: TOAST_SHOWN,
      payload: { variant: 'default' as const, ...toast, id: String((shown += 1)) },
    }),
    /** The id keeps a late dismissal from removing the next toast. */
    toastDismissed: (payload: Toast['id']) => ({ type: TOAST_DISMISSED, payload }),
  },
  reducer: (state: Toast | null = null, { type, payload }: UnknownAction): Toast | null => {
    if (type === TOAST_SHOWN) return payload as Toast;
    return type === TOAST_DISMISSED && state?.id === payload ? null : state;
  },
};
