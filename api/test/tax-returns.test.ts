import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { HIGHEST_AGE, MOST_DEPENDENTS, type Household } from '@bracketwise/contract/household';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import type { ProblemDocument } from '@bracketwise/contract/problem';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { taxReturn, type TaxReturn } from '@bracketwise/tax-engine';
import { household as householdSchema } from '../src/http/household-schemas.ts';
import { problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

const single = { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 60_000 } as const satisfies Household;
const couple = {
  taxYear: 2025,
  state: 'NY',
  filingStatus: 'marriedJoint',
  age: 41,
  spouseAge: 67,
  dependentAges: [4, 17],
  wages: 92_000,
  spouseWages: 41_000,
  selfEmploymentProfit: -3_000,
  mortgageInterest: 24_000,
  propertyTax: 9_500,
} as const satisfies Household;

/** The engine's return, as JSON would carry it. */
const filed = (household: Household): unknown => JSON.parse(JSON.stringify(taxReturn(household)));

const refused = async (body: unknown) => {
  const answer = await api.file(body);
  expect(answer.statusCode).toBe(400);
  return problemOf(answer);
};
const refusedFields = async (body: unknown) => (await refused(body)).errors?.map(({ field, code }) => `${field} ${code}`);

describe('one household', () => {
  it.each([single, couple])('gets the engine’s return with lines and sources: %j', async (household) => {
    const answer = await api.file(household);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual(filed(household));
    const { lines } = answer.json<TaxReturn>();
    expect(lines.every(({ source }) => source !== '')).toBe(true);
    const labels: readonly string[] = [...LINE_LABELS, ...RETURN_LINE_LABELS];
    expect(lines.filter(({ label }) => !labels.includes(label))).toEqual([]);
  });

  it.each(TAX_YEARS)('works for %i', async (taxYear) => {
    expect((await api.file({ ...single, taxYear })).json()).toEqual(filed({ ...single, taxYear }));
  });

  it('adds the local tax of a place', async () => {
    const inCity = { taxYear: 2025, state: 'NY', filingStatus: 'single', wages: 60_000, locality: 'NYC' } as const;
    const answer = (await api.file(inCity)).json<TaxReturn>();
    expect(answer).toEqual(filed(inCity));
    expect(answer).toMatchObject({ localTax: 1_715.97, localTaxes: [{ place: 'NYC', tax: 1_715.97 }] });
    expect(answer.lines.some(({ section }) => section === 'local')).toBe(true);
  });

  const july = { from: '2025-07-01', to: '2025-12-31' };
  const mover = {
    taxYear: 2025,
    state: 'FL',
    stateParts: [
      { state: 'NY', from: '2025-01-01', to: '2025-06-30' },
      { state: 'FL', ...july },
    ],
    filingStatus: 'single',
    wages: 100_000,
  } as const;

  it('has the tax of each state of the year', async () => {
    const answer = (await api.file(mover)).json<TaxReturn>();
    expect(answer).toEqual(filed(mover));
    expect(answer.states).toMatchObject([
      { state: 'NY', residency: 'partYear', tax: 2_455.53 },
      { state: 'FL', residency: 'partYear', tax: 0 },
    ]);
    const commuter = { ...mover, state: 'NJ', stateParts: [], workStates: [{ state: 'PA', wages: 100_000 }] } as const;
    expect((await api.file(commuter)).json()).toMatchObject({ stateTax: 4_180.05, states: [{ certificate: 'REV-419' }, { state: 'NJ' }] });
    const fromHome = { ...commuter, workStates: [{ state: 'NY', wages: 100_000, fromHome: true }] } as const;
    expect((await api.file(fromHome)).json()).toMatchObject({ stateTax: 4_951.75, states: [{ tax: 4_951.75 }, { credit: 4_180.05 }] });
    const landlord = {
      ...fromHome,
      rentalIncome: 12_000,
      workStates: [...fromHome.workStates, { state: 'PA', rentalIncome: 12_000 }],
    } as const;
    expect((await api.file(landlord)).json()).toMatchObject({
      // IT-203: 5,671.75 on 104,000, with a recapture of 568.25 × 4,350 / 50,000, × 100,000 / 112,000. PA-40: 3.07% × 12,000.
      states: [{ state: 'NY', tax: 5_108.21 }, { state: 'PA', tax: 368.4 }, { state: 'NJ' }],
    });
    const visitor = { ...commuter, state: 'TX', workStates: [{ state: 'IL', wages: 10_000, days: 30 }] } as const;
    expect((await api.file(visitor)).json()).toMatchObject({ stateTax: 0, states: [{ state: 'IL', tax: 0 }, { state: 'TX' }] });
    expect((await api.file({ ...mover, taxExemptInterest: 1_000 })).json()).toMatchObject({ stateNotComputed: 'severalStates' });
  });

  it.each([
    ['a mover', mover],
    ['a commuter with a credit', { ...mover, state: 'NJ', stateParts: [], workStates: [{ state: 'NY', wages: 60_000 }] }],
    [
      'somebody who works in two states',
      {
        ...mover,
        state: 'OH',
        stateParts: [],
        workStates: [
          { state: 'NC', wages: 30_000 },
          { state: 'GA', wages: 20_000 },
        ],
      },
    ],
  ] as const)('is the sum of the taxes of the states, after their credits, of %s', async (_who, household) => {
    const { stateTax, states = [] } = (await api.file(household)).json<TaxReturn>();
    const cents = states.reduce((sum, { tax = NaN }) => sum + Math.round(100 * tax), 0);
    expect(states.length).toBeGreaterThan(1);
    expect(cents / 100).toBe(stateTax);
  });

  it('has a state tax that is the sum of the states’ taxes', async () => {
    const commuter = { ...mover, state: 'NJ', stateParts: [], workStates: [{ state: 'NY', wages: 60_000 }] };
    for (const household of [
      mover,
      commuter,
      {
        ...mover,
        state: 'OR',
        stateParts: [
          { ...mover.stateParts[0], state: 'CA' },
          { state: 'OR', ...july },
        ],
      },
    ]) {
      const { stateTax = NaN, states = [] } = (await api.file(household)).json<TaxReturn>();
      expect(states).toHaveLength(2);
      expect(stateTax).toBeCloseTo(
        states.reduce((sum, { tax = NaN }) => sum + tax, 0),
        2,
      );
    }
  });

  it('is rejected with what does not fit in its states named', async () => {
    const fields = async (household: object) => {
      const { errors } = await refused({ ...mover, ...household });
      return errors?.map(({ field, pointer, code }) => `${field} ${pointer} ${code}`);
    };
    const [first, second] = mover.stateParts;
    expect(await fields({ stateParts: [first, { ...second, from: '2025-07-02' }] })).toEqual([
      'stateParts[1].from #/stateParts/1/from place',
    ]);
    expect(await fields({ stateParts: [first, { ...second, to: 'December' }] })).toEqual(['stateParts[1].to #/stateParts/1/to pattern']);
    expect(await fields({ stateParts: [first, july] })).toEqual(['stateParts[1].state #/stateParts/1/state required']);
    expect(await fields({ state: 'NY' })).toEqual(['state #/state place']);
    expect(await fields({ locality: 'FL:MIAMI' })).toHaveLength(1);
    expect(await fields({ workStates: [{ state: 'NJ', wages: 1 }] })).toEqual(['workStates #/workStates place']);
  });

  it.each([
    [{ locality: 'NY:GOTHAM' }, 'locality place'],
    [{ locality: 'MD:HOWARD' }, 'locality place'],
    [{ workLocality: 'NY:GOTHAM' }, 'workLocality place'],
    [{ locality: 'NYC', localRate: 0.01 }, 'localRate place'],
    [{ localRate: 0.5 }, 'localRate maximum'],
    [{ localRate: 0.01, localBase: 'rent' }, 'localBase enum'],
  ])('refuses a place without figures by its field: %j', async (fields, refusal) => {
    expect(await refusedFields({ taxYear: 2025, state: 'NY', filingStatus: 'single', wages: 60_000, ...fields })).toEqual([refusal]);
  });

  it('needs no state and then has no state tax', async () => {
    const answer = (await api.file({ taxYear: 2026, filingStatus: 'single', wages: 60_000 })).json<TaxReturn>();
    expect(answer).not.toHaveProperty('stateTax');
    expect(answer.lines.some(({ section }) => section === 'state')).toBe(false);
  });

  it('gets the reason when its state was not computed', async () => {
    const answer = await api.file({ ...single, taxYear: 2021, dependentAges: [3] });
    expect(answer.json()).toMatchObject({ state: 'CA', stateNotComputed: 'earlierYear' });
  });

  it('gets the same data in every language', async () => {
    const answers = await Promise.all(['en', 'es', 'fr-CA'].map(async (language) => api.file(couple, { 'accept-language': language })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is rejected with each invalid field named', async () => {
    const problem = await refused({ ...couple, taxYear: 2019, wages: -1, age: 1.5, blind: 'no', dependentAges: [3, 131], pets: 2 });
    expect(problem).toMatchObject({ type: 'urn:bracketwise:problem:invalid-request', instance: '/api/tax-returns' });
    expect(Object.fromEntries(problem.errors?.map(({ pointer, message }) => [pointer, message]) ?? [])).toEqual({
      '#/taxYear': `taxYear must be one of ${TAX_YEARS.join(', ')}`,
      '#/wages': 'wages must be a number from 0 to 1,000,000,000',
      '#/age': 'age must be a whole number from 0 to 130',
      '#/blind': 'blind must be true or false',
      '#/dependentAges/1': 'dependentAges[1] must be a whole number from 0 to 130',
      '#/pets': 'pets is not known here: the fields are listed in /api/openapi.json',
    });
  });

  it('is rejected with the field of a record named', async () => {
    const students = [{ expenses: 4_000 }, { expenses: -1, firstFourYears: 'yes', pets: 2 }];
    const { errors } = await refused({ ...single, students });
    expect(Object.fromEntries(errors?.map(({ field, pointer }) => [field, pointer]) ?? [])).toEqual({
      'students[1].expenses': '#/students/1/expenses',
      'students[1].firstFourYears': '#/students/1/firstFourYears',
      'students[1].pets': '#/students/1/pets',
    });
  });

  it('requires year and filing status', async () => {
    expect(await refusedFields({})).toEqual(['taxYear required', 'filingStatus required']);
  });

  it.each(['single', 'marriedSeparate', 'headOfHousehold'] as const)('may not have spouse income with status %s', async (status) => {
    const alone = { ...single, filingStatus: status, spouseWages: 0, spousePensionIncome: 0 };
    expect((await api.file(alone)).statusCode).toBe(200);
    const { errors } = await refused({ ...alone, spouseWages: 0.01, spousePensionIncome: 1 });
    expect(errors).toMatchObject([
      { field: 'spouseWages', message: 'spouseWages must be 0: only a joint return has the income of two' },
      { field: 'spousePensionIncome' },
    ]);
  });

  it.each<[string, Household, string | undefined]>([
    ['tips above the wages', { ...single, wages: 10_000, qualifiedTips: 24_000 }, 'qualifiedTips'],
    ['tips and overtime above the wages', { ...single, wages: 100, qualifiedTips: 60, qualifiedOvertime: 41 }, 'qualifiedOvertime'],
    ['tips that are all of the wages', { ...single, wages: 10_000, qualifiedTips: 10_000 }, undefined],
    ['tips that a 401(k) took out of the wages', { ...single, wages: 0, electiveDeferrals: 9, qualifiedTips: 9 }, undefined],
    ["tips of the spouse's wages", { ...couple, wages: 0, spouseWages: 9, qualifiedTips: 9 }, undefined],
    ['an IRA above the pensions', { ...single, pensionIncome: 100, iraDistributions: 100.01 }, 'iraDistributions'],
    ['early distributions without pensions', { ...single, earlyDistributions: 1 }, 'earlyDistributions'],
    ['a spouse’s pension above the pensions', { ...couple, spouseDefinedBenefitPension: 1 }, 'spouseDefinedBenefitPension'],
    ['an IRA that is all of the pensions', { ...single, pensionIncome: 100, iraDistributions: 100, earlyDistributions: 100 }, undefined],
  ])('has parts within what they are part of: %s', async (_what, household, field) => {
    if (field === undefined) return void expect((await api.file(household)).json()).toEqual(filed(household));
    const { detail, errors } = await refused(household);
    expect([detail, errors]).toMatchObject([`Missing, wrong or unknown: ${field}.`, [{ field, pointer: `#/${field}`, code: 'maximum' }]]);
    const [problem] = (await api.file([household])).json<[ProblemDocument]>();
    expect(problem).toMatchObject({ status: 400, instance: '/api/tax-returns#/0', errors: [{ field, pointer: `#/0/${field}` }] });
  });

  it.each(['', '{', 'null', '5', '"CA"', '{"wages":1e999}'])('is rejected as %j', async (body) => {
    await refused(body);
  });
});

describe('the schema accepts what the engine accepts', () => {
  interface Field {
    type: string;
    minimum?: number;
    maximum?: number;
  }
  const fields = Object.entries(householdSchema['properties'] as Record<string, Field>);
  const amounts = fields.filter(([, { type }]) => type === 'number').map(([name]) => name);
  const joint: Household = { taxYear: 2025, filingStatus: 'marriedJoint' };

  const engineTakes = (household: Household): boolean => {
    try {
      taxReturn(household);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
  const agree = async (household: Household, what: string) => {
    expect([what, (await api.file(household)).statusCode]).toEqual([what, engineTakes(household) ? 200 : 400]);
  };

  it('for every amount at and beyond its limits', async () => {
    expect(amounts.length).toBeGreaterThan(30);
    // What other amounts are part of.
    const { maximum } = INCOME_LIMITS;
    const wholes: Household = { ...joint, wages: maximum, pensionIncome: maximum, spousePensionIncome: maximum };
    for (const name of amounts) {
      for (const amount of [-INCOME_LIMITS.maximum - 1, -INCOME_LIMITS.maximum, -0.01, 0, INCOME_LIMITS.maximum, INCOME_LIMITS.maximum + 1])
        await agree({ ...wholes, [name]: amount }, `${name} ${String(amount)}`);
      await agree({ ...single, [name]: 1 }, `${name} of one`);
    }
  });

  it('for ages and dependents', async () => {
    for (const age of [-1, 0, 0.5, HIGHEST_AGE, HIGHEST_AGE + 1]) {
      for (const name of ['age', 'spouseAge']) await agree({ ...joint, [name]: age }, `${name} ${String(age)}`);
      await agree({ ...joint, dependentAges: [age] }, `dependent of ${String(age)}`);
    }
    for (const length of [MOST_DEPENDENTS, MOST_DEPENDENTS + 1])
      await agree({ ...joint, dependentAges: Array.from({ length }, () => 5) }, `${String(length)} dependents`);
  });
});

describe('a list of households', () => {
  it('gets a list in the same order, each item a return or a problem', async () => {
    const answer = await api.file([single, { ...single, wages: -1, pets: 1 }, couple, {}]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const items = answer.json<[unknown, ProblemDocument, unknown, ProblemDocument]>();
    expect([items[0], items[2]]).toEqual([filed(single), filed(couple)]);
    expect(items[1]).toMatchObject({
      type: 'urn:bracketwise:problem:invalid-request',
      status: 400,
      instance: '/api/tax-returns#/1',
      requestId: answer.headers['x-request-id'],
      errors: [
        { field: 'wages', pointer: '#/1/wages', minimum: 0 },
        { field: 'pets', pointer: '#/1/pets' },
      ],
    });
    expect(items[3]).toMatchObject({ instance: '/api/tax-returns#/3', errors: [{ field: 'taxYear' }, { field: 'filingStatus' }] });
  });

  it.each(['"__proto__":{"wages":1}', '"constructor":{"prototype":{"wages":1}}'])('rejects only the household with %s', async (member) => {
    const [name = ''] = /\w+/.exec(member) ?? [];
    const hostile = JSON.stringify(single).replace('{', `{${member},`);
    const answer = await api.file(`[${JSON.stringify(single)},${hostile},${JSON.stringify(couple)}]`);
    expect(answer.statusCode).toBe(200);
    const items = answer.json<[unknown, ProblemDocument, unknown]>();
    expect([items[0], items[2]]).toEqual([filed(single), filed(couple)]);
    expect(items[1]).toMatchObject({ status: 400, errors: [{ field: name, pointer: `#/1/${name}`, code: 'additionalProperties' }] });
  });

  it('may have a hundred households and a body of 128 KB', async () => {
    const list = JSON.stringify(Array.from({ length: 100 }, () => couple));
    const answer = await api.file(list.padEnd(128 * 1024, ' '));
    expect(answer.json()).toEqual(Array.from({ length: 100 }, () => filed(couple)));
    const tooLarge = await api.file(list.padEnd(128 * 1024 + 1, ' '));
    expect(tooLarge.statusCode).toBe(413);
    problemOf(tooLarge);
  });

  it('is rejected as a whole if it is empty, too long or contains non-objects', async () => {
    expect(await refusedFields([])).toEqual(['body minItems']);
    expect(await refusedFields(Array.from({ length: 101 }, () => single))).toEqual(['body maxItems']);
    expect(await refusedFields([single, 5, null, [single]])).toEqual(['1 type', '2 type', '3 type']);
    expect((await refused([])).errors?.[0]?.message).toBe('the body must be one household, or a list of 1 to 100 households');
  });

  it('is never repeated or logged', async () => {
    const quiet = await startApi();
    await quiet.file([
      { ...single, wages: 76_543 },
      { ...single, wages: -76_543 },
    ]);
    expect(quiet.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/api/tax-returns', status: 200 }]);
    expect(quiet.logs.join('')).not.toMatch(/76.?543/);
  });
});

it('the examples in the OpenAPI document are what the API answers', async () => {
  interface Media {
    examples: Record<'household' | 'list', { value: unknown }>;
  }
  interface Document {
    paths: Record<
      string,
      { post: { requestBody: { content: Record<string, Media> }; responses: Record<string, { content: Record<string, Media> }> } }
    >;
  }
  const post = (await api.get('/api/openapi.json')).json<Document>().paths['/api/tax-returns']?.post;
  const asked = post?.requestBody.content['application/json']?.examples;
  const answered = post?.responses['200']?.content['application/json']?.examples;
  const [, { requestId }] = answered!.list.value as [TaxReturn, ProblemDocument];
  expect((await api.file(asked?.household.value)).json()).toEqual(answered?.household.value);
  const [first, problem] = (await api.file(asked?.list.value)).json<[TaxReturn, ProblemDocument]>();
  expect([first, { ...problem, requestId }]).toEqual(answered?.list.value);
});
