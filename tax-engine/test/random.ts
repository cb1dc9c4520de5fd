import fc from 'fast-check';

const { PROPERTY_SEED, PROPERTY_TIMES } = process.env;

// The same cases in every run, so that failures come from code changes. `npm run stress` tries different ones, and many more.
fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 2026) });

if (PROPERTY_TIMES) jest.setTimeout(3_600_000);

export const times = (numRuns: number) => ({ numRuns: numRuns * Number(PROPERTY_TIMES ?? 1) });

export default fc;
