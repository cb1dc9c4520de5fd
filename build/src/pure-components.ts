/**
 * Lets the bundler drop components that nobody imports from a package. Their names, for developer tools, their default properties and
 * `forwardRef` would count as side effects.
 */
const PROPERTIES = /^\w+\.(?:displayName = ["'][^"']*["']|defaultProps = \{[^}]*\});$/gm;
const FORWARDED = /(?<=^(?:var|let|const) \w+ = )(?=\w+\.forwardRef\()/gm;

export const pureComponents = (code: string): string => code.replace(PROPERTIES, '').replace(FORWARDED, '/* @__PURE__ */ ');
