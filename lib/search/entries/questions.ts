import type { Content } from 'content/kinds';
import { PATHS, questionPath } from '@/lib/paths';
import { type Draft, page } from './draft';

/** questionEntries(content) → [{ path: '/fragen/', … }, { kind: 'news', title: 'Können Fische ertrinken?',
 * note: 'Du fragst, wir antworten · 28. November 2026', … }, …] */
export const questionEntries = ({ questions, questionPage: { title, description, intro } }: Content): Draft[] => [
  page(PATHS.questions, title, 'Alle Fragen von Kindern', `${description} ${intro}`, {
    keywords: 'Kinderfragen fragen Antworten Frage stellen schicken Post Karte Redaktion',
  }),
  ...questions.map(({ slug, question, date, short, answer, simple }) => ({
    kind: 'news' as const,
    title: question,
    path: questionPath(slug),
    note: `${title} · ${date.text}`,
    text: [short, ...answer, ...simple].join(' '),
    keywords: 'Kinderfrage',
    // Low: short answers rank below longer texts on the same topic.
    weight: 0.4,
  })),
];
