import { z } from 'zod';

/** Fill of a frame, in rows. */
const frame = z.object({ page: z.int(), id: z.string(), over: z.number(), free: z.number(), holes: z.number() });

/** Position of a piece, in millimetres. */
const place = z.object({
  page: z.int(),
  piece: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Printed width of a picture and its pixels; belongs to the page named before. */
const shown = z.union([
  z.object({ page: z.int() }),
  z.object({ src: z.string(), millimetres: z.number(), pixels: z.number() }),
]);

const value = z.union([z.number(), z.boolean(), z.string()]);

/** A parameter that closing may choose: one of `values`, or a number; each step takes up `per` rows of text. */
const knob = z.union([
  z.object({ name: z.string(), values: z.array(value).min(1) }),
  z.object({ name: z.string(), from: z.number(), to: z.number(), start: z.number(), per: z.number().positive() }),
]);

/** Knobs of a sheet, by frame; `page` is the sheet's first. */
const knobs = z.object({ page: z.int(), knobs: z.record(z.string(), z.array(knob)) });

/** Data that Typst emits about a typeset page, by template label. */
export const METADATA = { frame, zone: place, shown, knobs } as const;

export type Frame = z.infer<typeof frame>;
export type Place = z.infer<typeof place>;
export type Shown = z.infer<typeof shown>;
export type Knob = z.infer<typeof knob>;
export type Knobs = z.infer<typeof knobs>;
/** Keyed by knob name. */
export type Chosen = Record<string, z.infer<typeof value>>;
