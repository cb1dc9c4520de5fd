import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

/** What an edge that traces sends along (https://www.w3.org/TR/trace-context/#traceparent-header). */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const SAMPLED = 1;
/** A request id of the gateway, or our own without its dashes. */
const TRACE_ID = /^[\da-f]{32}$/;
const SPAN_BYTES = 8;
/** OTLP's numbers: a span of a server, and a failed one. */
const KIND_SERVER = 2;
const STATUS_ERROR = 2;
const SEND_EVERY_MS = 5_000;
/** More are dropped until the next sending, so that nobody fills the memory with forged headers. */
const MOST_WAITING = 1_000;
const DEADLINE_MS = 2_000;

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly object[];
  readonly status: { readonly code?: number };
}

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const nanoseconds = (milliseconds: number): string => BigInt(Math.round(milliseconds * 1e6)).toString();

/**
 * Sends a span of some requests to an OpenTelemetry collector (OTLP over HTTP, as JSON). Its trace has the id that the logs of gateway and API call the
 * request id, or that of an edge that traces. A span has the route's pattern and the status, and nothing of the URL, the body or the sender.
 */
export class Traces {
  readonly #waiting: Span[] = [];
  readonly #timer: NodeJS.Timeout;

  /**
   * @param collector - its origin, such as `http://collector:4318`
   * @param oneIn - how many requests have one trace, where no edge decides
   */
  constructor(
    private readonly collector: string,
    private readonly oneIn: number,
    private readonly version: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#timer = setInterval(() => void this.send(), SEND_EVERY_MS).unref();
  }

  answered({ id, headers, method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const [, given, parentSpanId, flags = ''] = TRACEPARENT.exec(String(headers['traceparent'])) ?? [];
    const traceId = given ?? id.replaceAll('-', '');
    const isWanted = given ? (parseInt(flags, 16) & SAMPLED) === SAMPLED : parseInt(traceId.slice(-8), 16) % this.oneIn === 0;
    if (!isWanted || !TRACE_ID.test(traceId) || this.#waiting.length >= MOST_WAITING) return;
    const end = Date.now();
    const route = routeOptions.url ?? 'none';
    this.#waiting.push({
      traceId,
      spanId: randomBytes(SPAN_BYTES).toString('hex'),
      ...(parentSpanId !== undefined && { parentSpanId }),
      name: `${method} ${route}`,
      kind: KIND_SERVER,
      startTimeUnixNano: nanoseconds(end - elapsedTime),
      endTimeUnixNano: nanoseconds(end),
      attributes: [
        text('http.request.method', method),
        text('http.route', route),
        { key: 'http.response.status_code', value: { intValue: String(statusCode) } },
      ],
      status: statusCode >= 500 ? { code: STATUS_ERROR } : {},
    });
  }

  /** Sends what waits. What the collector does not take is lost. */
  async send(): Promise<void> {
    const spans = this.#waiting.splice(0);
    if (spans.length === 0) return;
    const resource = { attributes: [text('service.name', 'bracketwise-api'), text('service.version', this.version)] };
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'bracketwise' }, spans }] }] });
    try {
      const response = await fetch(`${this.collector}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) this.log.warn({ status: response.status, spans: spans.length }, 'the collector refused traces');
    } catch (error) {
      this.log.warn({ broken: (error as Error).name, spans: spans.length }, 'the collector does not answer');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.send();
  }
}
