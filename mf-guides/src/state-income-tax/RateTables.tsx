import type { StateProfile } from '@bracketwise/contract/state-profile';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat, withinSentence } from '@bracketwise/shared-ui/format';
import { Disclosed, FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import { from, readingWidth, space } from '@bracketwise/shared-ui/tokens';
import { useLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { PROFILE_YEAR } from '@bracketwise/tax-engine';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

type Rates = StateProfile['rates'][number];

/** The rate schedules: those in force are open, those of earlier years folded. */
export function RateTables({ profile: { rates } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation('state-income-tax');
  const current = rates.filter(({ to }) => to >= PROFILE_YEAR);
  const earlier = rates.filter(({ to }) => to < PROFILE_YEAR);
  return (
    <>
      {current.map((each) => (
        <RatesOf key={each.from} rates={each} />
      ))}
      {earlier.length > 0 && (
        <Disclosed summary={t('rates.earlier')}>
          {earlier.map((each) => (
            <RatesOf key={each.from} rates={each} />
          ))}
        </Disclosed>
      )}
    </>
  );
}

/** English capitalizes the names of filing statuses, other languages only the first word. */
const inList = (name: string, index: number, language: Language) => (index > 0 && language !== 'en' ? withinSentence(name) : name);

const yearsOf = ({ from, to }: { readonly from: number; readonly to: number }) => (from === to ? String(from) : `${from}–${to}`);

function RatesOf({ rates: entry }: { readonly rates: Rates }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money, moneyWithCents, lawRate, list } = useFormat();
  const language = useLanguage();
  const { from, to } = entry;
  const published = ({ provisional = false, provisionalFrom = to }: Pick<Rates['surtaxes'][number], 'provisional' | 'provisionalFrom'>) =>
    provisional
      ? t('rates.unpublished', { years: yearsOf({ from, to: provisionalFrom - 1 }), last: yearsOf({ from: provisionalFrom, to }) })
      : yearsOf(entry);
  const years = published(entry);
  const nameOf = (statuses: readonly string[]) =>
    statuses.length === FILING_STATUSES.length
      ? t('rates.everyone')
      : list(statuses.map((status, index) => inList(t(`common:shortFilingStatus.${status}`), index, language)));
  return (
    <>
      <Tables>
        {entry.rates.map(({ statuses, above, upTo, brackets }, index) => {
          const who = nameOf(statuses);
          const [only] = brackets;
          if (only && brackets.length === 1) return <p key={index}>{t('rates.flat', { years, rate: lawRate(only.rate) })}</p>;
          const range = upTo === null ? (above > 0 ? 'captionAbove' : 'caption') : above > 0 ? 'captionBetween' : 'captionUpTo';
          const caption = t(`rates.${range}`, { years, who, above: money(above), upTo: money(upTo ?? 0) });
          const table = (
            <ArticleTable
              caption={caption}
              columns={[
                { key: 'income', label: t('rates.income') },
                { key: 'rate', label: t('rates.rate'), numeric: brackets.every(({ base }) => base === undefined) },
              ]}
              rows={brackets.map(({ from, to, rate, base }) => ({
                key: String(from),
                cells: [
                  to === null
                    ? t('rates.above', { from: money(from) })
                    : from === 0
                      ? t('rates.upTo', { to: money(to) })
                      : t('rates.between', { from: money(from), to: money(to) }),
                  base === undefined ? lawRate(rate) : t('rates.base', { rate: lawRate(rate), base: moneyWithCents(base) }),
                ],
              }))}
            />
          );
          return index === 0 ? (
            <Fragment key={index}>{table}</Fragment>
          ) : (
            <FoldedOnPhones key={index} summary={caption}>
              {table}
            </FoldedOnPhones>
          );
        })}
      </Tables>
      {entry.surtaxes.map(({ rate, above, ...publication }, index) =>
        thresholdsOf(above).map(([threshold, statuses]) => (
          <p key={`${index} ${threshold}`}>
            {t('rates.surtax', {
              years: published(publication),
              rate: lawRate(rate),
              above: money(threshold),
              who: statuses.length === FILING_STATUSES.length ? withinSentence(nameOf(statuses)) : nameOf(statuses),
            })}
          </p>
        )),
      )}
    </>
  );
}

/** Each threshold with the filing statuses that have it. */
function thresholdsOf(above: Readonly<Record<FilingStatus, number>>): readonly (readonly [number, readonly FilingStatus[]])[] {
  const thresholds = [...new Set(FILING_STATUSES.map((status) => above[status]))];
  return thresholds.map((threshold) => [threshold, FILING_STATUSES.filter((status) => above[status] === threshold)] as const);
}

/** On a wide screen, two tables next to each other: in a third of the width, ranges would wrap. */
const Tables = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);

  > p {
    grid-column: 1 / -1;
    max-width: ${readingWidth};
  }
  ${from.wide} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    align-items: start;
  }
`;
