import { box, disc, type Shape } from './shapes';

/** Furniture and wall decoration, 40 by 40 units each. */
export const FURNITURE = {
  wecker: [
    ['line', 'M11 34l-3 4M29 34l3 4'],
    disc('sun', 10, 8, 5),
    disc('sun', 30, 8, 5),
    disc('teal', 20, 22, 15),
    disc('white', 20, 22, 10),
    ['line', 'M20 15v7l5 3'],
  ],
  radio: [
    ['line', 'M28 12l6-11'],
    box('wood', 3, 12, 34, 26),
    disc('cream', 13, 25, 8),
    ['line', 'M13 18v14M8 20v10M18 20v10M24 19h10'],
    disc('sun', 29, 29, 4),
  ],
  kaktus: [
    ['leaf', 'M15 27v-18q0-7 5-7t5 7v5h2v-5q5-3 6 2v6q-2 5-8 4v6zM15 22q-8 1-9-5v-4q4-4 6 1v4h3z'],
    ['coral', 'M9 26h22l-3 12h-16z'],
  ],
  topfblume: [
    ['leaf', 'M19 28v-12h2v12zM20 26q-9 0-10-8q9 0 10 8zM20 26q9 0 10-8q-9 0-10 8z'],
    disc('pink', 15, 9, 5),
    disc('pink', 25, 9, 5),
    disc('pink', 20, 15, 5),
    disc('pink', 20, 5, 4),
    disc('sun', 20, 10, 3),
    box('violet', 10, 26, 20, 12),
  ],
  bergbild: [
    box('wood', 2, 5, 36, 28),
    box('sky', 5, 8, 30, 22),
    ['teal', 'M5 30l10-16l7 10l5-6l8 12z'],
    disc('sun', 28, 13, 3),
  ],
  bootbild: [
    disc('wood', 20, 20, 18),
    disc('cream', 20, 20, 14),
    ['coral', 'M10 24h20l-4 6h-12z'],
    ['violet', 'M21 8l8 14h-8z'],
  ],
  haengelampe: [['line', 'M20 0v10'], disc('sun', 20, 27, 6), ['coral', 'M4 27q2-17 16-17t16 17z']],
  wimpel: [
    ['line', 'M1 5q19 13 38 0'],
    ['coral', 'M3 7l9 4l-6 12z'],
    ['sun', 'M14 11h10l-5 14z'],
    ['teal', 'M27 11l9-4l-3 15z'],
  ],
  tasse: [
    ['line', 'M28 17q10-1 8 7t-10 7'],
    ['white', 'M5 12h24q1 26-7 26h-10q-8 0-7-26z'],
    ['violet', 'M5 18h24v5h-24zM6 28h22l-2 5h-18z'],
  ],
  kanne: [
    ['line', 'M30 16q9 0 7 9t-9 7'],
    ['sun', 'M9 20l-7-7l4-2l8 5q7-2 16 0q4 14-2 22h-16q-6-7-3-18z'],
    ['coral', 'M13 14q7-9 14 0z'],
    disc('coral', 20, 8, 2),
  ],
} as const satisfies Record<string, readonly Shape[]>;
