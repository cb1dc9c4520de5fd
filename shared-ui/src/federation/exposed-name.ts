/** Name under which a remote exposes the page with this id: `CapitalGainsPage`. */
export const exposedName = (id: string): string => `${id.replace(/(?:^|-)(.)/g, (_start, letter: string) => letter.toUpperCase())}Page`;
