import { type ReactNode, useEffect, useRef } from 'react';
import type { FormCopy } from '@/components/order/form-copy';
import type { Receipt, ReceiptTexts } from '@/lib/order/receipt';
import { GiftCard } from './gift-card';
import { printCard } from './print';
import { ReceiptActions } from './receipt-actions';
import { ReceiptSheet } from './receipt-sheet';
import { showTop } from './show-top';

/** Finished by the server: the gift card's motif and the picture above the receipt. */
export type SuccessPictures = { gift: ReactNode; success: ReactNode };
type Props = { receipt: Receipt; isKept: boolean; copy: FormCopy; pictures: SuccessPictures; product: string };

/** What became of the order, honestly, and what the visitor may keep of it (R-ORD-8, R-LAW-9). */
export function Success({ receipt, isKept, copy, pictures, product }: Props) {
  const { isRequest, transmitted, card } = receipt;
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const preview = transmitted ? undefined : copy.preview;
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
      {card ? (
        <>
          <GiftCard copy={copy.gift} card={card} picture={pictures.gift} logo={product} />
          <button type="button" className="button no-print" onClick={printCard}>
            Geschenkkarte drucken
          </button>
        </>
      ) : (
        <div className="success-picture no-print">{pictures.success}</div>
      )}
      <ReceiptSheet receipt={receipt} texts={textsFor(receipt, copy)} product={product} />
      <ReceiptActions receipt={receipt} wasKept={isKept} texts={textsFor(receipt, copy)} copy={copy.success} />
    </section>
  );
}

/** A request binds nobody: there is nothing to withdraw from. */
const textsFor = ({ isRequest }: Receipt, { contract, school, withdrawal }: FormCopy): ReceiptTexts =>
  isRequest ? { ...contract, legal: [], withdrawal: school.withdrawal } : { ...contract, withdrawal };
