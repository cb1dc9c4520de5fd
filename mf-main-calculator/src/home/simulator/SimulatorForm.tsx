import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import {
  AmountField,
  CalculatorForm,
  CheckboxField,
  SelectField,
  SubmitButton,
  useFilingStatusOptions,
  useStateOptions,
} from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card, FoldedOnPhones, onInk } from '@bracketwise/shared-ui/layout';
import { breakpoint, color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { FormProfile, profileIn } from '@bracketwise/shared-ui/visit/FormProfile';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { draftOf } from '../calculator/draft-of.ts';
import { EXAMPLE } from '../calculator/example.ts';
import {
  AMOUNTS,
  emptyDraft,
  INCOME_STEP,
  inputOf,
  MINIMUM_INCOME,
  NOTHING_SAVED_YET,
  simulationSchema,
  type SimulationDraft,
  type SimulationInput,
} from './form.ts';
import { HsaLimits, IraLimits, Retirement401kLimits, StateLocalTaxLimits } from './Limits.tsx';
import { priceByLaw } from './official.ts';
import { simulate } from './specified.ts';

const KEPT = { as: 'simulator', amounts: AMOUNTS };
const PROFILE = { income: 'income', state: 'state', filingStatus: 'filingStatus' } as const;

interface SimulatorFormProps {
  /** The last calculation, which the form follows where the visitor typed nothing else. */
  readonly calculated: AnsweredRequest | undefined;
  readonly onRun: (input: SimulationInput) => Promise<void>;
}

export function SimulatorForm({ calculated, onRun }: SimulatorFormProps) {
  const { t } = useTranslation('simulator');
  const { locale, money } = useFormat();
  const schema = useMemo(() => simulationSchema(locale), [locale]);
  return (
    <Sheet>
      <CalculatorForm
        labelledBy="simulator-heading"
        initialDraft={emptyDraft}
        schema={schema}
        kept={KEPT}
        messageOf={(key) => t(key, { lowest: money(MINIMUM_INCOME), none: money(0), maximum: money(INCOME_LIMITS.maximum) })}
        onSubmit={async (input) => {
          remember(profileIn(input, PROFILE));
          await onRun(input);
        }}
      >
        <FormProfile fields={PROFILE} initial={emptyDraft} keptAs={KEPT.as} />
        <Followed calculated={calculated} />
        <Teaser />
        <Groups>
          <Group title={t('form.situation')}>
            <AmountField name="income" label={t('form.income')} step={INCOME_STEP} />
            <SelectField name="filingStatus" label={t('form.filingStatus')} options={useFilingStatusOptions()} />
            <SelectField name="state" label={t('form.state')} options={useStateOptions()} />
          </Group>
          <Folded title={t('form.contributions')} holds={['currentRetirement401k', 'currentIRA', 'currentHSA']}>
            <AmountField
              name="currentRetirement401k"
              label={t('form.currentRetirement401k')}
              unreadable="zero"
              aside={<Retirement401kLimits />}
            />
            <AmountField name="currentIRA" label={t('form.currentIRA')} unreadable="zero" aside={<IraLimits />} />
            <HsaFields />
          </Folded>
          <Folded title={t('form.deductions')} holds={['charitableDonations', 'mortgageInterest', 'stateLocalTaxes']}>
            <AmountField name="charitableDonations" label={t('form.charitableDonations')} unreadable="zero" />
            <AmountField name="mortgageInterest" label={t('form.mortgageInterest')} unreadable="zero" />
            <AmountField name="stateLocalTaxes" label={t('form.stateLocalTaxes')} unreadable="zero" aside={<StateLocalTaxLimits />} />
          </Folded>
        </Groups>
        <Foot>
          <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
          <p>{t('form.privacy')}</p>
        </Foot>
      </CalculatorForm>
    </Sheet>
  );
}

/** Takes the inputs of a new calculation over, where the form still has those of the last one. */
function Followed({ calculated }: Pick<SimulatorFormProps, 'calculated'>) {
  const { setValues } = useFormikContext<SimulationDraft>();
  const { locale } = useFormat();
  const last = useRef<Partial<SimulationDraft>>(emptyDraft);
  useEffect(() => {
    if (!calculated) return;
    const { income, filingStatus, state } = draftOf(calculated.request, locale) as Pick<SimulationDraft, keyof typeof PROFILE>;
    const [before, next] = [last.current, { income, filingStatus, state }];
    last.current = next;
    void setValues((draft) => {
      const untouched = Object.entries(next).filter(([field]) => {
        const name = field as keyof typeof next;
        return draft[name] === before[name];
      });
      return { ...draft, ...Object.fromEntries(untouched) };
    }, false);
  }, [calculated, locale, setValues]);
  return null;
}

/** What the steps would save with the inputs, or with the example's before there are any. Never empty, so that its line stays. */
function Teaser() {
  const { t } = useTranslation('simulator');
  const { locale, money } = useFormat();
  const { values } = useFormikContext<SimulationDraft>();
  const typed = useMemo(() => {
    const input = inputOf(values, locale);
    return input.income >= MINIMUM_INCOME && input.income <= INCOME_LIMITS.maximum ? input : undefined;
  }, [values, locale]);
  const { income, saved } = useMemo(() => {
    const input = typed ?? { ...NOTHING_SAVED_YET, ...EXAMPLE.request };
    return { income: input.income, saved: priceByLaw(input, simulate(input).recommendations).potentialSavings };
  }, [typed]);
  const outcome = Math.round(saved) > 0 ? 'yours' : 'none';
  return <p>{t(`teaser.${typed ? outcome : 'example'}`, { income: money(income), saved: money(saved) })}</p>;
}

/** Asks for the HSA amount only if the visitor has an HSA. */
function HsaFields() {
  const { t } = useTranslation('simulator');
  const { values } = useFormikContext<SimulationDraft>();
  return (
    <>
      <CheckboxField name="hasHSA" label={t('form.hasHSA')} aside={<HsaLimits />} />
      {values.hasHSA && <AmountField name="currentHSA" label={t('form.currentHSA')} unreadable="zero" />}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Fieldset>
      <legend>{title}</legend>
      {children}
    </Fieldset>
  );
}

/** On a phone, a group that is closed at first and says the sum of what it holds. */
function Folded({
  title,
  holds,
  children,
}: {
  readonly title: string;
  readonly holds: readonly (typeof AMOUNTS)[number][];
  readonly children: ReactNode;
}) {
  const { locale, money } = useFormat();
  const { values } = useFormikContext<SimulationDraft>();
  const input = inputOf(values, locale);
  const sum = holds.reduce((total, name) => total + input[name], 0);
  return (
    <FoldedOnPhones summary={sum > 0 ? `${title}: ${money(sum)}` : title}>
      <Group title={title}>{children}</Group>
    </FoldedOnPhones>
  );
}

/**
 * On a wide screen, the sentence and the button form a panel next to the fields. Each label of the button fits on one line, so that
 * running causes no layout shift.
 */
const Sheet = styled(Card)`
  form {
    gap: ${space.m};
  }
  form > p {
    font-weight: 600;
  }
  ${from.wide} {
    && {
      padding: 0;
      overflow: clip;
    }
    form {
      grid-template: 'groups teaser' 1fr 'groups foot' auto / minmax(0, 1fr) 14.5rem;
      gap: 0;
    }
    form > :is(p, :last-child) {
      ${onInk}
      padding: ${space.l};
    }
    form > p {
      grid-area: teaser;
      font-size: ${fontSize.l};
      line-height: 1.3;
    }
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space.xs} ${space.m};
  grid-template-columns: minmax(0, 1fr);

  ${from.wide} {
    grid-area: groups;
    gap: ${space.m};
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding: ${space.l};
  }
`;

const Fieldset = styled.fieldset`
  display: grid;
  align-content: start;
  align-items: end;
  gap: ${space.s} ${space.m};
  /* Two columns where each has room for most labels. */
  grid-template-columns: repeat(auto-fill, minmax(max(12rem, 40%), 1fr));
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${space.xs};
    font-weight: 700;
  }
  /* There, the summary says it. */
  @media (max-width: calc(${breakpoint.wide} - 0.02px)) {
    details & legend {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* On a phone, a label and its amount share a row. */
  @media (max-width: 29.99rem) {
    > div:has(> div + div) {
      grid-template-columns: minmax(0, 1fr) minmax(7.5rem, 48%);
      align-items: center;
    }
  }

  ${from.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: contents;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ${from.wide} {
    grid-area: foot;
    display: grid;
    gap: ${space.s};

    button {
      padding-inline: ${space.s};
    }
  }
`;
