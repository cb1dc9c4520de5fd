/**
 * One name per notion in each language. docs/glossary.md is written from this list, and a text that uses a rejected name fails a test.
 * Spanish follows the IRS's own Spanish pages and Publication 850; French has no official usage, so it follows what French and Canadian editors write.
 */
import type { Language } from '@bracketwise/shared-ui/runtime';

export interface Name {
  readonly accepted: string;
  /** Whole words. */
  readonly rejected?: readonly string[];
}

export type Notion = Readonly<Record<Language, Name>>;

export const NOTIONS: readonly Notion[] = [
  {
    en: { accepted: 'filing status', rejected: ['tax status', 'marital status'] },
    es: { accepted: 'estado civil para efectos de la declaración', rejected: ['situación fiscal', 'estatus de declaración'] },
    fr: { accepted: 'statut de déclaration', rejected: ['situation fiscale', 'statut fiscal', 'état civil'] },
  },
  {
    en: { accepted: 'income tax' },
    es: { accepted: 'impuesto sobre el ingreso', rejected: ['impuesto sobre la renta', 'impuestos sobre la renta', 'sobre la renta'] },
    fr: { accepted: 'impôt sur le revenu', rejected: ['taxe sur le revenu'] },
  },
  {
    en: { accepted: 'bracket', rejected: ['band', 'bands', 'bucket', 'buckets'] },
    es: { accepted: 'tramo', rejected: ['franja', 'franjas', 'cubo', 'cubos', 'banda', 'bandas', 'escalón', 'escalones'] },
    fr: { accepted: 'tranche', rejected: ['palier', 'paliers', 'seau', 'seaux'] },
  },
  {
    en: { accepted: 'standard deduction' },
    es: { accepted: 'deducción estándar', rejected: ['deducción fija', 'deducción normal'] },
    fr: { accepted: 'déduction forfaitaire', rejected: ['déduction standard', 'déduction type'] },
  },
  {
    en: { accepted: 'itemize', rejected: ['itemise', 'break down your deductions'] },
    es: { accepted: 'detallar las deducciones', rejected: ['desglosar', 'desglosa', 'itemizar', 'deducciones itemizadas'] },
    fr: { accepted: 'détailler ses déductions', rejected: ['frais réels', 'déductions itemisées', 'ventiler'] },
  },
  {
    en: { accepted: 'phases out', rejected: ['fades', 'fade out', 'fades out', 'tapers', 'tapers off'] },
    es: { accepted: 'se reduce gradualmente', rejected: ['se desvanece', 'se desvanecen', 'se esfuma'] },
    fr: { accepted: 'diminue jusqu’à disparaître', rejected: ['s’efface', 's’effacent', 's’estompe', 's’estompent'] },
  },
  {
    en: { accepted: 'withholding', rejected: ['deduction at source', 'deducted at source'] },
    es: {
      accepted: 'retención',
      rejected: ['descuento de impuestos', 'descuentos de impuestos', 'descuento de nómina', 'descuentos de nómina'],
    },
    fr: { accepted: 'retenue à la source', rejected: ['prélèvement à la source', 'précompte'] },
  },
  {
    en: { accepted: 'paycheck' },
    es: { accepted: 'cheque de pago' },
    fr: { accepted: 'paie' },
  },
  {
    en: { accepted: 'pay period' },
    es: { accepted: 'período de pago' },
    fr: { accepted: 'période de paie' },
  },
  {
    en: { accepted: 'pay stub' },
    es: { accepted: 'talón de pago' },
    fr: { accepted: 'fiche de paie', rejected: ['bulletin de paie', 'bulletins de paie'] },
  },
  {
    en: { accepted: 'More precise' },
    es: { accepted: 'Afinar el cálculo', rejected: ['Más preciso'] },
    fr: { accepted: 'Affiner le calcul', rejected: ['Plus de précision'] },
  },
  {
    en: { accepted: 'payroll taxes (Social Security and Medicare)' },
    es: { accepted: 'impuestos sobre la nómina', rejected: ['cargas sociales', 'impuestos de nómina'] },
    fr: { accepted: 'cotisations sociales', rejected: ['prélèvements sociaux', 'charges sociales'] },
  },
  {
    en: { accepted: 'state payroll deductions', rejected: ['payroll levies', 'state payroll taxes'] },
    es: { accepted: 'deducciones estatales de nómina', rejected: ['descuentos estatales de nómina'] },
    fr: { accepted: 'retenues d’État sur salaire', rejected: ['retenues de l’État sur salaire', 'retenues de l’État sur les salaires'] },
  },
  {
    en: { accepted: 'local income tax', rejected: ['municipal income tax'] },
    es: { accepted: 'impuesto local sobre el ingreso', rejected: ['impuesto municipal'] },
    fr: { accepted: 'impôt local sur le revenu', rejected: ['impôt de ville', 'impôt municipal'] },
  },
  {
    en: { accepted: 'self-employment tax' },
    es: { accepted: 'impuesto sobre el trabajo por cuenta propia', rejected: ['impuesto de autónomos', 'impuesto por cuenta propia'] },
    fr: { accepted: 'cotisations d’indépendant', rejected: ['impôt des indépendants', 'taxe des indépendants'] },
  },
  {
    en: { accepted: 'earned income tax credit (EITC)', rejected: ['earned income credit', 'EIC'] },
    es: {
      accepted: 'crédito tributario por ingreso del trabajo (EITC)',
      rejected: ['crédito por ingreso del trabajo', 'crédito por ingresos del trabajo'],
    },
    fr: { accepted: 'crédit sur les revenus du travail (EITC)', rejected: ['crédit pour revenus du travail', 'prime d’activité'] },
  },
  {
    en: { accepted: 'child tax credit' },
    es: { accepted: 'crédito tributario por hijos', rejected: ['crédito por hijos'] },
    fr: { accepted: 'crédit pour enfants', rejected: ['crédit d’impôt pour enfants', 'crédit pour enfant à charge'] },
  },
  {
    en: { accepted: 'alternative minimum tax (AMT)' },
    es: { accepted: 'impuesto mínimo alternativo (AMT)' },
    fr: { accepted: 'impôt minimum alternatif (AMT)', rejected: ['impôt minimal alternatif', 'impôt minimum de remplacement'] },
  },
  {
    en: { accepted: 'net investment income tax (NIIT)' },
    es: {
      accepted: 'impuesto sobre el ingreso neto de inversión (NIIT)',
      rejected: ['impuesto sobre los ingresos netos de inversión', 'impuesto a la inversión'],
    },
    fr: { accepted: 'impôt sur les revenus nets de placement (NIIT)', rejected: ['impôt sur les revenus nets d’investissement'] },
  },
  {
    en: { accepted: 'qualified business income (QBI) deduction' },
    es: { accepted: 'deducción por ingreso calificado de negocio (QBI)', rejected: ['ingreso comercial calificado', 'renta empresarial'] },
    fr: { accepted: 'déduction pour revenu d’entreprise qualifié (QBI)', rejected: ['revenu d’entreprise admissible'] },
  },
  {
    en: { accepted: 'state and local taxes (SALT)' },
    es: { accepted: 'impuestos estatales y locales (SALT)' },
    fr: { accepted: 'impôts de l’État et locaux (SALT)', rejected: ['impôts étatiques et locaux'] },
  },
  {
    en: { accepted: 'sales tax' },
    es: { accepted: 'impuesto sobre las ventas', rejected: ['impuesto a las ventas', 'IVA'] },
    fr: { accepted: 'taxe sur les ventes', rejected: ['taxe de vente', 'TVA'] },
  },
  {
    en: { accepted: 'capital gain' },
    es: { accepted: 'ganancia de capital', rejected: ['plusvalía', 'plusvalías'] },
    fr: { accepted: 'plus-value', rejected: ['gain en capital', 'gains en capital'] },
  },
  {
    en: { accepted: 'broker' },
    es: { accepted: 'corredor de bolsa', rejected: ['bróker', 'intermediario bursátil'] },
    fr: { accepted: 'courtier' },
  },
  {
    en: { accepted: 'tax home' },
    es: { accepted: 'domicilio tributario', rejected: ['hogar tributario', 'domicilio fiscal', 'hogar fiscal'] },
    fr: { accepted: 'domicile professionnel (tax home)', rejected: ['foyer fiscal', 'domicile fiscal'] },
  },
  {
    en: { accepted: 'charity' },
    es: { accepted: 'organización benéfica calificada', rejected: ['entidad pública', 'organismos públicos'] },
    fr: { accepted: 'organisme caritatif agréé', rejected: ['organisme public', 'organismes publics'] },
  },
  {
    en: { accepted: 'Health Insurance Marketplace' },
    es: { accepted: 'Mercado de Seguros Médicos' },
    fr: { accepted: 'Marketplace (bourse d’assurance santé)', rejected: ['bourses publiques', 'assurance des bourses'] },
  },
  {
    en: { accepted: 'refund', rejected: ['repayment'] },
    es: { accepted: 'reembolso', rejected: ['devolución de impuestos', 'reintegro'] },
    fr: { accepted: 'remboursement' },
  },
  {
    en: { accepted: 'amount you owe', rejected: ['amount due'] },
    es: { accepted: 'monto que adeuda' },
    fr: { accepted: 'montant dû' },
  },
  {
    en: { accepted: 'dependent', rejected: ['dependant', 'dependants'] },
    es: { accepted: 'dependiente', rejected: ['persona a cargo', 'personas a cargo'] },
    fr: { accepted: 'personne à charge' },
  },
  {
    en: { accepted: 'nonresident', rejected: ['non-resident', 'non-residents'] },
    es: { accepted: 'no residente' },
    fr: { accepted: 'non-résident' },
  },
  {
    en: { accepted: 'amount' },
    es: { accepted: 'monto', rejected: ['importe', 'importes', 'cantidad', 'cantidades'] },
    fr: { accepted: 'montant' },
  },
  {
    en: { accepted: 'contribution' },
    es: { accepted: 'aportación', rejected: ['aportes'] },
    fr: { accepted: 'versement', rejected: ['contribution', 'contributions'] },
  },
  {
    en: { accepted: 'Social Security' },
    es: { accepted: 'el Seguro Social', rejected: ['Seguridad Social'] },
    fr: { accepted: 'la Social Security', rejected: ['Sécurité sociale'] },
  },
  {
    en: { accepted: 'Form 1040' },
    es: { accepted: 'Formulario 1040', rejected: ['Form 1040', 'Form W-2', 'Form W-4', 'Form 8949', 'el Notice'] },
    fr: { accepted: 'formulaire 1040', rejected: ['Form 1040', 'Form W-2', 'Form W-4', 'Form 8949'] },
  },
  {
    en: { accepted: 'state' },
    es: { accepted: 'estado' },
    fr: { accepted: 'État', rejected: ['étatique', 'étatiques', 'votre état'] },
  },
  {
    en: { accepted: 'visa' },
    es: { accepted: 'visa', rejected: ['visado', 'visados'] },
    fr: { accepted: 'visa' },
  },
  {
    en: { accepted: 'corporate tax' },
    es: { accepted: 'impuesto sobre las corporaciones', rejected: ['impuesto de sociedades', 'impuesto sobre sociedades'] },
    fr: { accepted: 'impôt sur les sociétés' },
  },
  {
    en: { accepted: 'fee' },
    es: { accepted: 'cargo, comisión', rejected: ['tasas de inscripción', 'tasas judiciales', 'tasa de presentación'] },
    fr: { accepted: 'frais' },
  },
  {
    en: { accepted: 'full tax estimate', rejected: ['full estimate'] },
    es: { accepted: 'estimación completa', rejected: ['cálculo completo'] },
    fr: { accepted: 'estimation complète', rejected: ['calcul complet'] },
  },
  {
    en: { accepted: 'estimated payment', rejected: ['installment payment'] },
    es: { accepted: 'pago estimado' },
    fr: { accepted: 'acompte', rejected: ['paiement trimestriel', 'paiements trimestriels'] },
  },
  {
    en: { accepted: 'bonus' },
    es: { accepted: 'bonificación', rejected: ['un bono', 'su bono', 'del bono'] },
    fr: { accepted: 'prime' },
  },
  {
    en: { accepted: 'mortgage', rejected: ['home loan'] },
    es: { accepted: 'hipoteca', rejected: ['préstamo hipotecario'] },
    fr: { accepted: 'emprunt immobilier', rejected: ['prêt immobilier', 'crédit immobilier'] },
  },
  {
    en: { accepted: 'place (a city, a county or a school district)', rejected: ['locality', 'localities'] },
    es: { accepted: 'lugar', rejected: ['localidad', 'localidades'] },
    fr: { accepted: 'lieu', rejected: ['collectivité', 'collectivités', 'localité', 'localités'] },
  },
  {
    en: { accepted: 'child care', rejected: ['childcare'] },
    es: { accepted: 'cuidado de menores', rejected: ['cuidado infantil'] },
    fr: { accepted: 'garde d’enfants' },
  },
  {
    en: { accepted: 'all taxes together (income, payroll and self-employment)' },
    es: { accepted: 'total de impuestos' },
    fr: { accepted: 'impôts et cotisations' },
  },
];

/** Words of a stiff voice, with what we write instead. */
export const VOICE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    stands: 'appears, is',
    whoever: 'if you',
    beside: 'next to, in addition to',
    dearest: 'most expensive',
    backwards: 'backward',
    autumn: 'fall',
    adviser: 'advisor',
    'by the law of': 'under the rules of',
    'left empty': 'leave blank',
    'what of the': 'the part of the',
    'will stand here': 'will appear here',
  },
  es: {
    apila: 'se suma',
    apilan: 'se suman',
    fiscal: 'tributario',
    fiscales: 'tributarios',
    ingrese: 'escriba',
    seleccione: 'elija',
    'cuidado de hijos': 'cuidado de menores',
    'pensión alimenticia': 'pensión para el cónyuge divorciado',
    'tomar la deducción': 'usar la deducción',
  },
  fr: { 'impôt de franchise': 'taxe de franchise', 'déclaration prolongée': 'déclaration avec délai', épargner: 'faire économiser' },
};
