import { Article } from '@bracketwise/shared-ui/article/Article';
import { Points } from '@bracketwise/shared-ui/article/Blocks';
import { ButtonLink } from '@bracketwise/shared-ui/navigation/ButtonLink';
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { navigationLinks, pageOf } from '@bracketwise/shared-ui/site-map';
import { ESTIMATE_YEARS } from '@bracketwise/tax-engine';
import { Trans, useTranslation } from 'react-i18next';
import { Benefits } from './Benefits.tsx';
import { PageList } from './PageList.tsx';

/** The simulator is a part of the home page and no calculator of its own. */
const CALCULATORS = [...navigationLinks('calculators'), ...navigationLinks('specialized')].filter(({ id }) => id !== 'simulator');

const FIGURES = { first: String(ESTIMATE_YEARS[0]), last: String(ESTIMATE_YEARS.at(-1)) };

/** Who the site is for, what it offers, how its figures are checked, and how to write to those who run it. */
export const AboutPage = () => (
  <Article
    id="about"
    dates={{ reviewed: '2026-11-20' }}
    breadcrumb
    figures={FIGURES}
    related={[]}
    sections={{
      mission: ['why', 'how'],
      benefits: [<Benefits key="benefits" />],
      calculators: ['intro', <PageList key="pages" links={CALCULATORS} />],
      resources: ['intro', <PageList key="pages" links={navigationLinks('resources')} />],
      accuracy: ['intro', <Points key="checks" items={['sources', 'independent', 'hand', 'quick', 'limits', 'mistakes']} />],
      contact: [<Contact key="contact" />],
      start: ['text', <Start key="start" />],
    }}
  />
);

function Contact() {
  const { t } = useTranslation('about');
  const { contactEmail: email } = useSiteConfig();
  if (!email) return <p>{t('contact.none')}</p>;
  return (
    <p>
      <Trans t={t} i18nKey="contact.write" values={{ email }} components={{ mail: <a href={`mailto:${email}`} /> }} />
    </p>
  );
}

function Start() {
  const { t } = useTranslation('about');
  return (
    <div>
      <ButtonLink to={pageOf('home').path}>{t('start')}</ButtonLink>
    </div>
  );
}
