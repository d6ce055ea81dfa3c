import { type Day, today } from '@/lib/dates/day';
import { useInBrowser } from './use-in-browser';

/** The visitor's day in an island; while the page hydrates it is the day it was built on. */
export const useToday = (builtOn: Day): Day => useInBrowser(() => today(), builtOn);
