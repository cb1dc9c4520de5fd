/** The visitor's stored consent. The shell asks for it and writes it; other modules read it here. */
import { createContext } from 'react';

/** Local storage key of the consent: four flags and the date. */
export const CONSENT_KEY = 'cookieConsent';
/** Local storage key of the policy version the consent was given for. */
export const CONSENT_VERSION_KEY = 'cookieConsentVersion';

/** Raise it when the policy allows more than before; every visitor is then asked again. */
export const CONSENT_VERSION = '1';
/** A record without a version was given for this one. */
const FIRST_VERSION = '1';

export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'functional', 'advertising'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export interface Consent extends Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>> {
  readonly necessary: true;
  /** ISO timestamp. */
  readonly consentDate: string;
}

const isConsent = (value: unknown): value is Consent => {
  const record = (value ?? {}) as Partial<Record<keyof Consent, unknown>>;
  return (
    record.necessary === true &&
    CONSENT_CATEGORIES.every((category) => typeof record[category] === 'boolean') &&
    typeof record.consentDate === 'string' &&
    !Number.isNaN(Date.parse(record.consentDate))
  );
};

/** @returns the consent to the current policy; undefined if there is none, it can't be read, or storage is unavailable */
export function readConsent(): Consent | undefined {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    const version = localStorage.getItem(CONSENT_VERSION_KEY) ?? FIRST_VERSION;
    return isConsent(record) && version === CONSENT_VERSION ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the privacy preferences dialog. The shell provides it. */
export const ConsentPreferences = createContext<() => void>(() => {});
