/**
 * Access of a workflow to the cluster without a stored secret (docs/adr/0047-who-may-release.md).
 *
 *   node scripts/cluster-access.mjs           prints a kubeconfig: CLUSTER_URL, and CLUSTER_CA with the authority's certificate in base64
 *   node scripts/cluster-access.mjs --token   what kubectl runs: prints a new token of the workflow's own identity
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The cluster takes no token that was made for somebody else (deploy/cluster/authentication.yaml). */
export const AUDIENCE = 'bracketwise-cluster';
const DEADLINE_MS = 10_000;

/** @throws Error if the environment does not name the cluster */
export function kubeconfig({ CLUSTER_URL, CLUSTER_CA }) {
  if (!CLUSTER_URL || !CLUSTER_CA) throw new Error('CLUSTER_URL and CLUSTER_CA must name the cluster');
  return {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'release',
    contexts: [{ name: 'release', context: { cluster: 'cluster', user: 'workflow' } }],
    clusters: [{ name: 'cluster', cluster: { server: CLUSTER_URL, 'certificate-authority-data': CLUSTER_CA } }],
    users: [
      {
        name: 'workflow',
        user: {
          exec: {
            apiVersion: 'client.authentication.k8s.io/v1',
            command: process.execPath,
            args: [path.resolve(import.meta.filename ?? process.argv[1]), '--token'],
            interactiveMode: 'Never',
          },
        },
      },
    ],
  };
}

/**
 * What kubectl expects of the program that it runs. It asks again when the token ends, because a rollout may take longer.
 * @throws Error if the workflow has no identity (`id-token: write`), or GitHub gives no token
 */
export async function credential({ ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer }) {
  if (!url || !bearer) throw new Error('This job has no identity. It needs the permission `id-token: write`.');
  const response = await fetch(`${url}&audience=${AUDIENCE}`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`GitHub gave no token: ${response.status}`);
  const { value: token } = await response.json();
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return {
    apiVersion: 'client.authentication.k8s.io/v1',
    kind: 'ExecCredential',
    status: { token, expirationTimestamp: new Date(exp * 1000).toISOString() },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(JSON.stringify(process.argv.includes('--token') ? await credential(process.env) : kubeconfig(process.env)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
