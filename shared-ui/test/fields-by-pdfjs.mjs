/** Prints what pdf.js reads of a PDF file, as JSON: the number of pages, and its fields by name. */
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(readFileSync(process.argv[2])));
const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
const fields = annotations.filter(({ fieldName, fieldValue }) => fieldName && fieldValue && fieldValue !== 'Off');
console.log(
  JSON.stringify({
    pages: document.numPages,
    fields: Object.fromEntries(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])),
  }),
);
