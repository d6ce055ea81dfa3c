import { z } from 'zod';

/** How a frame is filled, in rows. */
const frame = z.object({ page: z.int(), id: z.string(), over: z.number(), free: z.number(), holes: z.number() });

/** Where a piece stands, in millimetres. */
const place = z.object({
  page: z.int(),
  piece: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** How wide a picture stands on the page that was named last, and how many pixels it has across. */
const shown = z.union([
  z.object({ page: z.int() }),
  z.object({ src: z.string(), millimetres: z.number(), pixels: z.number() }),
]);

const value = z.union([z.number(), z.boolean(), z.string()]);

/** What a template lets the closing choose: one of `values`, or a number; one more takes `per` rows of text away. */
const knob = z.union([
  z.object({ name: z.string(), values: z.array(value).min(1) }),
  z.object({ name: z.string(), from: z.number(), to: z.number(), start: z.number(), per: z.number().positive() }),
]);

/** Of a sheet by its first page, by the frame they close. */
const knobs = z.object({ page: z.int(), knobs: z.record(z.string(), z.array(knob)) });

/** By its label in the templates, what Typst tells of a set page beside the page itself. */
export const TOLD = { frame, zone: place, shown, knobs } as const;

export type Frame = z.infer<typeof frame>;
export type Place = z.infer<typeof place>;
export type Shown = z.infer<typeof shown>;
export type Knob = z.infer<typeof knob>;
export type Knobs = z.infer<typeof knobs>;
/** By the name of the knob. */
export type Chosen = Record<string, z.infer<typeof value>>;
