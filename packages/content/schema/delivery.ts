import { isSaturday } from 'german/dates/arithmetic';
import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { day, price } from './parts';

const postcode = z.string().regex(/^\d{3,10}$/, 'eine Postleitzahl in Anführungszeichen, wie „50667“');

const ordered = ({ first, last }: { first: string; last: string }) => first <= last;

export const deliverySchema = group('Lieferung', {
  /** By the publisher; the launch check reports `false`. */
  confirmed: z.boolean().meta({ title: 'Vom Verlag bestätigt' }),
  /** Working days, Monday to Friday, from an order to its first issue. */
  leadDays: z.int().min(0).max(60).meta({ title: 'Vorlauf in Arbeitstagen' }),
  /** The same for a request: an offer must be written and accepted first. */
  requestLeadDays: z.int().min(0).max(60).meta({ title: 'Vorlauf in Arbeitstagen bei einer Anfrage' }),
  /** Saturdays on which no plan can start; `shifted` says what happens to their issue. */
  noDelivery: list(
    'Samstage ohne Zustellung',
    group('Samstag', {
      day: day.refine(isSaturday, 'ein Samstag').meta({ title: 'Tag' }),
      reason: line('Grund', 3, 60),
    }),
  ),
  shifted: prose('Was mit dieser Ausgabe geschieht', 20, 160),
  /** The class plan pauses from the first to the last day, both included. */
  schoolHolidays: group('Schulferien', {
    state: line('Bundesland', 4, 40),
    periods: list(
      'Ferien',
      group('Ferienzeit', {
        first: day.meta({ title: 'Erster Tag' }),
        last: day.meta({ title: 'Letzter Tag' }),
        name: line('Name', 3, 40),
      }).refine(ordered, 'ein Ende nach dem Anfang'),
    ),
  }),
  /** The first is the publisher's own country, where plan prices apply. */
  countries: list(
    'Länder',
    group('Land', {
      code: z
        .string()
        .regex(/^[A-Z]{2}$/, 'ein Länderkürzel wie DE')
        .meta({ title: 'Länderkürzel', description: 'DE' }),
      name: line('Name', 3, 40),
      postcode: group('Postleitzahlen', {
        digits: z.int().min(3).max(10).meta({ title: 'Ziffern' }),
        lowest: postcode.meta({ title: 'Kleinste' }),
        highest: postcode.meta({ title: 'Größte' }),
        example: postcode.meta({ title: 'Beispiel' }),
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
      surcharge: price.meta({ title: 'Zuschlag im Monat' }).optional(),
    }),
  ).min(1),
  /** Delivery area within the first country; if empty, the form asks the visitor. */
  area: list(
    'Zustellgebiet',
    group('Bereich', {
      from: postcode.meta({ title: 'Von Postleitzahl' }),
      to: postcode.meta({ title: 'Bis Postleitzahl' }),
    }).refine(({ from, to }) => from.length === to.length && from <= to, 'von der kleineren zur größeren Postleitzahl'),
  ),
});
