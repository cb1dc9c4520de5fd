/** @jest-environment jsdom */
import { offerInputs, onOfferedInputs, takeInputsFromAddress, takeOfferedInputs } from '@bracketwise/shared-ui/runtime';

beforeEach(() => {
  history.replaceState(null, '', '/');
  offerInputs({});
  takeOfferedInputs();
});

test('inputs in the URL are removed from it and from the history, and delivered once', () => {
  history.replaceState({ idx: 3 }, '', '/?lang=fr#state=CA&income=60000');
  const entries = history.length;
  takeInputsFromAddress();
  expect(location.href).toMatch(/\/\?lang=fr$/u);
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ idx: 3 });
  expect(takeOfferedInputs()).toEqual({ state: 'CA', income: '60000' });
  expect(takeOfferedInputs()).toBeUndefined();
});

test('a section fragment stays in the URL', () => {
  history.replaceState(null, '', '/#calculator');
  takeInputsFromAddress();
  expect(location.hash).toBe('#calculator');
  expect(takeOfferedInputs()).toBeUndefined();
});

test('a page does not receive inputs meant for another one', () => {
  offerInputs({ state: 'CA' });
  history.replaceState(null, '', '/salary-calculator');
  expect(takeOfferedInputs()).toBeUndefined();
});

test('a form that the former page shows late leaves the inputs to the page that they are meant for', () => {
  offerInputs({ wages: '400000' }, '/full-tax-estimate');
  const late = jest.fn(takeOfferedInputs);
  onOfferedInputs(late)();
  expect(late).not.toHaveBeenCalled();
  expect(takeOfferedInputs()).toBeUndefined();
  history.replaceState(null, '', '/full-tax-estimate');
  expect(takeOfferedInputs()).toEqual({ wages: '400000' });
});

test('a page receives inputs that were offered before the visitor came to it, and the former page does not', () => {
  const former = jest.fn();
  const stop = onOfferedInputs(former);
  offerInputs({ wages: '400000' }, '/full-tax-estimate');
  expect(former).not.toHaveBeenCalled();
  stop();
  history.replaceState(null, '', '/full-tax-estimate');
  expect(takeOfferedInputs()).toEqual({ wages: '400000' });
});

test('a listener receives waiting and new inputs until it unsubscribes', () => {
  const listener = jest.fn();
  offerInputs({ state: 'CA' });
  const stop = onOfferedInputs(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  offerInputs({ state: 'TX' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  offerInputs({ state: 'NY' });
  expect(listener).toHaveBeenCalledTimes(2);
});
