import type { ComponentType } from 'react';
import { deferredSection, type DeferredSection } from '../federation/deferred-section.tsx';
import { explanationWords } from '../explanation/explanation-words.ts';

/** Of two lines, which is what most screens need. */
export const AS_FILED_HEIGHT = '3rem';

/** Holds the line's place, so that loading it causes no layout shift. */
export const AS_FILED_OUTLINE = <div style={{ minHeight: AS_FILED_HEIGHT }} />;

/** A section that computes a return as it is filed and shows it as `AsFiled`. */
export const asFiledSection = <P extends object>(load: () => Promise<ComponentType<P>>): DeferredSection<P> =>
  deferredSection<P>({ namespace: 'explanation', words: explanationWords, load });
