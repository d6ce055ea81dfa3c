import type { Content, Issue, Piece } from 'content/kinds';
import { anniversaryName } from 'content/references';
import { required } from 'content/required';
import { yearOf } from 'german/dates/day';
import { EXAMPLE } from '@/lib/events/labels';
import { nextReturn } from '@/lib/history/anniversaries';
import { leafOf } from './event-piece';

type Of<Type extends Piece['type']> = Extract<Piece, { type: Type }>;
type Source = Content['debates'][number]['facts'][number]['source'];

/** Without the title, which is on the site: sourceText({ title: 'Chronik der Mauer', by: 'bpb', year: 2026 }) → 'bpb, 2026' */
const sourceText = ({ title, by = title, year }: Source) => [by, year].filter(Boolean).join(', ');

/** With the copy that all debates share: → { title: '…', pro: { … }, facts: [{ text: '…', source: '…' }], ballot: { … }, … } */
export function debatePiece({ printed, debatePage }: Content, { slug }: Of<'debate'>) {
  const debate = required(
    printed.debates.find((one) => one.slug === slug),
    `Streitfrage ${slug}`,
  );
  const { title, excerpt, image, pro, contra, facts, starters, tip } = debate;
  const { rules, ballot, opinion, facts: factsHeading } = debatePage;
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
}

/** → { question: '…', category: 'Tiere', answer: ['…', '…'], heading: 'Du fragst, …' } */
export function questionPiece({ printed, questionPage }: Content, { slug }: Of<'question'>) {
  const { question, category, answer } = required(
    printed.questions.find((one) => one.slug === slug),
    `Frage ${slug}`,
  );
  return { question, category, answer, heading: questionPage.title };
}

/** → { title: '…', number: 3, panels: [{ src: '…', alt: '…', speech: [ … ] }, …], heading: '…' } */
export function comicPiece({ printed, lists }: Content, { slug }: Of<'comic'>) {
  const { title, number, panels } = required(
    printed.comics.find((one) => one.slug === slug),
    `Comic ${slug}`,
  );
  return { title, number, panels, heading: lists.lastPage.comic.heading };
}

/** → { title: '…', steps: [ … ], heading: 'Experiment der Woche', needsHeading: 'Das brauchst du', … } */
export function trialPiece({ experiments, lists }: Content, { slug }: Of<'trial'>) {
  const { title, minutes, image, needs, steps, why, care } = required(
    experiments.find((one) => one.slug === slug),
    `Experiment ${slug}`,
  );
  const { heading, needs: needsHeading, why: whyHeading } = lists.lastPage.experiments;
  return { title, minutes, image, needs, steps, why, care, heading, needsHeading, whyHeading };
}

/** In the issue's order: → { heading: 'Witze der Woche', jokes: [{ question: '…', answer: '…' }, …] } */
export const jokesPiece = ({ lastPage, lists }: Content, { questions }: Of<'jokes'>) => ({
  heading: lists.lastPage.jokes.heading,
  jokes: questions.map((question) =>
    required(
      lastPage.jokes.find((joke) => joke.question === question),
      `Witz „${question}“`,
    ),
  ),
});

/** → { heading: 'Sprich das mal schnell', text: '…', hint: '…' } */
export const twisterPiece = ({ lastPage, lists }: Content, { text }: Of<'twister'>) => ({
  heading: lists.lastPage.twisters.heading,
  ...required(
    lastPage.twisters.find((twister) => twister.text === text),
    `Zungenbrecher „${text}“`,
  ),
});

/** → { heading: 'Rätsel der Woche', question: '…', answer: '…' } */
export const brainteaserPiece = ({ lastPage, lists }: Content, { question }: Of<'brainteaser'>) => ({
  heading: lists.lastPage.riddle.heading,
  ...required(
    lastPage.riddles.find((riddle) => riddle.question === question),
    `Rätsel „${question}“`,
  ),
});

/** Invented items are marked: → { heading: 'Kurz gemeldet', items: [{ place: '…', example: 'Beispiel', … }, …] } */
export const briefsPiece = ({ briefs, lists }: Content, { titles }: Of<'briefs'>) => ({
  heading: lists.lastPage.briefs,
  items: titles.map((title) => {
    const { place, date, text, example } = required(
      briefs.find((brief) => brief.title === title),
      `Meldung „${title}“`,
    );
    return { place, date: date.text, title, text, ...(example && { example: EXAMPLE }) };
  }),
});

/** For the next anniversary from the issue's date: → { years: 52, leaf: { day: '24.', month: 'November' }, text: '…', year: 1974 } */
export function anniversaryPiece({ history }: Content, { date }: Issue, piece: Of<'anniversary'>) {
  const { day, year, text } = required(
    history.find((entry) => anniversaryName(entry) === anniversaryName(piece)),
    `Jahrestag ${anniversaryName(piece)}`,
  );
  const next = nextReturn({ day }, date);
  return { years: yearOf(next) - year, year, text, leaf: leafOf(next) };
}
