import type { Receipt, ReceiptTexts } from 'subscription/order/receipt';
import { Aside, DescriptionList, Slip } from './form-parts';
import { LegalText } from './legal-text';

type Props = { receipt: Receipt; texts: ReceiptTexts; product: string };

/** The receipt: what was ordered from whom, the terms, and how to withdraw or cancel. Prints on one sheet. */
export function ReceiptSheet({ receipt: { title, status, groups }, texts, product }: Props) {
  const { publisher, terms, legal, withdrawal } = texts;
  return (
    <Slip logo={product} title={title}>
      <Aside>{status}</Aside>
      {groups.map(({ heading, lines }) => (
        <div key={heading}>
          <h5>{heading}</h5>
          <DescriptionList lines={lines} />
        </div>
      ))}
      <div className="small-print">
        <h5>Verlag</h5>
        <p>{publisher.join('\n')}</p>
        <p>
          Es gelten die AGB: <a href={terms}>{terms}</a>
        </p>
        <p>{withdrawal}</p>
        {legal.length > 0 && (
          <details>
            <summary>Widerruf im Wortlaut</summary>
            {legal.map(({ heading, text }) => (
              <section key={heading}>
                <h5>{heading}</h5>
                <LegalText text={text} />
              </section>
            ))}
          </details>
        )}
      </div>
    </Slip>
  );
}
