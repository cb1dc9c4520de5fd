import { TAX_YEARS } from '@bracketwise/contract/years';
import { STATE_CODES } from '@bracketwise/contract/states';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { screen, waitFor } from '@testing-library/react';
import page from './page.ts';
import { expatTax, type RoughInputs } from './specified.ts';

beforeEach(() => sessionStorage.clear());

const inputs: RoughInputs = { foreignIncome: 150_000, usIncome: 10_000, feieQualification: 'yes', country: 'UK', housingCosts: 30_000 };
const filled: Entries = { ...inputs, foreignIncome: '150000', usIncome: '10000', housingCosts: '30000' };

async function abroad(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  /** Labels of the specified figures that have their own lines. */
  const lines = () => [...visit.root().querySelectorAll('[data-method=specified] dt')].map(({ textContent }) => textContent);
  return { ...visit, lines };
}
// Screen readers get the answer again, a moment later.
const words = (text: RegExp) => screen.queryAllByText(text).length > 0;

test('a visitor who qualifies gets the specified figures, and under the year’s rules the exclusions with the rest taxed above them', async () => {
  const { value, line, lines, hero, requests } = await abroad({}, 'calculate');
  for (const [name, expected] of Object.entries(expatTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(lines()).toEqual(expect.arrayContaining(['Foreign earned income exclusion', 'Housing exclusion']));
  expect(hero()).toEqual(['Your US taxes come to $1,212, if you pay no tax there.', 'totalTax', '1212']);
  // 27,467 without the exclusion.
  expect(words(/The exclusion saves you \$26,255\. Did you pay income tax abroad\?/u)).toBe(true);
  expect(line('feieExclusion')).toEqual(['Foreign earned income exclusion', '$126,500.00', '$130,000.00', '+$3,500.00']);
  expect(line('housingExclusion')).toEqual(['Housing exclusion', '$9,760.00', '$9,200.00', '−$560.00']);
  // 150,000 - 139,200 + 10,000 - 15,750 = 5,050, all above 139,200, so at 24 %.
  expect(line('usTax')).toEqual(['Federal income tax', '$989.00', '$1,212.00', '+$223.00']);
  expect(screen.getByText('Form 1040, Form 2555, FinCEN Form 114, Form 8938')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('nobody has to know whether they qualify', async () => {
  const visit = await visitCalculator(page);
  expect(visit.field('feieQualification')).toHaveValue('unsure');
  expect(visit.field('daysAbroad')).toBeNull();
  await visit.calculate({ foreignIncome: '90000' });
  await visit.results();
  // 90,000 - 15,750 = 74,250: 1,192.50 + 4,386 + 22 % of 25,775. All of it is below 130,000.
  expect(visit.hero()).toEqual(['Your US taxes come to $11,249, if you pay no tax there.', 'totalTax', '11249']);
  expect(words(/If you qualify for the exclusion, your taxes would be \$0\./u)).toBe(true);
});

test.each([
  ['no', /Without the exclusion, all of your foreign income is taxed/u, false],
  ['unsure', /While you’re not sure, nothing is excluded/u, true],
])("the answer %s removes the exclusion's lines and form, and says so", async (feieQualification, sentence, mayQualify) => {
  const { value, lines, line, field } = await abroad({ feieQualification });
  expect(lines()).not.toEqual(expect.arrayContaining(['Foreign earned income exclusion']));
  expect(line('feieExclusion')).toEqual([]);
  expect(['feieExclusion', 'housingExclusion', 'qualifiesFEIE'].map((name) => value('specified', name))).toEqual(['0', '0', 'false']);
  expect(screen.getByText((_text, element) => element?.tagName === 'P' && sentence.test(element.textContent ?? ''))).toBeInTheDocument();
  expect(screen.getByText('Form 1040, FinCEN Form 114, Form 8938')).toBeInTheDocument();
  expect(field('housingLimit')).toBeNull();
  // 160,000 - 15,750 = 144,250: 17,651 + 40,900 at 24 %.
  expect(value('official', 'usTax')).toBe('27467');
  expect(words(/charges nothing on taxable income above \$95,375/u)).toBe(true);
  expect(words(/If you qualify for the exclusion, your taxes would be \$1,212\./u)).toBe(mayQualify);
});

test('the page names what it assumes, and leads to no page that knows less about work abroad', async () => {
  const { field, fill } = await abroad({ filingStatus: 'married_joint' });
  const assumed = /^We assume you’re both between 25 and 54 and your spouse has no income\.$/u;
  expect(words(assumed)).toBe(true);
  await fill({ state: 'NY' });
  await waitFor(() => expect(words(/New York follows the federal exclusion.* We assume you’re a resident there all year\.$/u)).toBe(true));
  expect(words(assumed)).toBe(true);
  const links = [...(field('state').closest('section')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toContain('/immigrant-tax-calculator');
  expect(links).not.toContain('/full-tax-estimate');
  expect(links).not.toContain('/freelancer-tax-calculator');
});

test('the page says that reports depend on balances and assets, with the thresholds of the filing status', async () => {
  const { field, root } = await abroad({ foreignIncome: '9000' });
  expect(root().querySelector('[data-method=official] [data-forms]')).toHaveTextContent('Form 1040, Form 2555');
  expect(words(/together held more than \$10,000 at any time/u)).toBe(true);
  expect(words(/more than \$200,000 on the last day of the year\. File it, too, if they were worth more than \$300,000 at any time/u)).toBe(
    true,
  );
  expect(words(/the limits are lower: \$50,000 and \$75,000\./u)).toBe(true);
  await userEvent.selectOptions(field('filingStatus'), 'married_joint');
  await waitFor(() =>
    expect(
      words(/more than \$400,000 on the last day of the year\. File it, too, if they were worth more than \$600,000 at any time/u),
    ).toBe(true),
  );
});

test('housing costs below the base amount exclude nothing, and a note says why', async () => {
  const { fill } = await abroad({ housingCosts: '15000' });
  expect(words(/Only housing costs above \$20,800 count\./u)).toBe(true);
  await fill({ housingCosts: '30000' });
  await waitFor(() => expect(words(/Only housing costs above/u)).toBe(false));
});

test('an expensive city has its own housing limit, in the year of its Notice', async () => {
  // Of 2026, by the election for 2025 (Notice 2026-25): 68,600 and 86,700 − 20,800.
  const { value, fill, field } = await abroad({ foreignIncome: '300000', housingCosts: '90000' });
  expect(words(/Only housing costs up to \$39,000 count, the general limit\./u)).toBe(true);
  const choose = /^Choose your city next to the housing costs: its limit may be higher than the general one of \$39,000\.$/u;
  expect(words(choose)).toBe(true);
  await waitFor(() => expect(screen.getByRole('option', { name: 'London · $68,600', hidden: true })).toBeInTheDocument());
  await fill({ housingPlace: 'GB:London' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('47800'));
  expect(words(choose)).toBe(false);
  expect(words(/Only housing costs above \$20,800 count, up to \$68,600 in your city\./u)).toBe(true);
  // London is in no other country.
  await fill({ country: 'other' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('18200'));
  expect(screen.getByRole('option', { name: 'Switzerland: Geneva · $116,900', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Colombia: elsewhere · $49,400', hidden: true })).toBeInTheDocument();
  // The only place of its country.
  await fill({ country: 'SG' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('65900'));
  // 82,900 of 2025, by the election for 2024, − 20,240.
  await fill({ taxYear: '2024' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('62660'));
  expect(screen.getByText(/^Your housing costs count up to \$82,900 \(Singapore\)\./u)).toHaveTextContent(
    /Notice 2025-16, § 4; Notice 2024-31/u,
  );
  // 86,700 − 21,264.
  await fill({ taxYear: '2026' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('65436'));
  await fill({ taxYear: '2023' });
  // The list has none of 2023, so the limit can only be typed.
  await waitFor(() => expect(field('housingPlace').querySelectorAll('option')).toHaveLength(1));
  // 36,000 − 19,200.
  expect(value('official', 'housingExclusion')).toBe('16800');
});

test('asks for the city next to the housing costs, and only with them and the exclusion', async () => {
  const { root, field, fill } = await abroad({ housingCosts: '' });
  expect(field('housingPlace')).toBeNull();
  await fill({ housingCosts: '3' });
  await waitFor(() => expect(field('housingPlace')).not.toBeNull());
  expect(root().querySelector('form details [name=housingPlace]')).toBeNull();
  await fill({ feieQualification: 'no' });
  await waitFor(() => expect(field('housingPlace')).toBeNull());
});

test('a higher local housing limit raises the exclusion', async () => {
  const { value, fill } = await abroad({ foreignIncome: '300000', housingCosts: '90000' });
  expect(value('official', 'housingExclusion')).toBe('18200');
  await fill({ housingLimit: '114,300' });
  await waitFor(() => expect(value('official', 'housingExclusion')).toBe('69200'));
});

describe('foreign tax on the pay', () => {
  // 180,000 in London: 8,220 of US tax above the exclusion, 32,267 without it.
  const london: Entries = { foreignIncome: '180000', usIncome: '', housingCosts: '' };

  test('makes the credit alone the answer on a tie, because it leaves more for other years', async () => {
    const { hero, line, fill, root } = await abroad(london);
    expect(hero()[0]).toBe('Your US taxes come to $8,220, if you pay no tax there.');
    expect(words(/Did you pay income tax abroad\?/u)).toBe(true);
    await fill({ foreignTax: '60k' });
    await waitFor(() => expect(hero()[0]).toBe('Your US taxes come to $0.'));
    expect(
      words(/The foreign tax credit takes \$32,267 off\. You’d owe the same with the exclusion, but the credit alone leaves more/u),
    ).toBe(true);
    expect(words(/^With the exclusion: \$0 in US taxes\. \$8,447 of the foreign tax is left for other years/u)).toBe(true);
    expect(words(/^With the credit alone: \$0 in US taxes\. \$27,733 of the foreign tax is left for other years\./u)).toBe(true);
    expect(root().querySelector('[data-method=official] [data-forms]')).toHaveTextContent('Form 1040, Form 1116');
    expect(line('foreignTaxCredit')[2]).toBe('−$32,267.00');
    await waitFor(() => expect(words(/Did you pay income tax abroad\?/u)).toBe(false));
  });

  test('makes the credit alone the answer where it is better, and the page says what giving up the exclusion means', async () => {
    const { hero, value } = await abroad({ ...london, usIncome: '50000', foreignTax: '60000' });
    // Without the exclusion: 230,000 - 15,750 = 214,250, 40,199 and 32% of 16,950, together 45,623, of which 180 / 230 is foreign: 35,705.
    expect(hero()).toEqual(['Your US taxes come to $9,918.', 'totalTax', '9918.04']);
    // 180 / 230 of the deduction makes 37,673.91 of 84,250 foreign: 21,576 less 9,648.10.
    expect(words(/Leave the exclusion out: you pay less with the credit alone\./u)).toBe(true);
    expect(words(/^With the exclusion: \$11,928 in US taxes\./u)).toBe(true);
    expect(words(/you can’t take it again for five tax years/u)).toBe(true);
    expect(value('official', 'feieExclusion')).toBe('0');
  });

  test('counts without the exclusion for those who do not qualify', async () => {
    const { hero } = await abroad({ ...london, feieQualification: 'no', foreignTax: '10000' });
    expect(hero()[0]).toBe('Your US taxes come to $22,267.');
    expect(words(/That’s 12\.37% of your foreign income\./u)).toBe(true);
    expect(words(/The foreign tax credit takes \$10,000 off\.$/u)).toBe(true);
  });
});

// 26 U.S.C. § 24(d)(3), (h)(5): 60,000 − 23,625 = 36,375: 4,025.
test('a parent abroad reads what a child changes, gets the credit, and hears that the exclusion pays none of it out', async () => {
  const parent = { foreignIncome: '60000', usIncome: '', housingCosts: '', filingStatus: 'head_of_household' };
  const { value, hero, field, fill, root } = await abroad({ ...parent, foreignTax: '12000' });
  expect(words(/^No children are entered\. With one child under 17, you’d have \$1,700 more\./u)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Enter children' }));
  expect(field('children')).toHaveFocus();
  await fill({ children: '2' });
  await waitFor(() => expect(hero()).toEqual(['Your credits bring you $3,400 more than you pay in US taxes.', 'totalTax', '3400']));
  expect(root().querySelector('[data-method=official] [data-forms]')).toHaveTextContent('Form 1040, Form 1116, Schedule 8812');
  expect(words(/you can’t take it again for five tax years/u)).toBe(true);
  await fill({ foreignTax: '' });
  await waitFor(() => expect(hero()).toEqual(['Your credits bring you $375 more than you pay in US taxes.', 'totalTax', '375']));
  expect(words(/Leave the exclusion out: it denies the refund for children\./u)).toBe(true);
  // 15 % of 20,000 − 2,500.
  await fill({ foreignIncome: '20000' });
  await waitFor(() => expect(value('official', 'totalTax')).toBe('2625'));
  expect(words(/^Your child tax credit comes to \$2,625\. We assume you have a Social Security number, too\./u)).toBe(true);
});

// 100,000 − 31,500 = 68,500: 7,743, credited by foreign tax; 26 U.S.C. § 24(h)(5): 2 × 1,700 are paid out without the exclusion.
test('a refund by the credit alone is said in words, without a negative tax', async () => {
  const { hero } = await abroad({
    foreignIncome: '100000',
    usIncome: '',
    housingCosts: '',
    filingStatus: 'married_joint',
    children: '2',
    foreignTax: '27000',
  });
  expect(hero()).toEqual(['Your credits bring you $3,400 more than you pay in US taxes.', 'totalTax', '3400']);
  expect(words(/^With the credit alone: your credits bring you \$3,400 more than you pay in US taxes\. \$19,257 of the foreign tax/u)).toBe(
    true,
  );
  expect(words(/−\$3,400 in US taxes/u)).toBe(false);
  expect(words(/^We assume your spouse is a citizen or resident, or chooses to be taxed as one \(§\s6013\(g\)\)\.$/u)).toBe(true);
});

// 26 U.S.C. §§ 2(b)(2)(B), 6013(g). 150,000 without the exclusion: 134,250: 25,067; joint 118,500: 2,385 + 8,772 + 22 % of 21,550 = 15,898.
test.each<[Entries, RegExp, boolean]>([
  [{ filingStatus: 'married_separate' }, /^Is your spouse a nonresident alien\? .* you’d have \$9,169 more\. With a child at home/u, true],
  [{ filingStatus: 'married_separate', feieQualification: 'yes', foreignIncome: '90000' }, /Is your spouse a nonresident alien/u, false],
  [{ filingStatus: 'single' }, /spouse is a citizen or resident|Is your spouse a nonresident alien/u, false],
])('with %j, a spouse who is a nonresident alien is named: %s %s', async (entries, sentence, isSaid) => {
  await abroad({ foreignIncome: '150000', usIncome: '', housingCosts: '', feieQualification: 'no', ...entries });
  expect(words(sentence)).toBe(isSaid);
});

test.each<[Entries, boolean]>([
  // All of it is excluded, so no credit can save more; only a refund for children could.
  [{ foreignIncome: '100000' }, false],
  [{ foreignIncome: '150000' }, true],
  [{ foreignIncome: '130000', usIncome: '0', filingStatus: 'married_joint', children: '2' }, true],
])('with %j, the page asks for tax paid abroad: %s', async (entries, asks) => {
  await abroad({ usIncome: '', housingCosts: '', ...entries });
  expect(words(/Did you pay income tax abroad\?/u)).toBe(asks);
});

test('a part of the year abroad excludes its part', async () => {
  // 146 of 365 days: 52,000.
  const { root, value, fill } = await abroad({ housingCosts: '' });
  expect(root().querySelector('form details [name=daysAbroad]')).toBeNull();
  await fill({ daysAbroad: '146' });
  await waitFor(() => expect(value('official', 'feieExclusion')).toBe('52000'));
});

// 26 U.S.C. §§ 6012(a)(1)(A), (f), 6017; Publication 501, Table 1.
test.each<[Entries, boolean]>([
  [{ foreignIncome: '8000' }, true],
  [{ foreignIncome: '-500' }, true],
  [{ foreignIncome: '15750' }, false],
  [{ foreignIncome: '8000', work: 'selfEmployed' }, false],
])('with %j, the income is below the filing threshold: %s', async (entries, isBelow) => {
  const { hero, root } = await abroad({ usIncome: '', housingCosts: '', ...entries });
  expect(words(/^Your income is below \$15,750, so you usually don’t have to file a federal return\./u)).toBe(isBelow);
  expect(root().querySelector('[data-method=official] [data-forms]') === null).toBe(isBelow);
  if (isBelow) expect(hero()[0]).toBe('Your US taxes come to $0.');
  expect(words(/That’s 0\.00% of your foreign income/u)).toBe(false);
});

test.each([
  ['UK', /United Kingdom: it has a social security agreement/u],
  ['SG', /Singapore: it has no social security agreement/u],
])('for %s the page says who collects social security', async (country, sentence) => {
  await abroad({ country });
  expect(words(sentence)).toBe(true);
});

test('the self-employed owe self-employment tax on what is excluded, unless a certificate says that the other country covers them', async () => {
  const { value, line, field, fill, root } = await abroad({
    foreignIncome: '100000',
    usIncome: '',
    housingCosts: '',
    work: 'selfEmployed',
  });
  const forms = () => root().querySelector('[data-method=official] [data-forms]')?.textContent;
  // 92,350 of net earnings at 15.3 %.
  await waitFor(() => expect(line('selfEmploymentTax')).toEqual(['Self-employment tax', 'not counted', '$14,129.55', '+$14,129.55']));
  expect(value('official', 'totalTax')).toBe('14129.55');
  expect(forms()).toBe('Form 1040, Schedule C, Schedule SE, Form 2555');
  expect(words(/You owe \$14,130 of self-employment tax, because the exclusion doesn’t lower it/u)).toBe(true);
  expect(words(/United Kingdom: with a certificate of coverage from its system, you’d owe \$0 of it and \$0 in US taxes\./u)).toBe(true);
  await userEvent.click(field('certificateOfCoverage'));
  await waitFor(() => expect(value('official', 'totalTax')).toBe('0'));
  expect(forms()).toBe('Form 1040, Schedule C, Form 2555');
  expect(words(/With a certificate of coverage, you owe no US self-employment tax/u)).toBe(true);
  await userEvent.click(field('certificateOfCoverage'));
  await waitFor(() => expect(words(/^With a certificate of coverage, it’s \$0\./u)).toBe(true));
  // Of other countries, the visitor knows: 42 U.S.C. § 433.
  await fill({ country: 'other' });
  await waitFor(() =>
    expect(words(/^If your country has a social security agreement, as Spain, Italy and Ireland do, it’s \$0 with/u)).toBe(true),
  );
  expect(words(/^These countries have a social security agreement .*Spain.*its certificate of coverage ends/u)).toBe(true);
  // Singapore has no agreement.
  await fill({ country: 'SG' });
  await waitFor(() => expect(value('official', 'totalTax')).toBe('14129.55'));
  expect(field('certificateOfCoverage')).toBeNull();
  await waitFor(() => expect(words(/with a certificate of coverage from its system/u)).toBe(false));
});

test.each([
  ['CA', /California stops counting you as a resident if you’re away for at least 546 days in a row .* at most 45 days a year/u],
  ['NY', /New York stops counting you as a resident if you spend at least 450 of 548 days in a row in foreign countries and at most 90/u],
  ['VA', /Virginia taxes you as a resident while you keep your domicile there/u],
  ['OH', undefined],
])('%s says when it lets go of people abroad', async (state, sentence) => {
  await abroad({ state });
  const rules = /stops counting you|taxes you as a resident while/u;
  const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  await waitFor(() =>
    expect(texts().some((text) => /assume you’re a resident all year|follows the federal exclusion|doesn’t follow/u.test(text))).toBe(true),
  );
  expect(texts().filter((text) => rules.test(text))).toHaveLength(sentence ? 1 : 0);
  if (sentence) expect(texts().some((text) => sentence.test(text))).toBe(true);
});

test('no state tax is computed until a state is chosen: California taxes the excluded income, New York does not, Mississippi is left open', async () => {
  const { value, line, field, fill } = await abroad();
  expect(line('stateTax').slice(1, 3)).toEqual(['not counted', 'not included']);
  expect(words(/This is federal tax\./u)).toBe(true);
  expect(field('state').querySelectorAll('option')).toHaveLength(STATE_CODES.length + 1);

  await fill({ state: 'CA' });
  await waitFor(() =>
    expect(words(/\$[\d,]+ of this is California’s income tax\. California doesn’t follow the federal exclusion/u)).toBe(true),
  );
  const inCalifornia = Number(value('official', 'stateTax'));
  await fill({ state: 'NY' });
  await waitFor(() => expect(words(/New York follows the federal exclusion/u)).toBe(true));
  expect(Number(value('official', 'stateTax'))).toBeLessThan(inCalifornia / 4);
  await fill({ state: 'MS' });
  await waitFor(() => expect(words(/we don’t compute its tax/u)).toBe(true));
  expect(line('stateTax')[2]).toBe('not included');
  expect(words(/This doesn’t include Mississippi tax/u)).toBe(true);
});

test('the answer can be for another year', async () => {
  const { value, fill, field } = await abroad();
  expect([...(field('taxYear') as HTMLSelectElement).options].map((option) => option.value)).toEqual(TAX_YEARS.map(String).reverse());
  await fill({ taxYear: '2024' });
  // 150,000 − 126,500 − (30,000 − 20,240) + 10,000 − 14,600 = 9,140, all above 136,260, so at 24 %.
  await waitFor(() => expect(value('official', 'usTax')).toBe('2193.6'));
  expect(screen.getByText('Under 2024 rules', { selector: 'p' })).toBeInTheDocument();
  expect(words(/2024 rules exclude up to \$126,500/u)).toBe(true);
  await fill({ taxYear: '2026', state: 'CA' });
  await waitFor(() => expect(words(/Some of the state’s 2026 figures aren’t published yet/u)).toBe(true));
});

test('the bracket chart starts where the exclusion ends', async () => {
  const { root } = await abroad();
  const row = [...root().querySelectorAll('tr[data-band]')].find((each) => each.getAttribute('data-band') === '0.24');
  expect([...(row?.querySelectorAll('data') ?? [])].map(({ value }) => value)).toEqual(['5050', '1212']);
  expect(words(/Your exclusion of \$139,200\.00 fills the lower brackets first/u)).toBe(true);
});

test.each([
  ['foreignIncome', ''],
  ['foreignIncome', 'a lot'],
])('an invalid %s (%j) computes nothing and moves the focus to the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
});

test('other unreadable amounts count as zero', async () => {
  const { value } = await abroad({ usIncome: '', housingCosts: 'x' });
  expect([value('specified', 'usIncome'), value('specified', 'housingExclusion')]).toEqual(['0', '0']);
});
