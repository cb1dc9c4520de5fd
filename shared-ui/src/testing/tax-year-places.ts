/** The places that spell a tax year, by the reason why the year isn't derived from the engine's contract. */
export interface TaxYearPlaces {
  readonly why: string;
  /** The years of the contract for which somebody last read the places. A place that no new year can change has none. */
  readonly readFor?: Readonly<Partial<Record<'LAST_TAX_YEAR' | 'DEFAULT_ESTIMATE_YEAR' | 'CURRENT_TAX_YEAR', number>>>;
  /** A source file or a document with what it spells, or a folder of texts with a key, for every language; `*` is part of a path or a key. */
  readonly places: readonly string[];
}

export const TAX_YEAR_PLACES: readonly TaxYearPlaces[] = [
  {
    why: 'the specification fixes the year',
    places: [
      'mf-guides/src/guides/federal-deductions/FederalDeductionsPage.tsx: 2024',
      'mf-guides/src/guides/federal-deductions/StandardDeductionTables.tsx: 2024',
      'mf-guides/src/guides/tax-brackets/years.ts: 2024',
      'mf-guides/src/guides/tax-brackets/worked-example.ts: 2023',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.standard.basic',
      'mf-worker-calcs/src/calculators/deduction/locales: why.standard',
      'mf-worker-calcs/src/calculators/refund/locales: meta.title',
      'mf-worker-calcs/src/calculators/refund/locales: meta.description',
    ],
  },
  {
    why: 'it tells what happened in a past year',
    places: [
      'api/src/http/household-schemas.ts: *',
      'api/src/http/paychecks-schemas.ts: *',
      'tax-engine/src/federal/deductions.ts: 2020',
      'tax-engine/src/federal/lines-as-filed.ts: *',
      'tax-engine/src/questions/assumptions.ts: *',
      'mf-main-calculator/src/full-estimate/locales: hints.stimulusReceived',
      'mf-worker-calcs/src/calculators/deduction/locales: form.adjustedGrossIncomeHint',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.not.job',
      'mf-worker-calcs/src/calculators/refund/locales: form.childrenHint',
      'mf-worker-calcs/src/calculators/refund/locales: guide.children.credit',
      'mf-worker-calcs/src/calculators/refund/locales: guide.tables.years',
      'mf-worker-calcs/src/calculators/salary/locales: leftOut.secondJob',
      'mf-worker-calcs/src/calculators/salary/locales: groups.formerW4',
      'mf-worker-calcs/src/calculators/salary/jobs/locales: w4FormHint',
      'mf-worker-calcs/src/calculators/salary/jobs/locales: currentForm',
      'mf-guides/src/guides/federal-deductions/useFederalDeductionsFigures.ts: 2022',
      'mf-guides/src/guides/federal-deductions/locales: guide.business-deductions.meals',
      'mf-guides/src/guides/federal-deductions/locales: guide.qualified-business-income.rule',
      'mf-guides/src/guides/tax-brackets/years.ts: 2025',
      'mf-guides/src/guides/tax-brackets/locales: guide.standard-deductions.raised',
      'mf-guides/src/guides/tax-brackets/locales: guide.every-year.permanent',
      'mf-guides/src/guides/tax-planning/locales: guide.summary.end',
      'mf-guides/src/local-income-taxes/locales: guide.places.chosen',
    ],
  },
  {
    why: 'it tells when a rule starts or ends',
    readFor: { LAST_TAX_YEAR: 2026 },
    places: [
      'mf-main-calculator/src/full-estimate/locales: hints.carLoanInterest',
      'mf-main-calculator/src/full-estimate/locales: hints.cleanVehicleCredit',
      'mf-main-calculator/src/full-estimate/locales: hints.gamblingLosses',
      'contract/src/household.ts: *',
      'mf-main-calculator/src/home/locales: leftOut.newDeductions',
      'mf-worker-calcs/src/calculators/*/locales: leftOut.schedule1A',
      'mf-worker-calcs/src/calculators/immigrant/locales: faq.itin.answer',
      'mf-worker-calcs/src/calculators/deduction/locales: form.otherAllowedHint',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.taxes.cap',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.home.gifts',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.not.extra',
      'mf-worker-calcs/src/calculators/deduction/locales: guide.not.other',
      'mf-guides/src/guides/state-rates/locales: guide.no-income-tax-states.exceptions',
      'mf-guides/src/guides/state-rates/locales: guide.what-is-taxed.gains',
    ],
  },
  {
    why: 'it names every year, and the shell knows no law',
    readFor: { LAST_TAX_YEAR: 2026 },
    places: [
      'mf-guides/src/site-map/locales: tax-brackets',
      'mf-guides/src/guides/tax-brackets/locales: meta.*',
      'mf-guides/src/local-income-tax/locales: meta.description',
    ],
  },
  {
    why: 'the shell writes it into the document’s head without the engine',
    readFor: { CURRENT_TAX_YEAR: 2026, DEFAULT_ESTIMATE_YEAR: 2025 },
    places: [
      'mf-main-calculator/src/full-estimate/locales: meta.keywords',
      'mf-guides/src/guides/federal-deductions/locales: meta.*',
      'mf-guides/src/guides/state-rates/locales: meta.title',
    ],
  },
  {
    why: 'a document says which years are covered',
    readFor: { LAST_TAX_YEAR: 2026, DEFAULT_ESTIMATE_YEAR: 2025 },
    places: ['README.md: *', 'package.json: *', 'docs/adding-a-state.md: *'],
  },
  {
    why: 'one language names fewer years, and all must have the same placeholders',
    readFor: { CURRENT_TAX_YEAR: 2026 },
    places: ['mf-main-calculator/src/full-estimate/locales: faq.provisional.answer'],
  },
  {
    why: 'sentences compare it with the years after it',
    readFor: { DEFAULT_ESTIMATE_YEAR: 2025 },
    places: ['mf-guides/src/guides/years.ts: 2024'],
  },
  {
    why: 'it is law of the year after the current one',
    readFor: { CURRENT_TAX_YEAR: 2026 },
    places: ['mf-guides/src/guides/tax-planning/useTaxPlanningFigures.ts: installmentDaysOf2027'],
  },
  {
    why: 'each year that is not published in full has its own function',
    readFor: { LAST_TAX_YEAR: 2026 },
    places: ['tax-engine/src/kernel/law-table.ts: *'],
  },
  {
    why: 'it makes tables of law from one value for each year that somebody read',
    readFor: { LAST_TAX_YEAR: 2026 },
    places: ['tax-engine/src/rules/entity-law.ts: *'],
  },
  {
    why: 'it is the number of a character',
    places: ['shared-ui/src/theme/typeface.ts: 2026'],
  },
];
