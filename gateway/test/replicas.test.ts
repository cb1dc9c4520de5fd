import { API_PATIENCE } from '../src/declaration.ts';
import { Replicas } from '../src/replicas.ts';

const NONE: ReadonlySet<string> = new Set();
const SECOND = 1000;

function threeReplicas() {
  let now = 0;
  const replicas = new Replicas(['a', 'b', 'c'], () => now);
  return {
    replicas,
    pass: (milliseconds: number) => (now += milliseconds),
    asked: (times: number) => Array.from({ length: times }, () => replicas.next(NONE)).join(''),
  };
}

test('picks replicas round-robin', () => {
  expect(threeReplicas().asked(6)).toBe('abcabc');
});

test('skips a failed replica for a while', () => {
  const { replicas, asked, pass } = threeReplicas();
  replicas.failed('b');
  expect(asked(4)).toBe('acac');
  pass(API_PATIENCE.leftOut * SECOND);
  expect(asked(3)).toContain('b');
});

test('probes a failed replica with one request at a time until it answers', () => {
  const { replicas, asked, pass } = threeReplicas();
  replicas.failed('b');
  pass(API_PATIENCE.leftOut * SECOND);
  expect(asked(6).replace(/[^b]/g, '')).toBe('b');
  replicas.answered('b');
  expect(asked(6).replace(/[^b]/g, '')).toBe('bb');
});

test('never picks a replica that the request already tried', () => {
  const { replicas } = threeReplicas();
  expect(replicas.next(new Set(['a']))).toBe('b');
  expect(replicas.next(new Set(['a', 'c']))).toBe('b');
});

test('still picks a replica when all have failed', () => {
  const { replicas } = threeReplicas();
  for (const origin of ['a', 'b', 'c']) replicas.failed(origin);
  expect(replicas.next(new Set(['a', 'b']))).toBe('c');
  expect(['a', 'b', 'c']).toContain(replicas.next(NONE));
});
