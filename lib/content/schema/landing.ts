import { z } from 'zod';
import { aidsSchema } from './aids';
import { issuePagesSchema } from './issue-pages';
import { keptSchema } from './kept';
import { lastPageCopySchema } from './last-page-copy';
import { myDudaSchema } from './my-duda';
import { line, link, picture, prose } from './parts';
import { puzzlePagesSchema } from './puzzle-pages';
import { worksheetCopySchema } from './worksheet-copy';

const invite = z.strictObject({ text: prose(20, 160), more: line(5, 50) });

/** R-LAND */
export const landingSchema = z.strictObject({
  title: line(10, 60),
  description: line(50, 160),
  hero: z.strictObject({
    badge: line(2, 12),
    tagline: line(10, 60),
    lead: prose(40, 240),
    cta: link,
    more: link,
    /** Fly out of the paper when the page loads (R-LAND-2). */
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
  /** Preview of three pages of the newest issue (R-ISS-10). */
  peek: z.strictObject({
    kicker: line(3, 40),
    heading: line(5, 60),
    lead: prose(20, 240),
    more: line(5, 40),
  }),
  /** A puzzle to play right away, and a link for teachers (R-LAND-8). */
  invites: z.strictObject({ puzzle: invite, school: invite }),
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
    /** R-EVT-5, R-EVT-7 */
    empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), reset: line(5, 60) }),
    emptyDay: z.strictObject({ title: line(5, 60), text: line(10, 120) }),
  }),
  news: z.strictObject({ kicker: line(3, 40), heading: line(5, 60), lead: prose(20, 240) }),
});

const head = z.strictObject({ title: line(3, 60), description: line(50, 160), intro: prose(20, 300) });

const tipList = head.extend({
  /** Marks the tip that the address names (R-TIP-7). */
  found: line(5, 40),
  empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), reset: line(5, 60) }),
});

/** Says that all tips are made up; absent once they are real (R-TIP-12). */
const example = prose(20, 200);

export const listsSchema = z.strictObject({
  /** `one` is shown on the page of a book. */
  books: tipList.extend({ example: z.strictObject({ list: example, one: example }).optional() }),
  games: tipList.extend({ example: z.strictObject({ list: example }).optional() }),
  /** %year% is the year of an archive page. */
  news: head.extend({ archive: head.extend({ heading: line(3, 60) }) }),
  dictionary: head,
  lastPage: lastPageCopySchema,
  history: head.extend({ more: line(3, 60) }),
  search: head.extend({
    label: line(3, 40),
    placeholder: line(3, 40),
    button: line(3, 20),
    /** Heading of the list of all pages. */
    map: line(5, 60),
    best: line(3, 60),
    answer: line(3, 40),
    /** '%words%' is the search query. */
    instead: line(10, 120),
    missed: line(10, 120),
    /** Headings of the suggested words (`similar`) and pages (`places`). */
    empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), similar: line(3, 60), places: line(3, 60) }),
    failed: z.strictObject({ text: prose(20, 240), retry: line(3, 40) }),
    groups: z.strictObject({
      event: line(3, 30),
      book: line(3, 30),
      game: line(3, 30),
      news: line(3, 30),
      puzzle: line(3, 30),
      worksheet: line(3, 30),
      page: line(3, 30),
    }),
  }),
  issues: issuePagesSchema,
  puzzles: puzzlePagesSchema,
  kept: keptSchema,
  aids: aidsSchema,
  myDuda: myDudaSchema,
  worksheets: worksheetCopySchema,
  notFound: z.strictObject({ image: picture, search: line(5, 60), ways: line(5, 60) }),
  /** Page at an old address (R-WHOLE-2); %name% is the page that it leads to. */
  moved: z.strictObject({ title: line(5, 60), text: prose(20, 240), more: line(5, 60) }),
  hyphens: z.array(
    z.string().regex(/^\p{L}{3,}(-\p{L}{3,})+$/u, 'ein Wort mit Trennstellen wie Geschäfts-bedingungen'),
  ),
});
