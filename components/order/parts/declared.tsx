import { useEffect, useRef, useState } from 'react';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { type Declaration, declarationText, madeAt, mailOf } from '@/lib/order/declaration';
import type { Delivered } from '@/lib/order/send';
import { Lines } from './lines';
import { SecondButton, SheetActions } from './sheet-actions';
import { showTop } from './show-top';
import { useLeaveWarning } from './use-leave-warning';

export type Declared = { declaration: Declaration; sent: Delivered; at: Date };
type Copy = Pick<DeclarationProps, 'copy'>;
type Props = Copy &
  Pick<DeclarationProps, 'address'> & {
    declared: Declared;
    headings: { done: string; prepared: string };
    onChange: () => void;
  };

/** The declaration with day and time, to be kept. In the preview it says that nothing was sent and offers the mail. */
export function DeclaredView({ declared, headings, copy, address, onChange }: Props) {
  const { declaration, sent, at } = declared;
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const [isKept, setKept] = useState(false);
  useLeaveWarning(!isKept);
  const moment = madeAt(sent, at);
  return (
    <section ref={box} className="success" tabIndex={-1} aria-labelledby="erklaerung-titel">
      <div className="notice" data-tone={sent.transmitted ? 'success' : 'warning'} role="status">
        <h3 id="erklaerung-titel">{sent.transmitted ? headings.done : headings.prepared}</h3>
        <p>{sent.transmitted ? copy.sent : copy.mailOffer}</p>
        {!sent.transmitted && !address && <p>{copy.noAddress}</p>}
      </div>
      {!sent.transmitted && (
        <a className="button" href={mailOf(declaration, moment, address)} onClick={() => setKept(true)}>
          E-Mail öffnen
        </a>
      )}
      <article className="sheet receipt" data-sheet="receipt" aria-labelledby="beleg-titel">
        <h4 id="beleg-titel">{declaration.title}</h4>
        <p>{declaration.sentence}</p>
        <Lines lines={declaration.lines} />
        <p className="aside">{moment}</p>
      </article>
      <SheetActions
        labels={{ print: 'Erklärung drucken', save: 'Erklärung speichern' }}
        file={`${declaration.title.toLowerCase().replace('ü', 'ue')}.txt`}
        text={() => declarationText(declaration, moment)}
        onKept={() => setKept(true)}
      >
        <SecondButton onClick={onChange}>Angaben ändern</SecondButton>
      </SheetActions>
    </section>
  );
}

/** For whoever comes back to the form from a declaration that is on its way: sent anew it is a second one. */
export const AlreadyDeclared = ({ declared, copy }: Copy & { declared: Declared }) =>
  declared.sent.transmitted && (
    <p className="notice" data-tone="warning">
      {copy.already}
    </p>
  );
