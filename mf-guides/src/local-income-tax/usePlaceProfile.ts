import { LARGEST_PLACES, type LargestPlace } from '@bracketwise/contract/largest-places';
import { usePlaceProfileQuery } from '@bracketwise/shared-ui/api/places';
import { pageAt } from '@bracketwise/shared-ui/runtime';
import { useLocation } from 'react-router-dom';

/** The place that the page's address names. */
export function usePlace(): LargestPlace {
  const { pathname } = useLocation();
  const subject = pageAt(pathname)?.subject ?? '';
  if (!Object.hasOwn(LARGEST_PLACES, subject)) throw new Error(`No place has the page ${pathname}`);
  return subject as LargestPlace;
}

/** The figures of the page's place. */
export const usePlaceProfile = () => usePlaceProfileQuery(usePlace());
