import { PLACE_PAGES, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { usePlaceProfileQuery } from '@bracketwise/shared-ui/api';
import { pageAt } from '@bracketwise/shared-ui/runtime';
import { useLocation } from 'react-router-dom';

/** The place that the page's address names. */
export function usePlace(): PlaceSlug {
  const { pathname } = useLocation();
  const subject = pageAt(pathname)?.subject ?? '';
  if (!Object.hasOwn(PLACE_PAGES, subject)) throw new Error(`No place has the page ${pathname}`);
  return subject as PlaceSlug;
}

export const usePlaceProfile = () => usePlaceProfileQuery(usePlace());
