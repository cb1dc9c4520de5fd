import type { UnknownAction } from 'redux';

/** `system` follows the device's setting. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

const THEME_CHOSEN = 'theme/themeChosen';

export const themeSlice = {
  actions: { themeChosen: (payload: Theme) => ({ type: THEME_CHOSEN, payload }) },
  reducer: (state: Theme = 'system', { type, payload }: UnknownAction): Theme => (type === THEME_CHOSEN ? (payload as Theme) : state),
};
