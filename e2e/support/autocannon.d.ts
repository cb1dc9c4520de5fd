declare module 'autocannon' {
  export interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly latency: Readonly<Record<'p50' | 'p99' | 'max', number>>;
    readonly requests: { readonly total: number; readonly average: number };
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    /** Requests per second. */
    readonly overallRate: number;
    /** Seconds until an unanswered request counts as failed. */
    readonly timeout: number;
  }): Promise<Result>;
}
