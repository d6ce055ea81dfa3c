import styled from 'styled-components';
import { PlanName } from '@/components/plans/plan-name';
import { Price } from '@/components/plans/price';
import { media, theme } from '@/components/ui/theme';
import type { Content, Plan } from '@/lib/content/kinds';
import { nextSaturday, today } from '@/lib/dates/day';
import { contractTexts } from '@/lib/order/contract';
import { SALUTATIONS } from '@/lib/order/values';
import { priceTag } from '@/lib/plans/price-tag';
import { quote } from '@/lib/plans/quote';
import { Blank, Box, Boxes, Row } from './paper-parts';

type Props = Pick<Content, 'site' | 'order' | 'pages'> & { plan: Plan };

/** The order page on paper: a form for the pen, to be sent by post, and a sheet to keep. Never seen on a screen. */
export function PaperForm({ plan, site, order, pages }: Props) {
  const isRequest = plan.terms.kind === 'schoolYear';
  const { paper } = order;
  return (
    <Root data-paper>
      <PaperHead plan={plan} site={site} paper={paper} isRequest={isRequest} />
      <PaperFields plan={plan} site={site} order={order} isRequest={isRequest} />
      {!isRequest && (
        <div className="to-keep">
          <p className="title">{paper.keep}</p>
          {contractTexts(site, pages.widerruf).legal.map(({ heading, text }) => (
            <div key={heading}>
              <p className="part">{heading}</p>
              <p className="text">{text}</p>
            </div>
          ))}
        </div>
      )}
    </Root>
  );
}

type HeadProps = Pick<Props, 'plan' | 'site'> & { paper: Content['order']['paper']; isRequest: boolean };

function PaperHead({ plan, site, paper, isRequest }: HeadProps) {
  const { name, street, city } = site.publisher;
  return (
    <div className="head">
      <div>
        <p className="title">
          {isRequest ? paper.requestTitle : paper.title}: <PlanName name={plan.title} offer={plan.offer} />
        </p>
        <p>{paper.how}</p>
        <Price tag={priceTag(plan, quote(plan, nextSaturday(today()), true))} />
        <p className="text">
          {[plan.followUp, ...(plan.postalSurcharge ? [site.order.surchargeNote] : []), ...plan.ending].join(' ')}
        </p>
      </div>
      <p className="to">
        {paper.to}
        <br />
        <strong>{name}</strong>
        <br />
        {street}
        <br />
        {city}
      </p>
    </div>
  );
}

type FieldsProps = Pick<Props, 'plan' | 'site' | 'order'> & { isRequest: boolean };

function PaperFields({ plan, site, order, isRequest }: FieldsProps) {
  const { sections, paper, gift } = order;
  const { mandate, creditor, creditorId } = {
    mandate: site.order.sepaMandate,
    creditor: site.publisher.name,
    creditorId: site.publisher.creditorId,
  };
  return (
    <>
      <p className="part">{sections.person}</p>
      <Boxes label="Anrede" of={SALUTATIONS} />
      <Row>
        <Blank label="Vorname" />
        <Blank label="Nachname" />
      </Row>
      {isRequest && <Blank label="Schule" />}
      <AddressBlanks />
      <Row>
        <Blank label="E-Mail" />
        <Blank label="Telefon (freiwillig)" />
      </Row>
      <p className="part">{sections.delivery}</p>
      <Row>
        <Blank label={`Startdatum der Lieferung (${order.startHint})`} />
        {plan.terms.kind === 'schoolYear' && <Blank label={`Exemplare (ab ${plan.terms.minimumCopies})`} />}
      </Row>
      {plan.postalSurcharge && (
        <Boxes
          label="Zustellung"
          of={['im Zustellgebiet', `mit der Post, ${plan.postalSurcharge.text} im Monat mehr`]}
        />
      )}
      {plan.terms.kind === 'once' && (
        <>
          <p className="part">{sections.gift}</p>
          <Box>{gift.switch}:</Box>
          <Row>
            <Blank label="Vorname des Kindes" />
            <Blank label="Nachname des Kindes" />
          </Row>
          <AddressBlanks />
          <Blank label={`${gift.accessEmail} (freiwillig)`} />
          <Blank label={`${gift.card} (freiwillig)`} lines={3} />
        </>
      )}
      <p className="part">{isRequest ? sections.requestPayment : sections.payment}</p>
      <Boxes label="Zahlungsart" of={['SEPA-Lastschrift', 'Rechnung']} />
      <Blank label="IBAN" />
      {isRequest ? (
        <p className="text">{order.school.payment}</p>
      ) : (
        <p className="text">
          <strong>SEPA-Lastschriftmandat.</strong> {mandate} Gläubiger: {creditor}. Gläubiger-Identifikationsnummer:{' '}
          {creditorId}.
        </p>
      )}
      <p className="part">{sections.consent}</p>
      <Box>{order.terms}</Box>
      <Box>
        {order.marketing} {paper.optional}
      </Box>
      <p className="text">{isRequest ? order.school.withdrawal : site.order.withdrawal}</p>
      <p>
        <strong>{isRequest ? paper.request : paper.order}</strong>
      </p>
      <Row>
        <Blank label="Ort, Datum" />
        <Blank label="Unterschrift" />
      </Row>
    </>
  );
}

const AddressBlanks = () => (
  <>
    <Row ratio="wide-narrow">
      <Blank label="Straße" />
      <Blank label="Hausnummer" />
    </Row>
    <Row ratio="narrow-wide">
      <Blank label="Postleitzahl" />
      <Blank label="Stadt" />
    </Row>
  </>
);

const Root = styled.div`
  display: none;
  /* Once something is ordered the receipt is what prints. */
  ${media.print} { main:not(:has([data-sheet])) & { display: grid; gap: 0.42em; } }
  font-size: 0.8em;
  line-height: 1.25;
  .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2em; }
  .head > div { display: grid; gap: 0.35em; }
  .to { align-self: start; min-inline-size: 17em; padding: 0.8em; border: ${theme.line.hair} solid; }
  .title { font: ${theme.weight.black} 1.7em/1.1 ${theme.font.head}; }
  .part { margin-block-start: 0.35em; padding-block-start: 0.35em; border-block-start: ${theme.line.thin} solid; font: ${theme.weight.black} 1.15em/1 ${theme.font.head}; }
  .price strong { font-size: 1.4em; }
  .price small { font-size: 1em; }
  .text { font-size: 0.9em; white-space: pre-line; }
  .row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0.42em; }
  .row[data-ratio='wide-narrow'] { grid-template-columns: minmax(0, 3fr) minmax(0, 1fr); }
  .row[data-ratio='narrow-wide'] { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); }
  .row > :only-child { grid-column: 1 / -1; }
  .blank { min-block-size: calc(2.6em * var(--lines, 1)); padding: 0.15em 0.4em; border: ${theme.line.hair} solid; font-size: 0.85em; }
  .blank[data-lines='3'] { --lines: 3; }
  .boxes { display: flex; flex-wrap: wrap; gap: 0.3em 1.4em; }
  .box { display: inline-flex; gap: 0.5em; }
  .box::before { content: ''; flex: none; inline-size: 1em; block-size: 1em; border: ${theme.line.hair} solid; }
  .to-keep { break-before: page; display: grid; gap: 0.5em; font-size: 1.1em; line-height: 1.35; }
  .to-keep .text { font-size: 1em; }
`;
