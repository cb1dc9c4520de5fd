import { createContext, use } from 'react';
import type { RuntimeConfig } from '../federation/runtime-config.ts';

/** The installation's settings, for components that show them. The shell provides it. */
export const SiteConfigContext = createContext<RuntimeConfig | null>(null);

/** @throws Error outside the shell's providers */
export function useSiteConfig(): RuntimeConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('SiteConfigContext is missing');
  return config;
}
