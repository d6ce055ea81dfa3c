import { z } from 'zod';
import { LESSON_MINUTES } from '../school-parts';
import { group, line, list, markdown, prose } from './fields';
import { packSchema } from './pack';
import { pageSchema } from './page';
import { description, heading, lead, pageFields, slug, text, title } from './parts';

const step = group('Schritt', {
  minutes: z.int().min(1).max(45).meta({ title: 'Minuten' }),
  title: title(3, 40),
  text: text(20, 400),
});

const lesson = group('Stunde', {
  slug: slug.meta({ title: 'Name in der Adresse', description: 'Kleinbuchstaben, Ziffern und Bindestriche.' }),
  title: title(5, 60),
  note: line('Hinweis', 10, 90),
  goal: prose('Ziel', 20, 300),
  trains: list('Was geübt wird', line('Fähigkeit', 5, 70))
    .min(2)
    .max(4),
  subject: line('Fach', 3, 40),
  classes: z
    .string()
    .regex(/^[1-9] bis [1-9]$/, 'Klassen wie: 3 bis 6')
    .meta({ title: 'Klassen', description: '3 bis 6' }),
  material: list('Material', line('Ding', 5, 160))
    .min(1)
    .max(6),
  steps: list('Schritte', step, 'Zusammen 45 Minuten.')
    .min(3)
    .max(8)
    .refine(
      (steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === LESSON_MINUTES,
      `Schritte, die zusammen ${LESSON_MINUTES} Minuten dauern`,
    ),
  small: prose('Für kleine Gruppen', 20, 400),
  big: prose('Für große Gruppen', 20, 400),
  slow: prose('Für Kinder, die mit Mühe lesen', 20, 400),
  further: prose('So geht es weiter', 20, 300),
  ...pageFields,
});

export const schoolSchema = pageSchema.extend({
  lessonsHeading: line('Überschrift der Stunden', 5, 60),
  lessonsLead: prose('Vorspann der Stunden', 20, 300),
  lessons: list('Stunden', lesson)
    .min(1)
    .refine(
      (all) => new Set(all.map((one) => one.slug)).size === all.length,
      'Stunden, von denen jede einen eigenen slug hat',
    ),
  pack: packSchema,
  /** Texts on the blank newspaper page. */
  paper: group('Leere Zeitungsseite', {
    title: title(5, 40),
    text: text(20, 300),
    masthead: line('Zeitungskopf', 3, 40),
    date: line('Datum', 3, 40, 'Was auf der Zeile für das Datum steht.'),
    picture: line('Bildkasten', 3, 40),
    caption: line('Bildunterschrift', 3, 60),
    lead: line('Vorspann', 3, 40),
    short: line('Kurze Nachricht', 3, 40),
    ask: line('Umfrage', 3, 40),
    weather: line('Wetter', 3, 40),
    joke: line('Witz', 3, 40),
    checked: line('Geprüft', 3, 60),
  }),
  letter: group('Brief an die Eltern', {
    title: title(5, 40),
    description: description(50, 160),
    lead: lead(20, 200),
    text: text(20, 300),
    copied: line('Wenn kopiert wurde', 5, 120),
    failed: line('Wenn es nicht ging', 5, 160),
    place: line('Ort und Tag', 3, 60),
    heading: heading(5, 60),
    greeting: line('Anrede', 5, 60),
    paragraphs: list('Absätze', prose('Absatz', 20, 600))
      .min(1)
      .max(8),
    closing: line('Gruß', 5, 60),
    signature: line('Unterschrift', 3, 60),
    slip: line('Abschnitt zum Abtrennen', 5, 160),
  }),
  order: group('Klassensatz bestellen', {
    heading: heading(5, 60),
    body: markdown('Text', 20, 2000),
    /** Numbers of copies in the price examples. */
    examples: list('Beispiele', z.int().min(1).max(500).meta({ title: 'Zahl der Exemplare' }))
      .min(1)
      .max(4),
    label: line('Text des Knopfes', 5, 60),
  }),
  licence: group('Nutzung', {
    heading: heading(5, 60),
    body: markdown('Text', 20, 2000),
  }),
});
