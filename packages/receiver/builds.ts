import { readFileSync, statSync } from 'node:fs';
import { now } from 'german/dates/day';
import { readBuildFile, type Sources } from 'subscription/order/sources';
import type { Message } from 'subscription/order/wire';
import { logFault } from './log-fault';
import { type Build, buildsSince, takeBuild } from './store/builds';
import type { Database } from './store/database';

/** In milliseconds. */
const POLL = 2000;

/** `replacedAt`: when the next build came; undefined for the newest. */
type KnownBuild = Build & { replacedAt?: string };

export type Builds = {
  /** Content of the newest build. */
  readonly latest: Sources;
  /** Content of the build whose page sent the message, with the office's newest words; that of the newest build if it is unknown. */
  of: (message: Message) => Sources;
  /** Looks once more if the number is new: find('3f2a9c01b7de') → the build, or undefined */
  find: (number: string) => Promise<KnownBuild | undefined>;
  /** Why the file was not taken; the newest build of the store is used then. */
  readonly fault: '' | 'missing' | 'unreadable';
  look: () => Promise<void>;
};

const sentence = (file: string | undefined, fault: Builds['fault']) =>
  file === undefined
    ? 'Der Empfang lief noch nie: Er liest, woraus die Website gebaut ist, wenn er startet.'
    : `${
        fault === 'missing' ? `Die Datei ${file} fehlt` : `Die Datei ${file} ist keine, die der Empfang lesen kann`
      }: In ihr steht, woraus die Website gebaut ist, und „npm run build“ schreibt sie. Legen Sie sie dorthin, oder nennen Sie ihren Ort in der Zeile CONTENT.`;

/** Changes whenever another file takes its place; undefined if there is none. */
function markOf(file: string): string | undefined {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return mtimeMs === undefined ? undefined : [mtimeMs, size, ino].join();
}

/** Nothing is cast: a stored body may be anything. */
const numberIn = (message: Message): string => (message.type === 'order' && message.seen?.number) || '';

/** The builds of the site: from the file that the build writes, and from the store, which keeps all of them; commands read the store
 * alone. Throws a German sentence if there is none yet: await openBuilds(database, 'deploy/orders.content.json') → { latest: { plans, … }, … } */
export async function openBuilds(database: Database, file?: string): Promise<Builds> {
  const known = new Map<string, KnownBuild>();
  const merged = new Map<string, Sources>();
  let newest: KnownBuild | undefined;
  let taken: string | undefined;
  let fault: Builds['fault'] = '';

  async function readFile(): Promise<void> {
    if (file === undefined) return;
    const mark = markOf(file);
    if (mark !== undefined && mark === taken) return;
    const read = mark === undefined ? undefined : readBuildFile(readFileSync(file, 'utf8'));
    fault = read ? '' : mark === undefined ? 'missing' : 'unreadable';
    if (!read) return;
    await takeBuild(database, read, now());
    taken = mark;
  }

  /** Other receivers on the same store take builds, too. */
  async function readStore(): Promise<void> {
    for (const build of await buildsSince(database, newest?.turn ?? 0)) {
      if (newest && newest.number !== build.number) newest.replacedAt = build.takenAt;
      newest = build;
      known.set(build.number, build);
      merged.clear();
    }
  }

  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= readFile()
      .then(readStore)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  await look();
  const latest = () => {
    if (!newest) throw new Error(sentence(file, fault));
    return newest.sources;
  };
  latest();
  return {
    get latest() {
      return latest();
    },
    get fault() {
      return fault;
    },
    of: (message) => {
      const build = known.get(numberIn(message));
      if (!build || build === newest) return latest();
      const sources = merged.get(build.number) ?? { ...build.sources, office: latest().office };
      merged.set(build.number, sources);
      return sources;
    },
    find: async (number) => {
      if (!known.has(number)) await look();
      return known.get(number);
    },
    look,
  };
}

/** Takes new builds without a restart: watchBuilds(builds) → { stop } */
export function watchBuilds({ look }: Builds) {
  const timer = setInterval(() => void look().catch((error) => logFault('content', error)), POLL);
  return { stop: () => clearInterval(timer) };
}
