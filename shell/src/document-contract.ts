/** Ids shared by the HTML that `render` writes and the script that hydrates it. */
export const ROOT_ID = 'root';
/** The main element, which holds the page's own content. */
export const CONTENT_ID = 'content';
/** JSON data block with the API responses the HTML was rendered from. */
export const RESPONSES_ID = 'responses';
/** JSON data block with the shell's texts in the page's language, by namespace. */
export const WORDS_ID = 'words';
/** Data attribute of the root element, set once the page has hydrated or failed. Tests wait for it. */
export const READY = 'ready';
