/** Finds the stories of all workspaces. */
import type { Meta, StoryObj, StoryParameters } from '@bracketwise/shared-ui/testing/story';

/** A file of stories. */
type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

export interface Story extends StoryObj {
  /** `forms-amountfield--with-error`, as Storybook names it. */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly meta: Meta;
  readonly parameters: StoryParameters;
}

const folders = [
  import.meta.webpackContext('../../shared-ui/src', { regExp: /\.stories\.tsx$/ }),
  import.meta.webpackContext('../../mf-main-calculator/src', { regExp: /\.stories\.tsx$/ }),
  import.meta.webpackContext('../../mf-investor-calcs/src', { regExp: /\.stories\.tsx$/ }),
  import.meta.webpackContext('../../mf-worker-calcs/src', { regExp: /\.stories\.tsx$/ }),
  import.meta.webpackContext('../../mf-guides/src', { regExp: /\.stories\.tsx$/ }),
];

/** `WithError` as `With error`. */
const inWords = (name: string) => name.replace(/(?<!^)[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
const inAddress = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/gu, '-');

function storiesIn({ default: meta, ...exported }: StoryFile): Story[] {
  return Object.entries(exported).map(([key, story]) => {
    const name = inWords(key);
    return {
      ...story,
      id: `${inAddress(meta.title)}--${inAddress(name)}`,
      title: meta.title,
      name,
      meta,
      parameters: { ...meta.parameters, ...story.parameters },
    };
  });
}

export const stories: readonly Story[] = folders
  .flatMap((folder) => folder.keys().map((file) => folder(file) as StoryFile))
  .flatMap(storiesIn)
  .sort((a, b) => a.title.localeCompare(b.title));
