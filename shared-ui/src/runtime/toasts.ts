import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  readonly id: string;
  /** Keys of words with their namespace, such as `shell:language.failed`: the toast follows a change of language. */
  readonly title: string;
  readonly description?: string;
  /** `destructive` tells of a failure and is announced at once. */
  readonly variant: 'default' | 'destructive';
}

/** One toast at a time: a new one takes the place of the one shown. */
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
    /** Names the toast, so that a late dismissal does not take away its successor. */
    toastDismissed: (state, action: PayloadAction<Toast['id']>) => (state?.id === action.payload ? null : state),
  },
});
