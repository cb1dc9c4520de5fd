import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FailureReport } from '../failures/failure-report.ts';
import type { PolicyDirective } from '../failures/policy-violation.ts';

/** In seconds. A calculation takes less than the first bucket. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, never the URL. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics for operators. None of them says who sent a request or what it contained. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** Number, latency and status of requests. */
  readonly #requests = new Histogram({
    name: 'bracketwise_api_request_seconds',
    help: 'Requests answered, by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'bracketwise_browser_failures_total',
    help: 'Parts of the site that browsers reported as failed',
    labelNames: ['part', 'kind'],
    registers: [this.registry],
  });
  readonly #violations = new Counter({
    name: 'bracketwise_policy_violations_total',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  /** @param log - read for its dropped lines whenever the metrics are scraped */
  watchLog(log: { readonly dropped: number }): void {
    new Counter({
      name: 'bracketwise_api_log_lines_dropped_total',
      help: 'Log lines that were never written, because standard output took nothing',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(log.dropped);
      },
    });
  }

  failed({ part, kind }: FailureReport): void {
    this.#failures.inc({ part, kind });
  }

  violated(directive: PolicyDirective): void {
    this.#violations.inc({ directive });
  }
}
