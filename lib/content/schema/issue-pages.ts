import { z } from 'zod';
import { line, prose } from './parts';

/** R-ISS: texts around the issues; %issue%, %date%, %year% and %titles% are filled in for each issue. */
export const issuePagesSchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  newest: line(3, 40),
  announced: line(3, 40),
  rack: line(3, 60),
  empty: prose(10, 160),
  archive: z.strictObject({
    heading: line(3, 60),
    title: line(3, 60),
    description: line(50, 160),
    intro: prose(20, 300),
  }),
  /** Shown before the issue appears; `waiting` if its front page is still hidden. */
  coming: line(20, 160),
  waiting: line(20, 160),
  contents: line(3, 40),
  pages: line(3, 40),
  leaf: line(3, 40),
  look: z.strictObject({ open: line(3, 40), text: line(3, 120), back: line(3, 40), wait: line(3, 80) }),
  share: z.strictObject({ copied: line(5, 80), address: line(3, 60) }),
  /** For grown-ups: home delivery and its price. */
  weekly: z.strictObject({ link: line(3, 40), text: prose(20, 240) }),
  /** First sentence in search results and feeds. */
  about: line(20, 120),
  /** For issues that are not open to all: what they contain, and how to get the rest. */
  closed: z.strictObject({
    heading: line(3, 60),
    text: prose(40, 400),
    open: line(5, 80),
    adults: prose(40, 300),
    plans: line(3, 40),
  }),
});
