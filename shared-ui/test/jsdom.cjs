// jsdom lacks what react-router reads at import time.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Nor does it measure, or scroll.
performance.measure ??= () => undefined;
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
