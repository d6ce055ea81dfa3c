import { absolute } from 'content/address';
import type { Content, Plan } from 'content/kinds';
import { SALUTATIONS } from 'subscription/order/values';
import { PATHS } from '@/lib/paths';
import {
  AddressBlanks,
  Checkbox,
  CheckboxGroup,
  IbanBlank,
  Part,
  Row,
  SignatureBlock,
  Small,
  WritingLine,
} from './paper-parts';

export type PaperProps = Pick<Content, 'site' | 'order'> & { plan: Plan; isRequest: boolean };

/** The fields of the screen form, in the same order and words, plus the signature. */
export function PaperFields({ plan, site, order, isRequest }: PaperProps) {
  const { sections, paper } = order;
  const { asks, postalSurcharge } = plan;
  return (
    <>
      <Part>{sections.person}</Part>
      <CheckboxGroup label="Anrede" of={SALUTATIONS} />
      <Row>
        <WritingLine label="Vorname" />
        <WritingLine label="Nachname" />
      </Row>
      {asks.school && <WritingLine label="Schule" />}
      <AddressBlanks />
      <Row>
        <WritingLine label="E-Mail" />
        <WritingLine label="Telefon (freiwillig)" />
      </Row>
      <Part>{sections.delivery}</Part>
      <Row>
        <WritingLine label={`Startdatum der Lieferung (${order.startHint})`} />
        {asks.copies && <WritingLine label={`Exemplare (ab ${asks.copies.minimum})`} />}
      </Row>
      {postalSurcharge && (
        <CheckboxGroup
          label="Zustellung"
          of={['im Zustellgebiet', `mit der Post, ${postalSurcharge.text} im Monat mehr`]}
        />
      )}
      {asks.gift && <PaperGift order={order} />}
      <Part>{isRequest ? sections.requestPayment : sections.payment}</Part>
      <CheckboxGroup label="Zahlungsart" of={['SEPA-Lastschrift', 'Rechnung']} />
      <IbanBlank />
      <PaperMandate site={site} order={order} isRequest={isRequest} />
      <Part>{sections.consent}</Part>
      <Checkbox>{order.terms}</Checkbox>
      <Checkbox>
        {order.marketing} {paper.optional}
      </Checkbox>
      <Small>
        {isRequest ? order.school.withdrawal : site.order.withdrawal} AGB: {absolute(PATHS.terms)}. {order.privacy}{' '}
        {absolute(PATHS.privacy)}.
      </Small>
      <SignatureBlock>
        <p>
          <strong>{isRequest ? paper.request : paper.order}</strong>
        </p>
        <Row>
          <WritingLine label="Ort, Datum" />
          <WritingLine label="Unterschrift" />
        </Row>
      </SignatureBlock>
    </>
  );
}

const PaperGift = ({ order: { sections, gift } }: Pick<PaperProps, 'order'>) => (
  <>
    <Part>{sections.gift}</Part>
    <Checkbox>{gift.switch}:</Checkbox>
    <Row>
      <WritingLine label="Vorname des Kindes" />
      <WritingLine label="Nachname des Kindes" />
    </Row>
    <AddressBlanks />
    <WritingLine label={`${gift.accessEmail} (freiwillig)`} />
    <WritingLine label={`${gift.card} (freiwillig)`} lines={3} />
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
