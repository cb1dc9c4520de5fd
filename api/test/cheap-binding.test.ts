import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { makeBindingCheap } from '../src/cheap-binding.ts';

const original = Object.getOwnPropertyDescriptor(AsyncResource.prototype, 'bind') as PropertyDescriptor;
beforeEach(makeBindingCheap);
afterAll(() => {
  Object.defineProperty(AsyncResource.prototype, 'bind', original);
});

it('bound functions run in the context in which their resource was made', () => {
  const storage = new AsyncLocalStorage<string>();
  const resource = storage.run('of the request', () => new AsyncResource('test'));
  const bound = resource.bind(() => storage.getStore());
  expect(storage.run('of another', bound)).toBe('of the request');
});

it('bound functions get the arguments and the receiver of the call', () => {
  const bound = new AsyncResource('test').bind(function (this: { name: string }, ...rest: number[]) {
    return [this.name, ...rest];
  });
  expect(bound.call({ name: 'receiver' }, 1, 2)).toEqual(['receiver', 1, 2]);
});

it('a receiver given when binding takes precedence', () => {
  const resource = new AsyncResource('test');
  const nameOf = function (this: { name: string }) {
    return this.name;
  };
  const bound = Reflect.apply(resource.bind, resource, [nameOf, { name: 'bound' }]) as typeof nameOf;
  expect(bound.call({ name: 'receiver' })).toBe('bound');
});

it('bound functions have no deprecated property', () => {
  expect(new AsyncResource('test').bind(() => undefined)).not.toHaveProperty('asyncResource');
});
