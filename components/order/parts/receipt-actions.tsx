import { withBase } from 'content/base-path';
import { formatDay } from 'german/dates/german';
import { type ReactNode, useEffect, useState } from 'react';
import { type Receipt, type ReceiptTexts, receiptText } from 'subscription/order/receipt';
import { type Reminder, reminderFile } from 'subscription/order/reminder';
import type { FormCopy } from '@/components/order/form-copy';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { saveFile } from '@/components/ui/save-file';
import { PATHS, TERMS_TEXT_PATH } from '@/lib/paths';
import { FROM_RECEIPT, forgetReceipt, storeReceipt } from '../stored-receipt';
import { Actions, Aside } from './form-parts';
import { printCard } from './print';
import { SheetActions } from './sheet-actions';

type Props = {
  receipt: Receipt;
  wasKept: boolean;
  texts: ReceiptTexts;
  copy: FormCopy['success'];
  product: string;
  /** The receipt, between its buttons and the links to cancel and withdraw. */
  children: ReactNode;
};

/** All terms, prefetched, so that saving works offline. */
function useTerms() {
  const [terms, setTerms] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(withBase(TERMS_TEXT_PATH), { signal: controller.signal })
      .then(async (response) => response.ok && setTerms(await response.text()))
      // Without them, the saved file says where to find the terms.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return terms;
}

function saveReminder(reminder: Reminder, product: string, name: string) {
  const url = reminder.endsItself ? undefined : new URL(withBase(PATHS.cancellation), window.location.href).href;
  saveFile(`duda-${name}.ics`, 'text/calendar;charset=utf-8', reminderFile(reminder, product, name, url));
}

/** Buttons to print, save and keep a receipt, and links to cancel and withdraw. */
export function ReceiptActions({ receipt, wasKept, texts, copy, product, children }: Props) {
  const [kept, setKept] = useState<'no' | 'yes' | 'refused'>(wasKept ? 'yes' : 'no');
  const terms = useTerms();
  const keep = () => setKept(storeReceipt(receipt) ? 'yes' : 'refused');
  const { card, reminder, isRequest } = receipt;
  const name = `${receipt.planId}-${receipt.startDate}`;
  return (
    <>
      <SheetActions
        labels={{ print: 'Übersicht drucken', save: 'Als Text speichern' }}
        file={`duda-${name}.txt`}
        text={() => receiptText(receipt, texts, terms)}
      >
        {card && (
          <Button variant="second" onClick={printCard}>
            Geschenkkarte drucken
          </Button>
        )}
        {reminder && (
          <Button variant="second" onClick={() => saveReminder(reminder, product, name)}>
            Erinnerung speichern
          </Button>
        )}
      </SheetActions>
      {reminder && <Aside>{copy.reminder.replace('%day%', formatDay(reminder.day))}</Aside>}
      {children}
      <Actions>
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
      </Actions>
      <Aside role="status">{{ no: '', yes: copy.kept, refused: copy.notKept }[kept]}</Aside>
      {!isRequest && (
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
