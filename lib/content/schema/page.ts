import { z } from 'zod';
import { appears, line, link, markdown, picture, prose, shownAtOnce, webAddress } from './parts';

export const section = z.strictObject({
  heading: line(3, 90),
  body: markdown(20, 6000),
  image: picture.optional(),
  /** Also included in every order receipt. */
  onReceipt: z.boolean().optional(),
});

export const pageSchema = z.strictObject({
  title: line(3, 80),
  /** For search engines and link previews. */
  description: line(50, 160),
  kicker: line(3, 40).optional(),
  lead: prose(40, 400),
  image: picture.optional(),
  sections: z.array(section).min(1),
});

export const question = z.strictObject({ question: line(10, 120), answer: prose(60, 700), ...appears });

export const faqSchema = z.array(question).check(shownAtOnce(10, 10));

/** `href` leads to the publisher, `order` to the site's own order page (R-READ-2). */
export const readingOffersSchema = z
  .array(
    z.strictObject({
      title: line(5, 60),
      description: prose(30, 320),
      label: line(5, 40),
      href: webAddress,
      order: link,
      ...appears,
    }),
  )
  .check(shownAtOnce(3, 3));
