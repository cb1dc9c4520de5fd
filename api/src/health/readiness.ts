import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

/** Whether load balancers may still send requests to this process. */
@Injectable()
export class Readiness {
  #draining = false;

  get draining(): boolean {
    return this.#draining;
  }

  drain(): void {
    this.#draining = true;
  }

  /** @throws Problem 503 while the process is shutting down */
  check(): void {
    if (this.#draining) throw new Problem(503, 'Shutting down.');
  }
}
