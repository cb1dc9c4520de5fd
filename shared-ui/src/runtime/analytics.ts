import { readConsent } from './consent.ts';

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

let sink: AnalyticsSink | undefined;

/** Connects the service that receives events from now on. */
export function connectAnalytics(receiver: AnalyticsSink | undefined): void {
  sink = receiver;
}

export function track(event: AnalyticsEvent): void {
  if (sink && readConsent()?.analytics) sink(event);
}
