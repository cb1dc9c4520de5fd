import { Button } from '@bracketwise/shared-ui/layout';
import type { ReactNode } from 'react';

interface FieldLinkProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Leads to a field of the form. */
export const FieldLink = ({ name, children }: FieldLinkProps) => (
  <Button $quiet data-leads-to={name} onClick={() => showField(name)}>
    {children}
  </Button>
);

function showField(name: string) {
  const find = () => document.querySelector<HTMLElement>(`form [name="${name}"]`);
  const show = (field: HTMLElement) => {
    field.closest('details')?.setAttribute('open', '');
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };
  const field = find();
  if (field) {
    show(field);
    return;
  }
  // The group loads its fields once it is opened.
  const group = document.querySelector('form details');
  if (!group) return;
  const arrival = new MutationObserver(() => {
    const loaded = find();
    if (!loaded) return;
    arrival.disconnect();
    show(loaded);
  });
  arrival.observe(group, { childList: true, subtree: true });
  group.setAttribute('open', '');
}
