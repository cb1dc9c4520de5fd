/** With `?frame` it shows only the story that the address names, as the workbench and the tests need it; otherwise the workbench. */
import { createRoot } from 'react-dom/client';
import { readChoice } from './choice.ts';
import { showStory } from './show-story.tsx';
import { stories } from './stories.ts';
import { Workbench } from './Workbench.tsx';

declare global {
  interface Window {
    /** For the tests, which show one story after the other without loading the page again. */
    readonly workbench: { readonly stories: typeof stories; readonly showStory: typeof showStory };
  }
}

if (new URLSearchParams(location.search).has('frame')) {
  Object.assign(window, { workbench: { stories, showStory } });
  const { story, ...surroundings } = readChoice();
  if (story) void showStory(story, surroundings);
} else createRoot(document.getElementById('root')!).render(<Workbench />);
