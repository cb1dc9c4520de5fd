import { HeroFigure, HeroFigures } from '@bracketwise/shared-ui/figures/Figures';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { BackLink } from '@bracketwise/shared-ui/layout/BackLink';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Disclaimer } from '@bracketwise/shared-ui/layout/Disclaimer';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { Section } from '@bracketwise/shared-ui/layout/Section';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { ESTIMATE_YEARS } from '@bracketwise/tax-engine/contract';
import { coverage } from '@bracketwise/tax-engine/coverage';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { totalsOf } from './forms.ts';
import { StatesTable } from './StatesTable.tsx';

const LEFT_OUT = ['dependents', 'age', 'itemizing', 'otherIncome', 'contributions', 'paid', 'refundable', 'local'] as const;
const TOTALS = totalsOf(Object.values(coverage));
const CHECKS = ['matched', 'listed', 'unsettled', 'cases'] as const;

/** What the estimates of state income tax stand on: what is in them, what is not, and how they were checked. */
export function CoveragePage() {
  const { t } = useTranslation('coverage');
  const { count, lawRate } = useFormat();
  const leftOutId = useId();
  const checksId = useId();
  return (
    <>
      <Head>
        <div>
          <BackLink />
        </div>
        <h1>{t('title')}</h1>
        <Lead>{t('lead', { first: ESTIMATE_YEARS[0], last: ESTIMATE_YEARS.at(-1) })}</Lead>
      </Head>

      <Cards>
        <Card as="section" aria-labelledby={leftOutId}>
          <Text>
            <h2 id={leftOutId}>{t('everywhere.title')}</h2>
            <ul>
              {LEFT_OUT.map((item) => (
                <li key={item}>{t(`everywhere.${item}`)}</li>
              ))}
            </ul>
            <p>{t('everywhere.named')}</p>
          </Text>
        </Card>
        <Card as="section" aria-labelledby={checksId}>
          <Text>
            <h2 id={checksId}>{t('checks.title')}</h2>
            <p>
              {t('checks.text', {
                households: count(TOTALS.households),
                each: count(TOTALS.households / Object.keys(coverage).length),
                share: lawRate(Math.floor((TOTALS.matched / TOTALS.households) * 1000) / 1000),
              })}
            </p>
            <HeroFigures>
              {CHECKS.map((check) => (
                <HeroFigure key={check} main={check === 'matched' ? 'positive' : undefined} label={t(`checks.${check}`)}>
                  <data value={TOTALS[check]} data-field={check}>
                    {count(TOTALS[check])}
                  </data>
                </HeroFigure>
              ))}
            </HeroFigures>
            <p>{t('checks.listedText')}</p>
            <p>{t('checks.unsettledText')}</p>
          </Text>
        </Card>
      </Cards>

      <Section id="states" heading={t('states.title')} lead={t('states.lead')}>
        <StatesTable />
      </Section>

      <PageColumn>
        <Disclaimer />
      </PageColumn>
    </>
  );
}

const Head = styled(PageColumn)`
  display: grid;
  gap: ${space.s};
  padding-block-end: ${space.l};

  ${from.medium} {
    padding-block-end: 2rem;
  }
`;

const Lead = styled.p`
  max-width: 52rem;
  font-size: ${fontSize.l};
  color: ${color('muted')};
  text-wrap: pretty;
`;

const Cards = styled(PageColumn)`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);

  ${from.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space.m};
  text-wrap: pretty;

  h2 {
    font-size: ${fontSize.xl};
  }
  ul {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding-inline-start: 1.375rem;
  }
`;
