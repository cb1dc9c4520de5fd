/** @jest-environment jsdom */
import { savedList, type SavedItem } from './saved-list.ts';

interface Note extends SavedItem {
  readonly text: string;
}

const KEY = 'notes';
const noteIn = (value: unknown): Note | undefined => {
  const { id, text } = (value ?? {}) as Partial<Note>;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : undefined;
};
const list = () => savedList(KEY, noteIn);
const note = (id: string, text = id): Note => ({ id, text });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const refuse = (name: string) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name);
  });

test('storage is empty until something is saved', () => {
  const notes = list();
  expect(notes.read()).toEqual({ items: [], unreadable: false });
  notes.remove('a');
  expect(localStorage).toHaveLength(0);
});

test('the newest item comes first, and saving one again replaces the earlier version', () => {
  const notes = list();
  expect(notes.save(note('a'))).toBe('saved');
  notes.save(note('b'));
  notes.save(note('a', 'again'));
  expect(notes.read().items).toEqual([note('a', 'again'), note('b')]);
  expect(list().read().items).toEqual(notes.read().items);
});

test('removing the last item removes the key', () => {
  const notes = list();
  notes.save(note('a'));
  notes.save(note('b'));
  notes.remove('a');
  expect(notes.read().items).toEqual([note('b')]);
  notes.remove('b');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('reading returns the same object until something changes', () => {
  const notes = list();
  notes.save(note('a'));
  expect(notes.read()).toBe(notes.read());
});

test.each(['{', 'null', '{"a":1}', '"text"', ''])('%j is reported as unreadable and replaced by the next item', (text) => {
  localStorage.setItem(KEY, text);
  const notes = list();
  expect(notes.read()).toEqual({ items: [], unreadable: true });
  expect(localStorage.getItem(KEY)).toBe(text);
  notes.save(note('a'));
  expect(notes.read()).toEqual({ items: [note('a')], unreadable: false });
});

test('items of another shape are skipped', () => {
  localStorage.setItem(KEY, JSON.stringify([null, 1, { id: 1 }, note('a'), { id: 'b' }]));
  expect(list().read()).toEqual({ items: [note('a')], unreadable: false });
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'denied'],
] as const)('a storage that throws %s reports %s and leaves the list unchanged', (name, outcome) => {
  const notes = list();
  notes.save(note('a'));
  refuse(name);
  expect(notes.save(note('b'))).toBe(outcome);
  expect(notes.read().items).toEqual([note('a')]);
});

test('a browser that denies storage has nothing saved', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  refuse('SecurityError');
  const notes = list();
  expect(notes.read()).toEqual({ items: [], unreadable: false });
  expect(notes.save(note('a'))).toBe('denied');
});

test('listeners are notified of every change, including those in another tab', () => {
  const notes = list();
  const listener = jest.fn();
  const stop = notes.subscribe(listener);
  notes.save(note('a'));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  notes.save(note('b'));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(3);
});
