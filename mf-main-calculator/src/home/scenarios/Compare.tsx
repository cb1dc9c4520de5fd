import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { StateCode } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { Blank, RetryNotice } from '@bracketwise/shared-ui/feedback';
import { CalculatorForm, Checkbox, SubmitButton } from '@bracketwise/shared-ui/forms';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { nearest, useFormat } from '@bracketwise/shared-ui/format';
import { Button, Muted, Stack } from '@bracketwise/shared-ui/layout';
import { estimateWith, largestPlaceTax, loadStateLaw, placeTaxOf, withPlaceTax, type StateLaw } from '@bracketwise/tax-engine';
import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { draftOf } from '../calculator/draft-of.ts';
import { estimateSchema } from '../calculator/estimate-schema.ts';
import { emptyDraft } from '../calculator/form.ts';
import { FilingStatusField, IncomeField, StateField, TaxYearField } from '../calculator/request-fields.tsx';
import { useRequestText } from '../calculator/useRequestText.ts';
import { CompareTable, type Scenario } from './CompareTable.tsx';
import { ButtonPlace, FieldsInRow } from './FieldsInRow.tsx';
import { MoveDuringTheYear } from './MoveDuringTheYear.tsx';
import { Raise, type OfferedPlace } from './Raise.tsx';
import { idOf } from './saved-calculations.ts';
import type { AddingOutcome } from './scenarios.ts';
import { useLaws } from './useLaws.ts';

/** Asked for whenever a scenario is in New York. Elsewhere only the raise asks for a place. */
const NEW_YORK_CITY = { code: 'NYC', name: 'New York City' } as const;

export interface CompareProps {
  readonly scenarios: readonly EstimateRequest[];
  /** The visitor's last calculation. The tax of its place counts in every scenario of the same state. */
  readonly calculated: AnsweredRequest | undefined;
  readonly onAdd: (request: EstimateRequest) => AddingOutcome;
  readonly onRemove: (request: EstimateRequest) => void;
}

/**
 * Compares scenarios. They are computed in the browser with the same engine: several answers appear at once on any connection, the rate
 * limit is not used up, and no income is sent.
 */
export function Compare({ scenarios, calculated, onAdd, onRemove }: CompareProps) {
  const { t } = useTranslation(['scenarios', 'home']);
  const answered = calculated?.request;
  const states = [...scenarios, ...(answered ? [answered] : [])].map(({ state }) => state);
  const { lawOf, failed, retry } = useLaws([...new Set(states)], loadStateLaw);
  const [counted = {}, setCounted] = useVisitState<Readonly<Partial<Record<StateCode, string>>>>('scenarios.places');
  const [announced, setAnnounced] = useState<{ readonly outcome: AddingOutcome | 'removed'; readonly request: EstimateRequest }>();
  const formTitle = useRef<HTMLHeadingElement>(null);
  const columns = scenarios.map((request): Scenario => {
    const law = lawOf(request.state);
    if (!law) return { request, estimate: undefined };
    const estimate = estimateWith(law, request);
    const code = request.state === answered?.state && calculated?.place ? calculated.place.code : counted[request.state];
    const place = code === undefined ? undefined : placeTaxOf(law, request, code);
    return place ? { request, estimate: withPlaceTax(estimate, place), place: place.name } : { request, estimate };
  });

  /** A box that counts a place in every scenario of its state. */
  const boxOf = (state: StateCode, { code, name }: OfferedPlace) => (
    <PlaceBox
      name={name}
      checked={counted[state] === code}
      onChange={(checked) => setCounted({ ...counted, [state]: checked ? code : undefined })}
    />
  );
  const raiseLaw = answered && lawOf(answered.state);
  const offered = raiseLaw && answered && !calculated?.place ? offerOf(raiseLaw, answered) : undefined;
  // The visitor's own place counts already, and the raise asks for its state's.
  const asksForCity = answered?.state !== 'NY' && scenarios.some(({ state }) => state === 'NY');
  const add = (request: EstimateRequest) => setAnnounced({ outcome: onAdd(request), request });
  const remove = (request: EstimateRequest) => {
    onRemove(request);
    setAnnounced({ outcome: 'removed', request });
    formTitle.current?.focus(); // The button is about to disappear.
  };
  const addable = answered && !scenarios.some((scenario) => idOf(scenario) === idOf(answered));
  return (
    <Stack as="section" data-calculator="compare" $gap="l" aria-label={t('compare.title')}>
      {calculated && (
        <Raise
          key={calculated.calculation.id}
          calculated={calculated}
          law={raiseLaw}
          offered={offered}
          counted={counted[calculated.request.state] !== undefined}
        >
          {offered && boxOf(calculated.request.state, offered)}
        </Raise>
      )}
      <ScenarioForm title={formTitle} start={answered ?? scenarios.at(-1)} onAdd={add} />
      <Status>{announced && <Announcement {...announced} columns={columns} />}</Status>
      <Muted>{t('home:notCounted')}</Muted>
      {asksForCity && boxOf('NY', NEW_YORK_CITY)}
      {scenarios.length === 0 ? <p>{t('compare.empty')}</p> : <CompareTable scenarios={columns} onRemove={remove} />}
      <MoveDuringTheYear scenarios={scenarios} />
      {failed && <RetryNotice message={t('lawFailed')} onRetry={retry} />}
      {addable && (
        <div>
          <Button $quiet onClick={() => add(answered)}>
            {t('compare.addResult')}
          </Button>
        </div>
      )}
      <Muted>{t('compare.privacy')}</Muted>
    </Stack>
  );
}

