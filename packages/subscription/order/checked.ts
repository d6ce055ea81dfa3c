import { cleanLines, cleanText } from 'german/clean-text';
import * as z from 'zod/mini';
import { isEmail } from './email';
import { type TextRule, textFault } from './text';

// The security policy forbids eval.
z.config({ jitless: true });

/** What was meant by the text of a field that has no rule: anyText.parse(' Zoo\u200b ') → 'Zoo' */
export const anyText = z.string().check(z.overwrite(cleanText));

/**
 * The same with a rule: textWith((text) => (text ? undefined : 'Bitte …')).safeParse(' Zoo ').data → 'Zoo'; for '' a single issue, 'Bitte …'
 */
export const textWith = (faultOf: (text: string) => string | undefined, clean = cleanText) =>
  z.string().check(
    z.overwrite(clean),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

/** textField(RULES.city).safeParse(' Ko\u0308ln ').data → 'Köln' */
export const textField = (rule: TextRule) =>
  textWith((text) => textFault(text, rule), rule.isLong ? cleanLines : cleanText);

/** mailField('Bitte …').safeParse('anna@gruß.de ').data → 'anna@gruß.de' */
export const mailField = (message: string) => textWith((text) => (isEmail(text) ? undefined : message));
