/** Entries of `methods.ts` for the states from Alabama to Montana that it leaves to this file. */
import type { StateCode } from '@bracketwise/contract/states';
import { anyStatus } from '../../kernel/law-table.ts';
import type { SeveralStatesLaw } from '../../rules/several-states.ts';
import { allIncome, both } from './method-parts.ts';

export const lawsToMontana: Readonly<Partial<Record<StateCode, SeveralStatesLaw>>> = {
  DE: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['personalCredit'],
      source: 'Form PIT-NON, tax and personal credits times the proration decimal; 30 Del. C. § 1122',
      onlyWithoutLosses: true,
    }),
  },
  IA: {
    since: 2024,
    // The credits for other states' tax are not confirmed; nor whether little Iowa income is exempt.
    ...both({
      method: allIncome,
      covers: ['federalTaxableIncome', 'exemptionCredit'],
      source: 'Form IA 126, nonresident and part-year resident credit; Iowa Code § 422.5',
      onlyWithoutLosses: true,
      unconfirmedBelow: anyStatus(1_000),
    }),
  },
  MT: {
    since: 2024,
    ...both({
      method: allIncome,
      covers: ['federalTaxableIncome'],
      source: 'Form 2, Nonresident/Part-Year Resident Ratio Schedule; MCA 15-30-2104',
      onlyWithoutLosses: true,
    }),
  },
};
