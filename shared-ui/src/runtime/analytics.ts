/**
 * The port through which pages report what happened. Nothing passes it before the visitor has agreed to the analytics
 * category, and nothing where no service is connected.
 */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category?: string;
  readonly label?: string;
  readonly value?: number;
}

export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** Key in local storage of the visitor's consent: four flags and the date. */
export const CONSENT_KEY = 'cookieConsent';

function analyticsAllowed(): boolean {
  try {
    const consent = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as { analytics?: unknown };
    return consent.analytics === true;
  } catch {
    return false; // no storage, or a record that is not ours: no consent
  }
}

let sink: AnalyticsSink | undefined;

/** Connects the service that receives events from now on. */
export function connectAnalytics(receiver: AnalyticsSink | undefined): void {
  sink = receiver;
}

export function track(event: AnalyticsEvent): void {
  if (sink && analyticsAllowed()) sink(event);
}
