/** @jest-environment jsdom */
import { CONSENT_KEY, CONSENT_VERSION, CONSENT_VERSION_KEY, readConsent } from '@bracketwise/shared-ui/runtime';

const record = { necessary: true, analytics: true, functional: false, advertising: false, consentDate: '2025-03-04T05:06:07.000Z' };

afterEach(() => localStorage.clear());

test('stored consent is read back', () => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  localStorage.setItem(CONSENT_VERSION_KEY, CONSENT_VERSION);
  expect(readConsent()).toEqual(record);
});

test('consent to another version of the policy is ignored', () => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  localStorage.setItem(CONSENT_VERSION_KEY, `${CONSENT_VERSION}0`);
  expect(readConsent()).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['not a record', '"yes"'],
  ['a record without the necessary flag', JSON.stringify({ ...record, necessary: undefined })],
  ['a flag that is not a boolean', JSON.stringify({ ...record, analytics: 'true' })],
  ['an invalid date', JSON.stringify({ ...record, consentDate: 'yesterday' })],
  ['no date', JSON.stringify({ ...record, consentDate: undefined })],
])('%s in storage is not consent', (_what, text) => {
  if (text !== null) localStorage.setItem(CONSENT_KEY, text);
  expect(readConsent()).toBeUndefined();
});

test('without access to storage there is no consent', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readConsent()).toBeUndefined();
});
