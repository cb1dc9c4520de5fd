import { placeStyles } from '../src/placed-styles.ts';

const styled = (id: string, names: readonly string[], rules = names.map((name) => `.${name}{color:red}/*!sc*/\n`).join('')) =>
  `${rules}data-styled.g1[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}/*!sc*/\n`;

const globals = styled('sc-global-a', ['sc-global-a1'], 'body{margin:0}/*!sc*/\n');
const field = styled('s1-0', ['field', 'wide']);
const table = styled('s2-0', ['table']);
const cell = styled('s2-1', ['cell']);

const form = '<main><form class="s1-0 wide"></form>';
const rest = '<div class="s2-0 table"><p class="s1-0 field"></p><p class="s2-1 cell"></p><form></form></div></main>';

test('what the page needs until its first form ends is in the head, the rest follows the form in the same order', () => {
  expect(placeStyles(`${globals}${table}${field}${cell}`, `${form}${rest}`)).toEqual({
    head: `${globals}${field}`,
    later: `${table}${cell}`,
    until: form,
    after: rest,
  });
});

test('a page without a form has all its styles in the head', () => {
  const body = '<main class="s2-0 table"></main>';
  expect(placeStyles(`${globals}${table}${field}`, body)).toEqual({
    head: `${globals}${table}${field}`,
    later: '',
    until: body,
    after: '',
  });
});
