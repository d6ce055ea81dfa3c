import { z } from 'zod';
import { line, picture, prose } from './parts';

const words = line(3, 90);

/** R-ORD, R-LAW */
export const orderSchema = z.strictObject({
  page: z.strictObject({
    facts: words,
    costs: words,
    ending: words,
    moreOnPrice: words,
    withdrawal: words,
    toForm: words,
    toRequest: words,
  }),
  noScript: z.strictObject({ title: words, requestTitle: words, text: prose(30, 400), unknown: prose(20, 200) }),
  paper: z.strictObject({
    title: words,
    requestTitle: words,
    how: prose(20, 240),
    preview: prose(20, 200),
    to: words,
    optional: words,
    order: words,
    request: words,
    keep: words,
  }),
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
  /** For browsers that restore form input. */
  wayBack: prose(20, 200),
  startHint: words,
  startMoved: words,
  /** '%days%' is the lead time in days. */
  startLead: words,
  occasions: z.strictObject({ birthday: prose(10, 200), christmas: words }),
  /** '%mail%' is the suggested correction. */
  mailDoubt: words,
  surcharge: prose(20, 300),
  /** '%surcharge%' is the amount per month. */
  area: z.strictObject({ inside: prose(10, 200), outside: prose(10, 200), unknown: prose(10, 200) }),
  iban: z.strictObject({ hint: prose(10, 200), checksum: prose(10, 200), country: prose(10, 200) }),
  gift: z.strictObject({
    switch: words,
    switchHint: prose(10, 200),
    recipient: words,
    card: words,
    cardHint: prose(10, 200),
    access: words,
    accessPayer: words,
    accessFamily: words,
    accessEmail: words,
    accessHint: prose(10, 200),
    mail: prose(10, 200),
    cardTitle: words,
    /** '%startDate%' is the day of the first issue. */
    cardPromise: prose(20, 200),
  }),
  school: z.strictObject({
    hint: prose(20, 200),
    address: words,
    addressHint: prose(10, 200),
    payment: prose(20, 300),
    withdrawal: prose(40, 400),
  }),
  terms: prose(20, 200),
  /** Comes before the link to the privacy notice; needs no consent. */
  privacy: line(10, 60),
  marketing: prose(20, 300),
  faults: z.strictObject({ title: words }),
  /** Shown while orders are not sent anywhere (decision 0008). */
  preview: z.strictObject({
    form: prose(20, 200),
    iban: prose(20, 200),
    done: words,
    confirmation: words,
    declaration: prose(20, 200),
  }),
  success: z.strictObject({
    picture,
    title: words,
    order: prose(10, 200),
    request: prose(10, 200),
    requestNote: prose(20, 300),
    /** '%day%' is the day of the calendar entry. */
    reminder: prose(10, 200),
    kept: prose(10, 200),
    notKept: prose(10, 200),
    handOver: prose(10, 240),
    again: words,
    requestAgain: words,
  }),
  /** For an order with costs that was submitted before the form was hydrated (decision 0012). */
  early: prose(20, 200),
  failures: z.strictObject({
    title: words,
    kept: prose(10, 200),
    offline: prose(10, 200),
    timeout: prose(10, 200),
    server: prose(10, 200),
    answer: prose(10, 200),
    refused: prose(10, 200),
    later: prose(10, 200),
  }),
  declaration: z.strictObject({
    contract: words,
    mailOffer: prose(20, 300),
    noAddress: prose(20, 300),
    /** For a declaration that could not be sent; replaces failures.kept. */
    failed: z.strictObject({ kept: prose(10, 200), mail: prose(20, 300) }),
    sent: prose(20, 300),
    already: prose(20, 300),
    cancel: z.strictObject({
      heading: words,
      intro: prose(10, 200),
      done: words,
      prepared: words,
      reasonHint: words,
      dateHint: words,
    }),
    withdraw: z.strictObject({
      heading: words,
      intro: prose(10, 200),
      check: prose(10, 200),
      done: words,
      prepared: words,
    }),
    prefilled: prose(10, 200),
    noScript: z.strictObject({ title: words, text: prose(20, 300) }),
  }),
});
