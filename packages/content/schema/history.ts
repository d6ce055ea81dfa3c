import { z } from 'zod';
import { parseDayOfYear } from '../values/day-of-year';
import { choice, group, list } from './fields';
import { publishingFields, source, text, textFor } from './parts';

/** R-HIST: true events, each on a day of the year. */
export const historySchema = list(
  'Heute vor … Jahren',
  group('Tag', {
    day: textFor('Tag im Jahr', parseDayOfYear, '21. November'),
    year: z.int().min(1000).max(2100).meta({ title: 'Jahr' }),
    text: text(80, 320),
    /** Whom the entry is about, so that editors can count those about women and children. */
    people: choice('Wovon es erzählt', {
      women: 'Von Frauen',
      children: 'Von Kindern',
      both: 'Von Frauen und Kindern',
    }).optional(),
    source: source.meta({ description: 'Woher die Tatsache ist.' }),
    ...publishingFields,
  }),
  'Wahre Begebenheiten, mindestens jede zweite mit Frauen oder Kindern.',
).min(1);
