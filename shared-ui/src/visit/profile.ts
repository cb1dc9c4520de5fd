/**
 * What a visitor entered in one form, for all other forms of the site. It is stored in the tab's session storage and deleted with the
 * tab or, with the drafts of the forms, by one click.
 */
import { useSyncExternalStore } from 'react';

export interface Profile {
  /** US dollars per year, before taxes. */
  readonly income?: number;
  /** Other taxable income, as the investment calculators ask for it. US dollars per year. */
  readonly taxableIncome?: number;
  /** Postal code. */
  readonly state?: string;
  /** In the tax engine's spelling. */
  readonly filingStatus?: string;
  readonly taxYear?: number;
}

const KEY = 'profile';
/** Where the tab keeps the drafts of forms. */
export const DRAFTS = 'drafts';
const EMPTY: Profile = {};
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly profile: Profile } | undefined;

/** @returns the same object until the profile changes; an empty one without storage */
export function profile(): Profile {
  const text = stored();
  if (read?.text !== text) read = { text, profile: parsed(text) };
  return read.profile;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps only values of the right type, because the storage may hold anything. */
function parsed(text: string | null): Profile {
  try {
    const { income, taxableIncome, state, filingStatus, taxYear } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return {
      ...(typeof income === 'number' && { income }),
      ...(typeof taxableIncome === 'number' && { taxableIncome }),
      ...(typeof state === 'string' && { state }),
      ...(typeof filingStatus === 'string' && { filingStatus }),
      ...(typeof taxYear === 'number' && { taxYear }),
    };
  } catch {
    return EMPTY;
  }
}

/** Adds the values of a submitted form to the profile. */
export function remember(said: Profile): void {
  write((storage) => storage.setItem(KEY, JSON.stringify({ ...profile(), ...said })));
}

export function forgetProfile(): void {
  write((storage) => storage.clear());
}

function write(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    return; // Without storage, every form starts empty.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The profile; an empty one during hydration. */
export const useProfile = (): Profile => useSyncExternalStore(subscribe, profile, () => EMPTY);
