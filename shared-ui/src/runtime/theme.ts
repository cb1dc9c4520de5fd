import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `system` follows the device's setting. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): Theme => 'system',
  reducers: { themeChosen: (_state, action: PayloadAction<Theme>) => action.payload },
});
