import type { BusinessStructures, BusinessStructuresRequest } from '@bracketwise/contract/business';
import { businessStructures, taxOnBusiness } from '@bracketwise/tax-engine';
import { problemOf, startApi, stopApis, type TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

const consultant: BusinessStructuresRequest = {
  taxYear: 2025,
  state: 'CA',
  filingStatus: 'single',
  profit: 120_000,
  expenses: 30_000,
  ownerSalary: 60_000,
  specifiedService: true,
  healthInsurance: 6_000,
  ownPlan: 10_000,
  runningCosts: 2_000,
};
const alone: BusinessStructuresRequest = { taxYear: 2024, filingStatus: 'marriedJoint', profit: 80_000 };

describe('the structures of a business', () => {
  it.each([consultant, alone])('get the engine’s answer: %j', async (request) => {
    const response = await api.compare(request);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(await businessStructures(request))));
  });

  it('have taxes that add up, with lines that add up to each', async () => {
    const { structures, best } = (await api.compare(consultant)).json<BusinessStructures>();
    expect(structures.map(({ structure }) => structure)).toEqual(['soleProprietorship', 'llc', 'sCorporation', 'cCorporation']);
    for (const { structure, taxes, totalTax, left } of structures) {
      expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(totalTax, 2);
      for (const { tax, lines } of taxes) expect(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)).toBeCloseTo(tax, 2);
      expect(left).toBeCloseTo(120_000 - totalTax - (structure === 'sCorporation' ? 2_000 : 0), 2);
    }
    const most = Math.max(...structures.map(({ left }) => left));
    expect(structures.find(({ structure }) => structure === best)?.left).toBe(most);
  });

  it('without a state have federal taxes alone', async () => {
    const { structures, state, leftOut } = (await api.compare(alone)).json<BusinessStructures>();
    expect([state, leftOut]).toEqual([undefined, []]);
    expect(structures[0]).toMatchObject({
      hasStateTax: false,
      hasEntityTax: false,
      totalTax: taxOnBusiness({ ...alone, structure: 'soleProprietorship', state: undefined }).totalTax,
    });
  });
});

describe('a wrong request', () => {
  it.each<[string, object]>([
    ['profit', { ...consultant, profit: -1 }],
    ['profit', { ...consultant, profit: 250_000_000.01 }],
    ['profit', { taxYear: 2025, filingStatus: 'single' }],
    ['taxYear', { ...consultant, taxYear: 2023 }],
    ['state', { ...consultant, state: 'PR' }],
    ['ownerSalary', { ...consultant, ownerSalary: '60000' }],
    ['structure', { ...consultant, structure: 'llc' }],
  ])('is a problem with %s', async (field, request) => {
    const response = await api.compare(request);
    expect(response.statusCode).toBe(400);
    expect(problemOf(response).errors).toMatchObject([{ field, pointer: `#/${field}` }]);
  });
});
