import type { Site } from 'content/kinds';

export type CmsHost = NonNullable<Site['desk']>;

export type Backend = {
  name: CmsHost['backend'];
  repo: string;
  branch: string;
  auth_methods: string[];
  base_url?: string;
  api_root?: string;
  auth_type?: 'pkce';
  app_id?: string;
};

/** Sveltia requires a host and a sign-in method even for local files; `data-local` hides its button (lib/cms/server.ts). */
export const LOCAL: Backend = {
  name: 'github',
  repo: 'duda/kinderzeitung',
  branch: 'main',
  auth_methods: ['token'],
};

const HOSTS = { gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' };
const API = { gitlab: '/api/v4', gitea: '/api/v1' };

/** For GitHub `baseUrl` is an OAuth proxy, for the others the host itself: backendOf({ backend: 'gitlab', …, appId: '1f' }) → { name:
 * 'gitlab', …, auth_methods: ['oauth', 'token'], app_id: '1f' } */
export function backendOf({ backend: name, repo, branch, baseUrl, appId }: CmsHost): Backend {
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

/** The only other host that the CMS connects to: apiOf({ backend: 'github', … }) → 'https://api.github.com' */
export const apiOf = ({ backend, baseUrl }: Pick<CmsHost, 'backend' | 'baseUrl'>) =>
  backend === 'github' ? 'https://api.github.com' : new URL(baseUrl ?? HOSTS[backend]).origin;

/** Settings of an exported CMS; `day` is the build day in German. */
export type Exported = { backend: Backend; day: string };
