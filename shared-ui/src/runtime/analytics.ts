import { readConsent } from './consent.ts';

/**
 * Pages report events through this module. No event passes before the visitor agrees to the analytics category, or if no service is
 * connected.
 */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category?: string;
  readonly label?: string;
  readonly value?: number;
}

export type AnalyticsSink = (event: AnalyticsEvent) => void;

let sink: AnalyticsSink | undefined;

/** Connects the service that receives later events. */
export function connectAnalytics(receiver: AnalyticsSink | undefined): void {
  sink = receiver;
}

export function track(event: AnalyticsEvent): void {
  if (sink && readConsent()?.analytics) sink(event);
}
