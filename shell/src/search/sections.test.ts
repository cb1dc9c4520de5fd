import { sectionsIn } from './sections.ts';

const inMain = (html: string) =>
  sectionsIn(`<header><h2 id="menu">Menu</h2></header><main>${html}</main><footer><h2 id="foot">More</h2></footer>`);

test('a section’s address is that of the part that its heading names, or of the heading itself', () => {
  expect(
    inMain(`
      <section id="rates" aria-labelledby="_R_1_"><h2 id="_R_1_">How rates <em>work</em></h2></section>
      <details><summary><h2 id="folded-heading">Folded</h2></summary><section id="folded" aria-labelledby="folded-heading"></section></details>
      <h3 id="guide-own">Its own</h3>`),
  ).toEqual([
    { id: 'rates', title: 'How rates work' },
    { id: 'folded', title: 'Folded' },
    { id: 'guide-own', title: 'Its own' },
  ]);
});

test('a heading that no link reaches is left out, such as one with an id of React’s, which differs between releases', () => {
  expect(inMain('<h2 id="_R_1_">Results</h2><h3>Federal</h3><nav><h2 id="more">More guides</h2></nav>')).toEqual([]);
});

test('a section has the terms that it explains and the forms that it names, each once', () => {
  const [section] = inMain(
    `<h3 id="a">NIIT and more</h3><p>You pay the alternative minimum tax (AMT). File Form 8960 with Form&#160;1040-NR.</p>
     <ul><li>Form W-2</li><li>1099-DIV</li><li>W-2</li></ul><p>Social Security and Medicare, or FICA).</p><p>401(k) and HSA, XYZ (ABC)</p>`,
  );
  expect(section?.terms).toEqual(['AMT', 'NIIT', '8960', '1040-NR', 'W-2', '1099-DIV']);
});

test('forms are found in Spanish and French', () => {
  const [section] = inMain('<h3 id="a">Formularios</h3><p>el Formulario 8949</p><p>le formulaire 1040-ES</p>');
  expect(section?.terms).toEqual(['8949', '1040-ES']);
});

test('a section has the subjects that it names, in its title or its text', () => {
  const titles = inMain(
    `<h3 id="a">When you’re a head of household</h3><p>Text</p><h3 id="b">Losses</h3><p>The <i>Wash sale</i> rule</p>
     <h3 id="c">Estado civil</h3><p>Cabeza de familia</p><h3 id="d">Autres</h3><p>chef de famille</p>`,
  );
  expect(titles.map(({ terms }) => terms)).toEqual([['head of household'], ['wash sale'], ['cabeza de familia'], ['chef de famille']]);
});

test('lists of sources, and what stands below another heading, are not part of a section', () => {
  const [first, second] = inMain(
    '<h2 id="a">First</h2><details data-sources=""><p>Form 1</p></details><h3>Below it</h3><p>Form 2</p><h2>Results</h2><p>Form 3</p><h2 id="b">Second</h2><p>Form 4</p>',
  );
  expect(first?.terms).toEqual(['2']);
  expect(second?.terms).toEqual(['4']);
});

test('a page without a main part has no sections', () => expect(sectionsIn('<h2 id="a">Title</h2>')).toEqual([]));
