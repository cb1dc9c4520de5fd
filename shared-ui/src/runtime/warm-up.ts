import { createContext } from 'react';

/** Starts loading the page of a path, so that following a link to it shows it at once. The shell provides it. */
export const WarmUp = createContext<(path: string) => void>(() => {});