/** The largest place of a state that taxes the request; most states have none. */
function offerOf(law: StateLaw, request: EstimateRequest): OfferedPlace | undefined {
  const place = law.localities && largestPlaceTax(law, request);
  return place && place.tax > 0 ? place : undefined;
}

interface PlaceBoxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function PlaceBox({ name, checked, onChange }: PlaceBoxProps) {
  const { t } = useTranslation('scenarios');
  const id = useId();
  return (
    <Place>
      <Checkbox id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{t('compare.countPlace', { place: name })}</label>
    </Place>
  );
}

interface ScenarioFormProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Initial values of the form. */
  readonly start: EstimateRequest | undefined;
  readonly onAdd: (request: EstimateRequest) => void;
}

/** Keeps the values after adding, so that the next scenario only needs the differences. */
function ScenarioForm({ title, start, onAdd }: ScenarioFormProps) {
  const { t } = useTranslation(['scenarios', 'home']);
  const { locale, money } = useFormat();
  const titleId = useId();
  const schema = useMemo(() => estimateSchema(locale), [locale]);
  const [initialDraft] = useState(() => (start ? draftOf(start, locale) : emptyDraft));
  return (
    <Stack>
      <FormTitle id={titleId} ref={title} tabIndex={-1}>
        {t('compare.form.title')}
      </FormTitle>
      <CalculatorForm
        labelledBy={titleId}
        initialDraft={initialDraft}
        schema={schema}
        messageOf={(key) => t(`home:${key}`, { maximum: money(INCOME_LIMITS.maximum) })}
        onSubmit={async (request) => onAdd(request)}
      >
        <FieldsInRow>
          <StateField />
          <IncomeField />
          <FilingStatusField />
          <TaxYearField />
        </FieldsInRow>
        <ButtonPlace>
          <SubmitButton label={t('compare.form.submit')} busyLabel={t('compare.form.submitting')} />
        </ButtonPlace>
      </CalculatorForm>
    </Stack>
  );
}

interface AnnouncementProps {
  readonly outcome: AddingOutcome | 'removed';
  readonly request: EstimateRequest;
  readonly columns: readonly Scenario[];
}

/** Announces the outcome of the last click. */
function Announcement({ outcome, request, columns }: AnnouncementProps) {
  const { t } = useTranslation('scenarios');
  const { money, moneyDifference } = useFormat();
  const requestText = useRequestText();
  const added = columns.find((column) => idOf(column.request) === idOf(request));
  const name = requestText(request);
  if (outcome !== 'added') return t(`compare.outcomes.${outcome}`, { scenario: name });
  const first = columns[0]?.estimate;
  if (!added?.estimate || !first) return <Blank />;
  const { estimate, place } = added;
  // What it counts is in the same sentence, because the table with it is below the fold of a phone.
  const scenario = [name, ...(place ? [place] : []), money(request.income)].join(' · ');
  if (estimate === first) return t('compare.outcomes.added', { scenario, net: money(estimate.netIncome) });
  return t('compare.outcomes.addedCompared', {
    scenario,
    net: money(estimate.netIncome),
    // Of the figures shown, as in the table.
    difference: moneyDifference(nearest(estimate.netIncome) - nearest(first.netIncome)),
  });
}

const Place = styled.div`
  display: flex;
  align-items: center;
`;

const FormTitle = styled.h4`
  margin: 0;
`;

const Status = styled.output`
  min-height: 1.5em;
`;
