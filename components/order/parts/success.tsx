import type { ReactNode } from 'react';
import type { Receipt, ReceiptTexts } from 'subscription/order/receipt';
import type { FormCopy } from '@/components/order/form-copy';
import { Notice } from '@/components/ui/notice';
import { Aside, DescriptionList, FormResult } from './form-parts';
import { GiftCard } from './gift-card';
import { ReceiptActions } from './receipt-actions';
import { ReceiptSheet } from './receipt-sheet';

/** Server-rendered: the gift card's motif, and the picture above the receipt. */
export type SuccessPictures = { gift: ReactNode; success: ReactNode };
type Props = { receipt: Receipt; isKept: boolean; copy: FormCopy; pictures: SuccessPictures; product: string };

/** The result of the order, and what the visitor can keep of it (R-ORD-8, R-LAW-9). */
export function Success({ receipt, isKept, copy, pictures, product }: Props) {
  const { isRequest, isHeld, transmitted, short, card } = receipt;
  const preview = transmitted ? undefined : copy.preview;
  const texts = textsFor(receipt, copy);
  return (
    <FormResult aria-labelledby={preview ? 'vorschau-titel erfolg-titel' : 'erfolg-titel'}>
      {preview && (
        <>
          <Notice tone="warning" size="small" framed role="status">
            <h3 id="vorschau-titel">{preview.done}</h3>
          </Notice>
          <Aside>{preview.confirmation}</Aside>
        </>
      )}
      <Notice tone="success" size="small" framed role={preview ? undefined : 'status'}>
        <h3 id="erfolg-titel">{copy.success.title}</h3>
        <p>{isHeld ? copy.checked : isRequest ? copy.success.request : copy.success.order}</p>
        {isRequest && <p>{copy.success.requestNote}</p>}
      </Notice>
      <DescriptionList lines={short} />
      <ReceiptActions receipt={receipt} wasKept={isKept} texts={texts} copy={copy.success} product={product}>
        {card ? <GiftCard copy={copy.gift} card={card} picture={pictures.gift} logo={product} /> : pictures.success}
        <ReceiptSheet receipt={receipt} texts={texts} product={product} />
      </ReceiptActions>
    </FormResult>
  );
}

/** A request is not binding, so there is nothing to withdraw from. */
const textsFor = ({ isRequest }: Receipt, { contract, school, withdrawal }: FormCopy): ReceiptTexts =>
  isRequest ? { ...contract, legal: [], withdrawal: school.withdrawal } : { ...contract, withdrawal };
