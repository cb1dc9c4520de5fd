import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { lead, onInk, PageColumn } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** The head of the page, whose staircase is lit up to the example's bracket, and then to the visitor's. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Band>
      <Head data-stairs>
        <h1>{unbroken(t('hero.title'))}</h1>
        <Lead>{t('hero.lead', { first: ESTIMATE_YEARS[0], last: ESTIMATE_YEARS.at(-1) })}</Lead>
      </Head>
    </Band>
  );
}

/** Keeps a word with a hyphen, such as "États-Unis", on one line. The typeface has no hyphen that does not break. */
const unbroken = (text: string) => text.split(/([^ ]+-[^ ]+)/u).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));

/** How far the calculator's cards reach into the band. */
const OVERLAP = '1.5rem';
const WIDE_OVERLAP = '3rem';

const Band = styled.div`
  ${onInk}
  position: relative;
  isolation: isolate;
  padding-block: ${space.m} calc(${space.m} + ${OVERLAP});
  /* From the header on, and behind the tops of the cards. */
  margin-block: -${space.s} -${OVERLAP};

  /* The staircase is above the band's ground, and the cards are above both. */
  + * {
    position: relative;
  }
  h1 span {
    white-space: nowrap;
  }
  ${from.medium} {
    padding-block: ${space.l} calc(${space.l} + ${WIDE_OVERLAP});
    margin-block: -${space.l} -${WIDE_OVERLAP};
  }
  @media print {
    margin: 0;
    padding: 0;
  }
`;

const Head = styled(PageColumn)`
  /* Its last dollar is taxed at 12 percent. */
  --example-lit: 2;
`;

const Lead = styled.p`
  ${lead}
  display: none;
  margin-block-start: ${space.s};

  ${from.medium} {
    display: block;
  }
`;
