/** The list of stories, and the chosen one in a frame of the chosen width, so that its media queries apply. */
import { LANGUAGES, THEMES } from '@bracketwise/shared-ui/runtime';
import { GlobalStyle } from '@bracketwise/shared-ui/theme/GlobalStyle';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { addressOf, readChoice, type Choice } from './choice.ts';
import { stories } from './stories.ts';

/** In pixels: the narrowest phone, a phone, a tablet, a computer. */
const WIDTHS = [320, 375, 768, 1280] as const;

const titles = [...new Set(stories.map(({ title }) => title))];

export function Workbench() {
  const [choice, setChoice] = useState(readChoice);
  const [width, setWidth] = useState<number>(1280);
  const story = stories.find(({ id }) => id === choice.story) ?? stories[0]!;
  const shown = { ...choice, story: story.id };
  const choose = (change: Partial<Choice>) => {
    const next = { ...shown, ...change };
    history.replaceState(null, '', addressOf(next));
    setChoice(next);
  };
  return (
    <Columns>
      <GlobalStyle />
      <nav aria-label="Stories">
        {titles.map((title) => (
          <details key={title} open={title === story.title}>
            <summary>{title}</summary>
            {stories
              .filter((each) => each.title === title)
              .map(({ id, name }) => (
                <a
                  key={id}
                  href={addressOf({ ...shown, story: id })}
                  aria-current={id === story.id || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    choose({ story: id });
                  }}
                >
                  {name}
                </a>
              ))}
          </details>
        ))}
      </nav>
      <main>
        <Bar>
          <Select label="Language" options={LANGUAGES} value={choice.language} onChange={(language) => choose({ language })} />
          <Select label="Theme" options={THEMES} value={choice.theme} onChange={(theme) => choose({ theme })} />
          <Select label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          <a href={addressOf({ ...shown, frame: '' })}>Open alone</a>
          {story.parameters.onPaper && <strong>Visible only in print: open it alone and print it.</strong>}
        </Bar>
        <iframe key={addressOf(shown)} title={`${story.title}: ${story.name}`} src={addressOf({ ...shown, frame: '' })} width={width} />
      </main>
    </Columns>
  );
}

interface SelectProps<V> {
  readonly label: string;
  readonly options: readonly V[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

const Select = <V extends string | number>({ label, options, value, onChange }: SelectProps<V>) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(options.find((option) => String(option) === target.value)!)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  height: 100vh;
  font-size: ${fontSize.s};

  > nav {
    padding: ${space.m};
    overflow: auto;
    border-inline-end: 1px solid ${color('line')};
  }
  summary {
    padding-block: ${space.xs};
    cursor: pointer;
  }
  nav a {
    display: block;
    padding: ${space.xs} ${space.m};
  }
  a[aria-current] {
    font-weight: 600;
  }
  > main {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    overflow: auto;
  }
  iframe {
    height: 100%;
    border: 0;
    outline: 1px solid ${color('line')};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  padding: ${space.m};
`;
