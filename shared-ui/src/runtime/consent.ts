/** What the visitor agreed to, as this browser keeps it. The shell asks and writes; whoever needs to know reads it here. */
import { createContext } from 'react';

/** Key in local storage of the visitor's consent: four flags and the date. */
export const CONSENT_KEY = 'cookieConsent';
/** Key in local storage of the version of the policy the consent was given for. */
export const CONSENT_VERSION_KEY = 'cookieConsentVersion';

/** Raised when the policy comes to allow more than it did: then every visitor is asked again. */
export const CONSENT_VERSION = '1';
/** A record without a version beside it was given for the first one. */
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

/** @returns the consent given for the present policy; undefined where none was, where it cannot be read, or where storage is denied */
export function readConsent(): Consent | undefined {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    const version = localStorage.getItem(CONSENT_VERSION_KEY) ?? FIRST_VERSION;
    return isConsent(record) && version === CONSENT_VERSION ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the dialog in which the visitor says what they agree to. The shell provides it. */
export const ConsentPreferences = createContext<() => void>(() => {});
