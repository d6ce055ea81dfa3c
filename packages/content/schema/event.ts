import { daysBetween } from 'german/dates/arithmetic';
import { z } from 'zod';
import { readAges } from '../values/counts';
import { readAddress } from '../values/places';
import { readAdmission } from '../values/prices';
import { parseFrom } from '../values/publishing';
import { parseStatus } from '../values/status';
import { choice, group, line, prose } from './fields';
import { dates, id, pageFields, textFor, times, title, webAddress } from './parts';
import { picture } from './picture';

/** Limit for an event, enough for an exhibition of a year; longer ones would flood the calendar. */
const LONGEST_DAYS = 366;

/** R-EVT-3, R-EVT-11 */
export const eventCategory = choice('Art der Veranstaltung', {
  lesung: 'Lesung',
  workshop: 'Workshop',
  theater: 'Theater',
  ausstellung: 'Ausstellung',
  ausflug: 'Ausflug',
});

export const eventSchema = z.strictObject({
  id,
  /** Made-up example (R-EVT-15). */
  example: z
    .literal(true)
    .meta({ title: 'Ist ein Beispiel', description: 'An, solange die Veranstaltung erfunden ist.' })
    .optional(),
  title: title(5, 80),
  date: dates.refine(
    ({ first, last }) => daysBetween(first, last) <= LONGEST_DAYS,
    'höchstens ein Jahr vom ersten bis zum letzten Tag',
  ),
  time: times,
  /** R-EVT-17 */
  status: textFor(
    'Abgesagt, verschoben, ausverkauft',
    parseStatus,
    'abgesagt, ausverkauft oder verschoben vom 12. Dezember 2026',
  )
    .meta({
      description:
        'Nur, wenn es so ist: abgesagt, ausverkauft oder verschoben vom 12. Dezember 2026. Der neue Tag steht bei Datum.',
    })
    .optional(),
  /** R-EVT-18 */
  changed: textFor('Zuletzt geändert am', parseFrom, '5. Januar 2027 oder 5. Januar 2027, 14 Uhr')
    .meta({
      description:
        'Wenn sich Tag, Uhrzeit, Ort oder Absage ändern: 5. Januar 2027, 14 Uhr. Dann ändert sich der Termin auch in Kalendern.',
    })
    .optional(),
  location: line('Ort', 3, 60, 'Name des Hauses oder Treffpunkts.'),
  fullAddress: line('Anschrift', 10, 120, 'Straße, Postleitzahl Ort: Zoostraße 3, 50677 Köln')
    .transform(readAddress)
    .optional(),
  district: line('Stadtteil', 3, 40).optional(),
  organizer: line('Veranstalter', 3, 80, 'Wer einlädt, wenn bekannt.').optional(),
  category: eventCategory,
  image: picture,
  description: prose('Beschreibung', 80, 700, 'Was man dort erlebt, für Kinder erzählt.').optional(),
  ageRecommendation: line('Alter', 3, 40, 'ab 8 Jahren oder 9 bis 12 Jahre').transform(readAges).optional(),
  admission: line('Eintritt', 3, 80, '7 € für Kinder, 10 € für Erwachsene; oder: Eintritt frei')
    .transform(readAdmission)
    .optional(),
  moreInfoLink: webAddress
    .meta({ title: 'Mehr dazu', description: 'Adresse der Website des Veranstalters: https://www.example.com/' })
    .optional(),
  directions: group('Wegbeschreibung', {
    publicTransport: line('Mit Bus und Bahn', 10, 220),
    car: line('Mit dem Auto', 10, 220),
    walking: line('Zu Fuß', 10, 220),
  }).optional(),
  ...pageFields,
});
