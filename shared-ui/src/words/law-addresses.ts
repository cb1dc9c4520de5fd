/** URLs of legal documents. Only URLs that follow from a rule are given; none is guessed. */

interface Rule {
  readonly pattern: RegExp;
  readonly address: (...parts: readonly string[]) => string;
}

/** IRS file names use four-digit years and numbers of at least two digits. */
const drop = (kind: string, year: string, number: string) =>
  `https://www.irs.gov/pub/irs-drop/${kind}-${year.slice(2)}-${number.padStart(2, '0')}.pdf`;

const RULES: readonly Rule[] = [
  {
    // Links the first of several sections.
    pattern: /(\d+) U\.S\.C\. §+\s(\d+[A-Z]*(?:-\d+)?)/u,
    address: (title = '', section = '') => `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
  },
  { pattern: /Rev\. Proc\. (\d{4})-(\d+)/u, address: (year = '', number = '') => drop('rp', year, number) },
  { pattern: /Notice (\d{4})-(\d+)/u, address: (year = '', number = '') => drop('n', year, number) },
  {
    pattern: /Pub\. L\. (\d+)-(\d+)/u,
    address: (congress = '', number = '') => `https://www.govinfo.gov/link/plaw/${congress}/public/${number}`,
  },
  {
    // Federal forms only. State forms have other numbers or a state prefix.
    pattern: /Form (1040(?:-(?:ES|NR|SR|X))?|[2468]\d{3}(?:-A)?|W-\d)(?![\w-])/u,
    address: (form = '') => `https://www.irs.gov/forms-pubs/about-form-${form.toLowerCase()}`,
  },
];

export interface SourcePart {
  readonly text: string;
  readonly address?: string;
}

/** Splits a source into parts, some of which have a URL. */
export function partsOf(source: string): readonly SourcePart[] {
  const found = RULES.flatMap(({ pattern, address }) => {
    const match = pattern.exec(source);
    return match ? [{ match, address: address(...match.slice(1).map((part) => part ?? '')) }] : [];
  }).sort((a, b) => a.match.index - b.match.index)[0];
  if (!found) return source ? [{ text: source }] : [];
  const { match, address } = found;
  const [before, after] = [source.slice(0, match.index), source.slice(match.index + match[0].length)];
  return [...(before ? [{ text: before }] : []), { text: match[0], address }, ...partsOf(after)];
}
