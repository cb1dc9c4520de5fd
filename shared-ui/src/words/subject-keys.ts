/** Where the name of a page's subject may be: a state's in `common`, a place's in a namespace that its page brings. */
export const subjectKeys = (subject: string): string[] => [`common:states.${subject}`, `places:${subject}`];
