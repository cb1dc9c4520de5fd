import { prepareExplanation } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { toastSlice, track, useAppDispatch, type ApiError } from '@bracketwise/shared-ui/runtime';
import type { EstimateRequest } from '@bracketwise/tax-engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields, useCalculateTaxMutation, type Calculation } from '../../api/estimates.ts';
import { prepareActions } from './EstimateActionsOnDemand.tsx';
import { isField, type EstimateDraft } from './form.ts';

/** A question and its answer. */
export interface AnsweredRequest {
  readonly request: EstimateRequest;
  readonly calculation: Calculation;
}

export interface Estimation {
  /** The last answer; a failure leaves it in place. */
  readonly answered: AnsweredRequest | undefined;
  readonly calculating: boolean;
  /** Whether the last request was given up because no answer came in time. */
  readonly timedOut: boolean;
  /** What was asked last. */
  readonly asked: EstimateRequest | undefined;
  /** Resolves to the fields that the server refuses, as keys of messages. */
  readonly calculate: (request: EstimateRequest) => Promise<Partial<EstimateDraft>>;
}

const hasTimedOut = (error: unknown): boolean => (error as ApiError | undefined)?.timedOut === true;

export function useEstimation(): Estimation {
  const { t, i18n } = useTranslation('home');
  const dispatch = useAppDispatch();
  const [calculateTax, { isLoading, originalArgs, error }] = useCalculateTaxMutation();
  const [answered, setAnswered] = useState<AnsweredRequest>();

  const calculate = async (request: EstimateRequest): Promise<Partial<EstimateDraft>> => {
    // In time for the answer; where they are shown tells of a failure.
    for (const prepare of [prepareExplanation, prepareActions]) void prepare(i18n).catch(() => undefined);
    try {
      const calculation = await calculateTax(request).unwrap();
      setAnswered({ request, calculation });
      dispatch(toastSlice.actions.toastShown({ title: t('toast.success.title'), description: t('toast.success.description') }));
      track({ name: 'tax_calculation', category: 'calculator', label: 'main', value: calculation.grossIncome });
      return {};
    } catch (cause) {
      console.error(new Error('Failed to calculate tax', { cause }));
      dispatch(
        toastSlice.actions.toastShown({
          variant: 'destructive',
          title: t('toast.failure.title'),
          description: t('toast.failure.description'),
        }),
      );
      return Object.fromEntries(
        refusedFields(cause as ApiError)
          .filter(isField)
          .map((field) => [field, 'errors.refused']),
      );
    }
  };

  return { answered, calculating: isLoading, timedOut: hasTimedOut(error), asked: originalArgs, calculate };
}
