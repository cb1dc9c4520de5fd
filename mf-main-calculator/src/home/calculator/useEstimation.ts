import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';
import { prepareExplanation } from '@bracketwise/shared-ui/explanation';
import { showsAlready } from '@bracketwise/shared-ui/layout';
import { toastSlice, track, useAppDispatch, type ApiError } from '@bracketwise/shared-ui/runtime';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { useIsWidget } from '@bracketwise/shared-ui/federation/useIsWidget';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields, useCalculateTaxMutation } from '../../api/estimates.ts';
import type { AnsweredRequest } from './answered-request.ts';
import { prepareActions } from './EstimateActionsOnDemand.tsx';
import { prepareDetails } from './EstimateDetailsOnDemand.tsx';
import { isField, type EstimateDraft } from './form.ts';

export interface Estimation {
  /** The last answer. A failure does not remove it. */
  readonly answered: AnsweredRequest | undefined;
  readonly calculating: boolean;
  /** Why the last request failed; undefined once one succeeds. */
  readonly failure: EstimationFailure | undefined;
  /** The last request. */
  readonly asked: EstimateRequest | undefined;
  /**
   * Asks the server; a widget computes in the browser. Resolves to the fields that the server rejects, with message keys.
   * @param locality - the code of the place to count from the first answer on
   */
  readonly calculate: (request: EstimateRequest, locality?: string) => Promise<Partial<EstimateDraft>>;
  /** Answers a request that the server could not, in the browser. */
  readonly calculateHere: (request: EstimateRequest) => Promise<void>;
  /** Shows the answer with the tax of another place. The page does not scroll to it. */
  readonly choosePlace: (answer: AnsweredRequest) => void;
}

/** Key of the message is `errors.<cause>`. */
export interface EstimationFailure {
  readonly cause: 'tooSlow' | 'offline' | 'tooMany' | 'server';
  /** Seconds to wait before retrying. */
  readonly seconds: number;
}

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;
const A_MINUTE = 60;

/** Fields that the server rejects are reported at the fields instead. */
function failureOf(error: ApiError | undefined): EstimationFailure | undefined {
  if (!error || error.status === BAD_REQUEST) return undefined;
  const seconds = error.retryAfter ?? A_MINUTE;
  if (error.timedOut) return { cause: 'tooSlow', seconds };
  if (error.status === TOO_MANY_REQUESTS) return { cause: 'tooMany', seconds };
  // Another server answered in place of the API, or none did.
  return { cause: error.status === undefined && !navigator.onLine ? 'offline' : 'server', seconds };
}

export function useEstimation(): Estimation {
  const { i18n } = useTranslation('home');
  const [calculateTax, { isLoading, originalArgs, error, reset }] = useCalculateTaxMutation();
  const [answered, setAnswered] = useVisitState<AnsweredRequest>('home.answered');
  const tell = useToastHere();
  const widget = useIsWidget();

  /** Keeps the place that the visitor added, within the same state. */
  const answer = async (request: EstimateRequest, calculation: Calculation, locality = '') => {
    const code = answered ? answered.request.state === request.state && answered.place?.code : locality;
    const plain = { request, calculation };
    const placed = code && import('./with-place.ts').then(({ withPlace }) => withPlace(plain, code, i18n));
    setAnswered((placed && (await placed.catch(console.warn))) || plain);
  };

  const calculate = async (request: EstimateRequest, locality?: string): Promise<Partial<EstimateDraft>> => {
    // Preloads them for the answer. If this fails, the section that shows them reports the error.
    for (const prepare of [prepareDetails, prepareExplanation, ...(widget ? [] : [prepareActions])])
      void prepare(i18n).catch(() => undefined);
    if (widget) {
      await calculateHere(request, locality);
      return {};
    }
    const { data: calculation, error: failure } = await calculateTax(request);
    if (failure) {
      console.error(new Error('Failed to calculate tax', { cause: failure }));
      tell({ variant: 'destructive', title: 'home:toast.failure.title', description: 'home:toast.failure.description' });
      return Object.fromEntries(
        refusedFields(failure)
          .filter(isField)
          .map((field) => [field, 'errors.refused']),
      );
    }
    await answer(request, calculation, locality);
    tell({ title: 'home:toast.success.title', description: 'home:toast.success.description' });
    track({ name: 'tax_calculation', category: 'calculator', label: 'main', value: calculation.grossIncome });
    return {};
  };

  const calculateHere = async (request: EstimateRequest, locality?: string): Promise<void> => {
    try {
      const { estimateHere } = await import(/* webpackChunkName: "estimate-here" */ './estimate-here.ts');
      await answer(request, await estimateHere(request), locality);
      reset();
    } catch (cause) {
      console.error(new Error('Failed to calculate tax here', { cause }));
      tell({ variant: 'destructive', title: 'home:toast.failure.title', description: 'home:toast.failure.description' });
    }
  };

  return {
    answered,
    calculating: isLoading,
    failure: failureOf(error),
    asked: originalArgs ?? answered?.request,
    calculate,
    calculateHere,
    choosePlace: (answer) => {
      showsAlready(answer);
      setAnswered(answer);
    },
  };
}

/** Shows toasts only while the page is shown, and removes them with it. */
function useToastHere() {
  const dispatch = useAppDispatch();
  const shown = useRef<string>(undefined);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      if (shown.current) dispatch(toastSlice.actions.toastDismissed(shown.current));
    };
  }, [dispatch]);
  return useCallback(
    (toast: Parameters<typeof toastSlice.actions.toastShown>[0]) => {
      if (here.current) shown.current = dispatch(toastSlice.actions.toastShown(toast)).payload.id;
    },
    [dispatch],
  );
}
