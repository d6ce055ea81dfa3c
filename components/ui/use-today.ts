import { useSyncExternalStore } from 'react';
import { type Day, today } from '@/lib/dates/day';

const never = () => () => {};

/**
 * The visitor's day in an island. While the page hydrates it is the day it was built on, so that server and browser
 * agree; right after, it is the visitor's own.
 */
export const useToday = (builtOn: Day): Day =>
  useSyncExternalStore(
    never,
    () => today(),
    () => builtOn,
  );
