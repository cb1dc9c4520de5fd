/** The builds make a data URL of a PDF. */
declare module '*.pdf' {
  const dataUrl: string;
  export default dataUrl;
}
