import type { Day } from 'german/dates/day';
import { memo, type ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type OrderedPlan, type OrderValues, SALUTATIONS } from 'subscription/order/values';
import type { Delivery } from 'subscription/plans/delivery';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { AddressFields } from './address-fields';
import { ConsentFields } from './consent-fields';
import { DeliveryFields } from './delivery-fields';
import { Aside, Group } from './form-parts';
import { GiftFields } from './gift-fields';
import { ConditionalFieldsBackup } from './later-fields';
import { MailField } from './mail-field';
import { PaymentFields } from './payment-fields';
import { PersonFields } from './person-fields';

/** Name of the requesting school, and a note that the address is the school's. */
function SchoolFields({ copy: { school: copy, address } }: { copy: FormCopy }) {
  return (
    <Group legend={copy.address} nested>
      <Aside>{copy.addressHint}</Aside>
      <TextInput<OrderValues> name="school" label="Schule" autoComplete="organization" autoCapitalize="words" />
      <AddressFields copy={address} />
    </Group>
  );
}

/** Country of the address, if there is a choice; it decides the postcode format and the postage. */
function CountryChoice({ countries }: Pick<Delivery, 'countries'>) {
  if (countries.length === 1) return null;
  return (
    <Choice<OrderValues>
      name="country"
      label="Land"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

const PLACE = ['street', 'houseNumber', 'supplement', 'postalCode', 'city'] as const;

/** Fields that appear after a choice. */
const LATER = [
  'recipient.firstName',
  'recipient.lastName',
  ...PLACE.map((field) => `recipient.${field}` as const),
  'accessTo',
  'accessEmail',
] as const satisfies FieldPath<OrderValues>[];

/** Fields in page order, for the error summary. */
export const FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'phone',
  'school',
  'country',
  ...PLACE,
  'copies',
  'startDate',
  'area',
  ...LATER,
  'cardText',
  'paymentMethod',
  'iban',
  'termsAccepted',
  'marketingConsent',
] as const satisfies FieldPath<OrderValues>[];

type Props = { plan: OrderedPlan; copy: FormCopy; today: Day; calendarIcon: ReactNode };

/**
 * All fields of an order, in groups; the plan decides which (R-ORD-4). Each subscribes to the form itself, so that they
 * do not re-render with it.
 */
export const OrderFields = memo(function OrderFields({ plan, copy, today, calendarIcon }: Props) {
  const isRequest = plan.is === 'request';
  const { sections } = copy;
  return (
    <>
      <Group legend={sections.person}>
        <Choice<OrderValues>
          name="salutation"
          label="Anrede"
          options={SALUTATIONS.map((value) => ({ value, label: value }))}
        />
        <PersonFields />
        <MailField<OrderValues> name="email" label="E-Mail" autoComplete="email" doubt={copy.mailDoubt} />
        <TextInput<OrderValues> name="phone" label="Telefon" optional type="tel" inputMode="tel" autoComplete="tel" />
        <CountryChoice {...plan.delivery} />
        {plan.asks.school ? <SchoolFields copy={copy} /> : <AddressFields copy={copy.address} />}
      </Group>
      <Group legend={sections.delivery}>
        <DeliveryFields plan={plan} copy={copy} today={today} calendarIcon={calendarIcon} />
      </Group>
      {plan.asks.gift && (
        <Group legend={sections.gift}>
          <ConditionalFieldsBackup<OrderValues> names={LATER} />
          <GiftFields copy={copy} />
        </Group>
      )}
      <Group legend={isRequest ? sections.requestPayment : sections.payment}>
        <PaymentFields copy={copy} isRequest={isRequest} />
      </Group>
      <Group legend={sections.consent}>
        <ConsentFields copy={copy} />
      </Group>
    </>
  );
});
