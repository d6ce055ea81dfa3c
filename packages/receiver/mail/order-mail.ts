import { palette } from 'content/title';
import { escapeUTF8 } from 'entities';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import { fullName } from 'subscription/order/addressee';
import { contractTexts } from 'subscription/order/contract';
import { type Card, type Receipt, receiptOf, receiptText } from 'subscription/order/receipt';
import type { OrderMessage } from 'subscription/order/wire';
import type { Line } from 'subscription/plans/quote-lines';
import { orderOf, planFrom, type Sources, summaryOf } from '../compare';
import type { ClaimedMail, MailContent } from '../store/mails';
import { filled } from './filled';

/** Prices and terms as they were when the order came in, even if the content has changed since. */
function withSummary(receipt: Receipt, summary: readonly Line[]): Receipt {
  const [first, ...others] = receipt.groups;
  if (!first) return receipt;
  const typed = first.lines.filter(({ label }) => ['Zahlungsart', 'Lieferung', 'Digitaler Zugang'].includes(label));
  return { ...receipt, groups: [{ ...first, lines: [...summary, ...typed] }, ...others] };
}

/** One A6 sheet without scripts or links. */
const cardPage = (title: string, promise: string, product: string, card: Card) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeUTF8(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
@page { size: 148mm 105mm; margin: 0 }
body { box-sizing: border-box; width: 148mm; height: 105mm; margin: 0; padding: 12mm; font: 12pt/1.4 sans-serif;
  color: ${palette.ink}; background: ${palette.white}; border-left: 12mm solid ${palette.sun}; overflow: hidden; print-color-adjust: exact }
h1 { margin: 0 0 4mm; font-size: 20pt } p { margin: 0 0 3mm; overflow-wrap: anywhere } .text { white-space: pre-line }
</style></head><body>
<p><b>${escapeUTF8(product)}</b></p><h1>${escapeUTF8(title)}</h1>
<p>Für ${card.to ? escapeUTF8(card.to) : '______________'}</p>
${card.text ? `<p class="text">${escapeUTF8(card.text)}</p>` : ''}
<p>${escapeUTF8(promise)}</p><p><b>Von ${escapeUTF8(card.from)}</b></p>
</body></html>
`;

const cardOf = (sources: Sources, card: Card | undefined) =>
  card &&
  cardPage(
    sources.order.gift.cardTitle,
    sources.order.gift.cardPromise.replace('%startDate%', formatDay(card.startDate)),
    sources.title.name,
    card,
  );

type Known = ClaimedMail['kept'] & Pick<ClaimedMail, 'differs' | 'summary'>;

/** In the words of the receipt: orderMail(sources, message, known) → { subject: 'Ihre Bestellung D-26-0473-P', text: 'Guten Tag, Anna
 * Müller, …', … } */
export function orderMail(sources: Sources, message: OrderMessage, { differs, summary, ...kept }: Known): MailContent {
  const { site, pages, office, order: copy } = sources;
  const { mails } = office;
  const order = orderOf(message);
  const day = today(kept.receivedAt);
  const plan = planFrom(sources, message.planId, day);
  const lines = summary ?? summaryOf(sources, message, day);
  const sent = { ok: true, transmitted: true, reference: kept.reference, receivedAt: kept.receivedAt } as const;
  const receipt = withSummary(receiptOf(plan, { order, sent, at: kept.receivedAt }), lines);
  const words = kept.version > 1 ? mails.corrected : receipt.isRequest ? mails.request : mails.order;
  const texts = {
    ...contractTexts(site, pages.widerruf),
    legal: [],
    withdrawal: receipt.isRequest ? copy.school.withdrawal : site.order.withdrawal,
  };
  const facts = { name: fullName(order.payer), reference: kept.reference, moment: formatMoment(kept.receivedAt) };
  const card = cardOf(sources, receipt.card);
  const isWhole = lines.length === message.seen.lines.length;
  const doubts = isWhole ? (differs ? [mails.unclear] : []) : [mails.checking];
  const before = [mails.greeting, ...doubts, words.text];
  const after = [...(card ? [mails.card] : []), ...(receipt.isRequest ? [] : [mails.documents]), mails.closing];
  const say = (text: string) => filled(text, facts);
  return {
    subject: say(words.subject),
    text: [...before.map(say), receiptText(receipt, texts).replaceAll('\r\n', '\n').trim(), ...after.map(say)].join(
      '\n\n',
    ),
    ...(!receipt.isRequest && { documents: message.seen.texts }),
    ...(card && { card }),
  };
}
