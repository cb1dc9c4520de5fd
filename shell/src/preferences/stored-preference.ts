/** A preference stored in local storage and mirrored in a cookie of the same name, so that the server sends HTML that already matches it. */
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export type PreferenceKey = 'language' | 'theme';

/** @returns the stored value, or null if there is none or storage is unavailable */
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
    // Storage is unavailable: the choice applies to this page only.
  }
  mirrorPreference(key, value);
}

/** Writes only the cookie, which may have expired or been cleared while the stored choice has not. */
export function mirrorPreference(key: PreferenceKey, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
