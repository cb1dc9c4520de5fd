/** The loader of every rule of ours: Rspack imports loaders by path, without the hook for TypeScript, so the function is an option. */
export default function runLoader(code) {
  return this.getOptions().run.call(this, code);
}
