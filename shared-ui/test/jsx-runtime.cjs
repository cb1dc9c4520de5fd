/**
 * React's development build protects each element from changes and notes where it was made, which takes a twentieth of a page's tests. These
 * elements are plain. React still names lists without keys.
 */
const { Fragment } = require('react');

const ELEMENT = Symbol.for('react.transitional.element');

/** A child with its own place in its parent needs no key. */
function hasItsPlace(child) {
  if (child?.$$typeof === ELEMENT) child._store.validated = 1;
}

function jsx(type, config, maybeKey) {
  const { children } = config;
  if (!Array.isArray(children)) hasItsPlace(children);
  let props = config;
  let key = maybeKey;
  if ('key' in config) ({ key, ...props } = config);
  return {
    $$typeof: ELEMENT,
    type,
    key: key === undefined ? null : String(key),
    props,
    _owner: null,
    _store: { validated: 0 },
    _debugInfo: null,
    _debugStack: null,
    _debugTask: null,
  };
}

function jsxs(type, config, key) {
  config.children.forEach(hasItsPlace);
  return jsx(type, config, key);
}

function createElement(type, config, ...children) {
  children.forEach(hasItsPlace);
  const given = children.length > 1 ? { children } : children.length === 1 ? { children: children[0] } : {};
  return jsx(type, { ...config, ...given });
}

module.exports = { Fragment, jsx, jsxs, createElement };
