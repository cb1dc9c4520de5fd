export interface Service {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

export interface Site {
  readonly url: string;
  /** Folder of the rendered pages. */
  readonly pagesDir: string;
  readonly services: ReadonlyMap<string, Service>;
  /** Renders the whole site again, or only the given remotes. @throws Error with the renderer's output if a page fails */
  render(...remotes: string[]): Promise<string>;
  /** Environment of the renderer. */
  readonly renderEnvironment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Stops a remote or the API. @returns a function that restarts it on the same port */
  interrupt(name: string): Promise<() => Promise<Service>>;
}

export const ROOT: string;

/** Starts a Node program and waits until it reports its port. */
export function startService(
  name: string,
  file: string,
  options?: { args?: string[]; env?: Record<string, string>; output?: 'inherit' | 'ignore' },
): Promise<Service>;

/** Runs a Node program until it exits. @returns its output */
export function runProgram(file: string, options?: { args?: string[]; env?: Record<string, string> }): Promise<string>;

/** Gives a site the pages of another one, in place of its own. */
export function linkPages(from: string, to: string): void;

export function startSite(options: {
  /** 0 picks a free port. */
  port: number;
  env?: Record<string, string>;
  log?: (message: string) => void;
  output?: 'inherit' | 'ignore';
  /** Folder of pages already rendered with the same settings. */
  pagesOf?: string | undefined;
  /** Folder that stores the pages between starts. Then a start renders only what has changed. */
  storedIn?: string;
  /** Other builds of remotes. */
  folders?: Readonly<Record<string, string>>;
  /** Aborts the start. */
  signal?: AbortSignal;
}): Promise<Site>;
