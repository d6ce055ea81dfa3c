import { PREFIX } from '#title';
import { watchStored } from '@/lib/watch-stored';
export const ANSWERS = ['yes', 'no', 'unsure'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Before and after both sides were read. */
export type When = 'before' | 'after';
export type Own = Partial<Record<When, Answer>>;

/** The one key on the device (R-DEB-3): a reader's answers by the debate's slug. */
const KEY = `${PREFIX}-streitfragen`;

/** What this page knows where nothing can be kept. */
let unkept: string | null = null;
const watchers = new Set<() => void>();

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** As it was written, for useSyncExternalStore: keptAnswers() → '{"zoo":{"before":"yes"}}', null where nothing is kept */
export function keptAnswers(): string | null {
  try {
    return unkept ?? localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

const isAnswer = (value: unknown): value is Answer => ANSWERS.includes(value as Answer);

/** ownIn('{"zoo":{"before":"yes"}}', 'zoo') → { before: 'yes' } */
export function ownIn(text: string | null, slug: string): Own {
  const { before, after } = Object(parsed(text)[slug]) as Record<When, unknown>;
  return { ...(isAnswer(before) && { before }), ...(isAnswer(after) && { after }) };
}

/** Undefined takes the answer away: keepAnswer('zoo', 'before', 'yes') → false where nothing can be kept */
export function keepAnswer(slug: string, when: When, answer: Answer | undefined): boolean {
  const text = keptAnswers();
  const { [slug]: _before, ...others } = parsed(text);
  const { [when]: _answer, ...rest } = ownIn(text, slug);
  const own: Own = answer ? { ...rest, [when]: answer } : rest;
  const all = Object.keys(own).length > 0 ? { ...others, [slug]: own } : others;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
    unkept = null;
  } catch {
    unkept = JSON.stringify(all);
  }
  for (const watcher of watchers) watcher();
  return unkept === null;
}

/** Here and in other tabs: watchAnswers(changed) → ends the watch */
export function watchAnswers(changed: () => void): () => void {
  watchers.add(changed);
  const endInOtherTabs = watchStored(KEY, changed);
  return () => {
    watchers.delete(changed);
    endInOtherTabs();
  };
}
