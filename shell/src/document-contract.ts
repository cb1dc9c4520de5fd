/** The elements through which the HTML that `render` writes and the script that takes it over find each other. */
export const ROOT_ID = 'root';
/** The main part of the page: where its own content stands. */
export const CONTENT_ID = 'content';
/** JSON data block with the API answers the HTML was made from. */
export const ANSWERS_ID = 'answers';
/** Data attribute of the root element, set once the page answers to the visitor or has failed to. Tests wait for it. */
export const IN_USE = 'inUse';
