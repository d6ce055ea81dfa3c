import { z } from 'zod';
import { appears, date, line, picture, prose, slug, source } from './parts';
import { recording } from './recording';

/** R-NEWS-3 */
export const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: prose(40, 900) }),
  z.strictObject({ type: z.literal('heading'), text: line(4, 70) }),
  z.strictObject({ type: z.literal('image'), image: picture, caption: line(10, 160).optional() }),
  z.strictObject({ type: z.literal('highlight'), text: prose(40, 400) }),
  z.strictObject({ type: z.literal('conclusion'), text: prose(60, 600) }),
  /** A labelled drawing, by its file name in content/diagrams. */
  z.strictObject({ type: z.literal('diagram'), name: slug }),
]);

/** Blocks of the easy-to-read version. */
export const simpleBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: prose(20, 500) }),
  z.strictObject({ type: z.literal('heading'), text: line(4, 50) }),
  z.strictObject({ type: z.literal('highlight'), text: prose(20, 300) }),
]);

const quizQuestion = z.strictObject({
  question: line(10, 140),
  // The page adds the full stop itself.
  answers: z.array(line(1, 80).refine((text) => !text.endsWith('.'), 'eine Antwort ohne Punkt am Ende')).length(3),
  /** Number of the right answer, from 1. */
  correct: z.int().min(1).max(3),
  explanation: prose(20, 260),
});

export const articleSchema = z.strictObject({
  title: line(8, 75),
  excerpt: prose(80, 220),
  date,
  category: z.enum(['Tiere', 'Weltraum', 'Erde', 'Natur', 'Technik', 'Wissen', 'Medien', 'Menschen']),
  image: picture,
  content: z.array(block).min(6),
  simple: z.array(simpleBlock).min(4).optional(),
  quiz: z.array(quizQuestion).min(3).max(5),
  sources: z.array(source).min(1).max(8).optional(),
  audio: z.array(recording).min(1).max(2).optional(),
  ...appears,
});
