import * as z from 'zod/mini';
import { type TextRule, textFault } from './text';

// The page's security policy forbids code made of strings.
z.config({ jitless: true });

/** checked((text) => (text ? undefined : 'Bitte …')).safeParse(' Zoo ').data → 'Zoo', of '' the one issue 'Bitte …' */
export const checked = (faultOf: (text: string) => string | undefined) =>
  z.string().check(
    z.trim(),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

/** ruled(RULES.city).safeParse(' Köln ').data → 'Köln' */
export const ruled = (rule: TextRule) => checked((text) => textFault(text, rule));
