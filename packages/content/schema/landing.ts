import { z } from 'zod';
import { choice, group, line, list, prose } from './fields';
import { description, heading, kicker, lead, link, more, nothing, sectionHead, text, title } from './parts';
import { picture } from './picture';

const invite = (title: string) => group(title, { text: text(20, 160), more: more(5, 50) });

/** R-LAND */
export const landingSchema = z.strictObject({
  title: title(10, 60),
  description: description(50, 160),
  hero: group('Ganz oben', {
    badge: line('Stempel', 2, 12),
    tagline: line('Leitsatz', 10, 60),
    lead: lead(40, 240),
    cta: link.meta({ title: 'Großer Knopf' }),
    more: link.meta({ title: 'Zweiter Link' }),
    /** Fly out of the paper when the page loads (R-LAND-2). */
    headlines: list('Fliegende Schlagzeilen', line('Schlagzeile', 3, 30)).length(3),
    highlights: list('Zwei Stärken', line('Stärke', 5, 60)).length(2),
    image: picture,
  }),
  rule: line('Zeile unter dem Bild', 5, 60),
  promos: list(
    'Drei Kästen',
    group('Kasten', {
      id: choice(
        'Kennung',
        { 'current-issue': 'Aktuelle Ausgabe', samples: 'Leseproben', special: 'Besonderes' },
        'Bleibt, wie sie ist.',
      ),
      title: title(5, 50),
      text: text(30, 220),
      link,
      image: picture,
    }),
  ).length(3),
  /** Five things of this week (R-LAND-9). */
  week: group('Diese Woche', { heading: heading(5, 40), joke: line('Überschrift des Witzes', 3, 30) }),
  /** A puzzle to play right away, and a link for teachers (R-LAND-8). */
  invites: group('Einladungen', { puzzle: invite('Rätsel'), school: invite('Schule') }),
  why: group('Warum Zeitung', {
    kicker: kicker(3, 40),
    heading: heading(5, 60),
    lead: lead(40, 300),
    points: list('Vier Gründe', group('Grund', { title: title(3, 50), text: text(20, 200) })).length(4),
    link,
    image: picture,
  }),
  benefits: group('Was sie bringt', {
    ...sectionHead,
    cards: list(
      'Acht Karten',
      group('Karte', {
        id: z.int().min(1).max(8).meta({ title: 'Nummer', description: 'Jede Nummer gibt es nur einmal.' }),
        title: title(3, 40),
        description: prose('Beschreibung', 40, 220, 'Ein bis zwei Sätze.'),
        icon: picture.meta({ title: 'Bildzeichen' }),
        colour: choice('Farbe', {
          mint: 'Mint',
          sky: 'Himmelblau',
          pink: 'Rosa',
          sun: 'Sonnengelb',
          lilac: 'Flieder',
          coral: 'Koralle',
          leaf: 'Blattgrün',
          teal: 'Petrol',
        }),
        link: link.optional(),
      }),
    ).length(8),
  }),
  subscribe: group('Abo', {
    ...sectionHead,
    note: prose('Hinweis', 20, 300),
  }),
  tips: group('Tipps', sectionHead),
  events: group('Veranstaltungen', {
    ...sectionHead,
    /** R-EVT-5, R-EVT-7 */
    empty: nothing,
    emptyDay: group('Wenn an einem Tag nichts ist', { title: title(5, 60), text: line('Text', 10, 120) }),
    emptyMonth: group('Wenn in einem Monat nichts ist', {
      text: line('Text', 10, 80, '%month% steht für den Monat.'),
      next: line('Knopf', 10, 60, '%day% steht für den Tag der nächsten Veranstaltung.'),
    }),
    /** R-EVT-17 */
    status: group('Wenn etwas anders ist als geplant', {
      abgesagt: line('Abgesagt', 10, 120),
      ausverkauft: line('Ausverkauft', 10, 120),
      verschoben: line('Verschoben', 10, 120, '%date% steht für den früheren Tag.'),
    }),
  }),
  news: group('Nachrichten', sectionHead),
});
