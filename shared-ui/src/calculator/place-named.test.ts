import { placeBegun, placeNamed } from './place-named.ts';

const PLACES = [
  'Baltimore City',
  'Baltimore County',
  'Clark County',
  'Clay County',
  'LaPorte County',
  'Marion County',
  'Marshall County',
  'Muskegon',
  'Muskegon Heights',
  'Prince George’s County',
  'St. Joseph County',
  'Ávila County',
].map((label) => ({ value: label.toUpperCase(), label }));

describe('placeNamed', () => {
  test.each([
    ['Marion County', 'Marion County'],
    ['MARION COUNTY', 'Marion County'],
    ['  marion   county ', 'Marion County'],
    ['marion', 'Marion County'],
    ['st joseph', 'St. Joseph County'],
    ['Saint Joseph', 'St. Joseph County'],
    ['St. Joseph county', 'St. Joseph County'],
    ["prince george's", 'Prince George’s County'],
    ['Prince Georges County', 'Prince George’s County'],
    ['la porte', 'LaPorte County'],
    ['avila', 'Ávila County'],
    ['Muskegon', 'Muskegon'],
    ['muskegon county', 'Muskegon'],
    ['Muskegon Heights', 'Muskegon Heights'],
    ['baltimore city', 'Baltimore City'],
    ['Baltimore county', 'Baltimore County'],
    ['Baltimore', undefined],
    ['Mario', undefined],
    ['Gotham', undefined],
    ['county', undefined],
  ])('%j is %s', (text, place) => expect(placeNamed(text, PLACES)).toBe(place?.toUpperCase()));
});

describe('placeBegun', () => {
  test.each([
    ['mari', 'Marion County'],
    ['ST', 'St. Joseph County'],
    ['st. j', 'St. Joseph County'],
    ['saint j', 'St. Joseph County'],
    ['Baltimore Ci', 'Baltimore City'],
    ['Baltimore Co', 'Baltimore County'],
    ['muskegon h', 'Muskegon Heights'],
    ['avi', 'Ávila County'],
    ['mar', undefined],
    ['baltimore', undefined],
    ['arion', undefined],
    ['', undefined],
  ])('%j begins %s', (text, place) => expect(placeBegun(text, PLACES)).toBe(place?.toUpperCase()));
});
