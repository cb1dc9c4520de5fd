import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import { roundToCents } from '../kernel/money.ts';

/** Net gains and losses on property used in a business. US dollars. */
export interface Section1231 {
  /** Long-term capital gain: Form 4797 line 9. */
  readonly capitalGain: Usd;
  /** A net loss, negative, or the gain that makes up for losses of the five years before: lines 11 and 12. */
  readonly ordinary: Usd;
}

const NOTHING: Section1231 = { capitalGain: 0, ordinary: 0 };

/** @see 26 U.S.C. § 1231(a), (c); Form 4797 lines 7 to 12 */
export function netSection1231({
  section1231Gain: net,
  section1231LossesBefore,
}: Pick<CompleteHousehold, 'section1231Gain' | 'section1231LossesBefore'>): Section1231 {
  if (net === 0) return NOTHING;
  if (net < 0) return { capitalGain: 0, ordinary: net };
  const ordinary = Math.min(net, section1231LossesBefore);
  return { capitalGain: roundToCents(net - ordinary), ordinary };
}
