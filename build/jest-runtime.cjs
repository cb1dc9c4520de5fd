/**
 * Jest's runtime, which compiles each module once per process instead of once per test file. Each test file still runs all its modules anew,
 * with its own globals: only the compiled text is shared.
 */
const vm = require('node:vm');
const JestRuntime = require('jest-runtime').default;

const { compileFunction } = vm;
/** By path. */
const compiled = new Map();

vm.compileFunction = (text, parameters, options) => {
  const { filename, importModuleDynamically, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(text, parameters, options);
  const opening = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.text !== text || known.opening !== opening) {
    const current = { text, opening };
    current.script = new vm.Script(`${opening}${text}\n})`, {
      filename,
      columnOffset: -opening.length,
      // Of the test file that runs now.
      importModuleDynamically: (...specifier) => current.importModuleDynamically(...specifier),
    });
    known = current;
    compiled.set(filename, known);
  }
  known.importModuleDynamically = importModuleDynamically;
  return known.script.runInContext(parsingContext);
};

module.exports = JestRuntime;
