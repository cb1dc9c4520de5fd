import { AsyncResource } from 'node:async_hooks';

type Run = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Makes `AsyncResource.bind` cheap. In Node 20, each bound function gets a deprecated property with its own warning. Fastify binds
 * a function for every body, which takes a third of a calculation's processor time. Does nothing if this Node adds no such property.
 */
export function makeBindingCheap(): void {
  if (!('asyncResource' in new AsyncResource('probe').bind(() => undefined))) return;
  const bind = function (this: AsyncResource, run: Run, thisArg?: unknown): Run {
    const runIn = this.runInAsyncScope.bind(this, run);
    return function (...args) {
      return runIn(thisArg ?? this, ...args);
    };
  };
  AsyncResource.prototype.bind = bind as AsyncResource['bind'];
}
