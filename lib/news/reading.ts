import type { Article, Block, Term } from 'content/kinds';
import { escapeRegExp } from 'german/text';
import { textsIn } from './blocks';

/** Words per minute of a child between 8 and 12, reading silently. */
const PACE = 110;

/** Rounded, at least 1: readingMinutes(article of 560 words) → 5 */
export const readingMinutes = ({ content }: Pick<Article, 'content'>) =>
  Math.max(1, Math.round(textsIn(content).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / PACE));

/** Plain text, or a difficult word as it is spelled here. */
export type Part = string | { text: string; term: Term };

/** Full stops that do not end a sentence: 'z. B.', 'am 5. April', 'der 3. Mann'. */
const GOES_ON =
  /(?:^|[\s(])(?:z|z\.\sB|d|d\.\sh|u|u\.\sa|ca|bzw|Dr|Prof|St|Nr|(?:am|im|vom|zum|bis|ab|seit|der|die|das|den|dem|des|jede[nrsm]?)\s\d{1,2})\.\s$/i;

/** Opened once, as opening it takes longer than dividing a paragraph. */
const SENTENCES = new Intl.Segmenter('de', { granularity: 'sentence' });

/** Keeps trailing white space: sentencesOf('Es regnet. Ja.') → ['Es regnet. ', 'Ja.'] */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && GOES_ON.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** Marks the first use of each term; pass the same `used` for all paragraphs (R-NEWS-8):
 * markTerms('Magma ist heiß.', glossary, used) → [{ text: 'Magma', term }, ' ist heiß.'] */
export function markTerms(text: string, glossary: readonly Term[], used: Set<string>): Part[] {
  const open = glossary.filter(({ word }) => !used.has(word));
  const forms = open
    .flatMap((term) => term.forms.map((form) => ({ form, term })))
    .filter(({ form }) => text.includes(form));
  if (forms.length === 0) return [text];
  const longestFirst = forms.sort((a, b) => b.form.length - a.form.length).map(({ form }) => escapeRegExp(form));
  const pattern = new RegExp(`(?<![\\p{L}-])(${longestFirst.join('|')})(?![\\p{L}-])`, 'u');
  const parts: Part[] = [];
  let rest = text;
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    const found = match[0];
    const term = forms.find(({ form }) => form === found)?.term as Term;
    const end = match.index + found.length;
    if (used.has(term.word)) {
      parts.push(rest.slice(0, end));
    } else {
      parts.push(rest.slice(0, match.index), { text: found, term });
      used.add(term.word);
    }
    rest = rest.slice(end);
  }
  return [...parts, rest].filter((part) => part !== '');
}

/** Terms that blocks explain, in reading order: explainedIn(article.content, glossary) → [{ word: 'Magma', … }, …] */
export function explainedIn(blocks: readonly Block[], glossary: readonly Term[]): Term[] {
  const used = new Set<string>();
  const parts = textsIn(blocks)
    .filter(({ isLabel }) => !isLabel)
    .flatMap(({ text }) => sentencesOf(text).flatMap((sentence) => markTerms(sentence, glossary, used)));
  return parts.flatMap((part) => (typeof part === 'string' ? [] : part.term));
}
