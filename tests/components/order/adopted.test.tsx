import { act, render, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { formatPrice } from 'german/money';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { deliveryRange } from 'subscription/order/delivery-day';
import { typedDay } from 'subscription/order/typed-day';
import { CancelForm } from '@/components/order/cancel-form.island';
import { OrderForm } from '@/components/order/order-form.island';
import { FROM_RECEIPT } from '@/components/order/stored-receipt';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { ordered } from '@/packages/subscription/tests/plans/plans';
import { asksBack, declarationFormProps, field, fillIn, orderFormProps, paste, user } from './props';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders a form like the server; returns a function that hydrates it. */
function rendered(form: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  return () => act(async () => render(form, { container, hydrate: true }));
}
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const form = () => document.querySelector('form') as HTMLFormElement;

test('an order filled in before hydration can be sent and is complete (R-ORD-15)', async () => {
  const hydrateForm = rendered(<OrderForm {...orderFormProps('year')} />);
  await fillIn();
  await user.click(radio(/^Postversand außerhalb/));
  await user.click(radio('Rechnung'));
  await user.click(box(/^Der Verlag darf mir/));
  await hydrateForm();
  const { price, postalSurcharge } = ordered('year');
  const monthly = formatPrice(price.amount.cents + (postalSurcharge?.cents ?? 0)).replace('\u00a0', ' ');
  expect(screen.getByRole('region', { name: /auf einen Blick$/ })).toHaveTextContent(`${monthly} im Monat`);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^IBAN/ })).not.toBeInTheDocument());
  expect(asksBack()).toBe(true);
  expect(logged).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await screen.findByRole('region', { name: /Bestellung erfolgreich!$/ });
  // Before hydration nothing splits street and number, or postcode and city.
  const place = { street: 'Hauptstraße', houseNumber: '12a', postalCode: '50667', city: 'Köln' };
  expect(logged).toHaveBeenCalledWith(
    'Bestellung',
    'year',
    expect.objectContaining({
      salutation: 'Frau',
      payer: expect.objectContaining({ firstName: 'Anna', ...place }),
      paymentMethod: 'invoice',
      marketingConsent: true,
    }),
  );
});

test('the child’s address, the card text and a school’s number of copies survive hydration', async () => {
  const hydrateForm = rendered(<OrderForm {...orderFormProps('gift')} />);
  await user.click(box(/direkt an das beschenkte Kind/));
  await paste(/^Text für die Geschenkkarte/, 'Schöne Grüße\nvon Oma');
  const gift = await hydrateForm();
  const review = screen.getByRole('region', { name: /auf einen Blick$/ });
  expect(review).toHaveTextContent('Kind');
  expect(field(/^Text für die Geschenkkarte/)).toHaveValue('Schöne Grüße\nvon Oma');
  expect(screen.getByRole('group', { name: 'Wohin sollen die Ausgaben gehen?' })).toBeVisible();
  gift.unmount();
  const again = rendered(<OrderForm {...orderFormProps('class')} />);
  await user.clear(field(/^Exemplare/));
  await paste(/^Exemplare/, '30');
  await again();
  expect(screen.getByRole('region', { name: /auf einen Blick$/ })).toHaveTextContent('Zusammen für 30 Exemplare');
});

test('hydration keeps focus, caret and an open composition', async () => {
  const hydrateForm = rendered(<OrderForm {...orderFormProps('year')} />);
  const name = field('Vorname') as HTMLInputElement;
  await user.type(name, 'Ännchen');
  name.setSelectionRange(1, 3);
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await hydrateForm();
  expect(field('Vorname')).toBe(name);
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Ännchen');
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
  // Setting the value, even to the same text, ends a composition.
  expect(written.mock.contexts).not.toContain(name);
  await user.keyboard('x');
  expect(name).toHaveValue('Äxchen');
});

