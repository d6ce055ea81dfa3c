import { z } from 'zod';
import { choice, group, line, list, markdown, prose } from './fields';
import { pageSchema, question, section } from './page';
import { date, heading, lead, link, more, publishingFields } from './parts';

/** Parts shown beside a section: phone numbers, or the openings of an article in both levels. */
const shows = choice('Darunter steht', {
  help: 'Telefonnummern',
  levels: 'Zwei Anfänge desselben Artikels',
}).optional();

const correction = group('Berichtigung', {
  date,
  article: link.meta({ title: 'Artikel' }),
  /** The published text, and its correction. */
  before: prose('So stand es da', 5, 400),
  after: prose('So ist es richtig', 5, 400),
  ...publishingFields,
});

export const parentsSchema = pageSchema.extend({
  sections: list('Abschnitte', section.extend({ shows }).meta({ title: 'Abschnitt' })).min(1),
  help: group('Hilfe am Telefon', {
    heading: heading(5, 60),
    lines: list(
      'Nummern',
      group('Nummer', {
        name: line('Name', 3, 40),
        for: line('Für wen', 3, 80),
        number: line('Nummer, wie man sie liest', 3, 20, '116 111'),
        call: z
          .string()
          .regex(/^tel:\d+$/, 'eine Telefonnummer wie tel:116111')
          .meta({ title: 'Nummer zum Anrufen', description: 'tel:116111' }),
        note: line('Hinweis', 3, 40),
      }),
    ).min(1),
    note: prose('Hinweis', 20, 300),
  }),
  levels: group('Zwei Schwierigkeiten', { heading: heading(5, 60), more: more(5, 40) }),
  questions: list('Fragen von Eltern', question).min(4).max(20),
  newsroom: pageSchema
    .extend({
      corrections: group('Berichtigungen', {
        heading: heading(5, 60),
        lead: lead(10, 200),
        none: markdown('Wenn nichts zu berichtigen ist', 20, 400),
        list: list('Berichtigungen', correction, 'Die neueste zuerst.'),
      }),
    })
    .meta({ title: 'Redaktion' }),
});
