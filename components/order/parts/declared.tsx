import { useEffect, useRef } from 'react';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { type Declaration, declarationText, madeAt, mailOf } from '@/lib/order/declaration';
import type { Delivered } from '@/lib/order/send';
import { Lines } from './lines';
import { printSheet, saveText } from './print';
import { showTop } from './show-top';

export type Declared = { declaration: Declaration; sent: Delivered; at: Date };
type Props = { declared: Declared; headings: { done: string; prepared: string } } & Pick<
  DeclarationProps,
  'copy' | 'address'
>;

/** The declaration with day and time, to be kept. In the preview it says that nothing was sent and offers the mail. */
export function DeclaredView({ declared, headings, copy, address }: Props) {
  const { declaration, sent, at } = declared;
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const moment = madeAt(sent, at);
  const file = `${declaration.title.toLowerCase().replace('ü', 'ue')}.txt`;
  return (
    <section ref={box} className="success" tabIndex={-1} aria-labelledby="erklaerung-titel">
      <div className="notice" data-tone={sent.transmitted ? 'success' : 'warning'} role="status">
        <h3 id="erklaerung-titel">{sent.transmitted ? headings.done : headings.prepared}</h3>
        <p>{sent.transmitted ? copy.sent : copy.mailOffer}</p>
        {!sent.transmitted && !address && <p>{copy.noAddress}</p>}
      </div>
      {!sent.transmitted && (
        <a className="button" href={mailOf(declaration, moment, address)}>
          E-Mail öffnen
        </a>
      )}
      <article className="sheet receipt" data-sheet="receipt" aria-labelledby="beleg-titel">
        <h4 id="beleg-titel">{declaration.title}</h4>
        <p>{declaration.sentence}</p>
        <Lines lines={declaration.lines} />
        <p className="aside">{moment}</p>
      </article>
      <div className="actions no-print">
        <button
          type="button"
          className="button"
          data-variant="second"
          onClick={() => saveText(file, declarationText(declaration, moment))}
        >
          Erklärung speichern
        </button>
        <button type="button" className="button" data-variant="second" onClick={() => printSheet('receipt')}>
          Erklärung drucken
        </button>
      </div>
    </section>
  );
}
