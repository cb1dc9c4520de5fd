import { createFinder } from './match.ts';
import type { SearchPage } from './search-index.ts';

const pages: readonly SearchPage[] = [
  {
    kind: 'calculator',
    name: 'Net salary calculator',
    path: '/salary',
    about: 'Take-home pay by year and hour',
    keywords: 'paycheck, gross to net',
    sections: [
      { id: 'guide-federal', title: 'How federal income tax works', terms: ['W-4', 'head of household'] },
      { id: 'guide-payroll', title: 'What you pay for Social Security', terms: ['FICA'] },
    ],
  },
  {
    kind: 'calculator',
    name: 'Dividend tax calculator',
    path: '/dividend',
    sections: [
      { id: 'guide-surtax', title: 'Two more taxes: NIIT and state tax', terms: ['NIIT', '8960'] },
      { id: 'guide-rates', title: 'How qualified dividends are taxed' },
    ],
  },
  {
    kind: 'calculator',
    name: 'Freelancer tax calculator',
    path: '/freelancer',
    about: 'Self-employment tax and quarterly payments',
    sections: [{ id: 'guide-quarterly', title: 'How to pay quarterly', terms: ['AMT', '1040-ES'] }],
  },
  {
    kind: 'guide',
    name: 'Federal tax brackets',
    path: '/brackets',
    about: 'Tax rates for every year',
    sections: [{ id: 'other-taxes', title: 'What these brackets leave out', terms: ['NIIT', 'AMT'] }],
  },
  { kind: 'guide', name: 'Tax planning', path: '/planning', about: 'A 401(k), month by month' },
  { kind: 'state', name: 'California income tax', path: '/california', code: 'CA' },
  { kind: 'state', name: 'Indiana income tax', path: '/indiana', code: 'IN' },
  { kind: 'state', name: 'Impôt sur le revenu : Géorgie', path: '/georgia', code: 'GA' },
  { kind: 'place', name: 'New York City income tax', path: '/new-york-city' },
];
const TERMS: Readonly<Record<string, string>> = {
  NIIT: 'Net investment income tax (NIIT)',
  AMT: 'Alternative minimum tax (AMT)',
  FICA: 'Social Security and Medicare (FICA)',
};
const MEANING = 'A tax on interest and dividends.';
const nameOf = (term: string) => (/\d/.test(term) ? `Form ${term}` : TERMS[term]);
const find = createFinder(pages, (term) => {
  const name = nameOf(term);
  return name === undefined ? undefined : { name, ...(term === 'NIIT' && { meaning: MEANING }) };
});
const addresses = (text: string) => find(text).map(({ to }) => to);

describe('the best match for', () => {
  test.each([
    ['a state’s code', 'CA', '/california'],
    ['a code in lower case', 'ca', '/california'],
    ['a code that is also a word of questions', 'in', '/indiana'],
    ['a state, without its accent', 'georgie', '/georgia'],
    ['the beginning of a name', 'divi', '/dividend'],
    ['a word of a name', 'planning', '/planning'],
    ['several words in any order', 'tax california', '/california'],
    ['a plural', 'salaries', undefined],
    ['a plural that only adds an s', 'calculators', '/salary'],
    ['a word of a description', 'quarterly payments', '/freelancer'],
    ['a keyword', 'paycheck', '/salary'],
    ['a part of a word with a hyphen', 'employment', '/freelancer'],
    ['both parts without the hyphen', 'self employment', '/freelancer'],
    ['a term', 'niit', '/dividend#guide-surtax'],
    ['a term that only texts explain: a guide before a calculator', 'AMT', '/brackets#other-taxes'],
    ['a term’s long name', 'net investment income tax', '/dividend#guide-surtax'],
    ['an English question', 'What is NIIT?', '/dividend#guide-surtax'],
    ['a Spanish question', '¿Qué es el NIIT?', '/dividend#guide-surtax'],
    ['a French question', 'Qu’est-ce que le NIIT ?', '/dividend#guide-surtax'],
    ['a question about what one owes', 'How much tax do I owe in California?', '/california'],
    ['a French question about what one owes', 'Combien d’impôt dois-je en Géorgie ?', '/georgia'],
    ['a form', 'W-4', '/salary#guide-federal'],
    ['a form without its hyphen', 'w4', '/salary#guide-federal'],
    ['a form with the word for it', 'form 1040-ES', '/freelancer#guide-quarterly'],
    ['a form by its number', '8960', '/dividend#guide-surtax'],
    ['a subject that a section names', 'head of household', '/salary#guide-federal'],
    ['parentheses left out', '401k', '/planning'],
    ['a place', 'new york', '/new-york-city'],
  ])('%s (%s)', (_what, text, address) => expect(addresses(text)[0]).toBe(address));
});

test('names that begin so come first, then words of names, then descriptions', () => {
  expect(addresses('tax').slice(0, 1)).toEqual(['/planning']);
  expect(addresses('quarterly')).toEqual(['/freelancer#guide-quarterly', '/freelancer']);
});

test('a section is not found by the name of its page alone', () => {
  expect(addresses('net salary calculator')).toEqual(['/salary']);
});

test('each address is found once, with its kind and what leads there', () => {
  const found = find('niit');
  expect(found.map(({ kind, name, about }) => [kind, name, about])).toEqual([
    ['term', 'Net investment income tax (NIIT)', 'Dividend tax calculator · Two more taxes: NIIT and state tax'],
    ['guide', 'What these brackets leave out', 'Federal tax brackets'],
  ]);
});

test.each(['', '  ', '?', 'zebra', 'tax zebra'])('%j finds nothing', (text) => expect(find(text)).toEqual([]));
