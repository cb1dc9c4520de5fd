import { Info } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

/** Milliseconds the pointer must rest on the icon before the text appears. */
export const TOOLTIP_DELAY = 700;
/** Milliseconds to move the pointer from the icon to the text. */
const LEAVE_DELAY = 150;
const EDGE = 8;

interface TooltipProps {
  /** Accessible name of the icon: what the text is about. */
  readonly label: string;
  /** Text only, because it becomes the icon's description. */
  readonly children: ReactNode;
}

/**
 * An icon that explains something in a sentence or two. The text appears after 700 ms under the pointer, or at once on keyboard focus
 * or a tap. Escape or a click elsewhere hides it, and it stays while the pointer is on it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const changeNow = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && changeNow(false);
    // Safari does not focus a tapped button, so it sends no blur either.
    const hideOnPress = (event: PointerEvent) => !anchor.current?.contains(event.target as Node) && changeNow(false);
    document.addEventListener('keydown', hideOnEscape);
    document.addEventListener('pointerdown', hideOnPress);
    return () => {
      document.removeEventListener('keydown', hideOnEscape);
      document.removeEventListener('pointerdown', hideOnPress);
    };
  }, [open]);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    // Centers on the icon unless that would overflow the window.
    const { left, right } = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shift = left < EDGE ? EDGE - left : right > width - EDGE ? width - EDGE - right : 0;
    element.style.setProperty('--shift', `${shift}px`);
  }, [open]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && change(true, TOOLTIP_DELAY)}
      onPointerLeave={() => change(false, LEAVE_DELAY)}
    >
      <Sign
        type="button"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onClick={() => changeNow(true)}
        onFocus={() => changeNow(true)}
        onBlur={() => changeNow(false)}
      >
        <Info size={16} aria-hidden />
      </Sign>
      {open && (
        <Bubble ref={bubble} id={id} role="tooltip">
          {children}
        </Bubble>
      )}
    </Anchor>
  );
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const Sign = styled.button`
  display: inline-flex;
  padding: 0.25rem;
  color: ${color('muted')};
  background: none;
  border: 0;
  border-radius: 50%;
  cursor: help;

  &:hover {
    color: ${color('accent')};
  }
  &:focus-visible {
    outline-offset: 0;
    border-radius: 50%;
  }
  @media print {
    display: none;
  }
`;

const Bubble = styled.span`
  position: absolute;
  z-index: 20;
  inset-block-end: calc(100% + 0.375rem);
  inset-inline-start: 50%;
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  padding: ${space.s} 0.75rem;
  font-size: ${fontSize.s};
  font-weight: 400;
  text-align: start;
  white-space: normal;
  color: ${color('page')};
  background: ${color('text')};
  border-radius: ${radius.s};
  forced-color-adjust: none;
  transform: translateX(calc(-50% + var(--shift, 0px)));

  /* Bridges the gap between icon and text for the pointer. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    height: 0.375rem;
  }
`;
