import type { Language } from '@bracketwise/shared-ui/runtime';

/** A name in every language. Menus and links show it before the page's own texts load. */
export type Name = Readonly<Record<Language, string>>;

export const NAVIGATION_GROUPS = ['calculators', 'specialized', 'resources', 'legal'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** The kind of outline shown while the page loads. */
export type PageShape = 'home' | 'calculator' | 'estimate' | 'article';

/** An entry of a navigation group. Its name is that of the page unless it has its own. */
export interface NavigationEntry {
  /** Distinguishes the entries of a page that has several. */
  readonly id?: string;
  readonly group: NavigationGroup;
  readonly name?: Name;
  /** Fragment of the section it links to, without `#`. */
  readonly anchor?: string;
  /** Moves the entry to the end of its group. Otherwise entries keep the order of the site map. */
  readonly last?: true;
  /** Shows the entry in the footer only, because the specification fixes the groups of the header. */
  readonly inFooterOnly?: true;
}

interface SiteLine {
  readonly id: string;
  readonly name: Name;
  readonly path: `/${string}`;
  /** Other paths of the same page. Its canonical link is `path`. */
  readonly aliases?: readonly `/${string}`[];
  /** Folder name of the remote that serves the page. */
  readonly remote: string;
  readonly shape: PageShape;
  readonly navigation: readonly NavigationEntry[];
}

export interface SitePage extends SiteLine {
  /** For a module that serves several pages: which one this is, such as the code of a state. */
  readonly subject?: string;
  /** Id of the page above it; the home page unless it is given. */
  readonly parent?: PageId;
  /** Name under which the remote exposes it, derived from the id: `CapitalGainsPage`. */
  readonly expose: string;
}

/**
 * Every page of the site: names, path, remote and place in the navigation. The router, the navigation, the footer, `render` and the
 * sitemap are all derived from this table. No other code writes a path.
 */
const lines = [
  {
    id: 'home',
    name: { en: 'Tax calculator', es: 'Calculadora de impuestos', fr: 'Calculateur d’impôt' },
    path: '/',
    remote: 'mf-main-calculator',
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
    id: 'full-estimate',
    name: { en: 'Full tax estimate', es: 'Estimación completa de impuestos', fr: 'Estimation complète de l’impôt' },
    path: '/full-tax-estimate',
    remote: 'mf-main-calculator',
    shape: 'estimate',
    navigation: [{ group: 'calculators', inFooterOnly: true }],
  },
  {
    id: 'salary',
    name: { en: 'Net salary calculator', es: 'Salario neto', fr: 'Salaire net' },
    path: '/salary-calculator',
    aliases: ['/net-salary-after-tax-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'calculators' }],
  },
  {
    id: 'dividend',
    name: { en: 'Dividend tax calculator', es: 'Impuesto sobre dividendos', fr: 'Impôt sur les dividendes' },
    path: '/dividend-calculator',
    aliases: ['/qualified-dividend-tax-calculator'],
    remote: 'mf-investor-calcs',
    shape: 'calculator',
    navigation: [{ group: 'calculators' }],
  },
  {
    id: 'capital-gains',
    name: { en: 'Capital gains tax calculator', es: 'Impuesto sobre ganancias de capital', fr: 'Impôt sur les plus-values' },
    path: '/capital-gains-calculator',
    aliases: ['/long-term-capital-gains-tax-calculator'],
    remote: 'mf-investor-calcs',
    shape: 'calculator',
    navigation: [{ group: 'calculators' }],
  },
  {
    id: 'deduction',
    name: { en: 'Tax deduction calculator', es: 'Deducciones de impuestos', fr: 'Déductions fiscales' },
    path: '/deduction-calculator',
    aliases: ['/itemized-deduction-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'calculators' }],
  },
  {
    id: 'refund',
    name: { en: 'Tax refund calculator', es: 'Reembolso de impuestos', fr: 'Remboursement d’impôt' },
    path: '/tax-refund-calculator',
    aliases: ['/tax-refund-estimator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'calculators' }],
  },
  {
    id: 'freelancer',
    name: { en: 'Freelancer tax calculator', es: 'Impuestos para independientes', fr: 'Impôts pour indépendants' },
    path: '/freelancer-tax-calculator',
    aliases: ['/gig-worker-tax-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
  },
  {
    id: 'immigrant',
    name: { en: 'Immigrant tax calculator', es: 'Impuestos para inmigrantes', fr: 'Impôt des immigrants' },
    path: '/immigrant-tax-calculator',
    aliases: ['/visa-foreign-worker-tax-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
  },
  {
    id: 'crypto',
    name: { en: 'Crypto tax calculator', es: 'Impuesto sobre criptomonedas', fr: 'Impôt sur les cryptomonnaies' },
    path: '/crypto-tax-calculator',
    aliases: ['/bitcoin-ethereum-tax-calculator'],
    remote: 'mf-investor-calcs',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
  },
  {
    id: 'expat',
    name: { en: 'US expat tax calculator', es: 'Impuestos de estadounidenses en el extranjero', fr: 'Impôt des Américains à l’étranger' },
    path: '/expat-tax-calculator',
    aliases: ['/us-expat-feie-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
  },
  {
    id: 'business',
    name: { en: 'Small business tax calculator', es: 'Impuestos para pequeñas empresas', fr: 'Impôt des petites entreprises' },
    path: '/business-tax-calculator',
    aliases: ['/llc-s-corp-tax-calculator'],
    remote: 'mf-worker-calcs',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
  },
  {
    id: 'tax-brackets',
    name: { en: 'Federal tax brackets', es: 'Tramos del impuesto federal', fr: 'Tranches de l’impôt fédéral' },
    path: '/tax-brackets-2024',
    aliases: ['/us-federal-income-tax-brackets'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'resources', anchor: 'tax-brackets' }],
  },
  {
    id: 'state-rates',
    name: { en: 'State income tax rates', es: 'Tasas del impuesto estatal', fr: 'Taux de l’impôt des États' },
    path: '/state-tax-rates',
    aliases: ['/state-income-tax-rates-comparison', '/income-tax-rates-by-state'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'resources', anchor: 'no-income-tax-states' }],
  },
  {
    id: 'federal-deductions',
    name: { en: 'Federal tax deductions', es: 'Deducciones federales', fr: 'Déductions fiscales fédérales' },
    path: '/federal-deductions',
    aliases: ['/federal-tax-deductions-guide'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'resources', anchor: 'standard-deductions-2024' }],
  },
  {
    id: 'tax-planning',
    name: { en: 'Tax planning', es: 'Planificación tributaria', fr: 'Planification fiscale' },
    path: '/tax-planning-guide',
    aliases: ['/tax-planning-strategies'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'resources', anchor: 'top' }],
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
    shape: 'article',
    navigation: [],
  },
  {
    id: 'widgets',
    name: {
      en: 'Calculators for your site',
      es: 'Calculadoras para su sitio',
      fr: 'Des calculateurs pour votre site',
    },
    path: '/embed',
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'resources', inFooterOnly: true }],
  },
  {
    id: 'about',
    name: { en: 'About us', es: 'Quiénes somos', fr: 'À propos' },
    path: '/about-us',
    aliases: ['/about'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [
      { group: 'legal' },
      { id: 'contact', name: { en: 'Contact', es: 'Contacto', fr: 'Contact' }, group: 'legal', anchor: 'contact', last: true },
    ],
  },
  {
    id: 'privacy',
    name: { en: 'Privacy policy', es: 'Política de privacidad', fr: 'Politique de confidentialité' },
    path: '/privacy',
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'legal' }],
  },
  {
    id: 'terms',
    name: { en: 'Terms of service', es: 'Términos del servicio', fr: 'Conditions d’utilisation' },
    path: '/terms',
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'legal' }],
  },
  {
    id: 'cookies',
    name: { en: 'Cookie policy', es: 'Política de cookies', fr: 'Politique relative aux cookies' },
    path: '/cookie-policy',
    aliases: ['/cookies'],
    remote: 'mf-guides',
    shape: 'article',
    navigation: [{ group: 'legal' }],
  },
] as const satisfies readonly SiteLine[];

