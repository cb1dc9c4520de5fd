import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { AmountField, CalculatorForm, SubmitButton } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Stack } from '@bracketwise/shared-ui/layout';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { loadStateLaw } from '@bracketwise/tax-engine';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { ButtonPlace } from '../home/scenarios/FieldsInRow.tsx';
import { wantedNet } from '../home/scenarios/wanted-net.ts';
import type { Answers } from './household-draft.ts';
import { wagesForNet, type WagesForNet } from './wages-for-net.ts';

const STEP = 1_000;

interface Solution {
  /** For these inputs; later ones make it obsolete. */
  readonly answers: Answers;
  readonly wanted: number;
  /** Undefined if the law failed to load. */
  readonly wages: WagesForNet | undefined;
}

/** Finds the wages that leave a wanted net income. */
export function NetToGross({ answers }: { readonly answers: Answers }) {
  const { t } = useTranslation('scenarios');
  const { t: own } = useTranslation('full-estimate-results');
  const { locale, money, moneyWithCents } = useFormat();
  const hintId = useId();
  const schema = useMemo(() => object({ netIncome: wantedNet(locale) }), [locale]);
  const [solved, setSolved] = useState<Solution>();
  const solution = solved?.answers === answers ? solved : undefined;
  const solve = async (wanted: number) => {
    const wages = await loadStateLaw(answers.state).then(
      (law) => wagesForNet(law, answers, wanted),
      () => undefined,
    );
    setSolved({ answers, wanted, wages });
  };
  const textOf = (wages: WagesForNet, wanted: number): string => {
    if (wages.found === 'withoutWages') return own('netToGross.withoutWages', { net: moneyWithCents(wages.net) });
    return t(`reverse.found.${wages.found}`, {
      wanted: moneyWithCents(wanted),
      gross: moneyWithCents(wages.gross),
      net: moneyWithCents(wages.net),
      below: wages.found === 'nearest' ? moneyWithCents(wages.below.gross) : '',
      belowNet: wages.found === 'nearest' ? moneyWithCents(wages.below.net) : '',
    });
  };
  const gross = solution?.wages && 'gross' in solution.wages && solution.wages.found !== 'none' ? solution.wages.gross : undefined;
  return (
    <Stack as="section" data-calculator="net-to-gross" aria-labelledby={hintId}>
      <p id={hintId}>{own('netToGross.hint')}</p>
      <CalculatorForm
        labelledBy={hintId}
        initialDraft={{ netIncome: '' }}
        schema={schema}
        messageOf={(key) => t(key, { maximum: money(INCOME_LIMITS.maximum) })}
        onSubmit={({ netIncome }) => solve(netIncome)}
      >
        <AmountField
          name="netIncome"
          label={t('reverse.form.netIncome')}
          hint={t('reverse.form.netIncomeHint')}
          step={STEP}
          unreadable="zero"
        />
        <ButtonPlace>
          <SubmitButton label={t('reverse.form.submit')} busyLabel={t('reverse.form.submitting')} />
        </ButtonPlace>
      </CalculatorForm>
      {solution && !solution.wages && <RetryNotice message={t('lawFailed')} onRetry={() => void solve(solution.wanted)} />}
      <output>{solution?.wages && <data value={gross}>{textOf(solution.wages, solution.wanted)}</data>}</output>
      {gross !== undefined && (
        <div>
          <Button $quiet onClick={() => offerInputs({ wages: String(gross) })}>
            {t('reverse.inDetail')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
