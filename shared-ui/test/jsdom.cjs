// jsdom lacks globals that react-router reads on import.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });
// jsdom also lacks performance.measure and scrolling.
performance.measure ??= () => undefined;
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
// Otherwise styled-components appends each rule as text, and jsdom parses all of them again.
globalThis.SC_DISABLE_SPEEDY = false;
