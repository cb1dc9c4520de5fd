import { API_PATIENCE } from './declaration.ts';

const milliseconds = (seconds: number) => seconds * 1000;

/** Picks an API process round-robin. Skips one that recently failed, unless no other is left. */
export class Replicas {
  readonly #leftOutUntil = new Map<string, number>();
  #turn = 0;

  constructor(
    private readonly origins: readonly [string, ...string[]],
    private readonly now: () => number = Date.now,
  ) {}

  get count(): number {
    return this.origins.length;
  }

  /** @param asked - processes already tried for this request */
  next(asked: ReadonlySet<string>): string {
    const inTurn = this.origins.map((_, index) => this.origins[(this.#turn + index) % this.count] ?? this.origins[0]);
    const fresh = inTurn.filter((origin) => !asked.has(origin));
    const chosen = fresh.find((origin) => (this.#leftOutUntil.get(origin) ?? 0) <= this.now()) ?? fresh[0] ?? inTurn[0] ?? this.origins[0];
    this.#turn = this.origins.indexOf(chosen) + 1;
    // Only one request probes a failed process; the others skip it until that one is answered.
    if (this.#leftOutUntil.has(chosen)) this.#leftOutUntil.set(chosen, this.now() + milliseconds(API_PATIENCE.try));
    return chosen;
  }

  answered(origin: string): void {
    this.#leftOutUntil.delete(origin);
  }

  failed(origin: string): void {
    this.#leftOutUntil.set(origin, this.now() + milliseconds(API_PATIENCE.leftOut));
  }
}
