import * as z from 'zod/mini';
import { type TextRule, textFault } from './text';

// The security policy forbids eval.
z.config({ jitless: true });

/**
 * checked((text) => (text ? undefined : 'Bitte …')).safeParse(' Zoo ').data → 'Zoo'; for '' a single issue, 'Bitte …'
 */
export const checked = (faultOf: (text: string) => string | undefined) =>
  z.string().check(
    z.trim(),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

/** ruled(RULES.city).safeParse(' Köln ').data → 'Köln' */
export const ruled = (rule: TextRule) => checked((text) => textFault(text, rule));
