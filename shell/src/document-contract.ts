/** The elements through which the HTML that `render` writes and the script that takes it over find each other. */
export const ROOT_ID = 'root';
/** The main part of the page: where its own content stands. */
export const CONTENT_ID = 'content';
/** JSON data block with the API answers the HTML was made from. */
export const ANSWERS_ID = 'answers';
/** Name of the User Timing mark that is set once the page answers to the visitor, or has failed to. */
export const PAGE_IN_USE = 'page in use';
