import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Unfolds the section or row that the URL names. Browsers do so only for the address they opened themselves. */
export function useRevealedTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    for (let folded = target?.closest('details'); folded; folded = folded.parentElement?.closest('details')) folded.open = true;
  }, [hash, key]);
}