test('on hydration the IBAN is checked and grouped only after blur, an e-mail already left at once', async () => {
  const hydrateForm = rendered(<OrderForm {...orderFormProps('year')} />);
  await paste('E-Mail', 'anna@gmial.com');
  await paste(/^IBAN/, 'DE89370400440532013001');
  await hydrateForm();
  expect(await screen.findByText(/anna@gmail\.com/)).toBeVisible();
  expect(field(/^IBAN/)).toHaveValue('DE89370400440532013001');
  await user.tab();
  expect(await screen.findByText(/die Prüfziffer passt nicht/)).toBeVisible();
  await waitFor(() => expect(field(/^IBAN/)).toHaveValue('DE89 3704 0044 0532 0130 01'));
});

const first = (day: ReturnType<typeof today>) => typedDay(deliveryRange(day, ordered('trial').delivery).first);

test('a page opened days after its build updates the start date and keeps the rest', async () => {
  const builtOn = addDays(today(), -15);
  const hydrateForm = rendered(<OrderForm {...orderFormProps('trial')} builtOn={builtOn} />);
  const start = field('Startdatum der Lieferung');
  const name = field('Vorname');
  expect(start).toHaveValue(first(builtOn));
  await user.click(radio('Herr'));
  await user.type(name, 'Jürgen');
  await hydrateForm();
  expect(start).toHaveValue(first(today()));
  expect(start).toBeInTheDocument();
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Jürgen');
  expect(radio('Herr')).toBeChecked();
  expect(asksBack()).toBe(true);
});

test('a start date that the visitor chose stays on a later day', async () => {
  const hydrateForm = rendered(<OrderForm {...orderFormProps('trial')} builtOn={addDays(today(), -15)} />);
  const chosen = first(addDays(today(), 30));
  await user.clear(field('Startdatum der Lieferung'));
  await paste('Startdatum der Lieferung', chosen);
  await hydrateForm();
  expect(field('Startdatum der Lieferung')).toHaveValue(chosen);
});

test('before hydration no form can send data, and no field is disabled (R-ORD-15)', () => {
  const forms = [
    <OrderForm key="order" {...orderFormProps('gift')} />,
    <CancelForm key="cancel" {...declarationFormProps} />,
    <WithdrawForm key="withdraw" {...declarationFormProps} />,
  ];
  for (const one of forms) {
    rendered(one);
    expect(form()).toHaveAttribute('method', 'dialog');
    expect(form().querySelector(':disabled')).toBeNull();
    document.body.replaceChildren();
  }
});

test('an extraordinary cancellation begun before hydration can be completed', async () => {
  const hydrateForm = rendered(<CancelForm {...declarationFormProps} />);
  await paste('Ihr Name', 'Anna Müller');
  await paste('Vertrag', 'Geschenkabo');
  await paste('E-Mail für die Bestätigung', 'anna@example.org');
  await user.click(radio(/^Außerordentliche/));
  await hydrateForm();
  await paste('Grund', 'Umzug');
  form().requestSubmit();
  expect(await screen.findByRole('button', { name: 'Erklärung speichern' })).toBeVisible();
});

