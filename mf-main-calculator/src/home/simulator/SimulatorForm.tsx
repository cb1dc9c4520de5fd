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
import { Card, onInk } from '@bracketwise/shared-ui/layout';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { FormProfile, profileIn } from '@bracketwise/shared-ui/visit/FormProfile';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AMOUNTS, emptyDraft, INCOME_STEP, MINIMUM_INCOME, simulationSchema, type SimulationDraft, type SimulationInput } from './form.ts';
import { HsaLimits, IraLimits, Retirement401kLimits, StateLocalTaxLimits } from './Limits.tsx';

const KEPT = { as: 'simulator', amounts: AMOUNTS };
const PROFILE = { income: 'income', state: 'state', filingStatus: 'filingStatus' } as const;

interface SimulatorFormProps {
  /** What the steps could save, in a sentence. */
  readonly teaser: ReactNode;
  readonly onRun: (input: SimulationInput) => Promise<void>;
}

export function SimulatorForm({ teaser, onRun }: SimulatorFormProps) {
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
        <p>{teaser}</p>
        <Groups>
          <Group title={t('form.situation')}>
            <AmountField name="income" label={t('form.income')} step={INCOME_STEP} />
            <SelectField name="filingStatus" label={t('form.filingStatus')} options={useFilingStatusOptions()} />
            <SelectField name="state" label={t('form.state')} options={useStateOptions()} />
          </Group>
          <Group title={t('form.contributions')}>
            <AmountField
              name="currentRetirement401k"
              label={t('form.currentRetirement401k')}
              unreadable="zero"
              aside={<Retirement401kLimits />}
            />
            <AmountField name="currentIRA" label={t('form.currentIRA')} unreadable="zero" aside={<IraLimits />} />
            <HsaFields />
          </Group>
          <Group title={t('form.deductions')}>
            <AmountField name="charitableDonations" label={t('form.charitableDonations')} unreadable="zero" />
            <AmountField name="mortgageInterest" label={t('form.mortgageInterest')} unreadable="zero" />
            <AmountField name="stateLocalTaxes" label={t('form.stateLocalTaxes')} unreadable="zero" aside={<StateLocalTaxLimits />} />
          </Group>
        </Groups>
        <Foot>
          <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
          <p>{t('form.privacy')}</p>
        </Foot>
      </CalculatorForm>
    </Sheet>
  );
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
      grid-template: 'groups teaser' 1fr 'groups foot' auto / minmax(0, 1fr) 16rem;
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
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);

  ${from.wide} {
    grid-area: groups;
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
  /* On a phone, a label and its amount share a row. */
  @media (max-width: 29.99rem) {
    > div:has(> div + div) {
      grid-template-columns: minmax(0, 1fr) minmax(7.5rem, 45%);
      align-items: center;

      > p {
        grid-column: 1 / -1;
      }
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
  }
`;
