// jsdom lacks globals that react-router reads on import.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });
// jsdom also lacks performance.measure and scrolling.
performance.measure ??= () => undefined;
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
// Otherwise styled-components appends each rule as text, and jsdom parses all of them again.
globalThis.SC_DISABLE_SPEEDY = false;
// Finding elements by role computes their styles, and jsdom compares an element with every rule. Tests read only whether an element shows.
const { CSSStyleSheet, Element, HTMLCollection } = globalThis;
const { insertRule } = CSSStyleSheet.prototype;
const READ = /display|visibility|opacity/u;
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return insertRule.call(this, READ.test(rule) ? rule : '@media print {}', index);
};
// The engine of selectors copies this list through a proxy, which looks for an element of each index's name first.
const { getElementsByTagName } = Element.prototype;
const { item } = HTMLCollection.prototype;
const length = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length').get;
Element.prototype.getElementsByTagName = function (tag) {
  const found = getElementsByTagName.call(this, tag);
  return tag === '*' ? Array.from({ length: length.call(found) }, (_, index) => item.call(found, index)) : found;
};
// React's development build notes a call stack for each of the first 10,000 elements of a second, which takes a sixth of a page's tests. No test reads them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
