import type { Content, Plan } from '@/lib/content/kinds';
import { SALUTATIONS } from '@/lib/order/values';
import { PATHS } from '@/lib/pages/paths';
import { absolute } from '@/lib/seo/address';
import { AddressBlanks, Blank, Box, Boxes, IbanBlank, Part, Row, Signing, Small } from './paper-parts';

export type PaperProps = Pick<Content, 'site' | 'order'> & { plan: Plan; isRequest: boolean };

/** The fields of the screen form, in the same order and words, plus the signature. */
export function PaperFields({ plan, site, order, isRequest }: PaperProps) {
  const { sections, paper } = order;
  const { asks, postalSurcharge } = plan;
  return (
    <>
      <Part>{sections.person}</Part>
      <Boxes label="Anrede" of={SALUTATIONS} />
      <Row>
        <Blank label="Vorname" />
        <Blank label="Nachname" />
      </Row>
      {asks.school && <Blank label="Schule" />}
      <AddressBlanks />
      <Row>
        <Blank label="E-Mail" />
        <Blank label="Telefon (freiwillig)" />
      </Row>
      <Part>{sections.delivery}</Part>
      <Row>
        <Blank label={`Startdatum der Lieferung (${order.startHint})`} />
        {asks.copies && <Blank label={`Exemplare (ab ${asks.copies.minimum})`} />}
      </Row>
      {postalSurcharge && (
        <Boxes label="Zustellung" of={['im Zustellgebiet', `mit der Post, ${postalSurcharge.text} im Monat mehr`]} />
      )}
      {asks.gift && <PaperGift order={order} />}
      <Part>{isRequest ? sections.requestPayment : sections.payment}</Part>
      <Boxes label="Zahlungsart" of={['SEPA-Lastschrift', 'Rechnung']} />
      <IbanBlank />
      <PaperMandate site={site} order={order} isRequest={isRequest} />
      <Part>{sections.consent}</Part>
      <Box>{order.terms}</Box>
      <Box>
        {order.marketing} {paper.optional}
      </Box>
      <Small>
        {isRequest ? order.school.withdrawal : site.order.withdrawal} AGB: {absolute(PATHS.terms)}. {order.privacy}{' '}
        {absolute(PATHS.privacy)}.
      </Small>
      <Signing>
        <p>
          <strong>{isRequest ? paper.request : paper.order}</strong>
        </p>
        <Row>
          <Blank label="Ort, Datum" />
          <Blank label="Unterschrift" />
        </Row>
      </Signing>
    </>
  );
}

const PaperGift = ({ order: { sections, gift } }: Pick<PaperProps, 'order'>) => (
  <>
    <Part>{sections.gift}</Part>
    <Box>{gift.switch}:</Box>
    <Row>
      <Blank label="Vorname des Kindes" />
      <Blank label="Nachname des Kindes" />
    </Row>
    <AddressBlanks />
    <Blank label={`${gift.accessEmail} (freiwillig)`} />
    <Blank label={`${gift.card} (freiwillig)`} lines={3} />
  </>
);

function PaperMandate({ site, order, isRequest }: Omit<PaperProps, 'plan'>) {
  if (isRequest) return <Small>{order.school.payment}</Small>;
  const { name, creditorId } = site.publisher;
  return (
    <Small>
      <strong>SEPA-Lastschriftmandat.</strong> {site.order.sepaMandate} Gläubiger: {name}.
      Gläubiger-Identifikationsnummer: {creditorId}.
    </Small>
  );
}