export type PageId = (typeof lines)[number]['id'];

/** The pages with a module of their own. `every-page.ts` has those of the states too, which most remotes don't need. */
export const sitePages: readonly SitePage[] = lines.map((line) => ({
  ...line,
  expose: `${line.id.replace(/(?:^|-)(.)/g, (_start, letter: string) => letter.toUpperCase())}Page`,
}));

export function pageOf(id: PageId): SitePage {
  const page = sitePages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The site map has no page "${id}"`);
  return page;
}

/** The pages from the home page down to this one, which is the last. */
export const trailOf = (page: SitePage): readonly SitePage[] =>
  page.id === 'home' ? [page] : [pageOf('home'), ...(page.parent ? [pageOf(page.parent)] : []), page];

/** A page's name. @param stateName - gives the name of a state by its code, for a page about one */
export const nameOf = (page: SitePage, language: Language, stateName: (code: string) => string): string =>
  page.name[language].replace('{{subject}}', () => stateName(page.subject ?? ''));

/** All paths of a page, the canonical one first. */
export const pathsOf = (page: SitePage): readonly string[] => [page.path, ...(page.aliases ?? [])];

export interface NavigationLink extends NavigationEntry {
  readonly id: string;
  readonly name: Name;
  readonly page: SitePage;
  /** Path with its fragment. */
  readonly to: string;
}

/** The links of a navigation group, in header order. */
export const navigationLinks = (group: NavigationGroup): readonly NavigationLink[] =>
  footerLinks(group).filter(({ inFooterOnly }) => !inFooterOnly);

/** The links of a navigation group in the footer, which has additional pages. */
export function footerLinks(group: NavigationGroup): readonly NavigationLink[] {
  const links = sitePages.flatMap((page) =>
    page.navigation
      .filter((entry) => entry.group === group)
      .map((entry): NavigationLink => ({
        id: page.id,
        name: page.name,
        ...entry,
        page,
        to: entry.anchor ? `${page.path}#${entry.anchor}` : page.path,
      })),
  );
  return [...links.filter((link) => !link.last), ...links.filter((link) => link.last)];
}
