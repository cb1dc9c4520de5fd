export interface Service {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

export interface Site {
  readonly url: string;
  readonly services: ReadonlyMap<string, Service>;
  /** Renders the whole site again, or the pages of the remotes named. */
  render(...remotes: string[]): Promise<string>;
  stop(): Promise<void>;
  /** Stops a remote or the API. @returns what brings it back where it was */
  interrupt(name: string): Promise<() => Promise<Service>>;
}

export const REMOTES: readonly string[];

export function startSite(options: {
  /** 0 takes a free one. */
  port: number;
  env?: Record<string, string>;
  log?: (message: string) => void;
  output?: 'inherit' | 'ignore';
}): Promise<Site>;
