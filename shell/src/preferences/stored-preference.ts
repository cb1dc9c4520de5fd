/**
 * A choice the browser keeps: in local storage, and mirrored in a cookie of the same name so that the server picks the HTML that
 * already stands in it.
 */
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export type PreferenceKey = 'language' | 'theme';

/** @returns what is stored, or null where nothing is or storage is denied */
export function readPreference(key: PreferenceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storePreference(key: PreferenceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied: the choice holds for this page alone.
  }
  mirrorPreference(key, value);
}

/** Writes the cookie alone: it may have expired, or been cleared, where the stored choice has not. */
export function mirrorPreference(key: PreferenceKey, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
