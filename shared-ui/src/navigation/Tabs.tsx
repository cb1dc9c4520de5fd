import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { NARROW } from '../layout/narrow.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps<K extends string> {
  /** Says what the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly selected: K;
  readonly onSelect: (key: K) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over views of the same thing. The arrow keys, Home and End select; Tab moves into the panel. All panels are in the page's HTML,
 * so without scripts they appear one below the other.
 */
export function Tabs<K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({ key }) => key === selected),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault(); // keeps the page from scrolling
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map(({ key, label: text }) => (
          <Press
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            data-tab={key}
            aria-selected={key === selected}
            aria-controls={`${id}-${key}`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {text}
          </Press>
        ))}
      </List>
      {tabs.map(({ key, panel }) => (
        <Panel key={key} role="tabpanel" id={`${id}-${key}`} aria-labelledby={`${id}-${key}-tab`} hidden={key !== selected}>
          {panel}
        </Panel>
      ))}
    </div>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-block-end: ${space.m};

  ${NARROW} {
    gap: ${space.xs} 0.125rem;
  }

  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Press = styled.button`
  /* Wider than a year in any font, so that loading the typeface causes no layout shift. */
  min-width: 5rem;
  min-height: 2.75rem;
  padding: ${space.xs} ${space.m};
  font-weight: 600;
  color: ${color('muted')};
  background: ${color('surface')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  forced-color-adjust: none;
  cursor: pointer;

  &:hover {
    color: ${color('text')};
    border-color: ${color('text')};
  }
  /* Seven years fit a phone of 360 pixels in one row. */
  ${NARROW} {
    flex: 1 0 auto;
    min-width: 2.75rem;
    padding-inline: 0;
    font-size: ${fontSize.s};
  }
  &[aria-selected='true'] {
    color: ${color('accentText')};
    background: ${color('accent')};
    border-color: ${color('accent')};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;

    @media (scripting: none) {
      display: grid;
      margin-block-start: ${space.xl};
    }
  }
`;
