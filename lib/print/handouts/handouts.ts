import type { Content, Debate } from 'content/kinds';
import { ballotFile, QUESTION_CARD_PATH } from '@/lib/paths';
import { dayOf } from '@/lib/school/sheet';

/** A PDF to fill in by hand: its address, template, content file and data. */
export type Handout = { path: string; template: 'ballot' | 'question-card'; file: string; data: object };

/** handoutsOf(content) → [{ path: '/streitfrage/stimmzettel/zoo.pdf', … }, …, { path: '/fragen/karte.pdf', … }] */
export const handoutsOf = (content: Content): Handout[] => [...ballots(content), ...questionCard(content)];

/** Data of a debate's ballots and counting sheet: votesOf(content, debate) → { title: 'Brauchen wir Zoos?', ballot: { … }, … } */
export const votesOf = ({ title: { name: product }, debatePage }: Content, debate: Debate) => ({
  product,
  title: debate.title,
  pdfTitle: `${debate.title} ${debatePage.ballot.sheet.slip}`,
  description: `${debatePage.title}: ${debatePage.ballot.file}`,
  head: debatePage.title,
  on: dayOf(debate),
  ballot: debatePage.ballot,
  rules: debatePage.rules,
});

/** Ballots and a counting sheet for each debate. */
const ballots = (content: Content): Handout[] =>
  content.debates.map((debate) => ({
    path: ballotFile(debate.slug),
    template: 'ballot',
    file: `debates/${debate.slug}.yaml`,
    data: votesOf(content, debate),
  }));

/** Carries the date of the newest question, so that builds are reproducible. */
const questionCard = ({
  title: { name: product },
  site,
  questions,
  questionPage: { title, card },
}: Content): Handout[] =>
  questions.slice(0, 1).map((newest) => ({
    path: QUESTION_CARD_PATH,
    template: 'question-card',
    file: 'question-page.yaml',
    data: {
      product,
      title: card.heading,
      pdfTitle: card.heading,
      description: `${title}: ${card.file}`,
      head: title,
      on: dayOf(newest),
      card,
      publisher: [site.publisher.name, site.publisher.street, site.publisher.city],
    },
  }));
