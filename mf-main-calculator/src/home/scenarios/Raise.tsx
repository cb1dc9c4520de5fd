import { LoadingText } from '@bracketwise/shared-ui/feedback';
import { ChoicesForm, TextField, useChoices } from '@bracketwise/shared-ui/forms';
import { nearest, useFormat } from '@bracketwise/shared-ui/format';
import { Muted, Stack } from '@bracketwise/shared-ui/layout';
import { fontSize } from '@bracketwise/shared-ui/tokens';
import { estimateWith, placeTaxOf, withPlaceTax, type StateLaw } from '@bracketwise/tax-engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { EXAMPLE_RAISE, payAfter } from './raise.ts';

export interface OfferedPlace {
  readonly code: string;
  readonly name: string;
}

interface RaiseProps {
  readonly calculated: AnsweredRequest;
  /** Of its state; undefined until loaded. */
  readonly law: StateLaw | undefined;
  /** A place whose tax the result may lack, and whether it counts here. */
  readonly offered: OfferedPlace | undefined;
  readonly counted: boolean;
  /** Lets the visitor count it. */
  readonly children: ReactNode;
}

/** What a raise adds to the visitor's last result, as they type it; before that, for an example. */
export function Raise({ calculated, law, offered, counted, children }: RaiseProps) {
  const { t } = useTranslation(['scenarios', 'home']);
  const { locale, money } = useFormat();
  const { request } = calculated;
  const place = calculated.place ?? (counted ? offered : undefined);
  const choices = useChoices({ raise: '' });
  const typed = choices.values.raise.trim();
  const pay = payAfter(typed || EXAMPLE_RAISE, request.income, locale);
  const netOf = (state: StateLaw, income: number) => {
    const asked = { ...request, income };
    const tax = place && placeTaxOf(state, asked, place.code);
    const estimate = estimateWith(state, asked);
    return nearest((tax ? withPlaceTax(estimate, tax) : estimate).netIncome);
  };
  const sentence = () => {
    if (pay === undefined) return t('raise.unreadable');
    if (!law) return <LoadingText>{t('loading')}</LoadingText>;
    const more = netOf(law, pay) - netOf(law, request.income);
    const figures = { pay: money(pay), more: money(Math.abs(more)), month: money(Math.abs(more) / 12) };
    return [typed ? '' : t('raise.example'), t(more < 0 ? 'raise.less' : 'raise.more', figures)].join(' ').trim();
  };
  return (
    <Stack $gap="s">
      <Field>
        <ChoicesForm label={t('raise.label')} choices={choices}>
          <TextField name="raise" label={t('raise.label')} hint={t('raise.hint', { pay: money(request.income) })} />
        </ChoicesForm>
      </Field>
      <Answer role="status" data-raise>
        {sentence()}
      </Answer>
      {children}
      <Muted>
        {place && `${t('raise.with', { place: place.name })} `}
        {offered && !counted && `${t('raise.without', { place: offered.name })} `}
        {t('home:notCounted')}
      </Muted>
    </Stack>
  );
}

const Field = styled.div`
  max-width: 24rem;
`;

const Answer = styled.p`
  min-height: 3em;
  font-size: ${fontSize.l};
  font-weight: 600;
  line-height: 1.5;
`;
