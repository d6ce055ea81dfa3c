import { z } from 'zod';
import { line, prose } from './parts';

/** R-KEEP: the button „Mitnehmen“, the list of offline copies, and texts shown offline. */
export const keptSchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  without: prose(20, 240),
  empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), more: line(3, 40) }),
  /** %date%, %size% and %title% are those of one copy, %sum% and %room% those of all. */
  facts: line(5, 80),
  remove: line(3, 30),
  removeAll: line(3, 30),
  sure: line(3, 40),
  removed: line(5, 80),
  left: line(5, 160),
  sum: line(10, 200),
  room: line(10, 120),
  much: line(3, 40),
  button: z.strictObject({
    take: line(3, 24),
    busy: line(3, 24),
    leave: line(3, 24),
    done: line(10, 160),
    left: line(10, 160),
    list: line(3, 40),
  }),
  /** Shown on an offline copy; %date% is its day. */
  note: line(10, 120),
  offline: z.strictObject({
    title: line(3, 60),
    description: line(50, 160),
    text: prose(20, 240),
    again: line(3, 40),
    heading: line(3, 60),
  }),
  faults: z.strictObject({
    unsupported: line(20, 200),
    blocked: line(20, 200),
    full: line(20, 200),
    failed: line(20, 200),
  }),
});
