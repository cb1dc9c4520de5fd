/** The form and what fills it in, in one chunk. */
export { fillFormW4P as fillForm } from './fill-form-w4.ts';
export { default as blank } from './fw4p.pdf';
