/**
 * Lets the bundler drop components, schemas and messages that nobody imports from a package. What follows would count as side effects: the names of
 * components, for developer tools, their default properties, calls of `forwardRef` and `Object.assign`, and the prototypes of yup's functions.
 */
const PROPERTIES = /^\w+\.(?:displayName = ["'][^"']*["']|defaultProps = \{[^}]*\});$/gm;
const CALLS = /(?<=^(?:var|let|const) \w+ = )(?=\w+\.forwardRef\(|Object\.assign\()/gm;
const OF_SCHEMAS = /^(?:create\$\d+|\w+Schema)\.(?:prototype|INVALID_DATE) = [\w.]+;$/gm;

export const pureComponents = (code: string): string =>
  code.replace(PROPERTIES, '').replace(OF_SCHEMAS, '').replace(CALLS, '/* @__PURE__ */ ');
