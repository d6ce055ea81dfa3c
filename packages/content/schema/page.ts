import { z } from 'zod';
import { group, line, list, markdown, prose } from './fields';
import { description, heading, kicker, lead, link, publishedCount, publishingFields, title, webAddress } from './parts';
import { picture } from './picture';

export const section = group('Abschnitt', {
  heading: heading(3, 90),
  body: markdown('Text', 20, 6000),
  image: picture.optional(),
  /** Also included in every order receipt. */
  onReceipt: z.boolean().meta({ title: 'Steht auch auf jeder Bestätigung' }).optional(),
});

export const pageSchema = z.strictObject({
  title: title(3, 80),
  /** For search engines and link previews. */
  description: description(50, 160),
  kicker: kicker(3, 40).optional(),
  lead: lead(40, 400),
  image: picture.optional(),
  sections: list('Abschnitte', section).min(1),
});

export const question = group('Frage', {
  question: line('Frage', 10, 120),
  answer: prose('Antwort', 60, 700),
  ...publishingFields,
});

export const faqSchema = list('Häufige Fragen', question, 'Genau zehn.').check(publishedCount(10, 10));

/** `href` leads to the publisher, `order` to the site's own order page (R-READ-2). */
export const readingOffersSchema = list(
  'Leseangebote',
  group('Angebot', {
    title: title(5, 60),
    description: prose('Beschreibung', 30, 320, 'Ein bis zwei Sätze.'),
    label: line('Beschriftung', 5, 40, 'Was auf dem Link oder Knopf steht.'),
    href: webAddress.meta({ title: 'Adresse beim Verlag' }),
    order: link.meta({ title: 'Bestellen' }),
    ...publishingFields,
  }),
).check(publishedCount(3, 3));
