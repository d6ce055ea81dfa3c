import { formatDay } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import type { Line } from '../plans/quote-lines';
import type { CheckedCancellation, CheckedWithdrawal } from './declaration-schema';
import type { Delivered } from './send';

export type Declaration = { title: string; sentence: string; lines: Line[] };

/** § 312k BGB: cancellation(values) → { title: 'Kündigung', sentence: 'Hiermit kündige ich …', lines: [{ label: 'Art der Kündigung', … }, …] } */
export function cancellation({ kind, reason, name, contract, end, endDate, email }: CheckedCancellation): Declaration {
  return {
    title: 'Kündigung',
    sentence: 'Hiermit kündige ich den folgenden Vertrag.',
    lines: [
      {
        label: 'Art der Kündigung',
        text: {
          ordinary: 'ordentliche Kündigung',
          extraordinary: 'außerordentliche Kündigung aus wichtigem Grund',
        }[kind],
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

/** § 356a BGB: withdrawal(values) → { title: 'Widerruf', sentence: 'Hiermit widerrufe ich …', lines: [{ label: 'Name', text: 'Mia Sonne' }, …] } */
export const withdrawal = ({ name, contract, email }: CheckedWithdrawal): Declaration => ({
  title: 'Widerruf',
  sentence: 'Hiermit widerrufe ich den folgenden Vertrag.',
  lines: [
    { label: 'Name', text: name },
    { label: 'Vertrag', text: contract },
    { label: 'Bestätigung an', text: email },
  ],
});

/** The receiver's time, else the device's (R-LAW-11): madeAt(delivered, moment) → 'Ausgefüllt am 21. November 2026, 14:05 Uhr' */
export function madeAt({ transmitted, receivedAt }: Delivered, at: Date): string {
  if (receivedAt) return `Beim Verlag eingegangen am ${formatMoment(receivedAt)}`;
  return `${transmitted ? 'Abgegeben' : 'Ausgefüllt'} am ${formatMoment(at)}`;
}

/** `moment` comes from `madeAt`: declarationText(declaration, moment) → 'Widerruf\r\n\r\nHiermit widerrufe ich …' */
export const declarationText = ({ title, sentence, lines }: Declaration, moment: string) =>
  [title, '', sentence, '', ...lines.map(({ label, text }) => `${label}: ${text}`), '', moment, ''].join('\r\n');

/** Windows opens no longer address than about 2,000 characters. */
const LONGEST_MAIL = 1800;

const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('')} […]`;
};

/** The address of a prepared e-mail, with long answers cut if programs would not open it otherwise; without a recipient as long as the publisher's
 * address is missing: mailOf(declaration, moment) → { href: 'mailto:?subject=Widerruf&body=…', isCut: false } */
export function mailOf(declaration: Declaration, moment: string, address = ''): { href: string; isCut: boolean } {
  const { title, lines } = declaration;
  const longest = Math.max(...lines.map(({ text }) => text.length));
  for (let most = longest; ; most = Math.floor(most * 0.9)) {
    const shorter = { ...declaration, lines: lines.map(({ label, text }) => ({ label, text: cut(text, most) })) };
    const body = encodeURIComponent(declarationText(shorter, moment));
    const href = `mailto:${address}?subject=${encodeURIComponent(title)}&body=${body}`;
    if (href.length <= LONGEST_MAIL || most === 0) return { href, isCut: most < longest };
  }
}
