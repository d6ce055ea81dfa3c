import { type Day, today } from 'german/dates/day';
import { useInBrowser } from './use-in-browser';

/** The visitor's date; during hydration the build date. */
export const useToday = (builtOn: Day): Day => useInBrowser(() => today(), builtOn);
