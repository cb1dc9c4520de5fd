/**
 * Stories, as the workbench reads them: the part of Storybook's Component Story Format (CSF 3) that they use, under its names. A file
 * `<Component>.stories.tsx` exports a `Meta` by default and each story by name.
 */
import type { TranslatedLanguage } from '@bracketwise/contract/languages';
import type { ComponentType, ReactNode } from 'react';
import type { CachedResponse } from '@bracketwise/shared-ui/runtime';
import type { SectionModule, WordsLoader } from '../federation/page-contract.ts';

export interface StoryParameters {
  /** Loaders of the namespaces it needs in addition to shared-ui's. */
  readonly words?: Readonly<Record<string, WordsLoader>>;
  /** Deferred sections to load first, as a page does. */
  readonly sections?: readonly SectionModule[];
  /** Responses of the API that its queries find in the cache. */
  readonly responses?: readonly CachedResponse[];
  /** It is visible only in print. */
  readonly onPaper?: boolean;
  /** Is not compared with a screenshot, because another story of the component is. Keeps large screenshots few. */
  readonly uncompared?: boolean;
  /** Compares it in this language too, on the narrowest phone: for texts that are longest there. */
  readonly longestIn?: TranslatedLanguage;
}

export type Decorator = (Story: ComponentType) => ReactNode;

/** Props of a component. */
type PropsOf<C> = C extends ComponentType<infer P> ? P : never;

/** @typeParam C - type of the component */
export interface Meta<C = ComponentType> {
  /** Group and name in the workbench: `Forms/AmountField`. */
  readonly title: string;
  readonly component: C;
  readonly args?: Partial<PropsOf<C>>;
  readonly decorators?: readonly Decorator[];
  readonly parameters?: StoryParameters;
}

/** @typeParam C - type of the component */
export interface StoryObj<C = ComponentType> {
  readonly args?: Partial<PropsOf<C>>;
  /** Default: the component with its `args`. */
  readonly render?: (args: PropsOf<C>) => ReactNode;
  readonly parameters?: StoryParameters;
  /** Brings the rendered story into its state, as a visitor would. */
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => void | Promise<void>;
}
