import { box, disc, type Shape } from './shapes';

/** Background of each scene, 320 by 200 units. */
export const SCENES = {
  hafen: [
    box('sky', 0, 0, 320, 200),
    disc('mint', 36, 92, 60, 22),
    disc('leaf', 290, 92, 70, 18),
    ['teal', 'M0 80q20-5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0v120h-320z'],
    [
      'line',
      'M20 100q8-5 16 0t16 0M130 112q8-5 16 0t16 0M236 104q8-5 16 0t16 0M84 132q8-5 16 0t16 0M200 134q8-5 16 0t16 0',
    ],
    box('cream', 0, 150, 320, 50),
    ['line', 'M0 166h320M0 184h320M50 150v16M130 150v16M210 150v16M290 150v16M90 166v18M170 166v18M250 166v18'],
  ],
  wald: [
    box('sky', 0, 0, 320, 200),
    ['mint', 'M0 96q50-40 110-14t120-12t90 16v114h-320z'],
    box('wood', 60, 20, 10, 100),
    box('wood', 246, 10, 12, 110),
    disc('leaf', 64, 20, 34, 18),
    disc('leaf', 252, 12, 46, 20),
    ['leaf', 'M0 122q80-18 160-4t160-2v84h-320z'],
    ['cream', 'M120 200q50-34 20-78h24q36 40 44 78z'],
  ],
  kinderzimmer: [
    box('lilac', 0, 0, 320, 200),
    box('wood', 8, 78, 304, 5),
    box('wood', 8, 118, 304, 5),
    box('cream', 0, 150, 320, 50),
    disc('pink', 160, 180, 130, 18),
    ['line', 'M0 150h320M60 180a100 12 0 0 0 200 0'],
  ],
  kiosk: [
    box('sky', 0, 0, 320, 200),
    box('coral', 20, 78, 280, 84),
    box('cream', 32, 82, 256, 78),
    box('wood', 20, 118, 280, 5),
    box('wood', 12, 158, 296, 6),
    ['sun', 'M8 78l14-16h276l14 16z'],
    ['white', 'M50 78l8-16h28l-4 16zM120 78l4-16h28v16zM190 78v-16h28l4 16zM262 78l-8-16h28l14 16z'],
    box('lilac', 0, 164, 320, 36),
    ['line', 'M0 182h320M40 164v18M120 164v18M200 164v18M280 164v18M80 182v18M160 182v18M240 182v18'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
