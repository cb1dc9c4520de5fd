import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface SalarySliderProps {
  /** The salary of the answer, in US dollars. */
  readonly salary: number;
  readonly profit: number;
  /** What an S corporation leaves with a salary. US dollars. */
  readonly leftWith: (salary: number) => number;
}

const STEP = 1_000;
/** How much more salary the effect is told for, in US dollars. */
const MORE_SALARY = 10_000;

/** Tries other salaries of an S corporation's owner, and says what each leaves. */
export function SalarySlider({ salary, profit, leftWith }: SalarySliderProps) {
  const { t } = useTranslation('business');
  const { money } = useFormat();
  const id = useId();
  const [tried, setTried] = useState(salary);
  const most = Math.max(STEP, Math.floor(profit / STEP) * STEP);
  const left = leftWith(tried);
  const change = Math.round(left) - Math.round(leftWith(salary));
  const costs = Math.round(leftWith(salary) - leftWith(salary + MORE_SALARY));
  const against = change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  return (
    <Part>
      <p>{t(costs >= 0 ? 'slider.costs' : 'slider.saves', { more: money(MORE_SALARY), amount: money(Math.abs(costs)) })}</p>
      <label htmlFor={id}>{t('slider.label')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={STEP}
        value={Math.min(tried, most)}
        aria-valuetext={money(tried)}
        onChange={({ currentTarget }) => setTried(Number(currentTarget.value))}
      />
      <output htmlFor={id} aria-live="polite">
        {t(`slider.${against}`, { salary: money(tried), left: money(left), change: money(Math.abs(change)), before: money(salary) })}
      </output>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space.xs};
  font-size: ${fontSize.s};

  label {
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 44px;
    margin: 0;
    accent-color: ${color('accent')};
  }
  output {
    min-height: 3em;
  }

  @media print {
    display: none;
  }
`;
