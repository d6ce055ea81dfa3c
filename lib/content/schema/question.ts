import { z } from 'zod';
import { appears, date, line, prose, source } from './parts';

/** A child's question, answered in both levels (R-QUE). */
export const questionSchema = z.strictObject({
  question: line(10, 60),
  date,
  category: z.enum(['Alltag', 'Erde', 'Körper', 'Medien', 'Natur', 'Technik', 'Tiere', 'Weltraum', 'Wissen']),
  answer: z.array(prose(150, 600)).min(1).max(3),
  simple: z.array(prose(80, 400)).min(1).max(3),
  /** One or two sentences, for cards and search engines. */
  short: line(40, 110),
  sources: z.array(source).min(1).max(4),
  ...appears,
});

/** Texts around every question, and of the card for sending one in. */
export const questionPageSchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  /** Names the child who asked. */
  asked: prose(20, 200),
  card: z.strictObject({
    heading: line(5, 60),
    text: prose(40, 500),
    consent: prose(40, 400),
    file: line(5, 60),
    fields: z.strictObject({
      question: line(3, 40),
      name: line(3, 40),
      age: line(3, 20),
      consent: line(3, 60),
      place: line(3, 40),
      signature: line(3, 80),
      to: line(3, 60),
    }),
  }),
});
