import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { lead, onInk, PageColumn } from '@bracketwise/shared-ui/layout';
import { color, from, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTaxBracketsQuery } from '../api/brackets.ts';
import { bracketOf } from './brackets/rates.ts';
import type { AnsweredRequest } from './calculator/answered-request.ts';

/** @param props.shown - the answer, or the example; its brackets are lit */
export function Hero({ shown }: { readonly shown: AnsweredRequest }) {
  const { t } = useTranslation('home');
  return (
    <Band>
      <Columns>
        <div>
          <h1>{unbroken(t('hero.title'))}</h1>
          <Lead>{t('hero.lead', { first: ESTIMATE_YEARS[0], last: ESTIMATE_YEARS.at(-1) })}</Lead>
        </div>
        <Staircase shown={shown} />
      </Columns>
    </Band>
  );
}

/** Keeps a word with a hyphen, such as "États-Unis", on one line. The typeface has no hyphen that does not break. */
const unbroken = (text: string) => text.split(/([^ ]+-[^ ]+)/u).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));

const STEP_WIDTH = 40;
const HEIGHT_PER_PERCENT = 3;
const HEIGHT = 37 * HEIGHT_PER_PERCENT;

/** The year's brackets as steps, lit up to that of the answer. */
function Staircase({ shown: { request, calculation } }: { readonly shown: AnsweredRequest }) {
  const { data: brackets } = useTaxBracketsQuery(request.taxYear);
  const own = brackets && bracketOf(brackets, request.filingStatus, calculation.taxableIncome);
  const steps = (brackets?.federal ?? []).map(({ rateValue }, index) => {
    const height = rateValue * HEIGHT_PER_PERCENT;
    return {
      lit: own !== undefined && rateValue <= own.rateValue,
      path: `M${index * STEP_WIDTH} ${HEIGHT}v-${height}h${STEP_WIDTH - 2}v${height}`,
    };
  });
  const pathOf = (isLit: boolean) => steps.map(({ lit, path }) => (lit === isLit ? path : '')).join('');
  return (
    <Steps viewBox={`0 0 ${7 * STEP_WIDTH} ${HEIGHT}`} aria-hidden>
      <path d={pathOf(true)} data-lit />
      <path d={pathOf(false)} />
    </Steps>
  );
}

/** How far the calculator's cards reach into the band. */
const OVERLAP = '1.5rem';
const WIDE_OVERLAP = '3rem';

const Band = styled.div`
  ${onInk}
  padding-block: ${space.m} calc(${space.m} + ${OVERLAP});
  /* From the header on, and behind the tops of the cards. */
  margin-block: -${space.s} -${OVERLAP};

  h1 span {
    white-space: nowrap;
  }
  ${from.medium} {
    padding-block: ${space.l} calc(${space.m} + ${WIDE_OVERLAP});
    margin-block: -${space.l} -${WIDE_OVERLAP};
  }
  @media print {
    margin: 0;
    padding: 0;
  }
`;

const Columns = styled(PageColumn)`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.xl};
`;

const Lead = styled.p`
  ${lead}
  display: none;
  margin-block-start: ${space.s};

  ${from.medium} {
    display: block;
  }
`;

const Steps = styled.svg`
  display: none;
  flex: 0 0 17.5rem;
  margin-block-end: calc(-1 * ${space.l});

  path {
    fill: ${color('text')};
    opacity: 0.13;
  }
  [data-lit] {
    fill: ${color('accent')};
    opacity: 1;
  }
  ${from.wide} {
    display: block;
  }
`;
