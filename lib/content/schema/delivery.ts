import { z } from 'zod';
import { isSaturday } from '@/lib/dates/arithmetic';
import { day, line, price, prose } from './parts';

const postcode = z.string().regex(/^\d{3,10}$/, 'eine Postleitzahl in Anführungszeichen, wie „50667“');

const ordered = ({ first, last }: { first: string; last: string }) => first <= last;

export const deliverySchema = z.strictObject({
  /** By the publisher; the launch check reports `false`. */
  confirmed: z.boolean(),
  /** Minimum number of days between an order and its first issue. */
  leadDays: z.int().min(0).max(60),
  /** Saturdays on which no plan can start; `shifted` says what happens to their issue. */
  noDelivery: z.array(
    z.strictObject({
      day: day.refine(isSaturday, 'ein Samstag'),
      reason: line(3, 60),
    }),
  ),
  shifted: prose(20, 160),
  /** The class plan pauses from the first to the last day, both included. */
  schoolHolidays: z.strictObject({
    state: line(4, 40),
    periods: z.array(
      z.strictObject({ first: day, last: day, name: line(3, 40) }).refine(ordered, 'ein Ende nach dem Anfang'),
    ),
  }),
  /** The first is the publisher's own country, where plan prices apply. */
  countries: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{2}$/, 'ein Länderkürzel wie DE'),
        name: line(3, 40),
        postcode: z
          .strictObject({
            digits: z.int().min(3).max(10),
            lowest: postcode,
            highest: postcode,
            example: postcode,
          })
          .refine(({ digits, ...codes }) => Object.values(codes).every(({ length }) => length === digits), {
            path: ['digits'],
            error: 'so viele Ziffern, wie lowest, highest und example haben',
          })
          .refine(({ lowest, highest }) => lowest <= highest, {
            path: ['lowest'],
            error: 'eine Postleitzahl, die nicht nach highest kommt',
          }),
        /** EUR per month, replaces the plan's surcharge. */
        surcharge: price.optional(),
      }),
    )
    .min(1),
  /** Delivery area within the first country; if empty, the form asks the visitor. */
  area: z.array(
    z
      .strictObject({ from: postcode, to: postcode })
      .refine(({ from, to }) => from.length === to.length && from <= to, 'von der kleineren zur größeren Postleitzahl'),
  ),
});
