import styled from 'styled-components';
import { PlanName } from '@/components/plans/plan-name';
import { Price } from '@/components/plans/price';
import type { Content, Plan, Site } from '@/lib/content/kinds';
import { PLACEHOLDER } from '@/lib/content/schema/site';
import { nextSaturday } from '@/lib/dates/arithmetic';
import { today } from '@/lib/dates/day';
import { contractTexts } from '@/lib/order/contract';
import { priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { PaperFields, type PaperProps } from './paper-fields';
import { paperForm } from './paper-form.styles';
import { Part, Row, Small, WritingLine } from './paper-parts';
import { LegalText } from './parts/legal-text';

type Props = Pick<Content, 'site' | 'order' | 'pages'> & { plan: Plan };

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

const Root = styled.div`${paperForm}`;
