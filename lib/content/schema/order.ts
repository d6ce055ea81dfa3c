import { z } from 'zod';
import { line, picture, prose } from './parts';

const words = line(3, 90);

/** The longer copy of the order form and of the forms to cancel and to withdraw (spec 1 §5, §8; law.md). */
export const orderSchema = z.strictObject({
  page: z.strictObject({
    facts: words,
    costs: words,
    ending: words,
    toForm: words,
    toRequest: words,
    legalLinks: words,
  }),
  noScript: z.strictObject({ title: words, text: prose(30, 400) }),
  sections: z.strictObject({
    person: words,
    delivery: words,
    gift: words,
    payment: words,
    requestPayment: words,
    consent: words,
    review: words,
    requestReview: words,
  }),
  required: words,
  startHint: words,
  surcharge: prose(20, 300),
  iban: z.strictObject({ hint: prose(10, 200), checksum: prose(10, 200), country: prose(10, 200) }),
  gift: z.strictObject({
    switch: words,
    switchHint: prose(10, 200),
    recipient: words,
    card: words,
    cardHint: prose(10, 200),
    mail: prose(10, 200),
    cardTitle: words,
    /** '%startDate%' stands for the first issue's day. */
    cardPromise: prose(20, 200),
  }),
  school: z.strictObject({ hint: prose(20, 200) }),
  terms: prose(20, 200),
  marketing: prose(20, 300),
  faults: z.strictObject({ title: words }),
  success: z.strictObject({
    picture,
    title: words,
    order: prose(10, 200),
    request: prose(10, 200),
    demo: words,
    keep: prose(10, 200),
  }),
  failures: z.strictObject({
    title: words,
    kept: prose(10, 200),
    offline: prose(10, 200),
    timeout: prose(10, 200),
    server: prose(10, 200),
    answer: prose(10, 200),
    refused: prose(10, 200),
  }),
  declaration: z.strictObject({
    contract: words,
    mailOffer: prose(20, 300),
    noAddress: prose(20, 300),
    sent: prose(20, 300),
    cancel: z.strictObject({ heading: words, intro: prose(10, 200), done: words, reasonHint: words, dateHint: words }),
    withdraw: z.strictObject({ heading: words, intro: prose(10, 200), check: prose(10, 200), done: words }),
    noScript: prose(20, 300),
  }),
});
