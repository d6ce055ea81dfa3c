import type { Content, Issue, PieceOfType, PieceType } from 'content/kinds';
import { anniversaryName, requiredEntry } from 'content/references';
import { yearOf } from 'german/dates/day';
import { EXAMPLE } from '@/lib/events/labels';
import { nextReturn } from '@/lib/history/anniversaries';
import { leafOf } from './event-piece';

export type Here = { content: Content; issue: Issue; at: number };
/** A piece with the content it refers to, by its type. `at` is the index of its page. */
export type Printed = { [T in PieceType]: (piece: PieceOfType<T>, here: Here) => object };
type Source = Content['debates'][number]['facts'][number]['source'];

/** Without the title, which is on the site: sourceText({ title: 'Chronik der Mauer', by: 'bpb', year: 2026 }) → 'bpb, 2026' */
const sourceText = ({ title, by = title, year }: Source) => [by, year].filter(Boolean).join(', ');

export const WEEK_PIECES: Pick<
  Printed,
  'debate' | 'question' | 'comic' | 'trial' | 'jokes' | 'twister' | 'brainteaser' | 'briefs' | 'anniversary'
> = {
  debate({ slug }, { content }) {
    const debate = requiredEntry(content, 'debates', slug);
    const { title, excerpt, image, pro, contra, facts, starters, tip } = debate;
    const { rules, ballot, opinion, facts: factsHeading } = content.debatePage;
    return {
      title,
      excerpt,
      image,
      pro,
      contra,
      starters,
      tip,
      facts: facts.map(({ text, source }) => ({ text, source: sourceText(source) })),
      rules: rules.map((rule) => rule.title),
      opinionHeading: opinion,
      factsHeading,
      rulesHeading: ballot.sheet.rules,
      slip: ballot.sheet.slip,
      votes: [ballot.before, ballot.after],
      choices: ballot.choices,
      howToVote: ballot.text,
    };
  },
  question({ slug }, { content }) {
    const { question, category, answer } = requiredEntry(content, 'questions', slug);
    return { question, category, answer, heading: content.questionPage.title };
  },
  comic({ slug }, { content }) {
    const { title, number, panels } = requiredEntry(content, 'comics', slug);
    return { title, number, panels, heading: content.lists.lastPage.comic.heading };
  },
  trial({ slug }, { content }) {
    const { title, minutes, image, needs, steps, why, care } = requiredEntry(content, 'experiments', slug);
    const { heading, needs: needsHeading, why: whyHeading } = content.lists.lastPage.experiments;
    return { title, minutes, image, needs, steps, why, care, heading, needsHeading, whyHeading };
  },
  jokes: ({ ids }, { content }) => ({
    heading: content.lists.lastPage.jokes.heading,
    jokes: ids.map((id) => requiredEntry(content, 'jokes', id)),
  }),
  twister: ({ id }, { content }) => ({
    heading: content.lists.lastPage.twisters.heading,
    ...requiredEntry(content, 'twisters', id),
  }),
  brainteaser: ({ id }, { content }) => ({
    heading: content.lists.lastPage.riddle.heading,
    ...requiredEntry(content, 'riddles', id),
  }),
  briefs: ({ titles }, { content }) => ({
    heading: content.lists.lastPage.briefs,
    items: titles.map((title) => {
      const { place, date, text, example } = requiredEntry(content, 'briefs', title);
      return { place, date: date.text, title, text, ...(example && { example: EXAMPLE }) };
    }),
  }),
  anniversary(piece, { content, issue }) {
    const { day, year, text } = requiredEntry(content, 'history', anniversaryName(piece));
    const next = nextReturn({ day }, issue.date);
    return { years: yearOf(next) - year, year, text, leaf: leafOf(next) };
  },
};
