import { z } from 'zod';
import { line, link, picture, prose } from './parts';

/** The landing page's own copy, section by section (R-LAND). */
export const landingSchema = z.strictObject({
  title: line(10, 60),
  description: line(50, 160),
  hero: z.strictObject({
    badge: line(2, 12),
    tagline: line(10, 60),
    lead: prose(40, 240),
    cta: link,
    more: link,
    /** Three headlines that fly out of the paper when the page loads. */
    headlines: z.array(line(3, 30)).length(3),
    highlights: z.array(line(5, 60)).length(2),
    image: picture,
  }),
  rule: line(5, 60),
  promos: z
    .array(
      z.strictObject({
        id: z.enum(['current-issue', 'samples', 'special']),
        title: line(5, 50),
        text: prose(30, 220),
        link,
        image: picture,
      }),
    )
    .length(3),
  why: z.strictObject({
    kicker: line(3, 40),
    heading: line(5, 60),
    lead: prose(40, 300),
    points: z.array(z.strictObject({ title: line(3, 50), text: prose(20, 200) })).length(4),
    link,
    image: picture,
  }),
  benefits: z.strictObject({
    kicker: line(3, 40),
    heading: line(5, 60),
    lead: prose(20, 240),
    cards: z
      .array(
        z.strictObject({
          id: z.int().min(1).max(8),
          title: line(3, 40),
          description: prose(40, 220),
          icon: picture,
          colour: z.enum(['mint', 'sky', 'pink', 'sun', 'lilac', 'coral', 'leaf', 'teal']),
          link: link.optional(),
        }),
      )
      .length(8),
  }),
  subscribe: z.strictObject({ kicker: line(3, 40), heading: line(5, 60), lead: prose(20, 240), note: prose(20, 300) }),
  tips: z.strictObject({ kicker: line(3, 40), heading: line(5, 60), lead: prose(20, 240) }),
  events: z.strictObject({
    kicker: line(3, 40),
    heading: line(5, 60),
    lead: prose(20, 240),
    /** When no event matches the filter, and when the chosen day has none (R-EVT-5, R-EVT-7). */
    empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), reset: line(5, 60) }),
    emptyDay: z.strictObject({ title: line(5, 60), text: line(10, 120) }),
  }),
  news: z.strictObject({ kicker: line(3, 40), heading: line(5, 60), lead: prose(20, 240) }),
});

const head = z.strictObject({ title: line(3, 60), description: line(50, 160), intro: prose(20, 300) });

const tipList = head.extend({
  /** What marks the tip an address names, for two seconds. */
  found: line(5, 40),
  /** When no tip matches the filter. */
  empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), reset: line(5, 60) }),
});

/** Says that all of it is made up; left out as soon as the tips are real. */
const example = prose(20, 200);

/** Heads of the list pages, the picture of the 404 page, and where long words are divided. */
export const listsSchema = z.strictObject({
  /** Each book has a page of its own, which says it of this one. */
  books: tipList.extend({ example: z.strictObject({ list: example, one: example }).optional() }),
  games: tipList.extend({ example: z.strictObject({ list: example }).optional() }),
  news: head,
  dictionary: head,
  search: head.extend({
    label: line(3, 40),
    placeholder: line(3, 40),
    button: line(3, 20),
    /** Above the plain list of all pages. */
    map: line(5, 60),
    /** Above the first results, and above an answer. */
    best: line(3, 60),
    answer: line(3, 40),
    /** When other words were searched for, and when some stand nowhere; %words% stands for them. */
    instead: line(10, 120),
    missed: line(10, 120),
    /** When nothing was found; `similar` and `places` stand before the words and the pages that are offered. */
    empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), similar: line(3, 60), places: line(3, 60) }),
    failed: z.strictObject({ text: prose(20, 240), retry: line(3, 40) }),
    groups: z.strictObject({
      event: line(3, 30),
      book: line(3, 30),
      game: line(3, 30),
      news: line(3, 30),
      page: line(3, 30),
    }),
  }),
  notFound: z.strictObject({ image: picture }),
  /** Long words of headlines, with a hyphen wherever one may be divided. */
  hyphens: z.array(
    z.string().regex(/^\p{L}{3,}(-\p{L}{3,})+$/u, 'ein Wort mit Trennstellen wie Geschäfts-bedingungen'),
  ),
});