test('a receipt does not overwrite what was typed before hydration', async () => {
  const contract = { name: 'Mia Sonne', contract: 'Jahresabo', email: 'mia@example.org' };
  const kept = { planId: 'year', startDate: '2026-11-28', isRequest: false, transmitted: false };
  sessionStorage.setItem('duda-beleg', JSON.stringify({ ...kept, title: '', status: '', groups: [], contract }));
  window.history.replaceState(null, '', FROM_RECEIPT);
  const hydrateForm = rendered(<WithdrawForm {...declarationFormProps} />);
  await paste('Ihr Name', 'Änne Sonne');
  await hydrateForm();
  expect(field('Vertrag')).toHaveValue('Jahresabo');
  expect(field('Ihr Name')).toHaveValue('Änne Sonne');
  expect(asksBack()).toBe(true);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a visitor who comes back from another page', () => {
  const cameBy = (type: string) =>
    Object.assign(window.performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });
  afterEach(() => cameBy('navigate'));

  test('reads that the entries are still there, but not the IBAN', async () => {
    const props = orderFormProps('year');
    const hydrateForm = rendered(<OrderForm {...props} />);
    await user.type(field('Hausnummer'), '7');
    cameBy('back_forward');
    await hydrateForm();
    expect(await screen.findByText(props.copy.wayBack)).toBeVisible();
    expect(field('Hausnummer')).toHaveValue('7');
  });

  test('reads nothing if the form was empty or the visit is new', async () => {
    const props = orderFormProps('year');
    cameBy('back_forward');
    await rendered(<OrderForm {...props} />)();
    await user.type(field('Hausnummer'), '7');
    expect(screen.queryByText(props.copy.wayBack)).not.toBeInTheDocument();
  });

  test('reads it too after the back/forward cache, and the IBAN can be pasted again', async () => {
    const props = orderFormProps('year');
    await rendered(<OrderForm {...props} />)();
    await paste('Hausnummer', '7');
    await paste('IBAN (freiwillig)', 'DE89370400440532013001');
    await user.click(field('Hausnummer'));
    const before = (field('IBAN (freiwillig)') as HTMLInputElement).value;
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await screen.findByText(props.copy.wayBack)).toBeVisible();
    expect(field('Hausnummer')).toHaveValue('7');
    expect(field('IBAN (freiwillig)')).toHaveValue('');
    expect(screen.queryByText(props.copy.iban.checksum)).not.toBeInTheDocument();
    await paste('IBAN (freiwillig)', before);
    await user.click(field('Hausnummer'));
    expect(field('IBAN (freiwillig)')).toHaveValue(before);
  });

  /** Leaves the form and comes back to it; browsers restore only the fields that were in the initial HTML. */
  function comeBack(left: ReactElement, view: { unmount: () => void }) {
    window.dispatchEvent(new Event('pagehide'));
    const restored = [
      ...form().querySelectorAll<HTMLInputElement>('[name=later], input:not([type=text], [name=accessTo])'),
    ];
    const values = restored.map(({ name, value, checked }) => ({ name, value, checked }));
    view.unmount();
    document.body.replaceChildren();
    const hydrateForm = rendered(left);
    for (const { name, value, checked } of values) {
      const fields = [...form().querySelectorAll<HTMLInputElement>(`[name='${name}']`)];
      const same = fields.length > 1 ? fields.find((one) => one.value === value) : fields[0];
      if (same) Object.assign(same, name === 'later' ? { value } : { checked });
    }
    cameBy('back_forward');
    return hydrateForm();
  }

  test('finds the recipient’s fields and who gets the access (R-ORD-15)', async () => {
    const left = <OrderForm {...orderFormProps('gift')} />;
    const view = await rendered(left)();
    await user.click(box(/direkt an das beschenkte Kind/));
    const child = () => within(screen.getByRole('group', { name: 'Wohin sollen die Ausgaben gehen?' }));
    await user.type(child().getByRole('textbox', { name: 'Vorname' }), 'Mia');
    await user.type(child().getByRole('textbox', { name: 'Stadt' }), 'Köln');
    await user.click(child().getAllByRole('radio')[1] as HTMLElement);
    await user.type(child().getByRole('textbox', { name: /E-Mail/ }), 'mia@example.org');
    await comeBack(left, view);
    expect(child().getByRole('textbox', { name: 'Vorname' })).toHaveValue('Mia');
    expect(child().getByRole('textbox', { name: 'Stadt' })).toHaveValue('Köln');
    expect(child().getByRole('textbox', { name: /E-Mail/ })).toHaveValue('mia@example.org');
    expect(asksBack()).toBe(true);
  });

  test('finds the reason and the date of a cancellation (R-ORD-15)', async () => {
    const left = <CancelForm {...declarationFormProps} />;
    const view = await rendered(left)();
    await user.click(radio(/^Außerordentliche/));
    await user.click(radio('zu einem Datum'));
    await user.type(field('Grund'), 'Umzug');
    await user.type(field('Enddatum'), '31.12.2026');
    await comeBack(left, view);
    expect(field('Grund')).toHaveValue('Umzug');
    expect(field('Enddatum')).toHaveValue('31.12.2026');
  });
});
