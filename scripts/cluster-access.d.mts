/** The audience of the tokens that the cluster takes. */
export const AUDIENCE: string;

/** @throws Error if the environment does not name the cluster */
export function kubeconfig(environment: NodeJS.ProcessEnv): {
  readonly users: readonly { readonly user: { readonly exec: { readonly command: string; readonly args: readonly string[] } } }[];
};
