import type { Content, Plan, Site } from 'content/kinds';
import { PLACEHOLDER } from 'content/schema/site';
import { nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { contractTexts } from 'subscription/order/contract';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { PlanName } from '@/components/plans/plan-name';
import { Price } from '@/components/plans/price';
import { priceOnPaper } from '@/components/plans/price.styles';
import { media, theme } from '@/components/ui/theme';
import { PaperFields, type PaperProps } from './paper-fields';
import { Part, Row, Small, WritingLine } from './paper-parts';
import { paperParts } from './paper-parts.styles';
import { LegalText } from './parts/legal-text';

type Props = Pick<Content, 'site' | 'order'> & { plan: Plan; pages: Pick<Content['pages'], 'agb' | 'widerruf'> };

/** The print version of the order page: a form to send by post, and a sheet to keep. Hidden on screens. */
export function PaperForm({ pages, ...form }: Props) {
  const { plan, order, site } = form;
  const isRequest = plan.is === 'request';
  return (
    <Root data-paper data-long={plan.asks.gift || undefined}>
      <div className="head">
        <div>
          <p className="title">
            {isRequest ? order.paper.requestTitle : order.paper.title}:{' '}
            <PlanName name={plan.title} offer={plan.offer} />
          </p>
          {site.order.mode === 'demo' && <p className="preview">{order.paper.preview}</p>}
          <p>{order.paper.how}</p>
        </div>
        <Publisher site={site} order={order} />
      </div>
      <PaperOffer {...form} />
      <PaperFields {...form} isRequest={isRequest} />
      {!isRequest && <ToKeep {...form} pages={pages} />}
    </Root>
  );
}

/** The publisher's address; says so if it is not known yet. */
function Publisher({ site: { publisher }, order }: Pick<PaperProps, 'site' | 'order'>) {
  const { name, street, city }: Site['publisher'] = publisher;
  const lines = [name, street, city];
  return (
    <p className="to">
      {order.paper.to}:{'\n'}
      {lines.some((line) => line.includes(PLACEHOLDER)) ? order.noScript.unknown : <strong>{lines.join('\n')}</strong>}
    </p>
  );
}

/** Price now and later, and how the contract ends. */
const PaperOffer = ({ plan, site }: Pick<Props, 'plan' | 'site'>) => (
  <div className="paper-offer">
    <Price tag={priceTag(plan, quote(plan, nextSaturday(today()), true))} />
    <Small>
      {[plan.followUp, ...(plan.postalSurcharge ? [site.order.surchargeNote] : []), ...plan.ending].join(' ')}
    </Small>
  </div>
);

/** The second sheet is for the customer: what was ordered from whom, and how to withdraw or cancel. */
function ToKeep({ plan, site, order, pages }: Props) {
  const { publisher, terms, legal } = contractTexts(site, pages.widerruf);
  return (
    <div className="to-keep">
      <p className="title">
        {order.paper.keep}: <PlanName name={plan.title} offer={plan.offer} />
      </p>
      <PaperOffer plan={plan} site={site} />
      <Row>
        <WritingLine label="Bestellformular abgeschickt am" />
        <WritingLine label="Gewünschte erste Ausgabe am" />
      </Row>
      <Small>
        Verlag: {publisher.join(', ')}. Es gelten die AGB: {terms}
      </Small>
      <div className="legal">
        {legal.map(({ heading, text }) => (
          <div key={heading}>
            <Part>{heading}</Part>
            <LegalText text={text} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A paper form on one A4 sheet, with room to spare for printers with wide margins. */
const Root = styled.div`
  display: none;
  /* Once something is ordered the receipt is what prints. */
  ${media.print} { main:not(:has([data-sheet])) & { display: grid; gap: 0.55em; } }
  --room: 2.5em;
  &[data-long] { --room: 1.6em; gap: 0.4em; font-size: ${theme.type.printDense}; }
  font-size: calc(${theme.type.printDense} * 1.08);
  line-height: 1.3;
  p { max-inline-size: none; }
  .head { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 2em; }
  .head > div { display: grid; align-content: start; gap: 0.4em; }
  .to { align-self: start; padding: 0.8em 1em; border: ${theme.line.hair} solid; white-space: pre-line; }
  .title { font: ${theme.weight.black} 1.7em/1.1 ${theme.font.head}; }
  .preview { font-weight: ${theme.weight.bold}; }
  .paper-offer { display: grid; gap: 0.3em; }
  .paper-offer { ${priceOnPaper} }
  ${paperParts}
  .to-keep { break-before: page; display: grid; gap: 1em; }
  &[data-long] .to-keep { font-size: 1.1em; }
  .legal { columns: 2; column-gap: 2em; }
  .legal div > p:not(:first-of-type) { margin-block: 0.4em; font-size: 0.9em; white-space: pre-line; }
  .legal > * + * > :first-of-type { margin-block-start: 0.8em; }
`;
