import { useLayoutEffect } from 'react';
import type { Inputs } from '../sharing/fragment.ts';
import { useKept, useKeptQuietly } from '../visit/useKept.tsx';

/** Inputs that are to be the panel's; taken once. */
export interface PanelOffer {
  readonly inputs: Inputs;
}

/** Under which names a visit keeps what the panel holds, and what is handed over to it. */
export const panelKeysOf = (id: string) => ({ offer: `${id}.panelOffer`, kept: `${id}.panel` });

/** For the frame: hands inputs over to the panel, and at first those that the visit keeps. */
export function usePanelOffers(id: string): (inputs: Inputs) => void {
  const keys = panelKeysOf(id);
  const [, offer] = useKept<PanelOffer>(keys.offer);
  const kept = useKeptQuietly<Inputs>(keys.kept);
  useLayoutEffect(() => {
    const inputs = kept.read();
    if (inputs) offer({ inputs });
  }, [kept, offer]);
  return (inputs) => offer({ inputs });
}
