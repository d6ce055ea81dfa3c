import { type ReactNode, useEffect, useRef } from 'react';
import type { FormCopy } from '@/components/order/form-copy';
import { formatMoment } from '@/lib/dates/moment';
import type { Order } from '@/lib/order/order';
import { receiptOf, receiptText } from '@/lib/order/receipt';
import type { Delivered } from '@/lib/order/send';
import type { OrderedPlan } from '@/lib/order/values';
import { withBase } from '@/lib/paths';
import { GiftCard } from './gift-card';
import { Lines } from './lines';
import { printSheet, saveText } from './print';
import { showTop } from './show-top';

/** Finished by the server: the gift card's motif and the picture above the receipt. */
export type SuccessPictures = { gift: ReactNode; success: ReactNode };
export type Done = { order: Order; sent: Delivered; at: Date };
type Props = { done: Done; plan: OrderedPlan; copy: FormCopy; pictures: SuccessPictures; product: string };

/** What became of the order, honestly, and what the visitor may keep of it (spec 1 §8; law.md). */
export function Success({ done, plan, copy, pictures, product }: Props) {
  const { order, sent, at } = done;
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const isRequest = plan.terms.kind === 'schoolYear';
  const status = sent.transmitted
    ? [
        sent.receivedAt
          ? `Beim Verlag eingegangen am ${formatMoment(sent.receivedAt)}.`
          : `Abgeschickt am ${formatMoment(at)}.`,
        sent.reference && `Vorgangsnummer: ${sent.reference}.`,
      ]
        .filter(Boolean)
        .join(' ')
    : `${copy.preview?.done ?? ''} Ausgefüllt am ${formatMoment(at)}.`;
  const receipt = receiptOf(plan, order, status);
  const preview = sent.transmitted ? undefined : copy.preview;
  return (
    <section
      ref={box}
      className="success"
      tabIndex={-1}
      aria-labelledby={preview ? 'vorschau-titel erfolg-titel' : 'erfolg-titel'}
    >
      {preview && (
        <>
          <div className="notice" data-tone="warning" role="status">
            <h3 id="vorschau-titel">{preview.done}</h3>
          </div>
          <p className="aside no-print">{preview.confirmation}</p>
        </>
      )}
      <div className="notice" data-tone="success" role={preview ? undefined : 'status'}>
        <h3 id="erfolg-titel">{copy.success.title}</h3>
        <p>{isRequest ? copy.success.request : copy.success.order}</p>
        {isRequest && <p>{copy.success.requestNote}</p>}
      </div>
      {order.gift ? (
        <>
          <GiftCard copy={copy.gift} order={order} picture={pictures.gift} logo={product} />
          <button type="button" className="button no-print" onClick={() => printSheet('card')}>
            Geschenkkarte drucken
          </button>
        </>
      ) : (
        <div className="success-picture no-print">{pictures.success}</div>
      )}
      <article className="sheet receipt" data-sheet="receipt" aria-labelledby="beleg-titel">
        <p className="receipt-logo">{product}</p>
        <h4 id="beleg-titel">{receipt.title}</h4>
        <p className="aside">{receipt.status}</p>
        {receipt.groups.map(({ heading, lines }) => (
          <div key={heading}>
            <h5>{heading}</h5>
            <Lines lines={lines} />
          </div>
        ))}
        <p className="aside">{isRequest ? copy.school.withdrawal : copy.withdrawal}</p>
      </article>
      <p className="aside no-print">{copy.success.keep}</p>
      <div className="actions no-print">
        <button type="button" className="button" data-variant="second" onClick={() => printSheet('receipt')}>
          Übersicht drucken
        </button>
        <button
          type="button"
          className="button"
          data-variant="second"
          onClick={() => saveText(`duda-${order.planId}-${order.startDate}.txt`, receiptText(receipt))}
        >
          Als Text speichern
        </button>
      </div>
      {!isRequest && (
        <ul role="list" className="actions no-print">
          <li>
            <a href={withBase('/widerruf/')}>Vertrag widerrufen</a>
          </li>
          <li>
            <a href={withBase('/kuendigen/')}>Verträge hier kündigen</a>
          </li>
        </ul>
      )}
    </section>
  );
}
