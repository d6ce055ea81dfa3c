import { savesData } from '@/lib/hydrate/saves-data';
import { recordingPath } from '@/lib/paths';
import { audioResponse, fileResponse, iconsResponse, isCopy, pageResponse } from './answers';
import { updateCopies } from './keep';
import { ICONS_PATH, WORKER_PATH } from './names';
import { oneAtATime } from './one-at-a-time';
import type { Environment } from './page-copy';

/** Network timeout in milliseconds, after which an offline copy is served (R-KEEP-2). */
const PATIENCE = 2000;

type Later = Event & { waitUntil(job: Promise<unknown>): void };
type Asked = Later & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** The worker's globals used here; TypeScript's webworker library would conflict with the DOM's. */
type Scope = {
  BUILD: string;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
};

const scope = self as unknown as Scope;
const { origin, pathname: ownPath } = location;
const base = ownPath.slice(0, -WORKER_PATH.length);
const world: Environment = { caches, fetch: (address, init) => fetch(address, init), base, lock: oneAtATime };

/** Windows that show a copy. Lost when the browser stops the worker; icons then come from the network. */
const windowsWithCopy = new Set<string>();

const patience = () => new Promise<void>((done) => setTimeout(done, PATIENCE));

async function answerPage(event: Asked, pathname: string, network: Promise<Response>): Promise<Response> {
  const answer = await pageResponse(world, pathname, network, patience);
  if (isCopy(answer)) windowsWithCopy.add(event.resultingClientId);
  return answer;
}

async function answerIcons({ clientId, request }: Asked): Promise<Response> {
  const { pathname } = new URL((await scope.clients.get(clientId))?.url ?? request.url);
  return iconsResponse(world, { pathname, isCopy: windowsWithCopy.has(clientId) }, () => fetch(request));
}

scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener<Later>('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
);
scope.addEventListener<Asked>('fetch', (event) => {
  const { request, preloadResponse } = event;
  const { origin: where, pathname } = new URL(request.url);
  if (request.method !== 'GET' || where !== origin) return;
  if (request.mode === 'navigate') {
    const network = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
    event.respondWith(answerPage(event, pathname, network));
    event.waitUntil(network.then(() => savesData() || updateCopies(world, scope.BUILD)).catch(() => {}));
  } else if (pathname.startsWith(`${base}/_next/static/`) || pathname.startsWith(`${base}/pictures/`)) {
    event.respondWith(fileResponse(world, pathname, () => fetch(request)));
  } else if (pathname.startsWith(base + recordingPath(''))) {
    event.respondWith(audioResponse(world, pathname, request.headers.get('Range') ?? '', () => fetch(request)));
  } else if (pathname === base + ICONS_PATH) {
    event.respondWith(answerIcons(event));
  }
});
