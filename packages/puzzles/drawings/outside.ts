import { box, disc, type Shape } from './shapes';

/** Objects outdoors: sky, wood and water; 40 by 40 units each. */
export const OUTSIDE = {
  wolke: [['white', 'M9 30a7 7 0 0 1 0-14a9 9 0 0 1 16-5a8 8 0 0 1 9 9a5 5 0 0 1-2 10z']],
  regenwolke: [
    ['lilac', 'M9 24a7 7 0 0 1 0-13a9 9 0 0 1 16-4a8 8 0 0 1 9 8a5 5 0 0 1-2 9z'],
    ['sky', 'M12 28l-3 7q3 3 4-1zM21 28l-3 7q3 3 4-1zM30 28l-3 7q3 3 4-1z'],
  ],
  ballon: [
    ['line', 'M20 25q-4 6 0 13'],
    disc('coral', 20, 14, 10, 12),
    ['coral', 'M17 28l3-3l3 3z'],
    ['line', 'M15 10q1-4 4-5'],
  ],
  herzballon: [
    ['line', 'M20 26q4 6 0 12'],
    ['sun', 'M20 27C4 16 7 3 14 4q5 0 6 5q1-5 6-5C33 3 36 16 20 27z'],
    ['line', 'M12 10q1-3 3-3'],
  ],
  drachen: [
    ['line', 'M20 29q-8 4 0 9'],
    ['violet', 'M20 3l12 12l-12 15z'],
    ['pink', 'M20 3l-12 12l12 15z'],
    ['line', 'M8 15h24'],
    ['sun', 'M16 32l-5-2v5zM16 32l5-2v5z'],
  ],
  flieger: [
    ['cream', 'M3 20l34-12l-12 24z'],
    ['white', 'M37 8l-22 15l-2 9z'],
    ['white', 'M37 8l-18 17l6 7z'],
  ],
  sonne: [
    ['line', 'M20 2v5M20 33v5M2 20h5M33 20h5M7 7l4 4M29 29l4 4M33 7l-4 4M11 29l-4 4'],
    disc('sun', 20, 20, 10),
    ['line', 'M16 18v1M24 18v1M16 23q4 4 8 0'],
  ],
  mond: [
    ['cream', 'M26 4a17 17 0 1 0 9 25a13 13 0 0 1-9-25z'],
    ['line', 'M14 18v1M12 26q4 3 7 0'],
  ],
  moewe: [
    ['white', 'M2 14q10-8 18 4q8-12 18-4q-10 0-14 9q-4 6-8 0q-4-9-14-9z'],
    ['sun', 'M18 25l2 5l3-5z'],
    ['line', 'M18 21v1M22 21v1'],
  ],
  meise: [
    ['line', 'M17 32v6M23 32v6'],
    ['sky', 'M8 22a12 11 0 0 1 22-6l8 14l-9-3a12 10 0 0 1-21-5z'],
    ['sun', 'M9 24a9 9 0 0 0 13 8q4-8-4-12z'],
    ['wood', 'M9 16l-6 3l6 2z'],
    disc('ink', 14, 16, 1),
  ],
  segelboot: [
    ['coral', 'M4 28h32l-6 10h-20z'],
    ['line', 'M19 28v-26'],
    ['white', 'M21 4q12 8 13 21h-13z'],
    ['sun', 'M17 9q-8 7-9 16h9z'],
  ],
  dampfer: [
    ['violet', 'M2 27h36l-5 11h-26z'],
    box('white', 9, 18, 20, 9),
    box('coral', 20, 7, 7, 11),
    ['cream', 'M24 5q-2-4 3-4q2-3 5 0q4 0 3 3q-4 2-11 1z'],
    ['line', 'M13 22h2M19 22h2M25 22h1'],
  ],
  boje: [
    ['coral', 'M20 4l10 28h-20z'],
    ['white', 'M16 15h8l3 8h-14z'],
    ['violet', 'M5 32h30q-3 6-15 6t-15-6z'],
  ],
  tonne: [
    ['sun', 'M10 14q10-5 20 0v20q-10 5-20 0z'],
    ['line', 'M10 21q10 4 20 0M10 28q10 4 20 0M17 11a3 4 0 0 1 6 0'],
  ],
  fisch: [
    ['coral', 'M4 22q8-13 22-4l10-7q-4 11 0 22l-10-7q-14 9-22-4z'],
    ['line', 'M15 14q3 8 0 16M21 14q3 8 0 16'],
    disc('ink', 9, 20, 1),
  ],
  qualle: [
    ['line', 'M12 22q-4 7 1 15M18 22q3 7-1 16M23 22q4 7 0 16M29 22q-3 7 2 14'],
    ['pink', 'M6 23q0-19 14-19t14 19q-4 3-7 0q-4 3-7 0q-4 3-7 0q-4 3-7 0z'],
    ['line', 'M15 14v1M24 14v1M17 18q3 2 5 0'],
  ],
  tanne: [box('wood', 17, 31, 6, 7), ['leaf', 'M20 12l15 20h-30z'], ['leaf', 'M20 2l11 18h-22z']],
  laubbaum: [
    ['wood', 'M17 38v-15l-5-5M17 38h6v-13l5-6l-8 4z'],
    ['mint', 'M9 26a8 8 0 0 1-3-14a9 9 0 0 1 15-8a9 9 0 0 1 13 9a7 7 0 0 1-5 13z'],
    disc('coral', 13, 15, 2),
    disc('coral', 25, 12, 2),
    disc('coral', 24, 21, 2),
  ],
  fliegenpilz: [
    ['cream', 'M15 22q1 10-3 16h16q-4-6-3-16z'],
    ['coral', 'M3 23q2-19 17-19t17 19q-17 5-34 0z'],
    disc('white', 13, 15, 3),
    disc('white', 23, 11, 3),
    disc('white', 28, 19, 2),
  ],
  steinpilz: [
    ['cream', 'M14 20q-8 18-1 18h14q7 0-1-18z'],
    ['wood', 'M5 22q-1-13 15-14t15 14q-15 4-30 0z'],
  ],
  igel: [
    ['wood', 'M5 32l-1-6l3-1l-1-5l4-1v-5l5 1l1-5l5 2l3-4l3 5l5-1v5l4 2l-2 4l3 4l-4 4z'],
    ['cream', 'M28 19q6 3 10 12q-2 4-9 4h-15q4-9 14-16z'],
    disc('ink', 37, 31, 2),
    disc('ink', 30, 26, 1),
    ['line', 'M11 35v3M26 35v3M9 24l3 2M15 17l2 3M21 15l1 3'],
  ],
  schnecke: [
    ['mint', 'M3 38q0-6 8-6h15q2-10 3-18q4-4 6 1q3 12-3 23z'],
    ['line', 'M30 14l-3-7M33 14l3-8'],
    disc('pink', 16, 22, 12),
    ['line', 'M16 22q3-1 3 2t-5 3t-6-6t8-9t11 11'],
  ],
  eule: [
    ['wood', 'M8 14l-1-10l8 4h10l8-4l-1 10q4 24-12 24t-12-24z'],
    disc('white', 14, 16, 5),
    disc('white', 26, 16, 5),
    disc('ink', 15, 16, 2),
    disc('ink', 25, 16, 2),
    ['sun', 'M18 20h4l-2 5z'],
    ['line', 'M14 29q2 2 4 0q2 2 4 0q2 2 4 0'],
  ],
  nest: [
    disc('cream', 14, 19, 5, 7),
    disc('sky', 21, 17, 5, 7),
    disc('cream', 27, 19, 5, 7),
    ['wood', 'M2 21q18 6 36 0q-1 15-18 15t-18-15z'],
    ['line', 'M7 26q8 6 14 3M16 32q9 1 16-6'],
  ],
  tulpe: [
    ['leaf', 'M19 38v-18h2v11q2-8 11-10q0 14-11 17zM19 38q-9-1-11-12q8 0 11 9z'],
    ['coral', 'M11 4l5 5l4-6l4 6l5-5q3 18-9 18t-9-18z'],
  ],
  margerite: [
    ['leaf', 'M19 38v-18h2v9q4-4 9-3q-2 6-9 6v6z'],
    ...[0, 1, 2, 3, 4, 5].map(
      (nth): Shape =>
        disc('white', 20 + Math.round(8 * Math.cos(nth * 1.047)), 13 + Math.round(8 * Math.sin(nth * 1.047)), 5),
    ),
    disc('sun', 20, 13, 5),
  ],
} as const satisfies Record<string, readonly Shape[]>;
