/** Id of the list of what a calculator leaves out. In its own module, because the page needs it before the results. */
export const LEFT_OUT_ID = 'left-out';
