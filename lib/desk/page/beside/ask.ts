import type { Fault } from 'content/fault';
import type { Written } from '@/lib/desk/format/open';
import type { KindName } from '@/lib/desk/kinds';
import { DRAFT, FULL, USES } from '@/lib/desk/preview/paths';
import type { NewPicture } from '@/lib/desk/preview/shadow';
import type { DraftCheck } from '@/lib/desk/preview/told';
import type { FullIssue } from '@/lib/desk/preview/worker';

type Form = Record<string, unknown>;

/** Object URL of a picture that was chosen but not saved. */
const CHOSEN = /blob:https?:\/\/[^\s'"]+/g;

const known = new Map<string, Promise<NewPicture>>();

async function read(src: string): Promise<NewPicture> {
  const blob = await (await fetch(src)).blob();
  const address = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
  return { src, type: blob.type, data: address.slice(address.indexOf(',') + 1) };
}

function chosenIn(text: string): Promise<NewPicture[]> {
  const sources = [...new Set(text.match(CHOSEN) ?? [])];
  for (const src of sources) if (!known.has(src)) known.set(src, read(src));
  return Promise.all(sources.flatMap((src) => known.get(src) ?? []));
}

const TOO_LARGE_STATUS = 413;
export class TooLarge extends Error {}

async function post<Answer>(address: string, asked: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(asked) });
  if (response.status === TOO_LARGE_STATUS) throw new TooLarge();
  if (!response.ok) throw new Error(`Die Prüfung antwortet mit ${response.status}`);
  return response.json();
}

/** Throws unless the reply is a list, as nothing was checked then. */
function faultsIn(answer: unknown): Fault[] {
  if (!Array.isArray(answer)) throw new Error('Die Prüfung antwortet anders, als sie soll');
  return answer;
}

/** Faults in other files once a file is deleted; throws if the server does not answer: usesOf('events/1-lesung.yaml') → [{ file: … }] */
export const usesOf = async (file: string) => faultsIn(await post<unknown>(USES, { file }));

export class Asking {
  #fresh: string | undefined;

  constructor(
    readonly kind: KindName,
    readonly draftOf: (form: Form) => Written,
  ) {}

  /** → faults, warnings and page of a draft; throws if the server does not answer */
  async judge(form: Form): Promise<DraftCheck> {
    const { text, old } = this.draftOf(form);
    return post(DRAFT, { kind: this.kind, text, old, fresh: this.#fresh, pictures: await chosenIn(text) });
  }

  /** → fill level of the pages that print a file, as last judged; null if a newer draft is being measured */
  fullness(file: string): Promise<FullIssue[] | null> {
    return post(FULL, { file });
  }

  /** Faults in this file, found with the rest of the content; throws if the server does not answer. → [{ field: 'teaser[1]', … }] */
  async faultsOnSaving(form: Form): Promise<Fault[]> {
    return faultsIn((await this.judge(form))?.faults);
  }

  /** Remembers the text of a new file until it is read again. → the same text */
  saved(form: Form, text: string): string {
    if (this.draftOf(form).old === undefined) this.#fresh = text;
    return text;
  }
}
