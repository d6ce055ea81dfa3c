import { useEffect, useState } from 'react';
import type { FormCopy } from '@/components/order/form-copy';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { FROM_RECEIPT, forgetReceipt, keepReceipt } from '@/lib/order/kept';
import { type Receipt, type ReceiptTexts, receiptText } from '@/lib/order/receipt';
import { PATHS, TERMS_TEXT_PATH, withBase } from '@/lib/pages/paths';
import { Actions, Aside } from './form-parts';
import { SheetActions } from './sheet-actions';
import { useLeaveWarning } from './use-leave-warning';

type Props = { receipt: Receipt; wasKept: boolean; texts: ReceiptTexts; copy: FormCopy['success'] };

/** All terms, fetched ahead, so that saving works when the network is gone by then. */
function useTerms() {
  const [terms, setTerms] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    fetch(withBase(TERMS_TEXT_PATH), { signal: gone.signal })
      .then(async (response) => response.ok && setTerms(await response.text()))
      // Without them the file says where they stand.
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return terms;
}

/**
 * Printing, saving and keeping a receipt, and the ways out of the contract. Until one of them is taken the browser asks
 * before the page is left.
 */
export function ReceiptActions({ receipt, wasKept, texts, copy }: Props) {
  const [isSafe, setSafe] = useState(wasKept);
  const [kept, setKept] = useState<'no' | 'yes' | 'refused'>(wasKept ? 'yes' : 'no');
  const terms = useTerms();
  useLeaveWarning(!isSafe);
  const keep = () => {
    const isStored = keepReceipt(receipt);
    setKept(isStored ? 'yes' : 'refused');
    if (isStored) setSafe(true);
  };
  return (
    <>
      <Aside>{copy.keep}</Aside>
      <SheetActions
        labels={{ print: 'Übersicht drucken', save: 'Als Text speichern' }}
        file={`duda-${receipt.planId}-${receipt.startDate}.txt`}
        text={() => receiptText(receipt, texts, terms)}
        onKept={() => setSafe(true)}
      >
        <Button
          variant="second"
          onClick={() => {
            if (kept !== 'yes') return keep();
            forgetReceipt();
            setKept('no');
          }}
        >
          {kept === 'yes' ? 'Nicht länger behalten' : 'In diesem Tab behalten'}
        </Button>
      </SheetActions>
      <Aside role="status">{{ no: '', yes: copy.kept, refused: copy.notKept }[kept]}</Aside>
      {!receipt.isRequest && (
        <>
          <Actions>
            <Link href={`${PATHS.withdrawal}${FROM_RECEIPT}`} onClick={keep}>
              Vertrag widerrufen
            </Link>
            <Link href={`${PATHS.cancellation}${FROM_RECEIPT}`} onClick={keep}>
              Verträge hier kündigen
            </Link>
          </Actions>
          <Aside>{copy.handOver}</Aside>
        </>
      )}
    </>
  );
}
