import { resolve } from 'node:path';
import { serialize } from 'node:v8';
import type { Content } from 'content/kinds';
import { writeAtomic } from '@/lib/atomic-file';
import { type Job, type JobKind, type JobOf, jobsOf, type ResultOf } from '@/lib/build/jobs';
import { Part } from '@/lib/build/pool';
import { PICTURES } from '@/lib/build/prepare';
import { contentFiles, type Done, filesMadeBy, type PublicFile } from '@/lib/build/public-files';
import { siteContent } from '@/lib/build/site-content';
import { derivePicture, pictureSources } from '@/lib/images/derive';
import { writeManifest } from '@/lib/images/manifest';
import type { PictureFacts } from '@/lib/images/settings';
import { bundled } from '@/lib/islands/bundled.mjs';
import type { PrintedIssue } from '@/lib/issues/manifest';
import { sharePath } from '@/lib/paths';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from '@/lib/print/page-lock';
import { buildMoment } from '@/lib/publishing/build-time';

const CONTENT = '.cache/build/dev-content.bin';

let part: Part | undefined;
let known: Content | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** One job after the other, in a process of its own: the typesetter blocks its thread. */
function typeset(job: Job, content: Content): Promise<unknown> {
  const answer = queue.then(async () => {
    if (!part || known !== content) {
      const data = { content, fonts: await makeFonts(CACHE), pictures: PICTURES };
      if (part) part.renew(data);
      else part = new Part(bundled('lib/build/worker.ts'), data);
      known = content;
    }
    const reply = await part.ask(job);
    if (reply.isFull) {
      part.close();
      part = undefined;
    }
    if ('fault' in reply) throw new Error(reply.fault);
    return reply.result;
  });
  queue = answer.catch(() => {});
  return answer;
}

const nameOf = (job: Job) => ('name' in job ? job.name : 'slug' in job ? job.slug : 'src' in job ? job.src : undefined);

/** One state of the content, and what is made of it when it is asked for. */
export class Edition {
  readonly file = resolve(CONTENT);
  readonly #all: Content;
  readonly #shown: Content;
  readonly #jobs: readonly Job[];
  readonly #results = new Map<Job, Promise<unknown>>();
  /** Keyed by the hash in the names of their files. */
  readonly #pictures = new Map<string, string>();
  readonly #files = new Map<string, PublicFile>();

  constructor() {
    const { all, content } = siteContent(buildMoment());
    writeAtomic(CONTENT, serialize(content));
    this.#all = all;
    this.#shown = content;
    this.#jobs = jobsOf(all, PICTURES);
  }

  #carryOut(job: Job): Promise<unknown> {
    const known = this.#results.get(job);
    if (known) return known;
    const promise = (job.kind === 'picture' ? derivePicture(PICTURES, job.src) : typeset(job, this.#all)).then(
      (result) => {
        for (const [path, file] of filesMadeBy({ job, result } as Done)) this.#files.set(path, file);
        return result;
      },
    );
    this.#results.set(job, promise);
    return promise;
  }

  /** await make('worksheet', 'wie-brot-aufgeht') → { sheets: { … }, … }; undefined if there is no such job */
  async make<Kind extends JobKind>(kind: Kind, name: string): Promise<ResultOf<Kind> | undefined> {
    const job = this.#jobs.find((one): one is JobOf<Kind> => one.kind === kind && nameOf(one) === name);
    return job && (this.#carryOut(job) as Promise<ResultOf<Kind>>);
  }

  /** await issue('2026-47') → { pages: [{ number: 1, … }, …], pdf: …, pack: … } */
  async issue(name: string): Promise<PrintedIssue | undefined> {
    const [issue, pack] = await Promise.all([this.make('issue', name), this.make('pack', name)]);
    return issue && { ...issue.printed, pack };
  }

  /** Its files are made when a browser asks for them: await picture('events/zoo.webp') → { hash: '1f2e3d4c', … } */
  async picture(src: string): Promise<PictureFacts> {
    const facts = await derivePicture(PICTURES, src, false);
    this.#pictures.set(facts.hash, src);
    return facts;
  }

  #isFor(job: Job, path: string): boolean {
    switch (job.kind) {
      case 'picture':
        return this.#pictures.get(/^\/pictures\/([0-9a-f]+)-/.exec(path)?.[1] ?? '') === job.src;
      case 'share':
        return sharePath(job.card.path) === path;
      case 'handout':
        return job.path === path;
      case 'blank':
      case 'icons':
        return false;
      default:
        return path.includes(nameOf(job) ?? '/');
    }
  }

  async #writeTexts(): Promise<void> {
    const sources = pictureSources(PICTURES);
    const facts = await Promise.all(sources.map(async (src) => [src, await this.picture(src)] as const));
    writeManifest(Object.fromEntries(facts));
    for (const [path, file] of contentFiles(this.#shown)) this.#files.set(path, file);
  }

  /** Makes what is served at a path: await fileAt('/ausgabe/2026-47/duda-2026-47.pdf') → { from: '.cache/print/…' }; undefined if nothing is */
  async fileAt(path: string): Promise<PublicFile | undefined> {
    const makers = [
      ...this.#jobs.filter((job) => this.#isFor(job, path)).map((job) => () => this.#carryOut(job)),
      () => this.#writeTexts(),
      ...this.#jobs.filter(({ kind }) => kind === 'blank' || kind === 'icons').map((job) => () => this.#carryOut(job)),
    ];
    for (const make of makers) {
      if (this.#files.has(path)) break;
      await make();
    }
    return this.#files.get(path);
  }
}
