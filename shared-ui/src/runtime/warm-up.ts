import { createContext } from 'react';

/** Preloads the page of a path, so that following a link shows it at once. The shell provides it. */
export const WarmUp = createContext<(path: string) => void>(() => {});
