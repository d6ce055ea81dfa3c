import { watchStored } from '@/lib/watch-stored';
export const ANSWERS = ['yes', 'no', 'unsure'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Before or after reading both sides. */
export type When = 'before' | 'after';
export type Own = Partial<Record<When, Answer>>;

/** The localStorage key (R-DEB-3); answers by debate slug. */
export const ANSWERS_KEY = 'duda-streitfragen';

/** Answers on this page while storage is blocked. */
let unstored: string | null = null;
const watchers = new Set<() => void>();

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Raw string for useSyncExternalStore: storedAnswers() → such as '{"zoo":{"before":"yes"}}'; null if nothing is stored */
export function storedAnswers(): string | null {
  try {
    return unstored ?? localStorage.getItem(ANSWERS_KEY);
  } catch {
    return unstored;
  }
}

const isAnswer = (value: unknown): value is Answer => ANSWERS.includes(value as Answer);

/** answersTo('{"zoo":{"before":"yes"}}', 'zoo') → { before: 'yes' } */
export function answersTo(text: string | null, slug: string): Own {
  const { before, after } = Object(parsed(text)[slug]) as Record<When, unknown>;
  return { ...(isAnswer(before) && { before }), ...(isAnswer(after) && { after }) };
}

/** Stores an answer, or removes it if undefined: storeAnswer('zoo', 'before', 'yes') → whether storage took it */
export function storeAnswer(slug: string, when: When, answer: Answer | undefined): boolean {
  const text = storedAnswers();
  const { [slug]: _before, ...others } = parsed(text);
  const { [when]: _answer, ...rest } = answersTo(text, slug);
  const own: Own = answer ? { ...rest, [when]: answer } : rest;
  const all = Object.keys(own).length > 0 ? { ...others, [slug]: own } : others;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(ANSWERS_KEY, JSON.stringify(all));
    else localStorage.removeItem(ANSWERS_KEY);
    unstored = null;
  } catch {
    unstored = JSON.stringify(all);
  }
  for (const watcher of watchers) watcher();
  return unstored === null;
}

/** Watches for changes in this and other tabs: watchAnswers(changed) → a function that stops watching */
export function watchAnswers(changed: () => void): () => void {
  watchers.add(changed);
  const endInOtherTabs = watchStored(ANSWERS_KEY, changed);
  return () => {
    watchers.delete(changed);
    endInOtherTabs();
  };
}
