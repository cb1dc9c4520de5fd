import { createContext } from 'react';

/** Preloads the page of a path, so that following a link shows it at once, or because the link is being followed. The shell provides it. */
export const WarmUp = createContext<(path: string, how?: { readonly followed: boolean }) => void>(() => {});
