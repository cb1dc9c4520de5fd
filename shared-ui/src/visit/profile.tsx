/**
 * What a visitor said of themselves on one form, for every other form of the site: in the session storage of the tab, gone with it or with
 * one press.
 */
import { useSyncExternalStore } from 'react';

export interface Profile {
  /** US dollars a year, before taxes. */
  readonly income?: number;
  /** US dollars a year, of other taxable income as the calculators of investments ask for it. */
  readonly taxableIncome?: number;
  /** Two capital letters. */
  readonly state?: string;
  /** As the tax engine spells it. */
  readonly filingStatus?: string;
  readonly taxYear?: number;
}

const KEY = 'profile';
const EMPTY: Profile = {};
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly profile: Profile } | undefined;

/** @returns the same object until the profile changes; an empty one where there is no storage */
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

/** Takes only what has the right type: the storage may hold anything. */
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

/** Adds to the profile what a form was submitted with. */
export function remember(said: Profile): void {
  write((storage) => storage.setItem(KEY, JSON.stringify({ ...profile(), ...said })));
}

export function forgetProfile(): void {
  write((storage) => storage.removeItem(KEY));
}

function write(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    return; // without storage every form starts empty
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The profile; an empty one while the page is hydrated. */
export const useProfile = (): Profile => useSyncExternalStore(subscribe, profile, () => EMPTY);
