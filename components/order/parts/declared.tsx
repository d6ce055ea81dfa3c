import { useState } from 'react';
import { type Declaration, declarationText, madeAt } from 'subscription/order/declaration';
import type { Delivered } from 'subscription/order/send';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Actions, Aside, DescriptionList, FormResult, Slip } from './form-parts';
import { MailOffer } from './prepared-mail';
import { SheetActions } from './sheet-actions';
import { useLeaveWarning } from './use-leave-warning';

export type Declared = { declaration: Declaration; sent: Delivered; at: Date };
type Props = Pick<DeclarationProps, 'copy' | 'checked' | 'address'> & {
  declared: Declared;
  words: { done: string; prepared: string };
  onChange: () => void;
};

/** The declaration with date and time, to keep. In preview mode it says that nothing was sent, and offers an e-mail. */
export function DeclaredView({ declared, words, copy, checked, address, onChange }: Props) {
  const { declaration, sent, at } = declared;
  const [isKept, setKept] = useState(false);
  // A declaration that was received is safe; a prepared one exists only here.
  useLeaveWarning(!sent.transmitted && !isKept);
  const keep = () => setKept(true);
  const moment = madeAt(sent, at);
  return (
    <FormResult aria-labelledby="erklaerung-titel">
      <Notice tone={sent.transmitted ? 'success' : 'warning'} framed role="status">
        <h3 id="erklaerung-titel">{sent.transmitted ? words.done : words.prepared}</h3>
        <p>{sent.transmitted ? (sent.isHeld ? checked : copy.sent) : copy.notSent}</p>
        {!sent.transmitted && <p>{address ? copy.mailOffer : copy.noAddress}</p>}
      </Notice>
      <SheetActions
        labels={{ print: 'Erklärung drucken', save: 'Erklärung speichern' }}
        file={`${declaration.title.toLowerCase().replace('ü', 'ue')}.txt`}
        text={() => declarationText(declaration, moment)}
        onKept={keep}
      />
      {!sent.transmitted && <MailOffer {...{ declaration, moment, copy, address }} onKept={keep} />}
      <Slip title={declaration.title}>
        <p>{declaration.sentence}</p>
        <DescriptionList lines={declaration.lines} />
        <Aside>{moment}</Aside>
      </Slip>
      <Actions>
        <Button variant="second" onClick={onChange}>
          Angaben ändern
        </Button>
      </Actions>
    </FormResult>
  );
}
