import { createContext, use } from 'react';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';

export const SiteConfigContext = createContext<RuntimeConfig | null>(null);

/** @throws Error outside the shell's providers */
export function useSiteConfig(): RuntimeConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('SiteConfigContext is missing');
  return config;
}
