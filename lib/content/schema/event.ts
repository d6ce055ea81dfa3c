import { z } from 'zod';
import { daysBetween } from '@/lib/dates/arithmetic';
import { readAges } from '../values/counts';
import { readAddress } from '../values/places';
import { readAdmission } from '../values/prices';
import { appears, dates, line, picture, prose, times, webAddress } from './parts';

/** Limit for an event, enough for an exhibition of a year; longer ones would flood the calendar. */
const LONGEST_DAYS = 366;

/** R-EVT-3, R-EVT-11 */
export const eventCategory = z.enum(['lesung', 'workshop', 'theater', 'ausstellung', 'ausflug']);

export const eventSchema = z.strictObject({
  id: z.int().positive(),
  /** Made-up example (R-EVT-15). */
  example: z.literal(true).optional(),
  title: line(5, 80),
  date: dates.refine(
    ({ first, last }) => daysBetween(first, last) <= LONGEST_DAYS,
    'höchstens ein Jahr vom ersten bis zum letzten Tag',
  ),
  time: times,
  location: line(3, 60),
  fullAddress: line(10, 120).transform(readAddress).optional(),
  district: line(3, 40).optional(),
  category: eventCategory,
  image: picture,
  description: prose(80, 700).optional(),
  ageRecommendation: line(3, 40).transform(readAges).optional(),
  admission: line(3, 80).transform(readAdmission).optional(),
  moreInfoLink: webAddress.optional(),
  directions: z.strictObject({ publicTransport: line(10, 220), car: line(10, 220), walking: line(10, 220) }).optional(),
  ...appears,
});
