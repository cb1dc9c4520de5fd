import type { StateCode } from '@bracketwise/contract/states';
import { useStateProfileQuery } from '@bracketwise/shared-ui/api';
import { pageAt } from '@bracketwise/shared-ui/runtime';
import { useLocation } from 'react-router-dom';

/** The state that the page's address names. */
export function useStateCode(): StateCode {
  const { pathname } = useLocation();
  const subject = pageAt(pathname)?.subject;
  if (!subject) throw new Error(`No state has the page ${pathname}`);
  return subject as StateCode;
}

export const useStateProfile = () => useStateProfileQuery(useStateCode());
