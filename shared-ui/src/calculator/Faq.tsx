import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';

interface FaqProps {
  /** `faq.<item>.question` and `faq.<item>.answer` of the calculator's words. */
  readonly items: readonly string[];
  readonly figures: Readonly<Record<string, string>>;
}

/** Questions that open on their answers, also without scripts. */
export function Faq({ items, figures }: FaqProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  return (
    <Questions aria-labelledby={titleId} id="faq">
      <h2 id={titleId}>{t('calculator:faq')}</h2>
      {items.map((item) => (
        <Question key={item}>
          <summary>
            <ChevronRight size={20} aria-hidden />
            {t(`faq.${item}.question`, figures)}
          </summary>
          <p>{t(`faq.${item}.answer`, figures)}</p>
        </Question>
      ))}
    </Questions>
  );
}

const Questions = styled.section`
  display: grid;
  gap: ${space.s};

  h2 {
    margin-block-end: ${space.s};
  }
`;

const Question = styled.details`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  summary {
    display: flex;
    gap: ${space.s};
    padding: 0.75rem ${space.m};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${color('accent')};
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color('accent')};
  }
  &[open] svg {
    rotate: 90deg;
  }
  p {
    padding: 0 ${space.m} ${space.m} 2.75rem;
    text-wrap: pretty;
  }
`;
