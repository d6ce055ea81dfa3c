import * as z from 'zod/mini';
import { type TextRule, textFault } from './text';

// The page's security policy forbids code made of strings.
z.config({ jitless: true });

/** Trimmed, with the one fault that is found first. */
export const checked = (faultOf: (text: string) => string | undefined) =>
  z.string().check(
    z.trim(),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

export const ruled = (rule: TextRule) => checked((text) => textFault(text, rule));
