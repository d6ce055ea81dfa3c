import { PREFIX } from '#title';
import type { Site } from '@/lib/content/kinds';

export type DeskHost = NonNullable<Site['desk']>;

/** As Sveltia names it. */
export type Backend = {
  name: DeskHost['backend'];
  repo: string;
  branch: string;
  auth_methods: string[];
  base_url?: string;
  api_root?: string;
  auth_type?: 'pkce';
  app_id?: string;
};

/** Sveltia asks for a host and a way to sign in even on this machine's files; `data-local` hides its button (lib/desk/server.ts). */
export const LOCAL: Backend = {
  name: 'github',
  repo: `${PREFIX}/kinderzeitung`,
  branch: 'main',
  auth_methods: ['token'],
};

const HOSTS = { gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' };
const API = { gitlab: '/api/v4', gitea: '/api/v1' };

/** Of GitHub `baseUrl` is a program that signs in, of the others the host itself:
 * backendOf({ backend: 'gitlab', …, appId: '1f' }) → { name: 'gitlab', …, auth_methods: ['oauth', 'token'], app_id: '1f' } */
export function backendOf({ backend: name, repo, branch, baseUrl, appId }: DeskHost): Backend {
  const own = baseUrl?.replace(/\/+$/, '');
  const oauth = name === 'github' ? own : appId;
  return {
    name,
    repo,
    branch,
    auth_methods: oauth ? ['oauth', 'token'] : ['token'],
    ...(own && { base_url: own }),
    ...(own && name !== 'github' && { api_root: own + API[name] }),
    ...(appId && name !== 'github' && { app_id: appId }),
    ...(appId && name === 'gitlab' && { auth_type: 'pkce' }),
  };
}

/** The one other host the desk talks to: apiOf({ backend: 'github', … }) → 'https://api.github.com' */
export const apiOf = ({ backend, baseUrl }: Pick<DeskHost, 'backend' | 'baseUrl'>) =>
  backend === 'github' ? 'https://api.github.com' : new URL(baseUrl ?? HOSTS[backend]).origin;

/** What an exported desk is told before it starts; `day` is that of the build, as one reads it. */
export type Exported = { backend: Backend; day: string };
