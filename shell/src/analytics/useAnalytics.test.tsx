import { SiteConfigContext } from '@bracketwise/shared-ui/runtime';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ALL, giveConsent } from '../consent/give-consent.ts';
import { useAnalytics } from './useAnalytics.ts';

const tagOf = () => document.head.querySelector<HTMLScriptElement>('script[src*=google]');

test.each([
  ['no tag is configured', '', null],
  ['a tag is configured', 'G-TAG', 'https://www.googletagmanager.com/gtag/js?id=G-TAG'],
])('after consent to everything, if %s', async (_what, analyticsTagId, loaded) => {
  giveConsent(ALL);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SiteConfigContext value={{ siteUrl: 'https://bracketwise.example', remotes: {}, contactEmail: '', offline: false, analyticsTagId }}>
      <MemoryRouter>{children}</MemoryRouter>
    </SiteConfigContext>
  );
  renderHook(() => useAnalytics(), { wrapper });
  // The tag's code loads on demand.
  await act(async () => {
    await import('./google-tag.ts');
  });
  expect(tagOf()?.src ?? null).toBe(loaded);
});
