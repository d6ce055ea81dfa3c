import { formatDay } from '@/lib/dates/german';
import { formatMoment } from '@/lib/dates/moment';
import type { Line } from '@/lib/plans/quote-lines';
import type { CheckedCancellation, CheckedWithdrawal } from './declaration-schema';
import type { Delivered } from './send';

/** A declaration ready to be read, saved, printed or mailed. */
export type Declaration = { title: string; sentence: string; lines: Line[] };

/** A cancellation in words (§ 312k BGB). */
export function cancellation({ kind, reason, name, contract, end, endDate, email }: CheckedCancellation): Declaration {
  return {
    title: 'Kündigung',
    sentence: 'Hiermit kündige ich den folgenden Vertrag.',
    lines: [
      {
        label: 'Art der Kündigung',
        text: kind === 'ordinary' ? 'ordentliche Kündigung' : 'außerordentliche Kündigung aus wichtigem Grund',
      },
      ...(kind === 'extraordinary' ? [{ label: 'Grund', text: reason }] : []),
      { label: 'Name', text: name },
      { label: 'Vertrag', text: contract },
      {
        label: 'Ende',
        text: end === 'date' && endDate ? `zum ${formatDay(endDate)}` : 'zum frühestmöglichen Zeitpunkt',
      },
      { label: 'Bestätigung an', text: email },
    ],
  };
}

/** A withdrawal in words (§ 356a BGB). */
export const withdrawal = ({ name, contract, email }: CheckedWithdrawal): Declaration => ({
  title: 'Widerruf',
  sentence: 'Hiermit widerrufe ich den folgenden Vertrag.',
  lines: [
    { label: 'Name', text: name },
    { label: 'Vertrag', text: contract },
    { label: 'Bestätigung an', text: email },
  ],
});

/**
 * When a declaration came in, as the receiver says; else when it was made on this device, which in the preview was
 * only filled in.
 *
 * madeAt({ ok: true, transmitted: false }, at) → 'Ausgefüllt am 21. November 2026, 14:05 Uhr'
 */
export function madeAt({ transmitted, receivedAt }: Delivered, at: Date): string {
  if (receivedAt) return `Beim Verlag eingegangen am ${formatMoment(receivedAt)}`;
  return `${transmitted ? 'Abgegeben' : 'Ausgefüllt'} am ${formatMoment(at)}`;
}

/** The declaration as plain text; `moment` from `madeAt`. */
export const declarationText = ({ title, sentence, lines }: Declaration, moment: string) =>
  [title, '', sentence, '', ...lines.map(({ label, text }) => `${label}: ${text}`), '', moment, ''].join('\r\n');

/**
 * A prepared mail with the declaration.
 *
 * @param address undefined while the publisher's address is not known: the visitor fills it in
 */
export const mailOf = (declaration: Declaration, moment: string, address?: string) =>
  `mailto:${address ?? ''}?subject=${encodeURIComponent(declaration.title)}&body=${encodeURIComponent(declarationText(declaration, moment))}`;
