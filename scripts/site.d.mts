export interface Service {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

export interface Site {
  readonly url: string;
  /** Where its pages are written. */
  readonly pagesDir: string;
  readonly services: ReadonlyMap<string, Service>;
  /** Renders the whole site again, or the pages of the remotes named. @throws Error with what is said of those that could not be rendered */
  render(...remotes: string[]): Promise<string>;
  /** What the renderer is told. */
  readonly renderEnvironment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Stops a remote or the API. @returns what brings it back where it was */
  interrupt(name: string): Promise<() => Promise<Service>>;
}

export const ROOT: string;
export const REMOTES: readonly string[];

/** Starts a node program that reports where it listens. */
export function startService(
  name: string,
  file: string,
  options?: { args?: string[]; env?: Record<string, string>; output?: 'inherit' | 'ignore' },
): Promise<Service>;

/** Runs a node program to its end. @returns what it printed */
export function runProgram(file: string, options?: { args?: string[]; env?: Record<string, string> }): Promise<string>;

export function startSite(options: {
  /** 0 takes a free one. */
  port: number;
  env?: Record<string, string>;
  log?: (message: string) => void;
  output?: 'inherit' | 'ignore';
  /** Folder of pages that are rendered already, with the same settings. */
  pagesOf?: string | undefined;
  /** Ends the start. */
  signal?: AbortSignal;
}): Promise<Site>;
