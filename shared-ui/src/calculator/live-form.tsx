/** A form whose results update with it after the first submission, even after a reload. */
import { useMemo, useState } from 'react';
import type { Schema } from 'yup';
import type { Draft } from '../forms/draft.ts';
import type { Inputs } from '../sharing/fragment.ts';
import { DraftInTabOnDemand } from '../visit/draft-in-tab-on-demand.tsx';
import { profileIn, type ProfileFields } from '../visit/FormProfile.tsx';
import { remember } from '../visit/profile.ts';
import { useVisitState } from '../federation/useVisitState.ts';
import { LiveResults } from './LiveResults.ts';
import { isExample } from './results-placeholder.tsx';

export interface Submission<Values> {
  readonly values: Values;
  /** Identifies the click on the button. Later changes of the form keep it. */
  readonly press: object;
}

interface LiveForm<Values> {
  /** The last submission; undefined before the first. */
  readonly submission: Submission<Values> | undefined;
  /** True when the form has invalid input, so the results show earlier values. */
  readonly stale: boolean;
  readonly submit: (values: Values) => void;
  /** For `FollowForm`. */
  readonly follow: Pick<FollowFormProps<Values>, 'press' | 'onValues' | 'onRestored' | 'onRefusal'>;
}

interface LiveFormOptions {
  /** The key under which the page keeps the last submission. */
  readonly id: string;
  /** The controls, in the order of the form. */
  readonly draft: Draft;
  /** Inputs that say nothing about the visitor. */
  readonly example: Inputs;
  readonly profile: ProfileFields | undefined;
}

export function useLiveForm<Values>({ id, draft, example, profile }: LiveFormOptions): LiveForm<Values> {
  const [submission, keep] = useVisitState<Submission<Values>>(`${id}.submission`);
  const [stale, setStale] = useState(false);
  const press = submission?.press;
  // Stays the same between two presses, so that new results don't render the form again.
  const actions = useMemo(() => {
    const show = (values: Values, of: object) => keep({ values: inOrderOf(draft, values), press: of });
    const calculate = (values: Values, of: object) => {
      show(values, of);
      if (profile && !isExample(values as object, example)) remember(profileIn(values as object, profile));
      setStale(false);
    };
    return {
      submit: (values: Values) => calculate(values, {}),
      follow: {
        press,
        onValues: (values: Values) => press && calculate(values, press),
        onRestored: show,
        onRefusal: () => setStale(true),
      },
    };
  }, [press, keep, draft, profile, example]);
  return { submission, stale, ...actions };
}

/** All fields in the order of the form, for printing and sharing; a field left blank may have no value. */
const inOrderOf = <Values,>(draft: Draft, values: Values): Values =>
  Object.fromEntries(Object.keys({ ...draft, ...values }).map((field) => [field, values[field as keyof Values]])) as Values;

interface FollowFormProps<Values> {
  /** The key under which the draft is stored across pages. */
  readonly keptAs: string;
  readonly initial: Draft;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly string[];
  readonly schema: Schema<Values>;
  /** Identifies the last submission, if any. */
  readonly press: object | undefined;
  readonly onValues: (values: Values) => void;
  readonly onRestored: (values: Values, press: object) => void;
  readonly onRefusal: () => void;
}

/** Goes inside the form. */
export const FollowForm = <Values,>({ onValues, onRefusal, ...draft }: FollowFormProps<Values>) => (
  <>
    <DraftInTabOnDemand {...draft} />
    {draft.press && <LiveResults schema={draft.schema} onValues={onValues} onRefusal={onRefusal} />}
  </>
);
