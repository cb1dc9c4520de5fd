import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import {
  AmountField,
  CalculatorForm,
  CheckboxField,
  FieldRow,
  SelectField,
  SubmitButton,
  useStateOptions,
} from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Muted, Stack } from '@bracketwise/shared-ui/layout';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { boolean, object } from 'yup';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { draftOf } from '../calculator/draft-of.ts';
import { EXAMPLE } from '../calculator/example.ts';
import { estimateSchema } from '../calculator/estimate-schema.ts';
import { INCOME_STEP } from '../calculator/form.ts';
import { FilingStatusField, TaxYearField } from '../calculator/request-fields.tsx';
import { placesOf, type ComparedRequest } from './comparison.ts';

const NEW_YORK_CITY = 'NYC';

const comparisonSchema = (locale: Locale) => estimateSchema(locale).concat(object({ newYorkCity: boolean().default(false) }));

interface ComparisonFormProps {
  /** Id of its title. */
  readonly labelledBy: string;
  /** Initial values of the form. */
  readonly calculated: AnsweredRequest | undefined;
  readonly onCompare: (request: ComparedRequest) => Promise<void>;
}

export function ComparisonForm({ calculated, labelledBy, onCompare }: ComparisonFormProps) {
  const { t } = useTranslation(['comparison', 'home']);
  const { locale, money } = useFormat();
  const schema = useMemo(() => comparisonSchema(locale), [locale]);
  const places = calculated && placesOf(calculated);
  const draft = useMemo(
    () => ({ ...draftOf(calculated?.request ?? EXAMPLE.request, locale), newYorkCity: places?.NY === NEW_YORK_CITY }),
    [calculated, locale, places?.NY],
  );
  return (
    <Stack>
      <CalculatorForm
        labelledBy={labelledBy}
        initialDraft={draft}
        schema={schema}
        messageOf={(key) => t(`home:${key}`, { maximum: money(INCOME_LIMITS.maximum) })}
        onSubmit={({ newYorkCity, ...request }) =>
          onCompare({ ...request, places: { ...places, NY: newYorkCity ? NEW_YORK_CITY : undefined } })
        }
      >
        <Row>
          <SelectField name="state" label={t('form.state')} options={useStateOptions()} />
          <AmountField name="income" label={t('form.income')} step={INCOME_STEP} unreadable="zero" />
          <FilingStatusField />
          <TaxYearField />
        </Row>
        <CheckboxField name="newYorkCity" label={t('form.newYorkCity')} />
        <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
      </CalculatorForm>
      <Muted>{t('form.privacy')}</Muted>
    </Stack>
  );
}

const Row = styled(FieldRow)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
`;
