import { addBusinessDays } from 'date-fns/addBusinessDays';
import { fromDate, toDate } from './arithmetic';
import type { Day } from './day';

// Apart from dates/arithmetic, which most islands load: only order forms reckon with it.

/** Monday to Friday; public holidays count: addWorkdays('2026-11-27', 2) → '2026-12-01' */
export const addWorkdays = (day: Day, count: number) => fromDate(addBusinessDays(toDate(day), count));
