import { TAX_YEARS } from '@bracketwise/contract/years';
import { Article, Points } from '@bracketwise/shared-ui/article';
import { ButtonLink } from '@bracketwise/shared-ui/navigation';
import { navigationLinks, pageOf, useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { Trans } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';
import { Benefits } from './Benefits.tsx';
import { PageList } from './PageList.tsx';

/** Leaves out the simulator, which is a section of the home page. */
const CALCULATORS = [...navigationLinks('calculators'), ...navigationLinks('specialized')].filter(({ id }) => id !== 'simulator');

const FIGURES = { first: String(TAX_YEARS[0]), last: String(TAX_YEARS.at(-1)) };

/** The About page: whom the site is for, what it offers, how figures are checked, and how to contact us. */
export const AboutPage = () => (
  <Article
    id="about"
    dates={{ reviewed: '2026-11-22' }}
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
      <Trans
        t={t}
        i18nKey="contact.write"
        values={{ email }}
        components={{ en: <span lang="en" />, mail: <a href={`mailto:${email}`} /> }}
      />
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
