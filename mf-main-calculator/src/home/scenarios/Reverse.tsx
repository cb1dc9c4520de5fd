import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { Notice, RetryNotice } from '@bracketwise/shared-ui/feedback';
import { AmountField, CalculatorForm, SubmitButton } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Muted, Stack } from '@bracketwise/shared-ui/layout';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { loadStateLaw } from '@bracketwise/tax-engine';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { INCOME_STEP } from '../calculator/form.ts';
import { FilingStatusField, StateField, TaxYearField } from '../calculator/request-fields.tsx';
import { useRequestText } from '../calculator/useRequestText.ts';
import { ButtonPlace, FieldsInRow } from './FieldsInRow.tsx';
import { offerRequest } from './offer-request.ts';
import { answerReverse, reverseDraft, reverseSchema, type ReverseAnswer, type ReverseQuestion } from './reverse-question.ts';

export interface ReverseProps {
  /** Id of the element that names the form. */
  readonly labelledBy: string;
  /** The visitor's last calculation. */
  readonly answered: EstimateRequest | undefined;
}

/** Finds the gross income that leaves a given net income. Computed in the browser with the law of that state only. */
export function Reverse({ labelledBy, answered }: ReverseProps) {
  const { t } = useTranslation(['scenarios', 'home']);
  const { locale, money } = useFormat();
  const schema = useMemo(() => reverseSchema(locale), [locale]);
  const [initialDraft] = useState(() => reverseDraft(answered, locale));
  const [answer, setAnswer] = useState<ReverseAnswer>();
  const [failed, setFailed] = useState<ReverseQuestion>();

  const solve = async (question: ReverseQuestion) => {
    try {
      setAnswer(answerReverse(await loadStateLaw(question.state), question));
      setFailed(undefined);
    } catch {
      setFailed(question);
    }
  };
  return (
    <Stack as="section" data-calculator="reverse" $gap="l" aria-labelledby={labelledBy}>
      <CalculatorForm
        labelledBy={labelledBy}
        initialDraft={initialDraft}
        schema={schema}
        messageOf={(key) => t(key.includes(':') ? key : `home:${key}`, { maximum: money(INCOME_LIMITS.maximum) })}
        onSubmit={solve}
      >
        <FieldsInRow>
          <AmountField
            name="netIncome"
            label={t('reverse.form.netIncome')}
            hint={t('reverse.form.netIncomeHint')}
            step={INCOME_STEP}
            unreadable="zero"
          />
          <StateField />
          <FilingStatusField />
          <TaxYearField />
        </FieldsInRow>
        <ButtonPlace>
          <SubmitButton label={t('reverse.form.submit')} busyLabel={t('reverse.form.submitting')} />
        </ButtonPlace>
      </CalculatorForm>
      {failed && <RetryNotice message={t('lawFailed')} onRetry={() => void solve(failed)} />}
      <output>{answer && <Answer answer={answer} />}</output>
      {answer && answer.solution.found !== 'none' && (
        <div>
          <Button $quiet onClick={() => offerRequest(answer.request)}>
            {t('reverse.inDetail')}
          </Button>
        </div>
      )}
      <Muted>{t('reverse.privacy')}</Muted>
    </Stack>
  );
}

function Answer({ answer: { question, solution, request, estimate } }: { readonly answer: ReverseAnswer }) {
  const { t } = useTranslation(['scenarios', 'home']);
  const { moneyWithCents, percent } = useFormat();
  const requestText = useRequestText();
  const dollars = {
    wanted: moneyWithCents(question.netIncome),
    gross: moneyWithCents(solution.gross),
    net: moneyWithCents(solution.net),
    below: solution.found === 'nearest' ? moneyWithCents(solution.below.gross) : '',
    belowNet: solution.found === 'nearest' ? moneyWithCents(solution.below.net) : '',
  };
  if (solution.found === 'none') return <Notice tone="warning">{t('reverse.found.none', dollars)}</Notice>;
  return (
    <Sheet>
      <Hero>
        <dt>{t('scenarios:reverse.grossIncome')}</dt>
        <dd>
          <data value={solution.gross} data-field="grossIncome">
            {dollars.gross}
          </data>
        </dd>
      </Hero>
      <div>
        <strong>{requestText(request)}</strong>
        <p>{t(`reverse.found.${solution.found}`, dollars)}</p>
        <p>{t('reverse.taxes', { tax: moneyWithCents(estimate.totalTax), rate: percent(estimate.effectiveRate) })}</p>
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.l};
  align-items: center;
`;

const Hero = styled.dl`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: ${space.m} ${space.l};
  background: ${color('positiveSoft')};
  border-radius: ${radius.s};

  dt {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-size: ${fontSize.xl};
    font-weight: 700;
    line-height: 1.15;
    color: ${color('positive')};
  }
`;
