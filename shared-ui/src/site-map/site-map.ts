import type { Language } from '@bracketwise/shared-ui/runtime';

/** A name in every language: menus and links show it before anything of the page itself is loaded. */
export type Name = Readonly<Record<Language, string>>;

export const NAVIGATION_GROUPS = ['calculators', 'specialized', 'resources', 'legal'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** The outline a page shows while it loads. */
export type PageShape = 'home' | 'calculator' | 'article';

/** An entry of a navigation group. It bears the name of its page unless it has one of its own. */
export interface NavigationEntry {
  readonly id: string;
  readonly group: NavigationGroup;
  readonly name?: Name;
  /** Fragment of the part it leads to, without `#`. */
  readonly anchor?: string;
  /** Entries stand in the order of the site map; this one stands at the end of its group. */
  readonly last?: true;
}

export interface SitePage {
  readonly id: string;
  readonly name: Name;
  readonly path: `/${string}`;
  /** Other paths that show the same page; their canonical link is `path`. */
  readonly aliases?: readonly `/${string}`[];
  /** Folder name of the remote that serves the page. */
  readonly remote: string;
  /** Name under which the remote exposes it. */
  readonly expose: string;
  readonly shape: PageShape;
  readonly navigation: readonly NavigationEntry[];
}

/**
 * Every page of the site, once: what it is called, where it lives, which remote serves it, where the navigation shows it. The
 * router, the navigation, the footer, `render` and the sitemap are made from this table; nothing else spells a path.
 */
export const sitePages = [
  {
    id: 'home',
    name: { en: 'Tax calculator', es: 'Calculadora de impuestos', fr: 'Calculateur d’impôt' },
    path: '/',
    remote: 'mf-main-calculator',
    expose: 'HomePage',
    shape: 'home',
    navigation: [
      { id: 'calculator', group: 'calculators', anchor: 'calculator' },
      {
        id: 'simulator',
        name: { en: 'Tax savings simulator', es: 'Simulador de ahorro tributario', fr: 'Simulateur d’économies d’impôt' },
        group: 'calculators',
        anchor: 'simulator',
        last: true,
      },
    ],
  },
  {
    id: 'salary',
    name: { en: 'Net salary calculator', es: 'Salario neto', fr: 'Salaire net' },
    path: '/salary-calculator',
    aliases: ['/net-salary-after-tax-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'SalaryPage',
    shape: 'calculator',
    navigation: [{ id: 'salary', group: 'calculators' }],
  },
  {
    id: 'dividend',
    name: { en: 'Dividend tax calculator', es: 'Impuesto sobre dividendos', fr: 'Impôt sur les dividendes' },
    path: '/dividend-calculator',
    aliases: ['/qualified-dividend-tax-calculator'],
    remote: 'mf-investor-calcs',
    expose: 'DividendPage',
    shape: 'calculator',
    navigation: [{ id: 'dividend', group: 'calculators' }],
  },
  {
    id: 'capital-gains',
    name: { en: 'Capital gains tax calculator', es: 'Impuesto sobre ganancias de capital', fr: 'Impôt sur les plus-values' },
    path: '/capital-gains-calculator',
    aliases: ['/long-term-capital-gains-tax-calculator'],
    remote: 'mf-investor-calcs',
    expose: 'CapitalGainsPage',
    shape: 'calculator',
    navigation: [{ id: 'capital-gains', group: 'calculators' }],
  },
  {
    id: 'deduction',
    name: { en: 'Tax deduction calculator', es: 'Deducciones de impuestos', fr: 'Déductions fiscales' },
    path: '/deduction-calculator',
    aliases: ['/itemized-deduction-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'DeductionPage',
    shape: 'calculator',
    navigation: [{ id: 'deduction', group: 'calculators' }],
  },
  {
    id: 'refund',
    name: { en: 'Tax refund calculator', es: 'Reembolso de impuestos', fr: 'Remboursement d’impôt' },
    path: '/tax-refund-calculator',
    aliases: ['/tax-refund-estimator'],
    remote: 'mf-worker-calcs',
    expose: 'RefundPage',
    shape: 'calculator',
    navigation: [{ id: 'refund', group: 'calculators' }],
  },
  {
    id: 'freelancer',
    name: { en: 'Freelancer tax calculator', es: 'Impuestos para independientes', fr: 'Impôt des indépendants' },
    path: '/freelancer-tax-calculator',
    aliases: ['/gig-worker-tax-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'FreelancerPage',
    shape: 'calculator',
    navigation: [{ id: 'freelancer', group: 'specialized' }],
  },
  {
    id: 'immigrant',
    name: { en: 'Immigrant tax calculator', es: 'Impuestos para inmigrantes', fr: 'Impôt des immigrants' },
    path: '/immigrant-tax-calculator',
    aliases: ['/visa-foreign-worker-tax-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'ImmigrantPage',
    shape: 'calculator',
    navigation: [{ id: 'immigrant', group: 'specialized' }],
  },
  {
    id: 'crypto',
    name: { en: 'Crypto tax calculator', es: 'Impuesto sobre criptomonedas', fr: 'Impôt sur les cryptomonnaies' },
    path: '/crypto-tax-calculator',
    aliases: ['/bitcoin-ethereum-tax-calculator'],
    remote: 'mf-investor-calcs',
    expose: 'CryptoPage',
    shape: 'calculator',
    navigation: [{ id: 'crypto', group: 'specialized' }],
  },
  {
    id: 'expat',
    name: { en: 'US expat tax calculator', es: 'Impuestos de estadounidenses en el exterior', fr: 'Impôt des Américains à l’étranger' },
    path: '/expat-tax-calculator',
    aliases: ['/us-expat-feie-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'ExpatPage',
    shape: 'calculator',
    navigation: [{ id: 'expat', group: 'specialized' }],
  },
  {
    id: 'business',
    name: { en: 'Small business tax calculator', es: 'Impuestos para pequeñas empresas', fr: 'Impôt des petites entreprises' },
    path: '/business-tax-calculator',
    aliases: ['/llc-s-corp-tax-calculator'],
    remote: 'mf-worker-calcs',
    expose: 'BusinessPage',
    shape: 'calculator',
    navigation: [{ id: 'business', group: 'specialized' }],
  },
  {
    id: 'tax-brackets',
    name: { en: 'Federal tax brackets', es: 'Tramos del impuesto federal', fr: 'Tranches de l’impôt fédéral' },
    path: '/tax-brackets-2024',
    aliases: ['/us-federal-income-tax-brackets'],
    remote: 'mf-guides',
    expose: 'TaxBracketsPage',
    shape: 'article',
    navigation: [{ id: 'tax-brackets', group: 'resources', anchor: 'tax-brackets' }],
  },
  {
    id: 'state-rates',
    name: { en: 'State income tax rates', es: 'Tasas del impuesto estatal', fr: 'Taux de l’impôt des États' },
    path: '/state-tax-rates',
    aliases: ['/state-income-tax-rates-comparison', '/income-tax-rates-by-state'],
    remote: 'mf-guides',
    expose: 'StateRatesPage',
    shape: 'article',
    navigation: [{ id: 'state-rates', group: 'resources', anchor: 'no-income-tax-states' }],
  },
  {
    id: 'federal-deductions',
    name: { en: 'Federal tax deductions', es: 'Deducciones federales', fr: 'Déductions fiscales fédérales' },
    path: '/federal-deductions',
    aliases: ['/federal-tax-deductions-guide'],
    remote: 'mf-guides',
    expose: 'FederalDeductionsPage',
    shape: 'article',
    navigation: [{ id: 'federal-deductions', group: 'resources', anchor: 'standard-deductions-2024' }],
  },
  {
    id: 'tax-planning',
    name: { en: 'Tax planning', es: 'Planificación fiscal', fr: 'Planification fiscale' },
    path: '/tax-planning-guide',
    aliases: ['/tax-planning-strategies'],
    remote: 'mf-guides',
    expose: 'TaxPlanningPage',
    shape: 'article',
    navigation: [{ id: 'tax-planning', group: 'resources', anchor: 'top' }],
  },
  {
    id: 'coverage',
    name: {
      en: 'What the state estimates cover',
      es: 'Qué abarcan las estimaciones estatales',
      fr: 'Ce que couvrent les estimations par État',
    },
    path: '/coverage',
    remote: 'mf-guides',
    expose: 'CoveragePage',
    shape: 'article',
    navigation: [],
  },
  {
    id: 'about',
    name: { en: 'About us', es: 'Quiénes somos', fr: 'À propos' },
    path: '/about-us',
    aliases: ['/about'],
    remote: 'mf-guides',
    expose: 'AboutPage',
    shape: 'article',
    navigation: [
      { id: 'about', group: 'legal' },
      { id: 'contact', name: { en: 'Contact', es: 'Contacto', fr: 'Contact' }, group: 'legal', anchor: 'contact', last: true },
    ],
  },
  {
    id: 'privacy',
    name: { en: 'Privacy policy', es: 'Política de privacidad', fr: 'Politique de confidentialité' },
    path: '/privacy',
    remote: 'mf-guides',
    expose: 'PrivacyPage',
    shape: 'article',
    navigation: [{ id: 'privacy', group: 'legal' }],
  },
  {
    id: 'terms',
    name: { en: 'Terms of service', es: 'Términos del servicio', fr: 'Conditions d’utilisation' },
    path: '/terms',
    remote: 'mf-guides',
    expose: 'TermsPage',
    shape: 'article',
    navigation: [{ id: 'terms', group: 'legal' }],
  },
  {
    id: 'cookies',
    name: { en: 'Cookie policy', es: 'Política de cookies', fr: 'Politique relative aux cookies' },
    path: '/cookie-policy',
    aliases: ['/cookies'],
    remote: 'mf-guides',
    expose: 'CookiesPage',
    shape: 'article',
    navigation: [{ id: 'cookies', group: 'legal' }],
  },
] as const satisfies readonly SitePage[];

export type PageId = (typeof sitePages)[number]['id'];

const pages: readonly SitePage[] = sitePages;

/** The page of an id the site map holds. */
export function pageOf(id: PageId): SitePage {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The site map has no page "${id}"`);
  return page;
}

/** Every path a page answers, the canonical one first. */
export const pathsOf = (page: SitePage): readonly string[] => [page.path, ...(page.aliases ?? [])];

/** The page that answers a path, if any. */
export const pageAt = (pathname: string): SitePage | undefined => pages.find((page) => pathsOf(page).includes(pathname));

export interface NavigationLink extends NavigationEntry {
  readonly name: Name;
  readonly page: SitePage;
  /** Path with its fragment. */
  readonly to: string;
}

/** The links of a navigation group, in the order in which it shows them. */
export function navigationLinks(group: NavigationGroup): readonly NavigationLink[] {
  const links = pages.flatMap((page) =>
    page.navigation
      .filter((entry) => entry.group === group)
      .map((entry): NavigationLink => ({ name: page.name, ...entry, page, to: entry.anchor ? `${page.path}#${entry.anchor}` : page.path })),
  );
  return [...links.filter((link) => !link.last), ...links.filter((link) => link.last)];
}
