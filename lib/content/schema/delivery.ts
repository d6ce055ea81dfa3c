import { z } from 'zod';
import { isSaturday } from '@/lib/dates/arithmetic';
import { day, line, price, prose } from './parts';

const postcode = z.string().regex(/^\d{3,10}$/, 'eine Postleitzahl in Anführungszeichen, wie „50667“');

const ordered = ({ first, last }: { first: string; last: string }) => first <= last;

export const deliverySchema = z.strictObject({
  /** By the publisher; until then the launch check asks. */
  confirmed: z.boolean(),
  /** Days between an order and the first issue at the least. */
  leadDays: z.int().min(0).max(60),
  /** Saturdays no plan can begin on; `shifted` says what becomes of their issue. */
  noDelivery: z.array(
    z.strictObject({
      day: day.refine(isSaturday, 'ein Samstag'),
      reason: line(3, 60),
    }),
  ),
  shifted: prose(20, 160),
  /** The class plan pauses from the first to the last day. */
  schoolHolidays: z.strictObject({
    state: line(4, 40),
    periods: z.array(
      z.strictObject({ first: day, last: day, name: line(3, 40) }).refine(ordered, 'ein Ende nach dem Anfang'),
    ),
  }),
  /** The first is the publisher's own, where the plans' prices hold. */
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
        /** EUR a month, in place of the plan's own surcharge. */
        surcharge: price.optional(),
      }),
    )
    .min(1),
  /** In the first country; empty: the visitor says whether they live there. */
  area: z.array(
    z
      .strictObject({ from: postcode, to: postcode })
      .refine(({ from, to }) => from.length === to.length && from <= to, 'von der kleineren zur größeren Postleitzahl'),
  ),
});
