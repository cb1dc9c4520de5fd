import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  readonly id: string;
  /** Text keys with their namespace, such as `shell:language.failed`, so that the toast follows a change of language. */
  readonly title: string;
  readonly description?: string;
  /** `destructive` reports a failure and is announced at once. */
  readonly variant: 'default' | 'destructive';
}

/** Holds one toast at a time; a new one replaces it. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: (): Toast | null => null,
  reducers: {
    toastShown: {
      reducer: (_state, action: PayloadAction<Toast>) => action.payload,
      prepare: (toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>) => ({
        payload: { variant: 'default' as const, ...toast, id: nanoid() },
      }),
    },
    /** The id keeps a late dismissal from removing the next toast. */
    toastDismissed: (state, action: PayloadAction<Toast['id']>) => (state?.id === action.payload ? null : state),
  },
});
