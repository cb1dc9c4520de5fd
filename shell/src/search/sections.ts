/** Reads from a page's HTML what a visitor can search in it. Only `render` needs this. */
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { SUBJECTS, TERMS, type SearchSection } from './search-index.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const textOf = (node: Node): string => (tree.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join(''));
const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** React's own ids differ between releases, so no link may name them. */
const lasting = (id: string | undefined) => (id && !/^_r/iu.test(id) ? id : undefined);

/** Parts whose text belongs to no section: lists of links and of sources. */
const isApart = (element: Element) =>
  ['nav', 'script', 'style', 'svg'].includes(element.tagName) || attribute(element, 'data-sources') !== undefined;

/** Forms by their names after the word for one, or where the name alone is clear: `W-4`, `1099-NEC`. */
const FORMS = /\b(?:forms?|formularios?|formulaires?)\s([A-Z\d-]*\d[A-Z\d-]*)|\b(W-\d[A-Z]?|10\d\d-[A-Z]{1,4})\b/giu;
/** They repeat a subject as the name of a column or choice, and say nothing about it. */
const OF_NAMES = ['table', 'form', 'fieldset'];
const PARENTHESES = /\(([^()]*)/gu;

function termsIn(title: string, text: string, prose: string): string[] {
  // A term is explained where it follows its long name in parentheses.
  const explained = `${title} ${[...text.matchAll(PARENTHESES)].map(([, inside]) => inside).join(' ')}`;
  const words = new Set(explained.match(/[A-Z]+/gu));
  const forms = [...text.matchAll(FORMS)].map(([, named, bare]) => (named ?? bare ?? '').toUpperCase().replace(/-$/u, ''));
  const inLowerCase = `${title} ${prose}`.toLowerCase();
  const subjects = SUBJECTS.filter((subject) => inLowerCase.includes(subject));
  return [...TERMS.filter((term) => words.has(term)), ...new Set(forms), ...subjects];
}

/** The sections of a page that a link reaches, in order. @param body - the page's HTML */
export function sectionsIn(body: string): SearchSection[] {
  const root = parseFragment(body);
  const elements = (node: Node): Element[] =>
    childrenOf(node).flatMap((child) => (tree.isElementNode(child) ? [child, ...elements(child)] : []));
  const all = elements(root);
  const main = all.find(({ tagName }) => tagName === 'main');
  if (!main) return [];
  /** Ids of the parts by the id of the heading that names them. */
  const parts = new Map(
    all.flatMap((element) => {
      const [id, heading] = [lasting(attribute(element, 'id')), attribute(element, 'aria-labelledby')];
      return id && heading ? [[heading, id] as const] : [];
    }),
  );
  const sections: { readonly id: string; readonly title: string; text: string; prose: string }[] = [];
  let section: (typeof sections)[number] | undefined;
  const read = (node: Node, inProse = true): void => {
    if (tree.isTextNode(node)) {
      if (section) section.text += node.value;
      if (section && inProse) section.prose += node.value;
      return;
    }
    if (tree.isElementNode(node)) {
      if (isApart(node)) return;
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        const id = attribute(node, 'id') ?? '';
        const target = parts.get(id) ?? lasting(id);
        if (target) sections.push((section = { id: target, title: inOneLine(textOf(node)), text: '', prose: '' }));
        // A subsection without an address belongs to the section before it.
        else if (node.tagName === 'h2') section = undefined;
        return;
      }
    }
    const prose = inProse && !(tree.isElementNode(node) && OF_NAMES.includes(node.tagName));
    for (const child of childrenOf(node)) read(child, prose);
    // Keeps the words of two paragraphs or cells apart.
    if (section) section.text += ' ';
  };
  read(main);
  return sections.map(({ id, title, text, prose }) => {
    const terms = termsIn(title, text, prose);
    return { id, title, ...(terms.length > 0 && { terms }) };
  });
}
