import { LOCALES, useLanguage, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Schema } from 'yup';
import type { Draft } from '../forms/draft.ts';
import { draftIn, type SavedDraft } from '../forms/useSavedDraft.ts';
import { showsAlready } from '../layout/useArrivalInView.ts';
import { useIsWidget } from '../federation/useIsWidget.ts';
import { DRAFTS } from './profile.ts';

export interface DraftInTabProps<Values> {
  /** The same key as the form's `kept`. */
  readonly keptAs: string;
  readonly initial: Draft;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly string[];
  readonly schema: Schema<Values>;
  /** Identifies the last submission, if any. */
  readonly press: object | undefined;
  /**
   * Whether the tab's draft may fill the form. It may not after Back, because that page's draft is in memory, or for a link with inputs.
   */
  readonly restores: boolean;
  /** Shows the answer that the page had before the reload. */
  readonly onRestored: (values: Values, press: object) => void;
}

/** In addition to `input`, which fires neither for the buttons of fields nor for a field that completes its text on blur. */
const ACTS = ['input', 'click', 'focusout'] as const;

/**
 * Goes inside a form and keeps its draft in the tab's session storage, so that a reload brings back the draft and its answer. Writes
 * only what the visitor does, and nothing in a widget. A form that is in use already stays as it is.
 */
export function DraftInTab<Values>({ keptAs, initial, amounts, schema, press, restores, onRestored }: DraftInTabProps<Values>) {
  const isWidget = useIsWidget();
  const { values, setValues } = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const place = useRef<HTMLSpanElement>(null);
  const acted = useRef(false);
  const former = useRef({ values, press });

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const act = () => (acted.current = true);
    for (const event of ACTS) form?.addEventListener(event, act);
    const isInUse = press !== undefined || form?.contains(document.activeElement) === true;
    const inTab = isInUse || isWidget || !restores ? undefined : readIn(keptAs, initial);
    if (inTab) {
      const draft = draftIn(locale, inTab, amounts);
      void setValues(draft, false);
      if (inTab.calculated && schema.isValidSync(draft)) {
        const restored = {};
        showsAlready(restored);
        onRestored(schema.cast(draft), restored);
      }
    }
    return () => {
      for (const event of ACTS) form?.removeEventListener(event, act);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, []);

  useEffect(() => {
    const before = former.current;
    former.current = { values, press };
    if (!(acted.current && values !== before.values) && press === before.press) return;
    acted.current = false;
    if (isWidget) return;
    const changed = Object.keys(initial).some((field) => values[field] !== initial[field]);
    write(keptAs, changed ? { draft: values, locale, calculated: press !== undefined } : undefined);
  });

  return <span ref={place} hidden />;
}

interface DraftOfTab extends SavedDraft {
  /** Whether there was an answer. */
  readonly calculated: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** All drafts in the tab; none without storage or if it holds something else. */
function drafts(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** The draft in the tab, unless its fields are not those of the form, as after a new release. */
function readIn(name: string, initial: Draft): DraftOfTab | undefined {
  const stored = Object.hasOwn(drafts(), name) ? drafts()[name] : undefined;
  if (!isRecord(stored) || !isRecord(stored['draft'])) return undefined;
  const { draft, locale, calculated } = stored;
  const fields = Object.keys(initial);
  const fits = Object.keys(draft).length === fields.length && fields.every((field) => typeof draft[field] === typeof initial[field]);
  if (!fits || !Object.values(LOCALES).includes(locale as Locale)) return undefined;
  return { draft: draft as Draft, locale: locale as Locale, calculated: calculated === true };
}

function write(name: string, draft: DraftOfTab | undefined): void {
  try {
    const others = Object.entries(drafts()).filter(([other]) => other !== name);
    const all = Object.fromEntries(draft ? [...others, [name, draft]] : others);
    if (Object.keys(all).length > 0) sessionStorage.setItem(DRAFTS, JSON.stringify(all));
    else sessionStorage.removeItem(DRAFTS);
  } catch {
    // Without storage, a reload empties the form.
  }
}
