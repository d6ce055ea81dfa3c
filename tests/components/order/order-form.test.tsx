import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { deliveryRange } from 'subscription/order/delivery-day';
import { MESSAGES } from 'subscription/order/messages';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { typedDay } from 'subscription/order/typed-day';
import { declarationProps } from '@/components/order/declaration-copy';
import { formCopy } from '@/components/order/form-copy';
import { OrderForm } from '@/components/order/order-form.island';
import { content } from '@/lib/content';
import { halfYear, ordered, plan, planIds } from '@/packages/subscription/tests/plans/plans';
import { asksBack, ENDPOINT, field, fillIn, orderFormProps, paste, renderForm, serve, user } from './props';

const button = (id: string) =>
  screen.getByRole('button', {
    name: plan(id).is === 'request' ? 'Unverbindlich anfragen' : 'Zahlungspflichtig bestellen',
  });

let logged: jest.SpyInstance;
beforeEach(() => {
  document.title = 'DUDA';
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('the form starts empty, with the next Saturday and SEPA, without any consent (R-ORD-3, R-LAW-6)', async () => {
  await renderForm(<OrderForm {...orderFormProps('trial')} />);
  expect(field('Startdatum der Lieferung')).toHaveValue(
    typedDay(deliveryRange(today(), ordered('trial').delivery).first),
  );
  expect(screen.getByRole('radio', { name: 'SEPA-Lastschrift' })).toBeChecked();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Straße', 'Stadt'])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
});

test('submitting it with too little lists every error, links to each field and marks the title; a corrected one disappears (R-ORD-4)', async () => {
  await renderForm(<OrderForm {...orderFormProps('trial')} />);
  const city = field('Stadt');
  await user.type(city, 'K');
  await user.click(button('trial'));
  const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(summary).toHaveFocus();
  expect(document.title).toBe('Fehler: DUDA');
  const { phone: _phone, startDate: _startDate, ...expected } = MESSAGES;
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(expected));
  const street = field('Straße');
  expect(street).toHaveAccessibleDescription(expect.stringContaining(MESSAGES.street));
  await user.click(within(summary).getByRole('link', { name: MESSAGES.street }));
  expect(street).toHaveFocus();
  expect(screen.getAllByText(MESSAGES.city)).toHaveLength(2);
  await user.type(city, 'öln');
  await waitFor(() => expect(screen.queryByText(MESSAGES.city)).not.toBeInTheDocument());
  expect(city).toHaveValue('Köln');
});

const SHORT = {
  contract: ['Abo', 'Erste Ausgabe', 'Kosten', 'Laufzeit'],
  request: ['Anfrage für', 'Gewünschte erste Ausgabe', 'Kosten', 'Laufzeit'],
};
const textsOf = (parts: HTMLElement[]) => parts.map(({ textContent }) => textContent);

test.each(planIds)(
  'ordering %s shows the success notice: product, dates, cost and end first, then the buttons, then the receipt, and an empty form behind a button; the log masks the IBAN (R-ORD-8, R-ORD-12)',
  async (id) => {
    const isRequest = plan(id).is === 'request';
    await renderForm(<OrderForm {...orderFormProps(id)} />);
    expect(asksBack()).toBe(false);
    await fillIn();
    await user.type(field(/^IBAN/), 'DE89370400440532013000');
    expect(asksBack()).toBe(true);
    await user.dblClick(button(id));
    const region = await screen.findByRole('region', { name: /Bestellung erfolgreich!$/ });
    expect(asksBack()).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith(
      'Bestellung',
      id,
      expect.objectContaining({ planId: id, iban: 'DE•• •••• •••• •••• ••30 00' }),
    );
    expect(screen.getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
    expect(screen.getAllByText(/Eine Bestätigung folgt per E-Mail/)[0]).toBeVisible();
    const ways = screen.queryAllByRole('link', { name: /^(Vertrag widerrufen|Verträge hier kündigen)$/ });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(
      isRequest ? [] : ['/widerruf/#aus-beleg', '/kuendigen/#aus-beleg'],
    );
    const { requestNote } = orderFormProps(id).copy.success;
    expect(screen.queryAllByText(requestNote)).toHaveLength(isRequest ? 1 : 0);

    const list = within(region).getAllByRole('term')[0]?.closest('dl') as HTMLElement;
    expect(textsOf(within(list).getAllByRole('term'))).toEqual(SHORT[plan(id).is]);
    const buttons = within(region).getAllByRole('button');
    expect(textsOf(buttons)).toEqual([
      'Übersicht drucken',
      'Als Text speichern',
      ...(plan(id).asks.gift ? ['Geschenkkarte drucken'] : []),
      ...(isRequest ? [] : ['Erinnerung speichern']),
      'In diesem Tab behalten',
    ]);
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    const sheet = within(region).getByRole('article', { name: / ab \d/ });
    expect(list.compareDocumentPosition(buttons[0] as HTMLElement) & follows).toBeTruthy();
    expect((buttons.at(-2) as HTMLElement).compareDocumentPosition(sheet) & follows).toBeTruthy();
    const law = sheet.querySelector('details');
    expect(law?.open ?? false).toBe(false);
    expect(law === null).toBe(isRequest);

    expect(screen.queryByRole('textbox', { name: 'Vorname' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: plan(id).submit })).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: /^Noch einmal (bestellen|anfragen)$/ });
    expect(again).toHaveAttribute('aria-expanded', 'false');
    again.focus();
    await user.keyboard('{Enter}');
    expect(again).toHaveAttribute('aria-expanded', 'true');
    expect(again).toHaveFocus();
    expect(field('Vorname')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ })).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Frau' })).toHaveFocus();
  },
);

test('splits a street line that the browser filled in', async () => {
  await renderForm(<OrderForm {...orderFormProps('year')} />);
  const street = field('Straße');
  const houseNumber = field('Hausnummer');
  fireEvent.change(street, { target: { value: 'Straße des 17. Juni 135' } });
  expect(street).toHaveValue('Straße des 17. Juni');
  expect(houseNumber).toHaveValue('135');
});

test('every text field has the right autocomplete, inputmode and enterkeyhint; no browser rewrites an e-mail address (R-ORD-16)', async () => {
  await renderForm(<OrderForm {...orderFormProps('gift')} />);
  await user.click(screen.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }));
  await user.click(screen.getByRole('radio', { name: 'Die Familie des Kindes' }));
  const having = (...names: string[]) =>
    screen.getAllByRole('textbox').map((field) => names.map((name) => field.getAttribute(name)));
  expect(having('name', 'autocomplete', 'inputmode', 'enterkeyhint')).toEqual([
    ['firstName', 'given-name', null, 'next'],
    ['lastName', 'family-name', null, 'next'],
    ['email', 'email', 'email', 'next'],
    ['phone', 'tel', 'tel', 'next'],
    ['street', 'address-line1', null, 'next'],
    ['houseNumber', 'on', null, 'next'],
    ['supplement', 'address-line2', null, 'next'],
    ['postalCode', 'postal-code', 'numeric', 'next'],
    ['city', 'address-level2', null, 'next'],
    ['startDate', 'on', 'text', 'next'],
    ['recipient.firstName', 'shipping given-name', null, 'next'],
    ['recipient.lastName', 'shipping family-name', null, 'next'],
    ['recipient.street', 'shipping address-line1', null, 'next'],
    ['recipient.houseNumber', 'on', null, 'next'],
    ['recipient.supplement', 'shipping address-line2', null, 'next'],
    ['recipient.postalCode', 'shipping postal-code', 'numeric', 'next'],
    ['recipient.city', 'shipping address-level2', null, 'next'],
    ['accessEmail', 'on', 'email', 'next'],
    // Enter inserts a line break here.
    ['cardText', 'on', null, null],
    // On the way back browsers restore every field that is not 'off', so all but the IBAN.
    ['iban', 'off', null, 'next'],
  ]);
  const mails = having('name', 'type', 'spellcheck', 'autocapitalize').filter(([name]) => /email/i.test(name ?? ''));
  expect(mails).toEqual(['email', 'accessEmail'].map((name) => [name, 'text', 'false', 'none']));
});

test('somebody who pays ahead is asked for no gift and gets no card (R-PLAN-13)', async () => {
  await renderForm(<OrderForm {...orderFormProps('gift')} plan={orderedPlan(halfYear, content.site)} />);
  expect(screen.queryByRole('checkbox', { name: /direkt an das beschenkte Kind/ })).toBeNull();
  expect(screen.queryByText(content.order.occasions.birthday)).toBeNull();
  expect(screen.queryByText('Digitaler Zugang')).toBeNull();
  await fillIn();
  await user.click(button('gift'));
  const region = await screen.findByRole('region', { name: /Bestellung erfolgreich!$/ });
  expect(within(region).queryByRole('button', { name: 'Geschenkkarte drucken' })).toBeNull();
  expect(within(region).getByRole('button', { name: 'Erinnerung speichern' })).toBeVisible();
  expect(within(region).queryByText('Digitaler Zugang')).toBeNull();
});

const LEAVING = {
  'a click outside': () => user.click(document.body),
  'a click on another field': () => user.click(field('Vorname')),
  'moving the focus on': () => user.tab({ shift: true }),
  'Escape on its button': () => user.keyboard('{Escape}'),
};

test.each(Object.entries(LEAVING))('the calendar closes by %s', async (_how, leave) => {
  await renderForm(<OrderForm {...orderFormProps('year')} />);
  const opener = screen.getByRole('button', { name: 'Samstag wählen' });
  await user.click(opener);
  await screen.findByRole('grid');
  act(() => opener.focus());
  expect(screen.getByRole('grid')).toBeVisible();
  await leave();
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the calendar offers no day without delivery, and explains what happens to its issue (R-ORD-5)', async () => {
  const props = orderFormProps('year');
  const { first } = deliveryRange(today(), props.plan.delivery);
  const pause = { first: addDays(first, 7), last: addDays(first, 7), reason: 'Zuckerfest' };
  await renderForm(
    <OrderForm {...props} plan={{ ...props.plan, delivery: { ...props.plan.delivery, pauses: [pause] } }} />,
  );
  await user.clear(field('Startdatum der Lieferung'));
  await user.type(field('Startdatum der Lieferung'), typedDay(addDays(first, 14)));
  await user.click(screen.getByRole('button', { name: 'Samstag wählen' }));
  await screen.findByRole('grid');
  const inMonth = pause.first.slice(0, 7) === addDays(first, 14).slice(0, 7);
  if (!inMonth) await user.click(screen.getByRole('button', { name: /zurück|Vorherig|Previous/i }));
  expect(await screen.findByText(new RegExp(`^Zuckerfest am .*${props.plan.delivery.shifted}`))).toBeVisible();
  const days = screen.getAllByRole('button', { name: /^\p{L}+, \d/u });
  const offered = days
    .filter((day) => day.getAttribute('aria-disabled') !== 'true')
    .map((day) => day.getAttribute('aria-label') ?? '');
  expect(offered).not.toEqual([]);
  expect(offered.filter((name) => !name.startsWith('Samstag, '))).toEqual([]);
  expect(offered.join()).not.toContain(formatDay(pause.first).replace(/\s/g, ' '));
});

test('an IBAN is grouped after blur, a wrong one gets a hint, not an error; only SEPA asks for it (R-ORD-7)', async () => {
  await renderForm(<OrderForm {...orderFormProps('year')} />);
  const iban = field(/^IBAN/);
  expect(screen.getByRole('heading', { name: 'SEPA-Lastschriftmandat' })).toBeVisible();
  await user.type(iban, 'de89370400440532013001');
  expect(iban).toHaveValue('de89370400440532013001');
  await user.tab();
  expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01');
  expect(await screen.findByText(/die Prüfziffer passt nicht/)).toBeVisible();
  expect(iban).not.toBeInvalid();
  await user.click(screen.getByRole('radio', { name: 'Rechnung' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^IBAN/ })).not.toBeInTheDocument());
});

test('the review above the button follows the chosen delivery', async () => {
  await renderForm(<OrderForm {...orderFormProps('year')} />);
  const review = screen.getByRole('region', { name: 'Ihre Bestellung auf einen Blick' });
  expect(review).toHaveTextContent(/8,90\s€ im Monat/);
  await user.click(screen.getByRole('radio', { name: /^Postversand außerhalb/ }));
  expect(review).toHaveTextContent(/10,90\s€ im Monat/);
  expect(review).toHaveTextContent(/130,80\s€ insgesamt/);
  expect(review.nextElementSibling).toBe(button('year'));
});

test('a gift can go straight to the child, with a card to print', async () => {
  await renderForm(<OrderForm {...orderFormProps('gift')} />);
  await fillIn();
  await user.click(screen.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }));
  await user.click(button('gift'));
  const group = screen.getByRole('group', { name: 'Wohin sollen die Ausgaben gehen?' });
  expect(await within(group).findAllByText(/muss mindestens|ist erforderlich/)).toHaveLength(6);
  for (const [name, text] of [
    ['Vorname', 'Mia'],
    ['Nachname', 'Sonne'],
    ['Straße', 'Am Bach 3'],
    ['Postleitzahl', '50999 Köln'],
  ] as const) {
    await paste(within(group).getByRole('textbox', { name }), text);
  }
  await paste(field(/^Text für die Geschenkkarte/), '<b>Viel Spaß!</b>');
  const review = screen.getByRole('region', { name: 'Ihre Bestellung auf einen Blick' });
  expect(review).toHaveTextContent('direkt an Mia Sonne, Am Bach 3, 50999 Köln');
  expect(review).toHaveTextContent('per E-Mail an Sie');
  await user.click(within(group).getByRole('radio', { name: 'Die Familie des Kindes' }));
  expect(review).toHaveTextContent('per E-Mail an die Familie des Kindes');
  await paste(within(group).getByRole('textbox', { name: 'E-Mail der Familie' }), 'familie@example.org');
  await user.click(button('gift'));
  const receipt = await screen.findByRole('article', { name: /^Geschenkabo ab/ });
  expect(receipt).toHaveTextContent('direkt an Mia Sonne, Am Bach 3, 50999 Köln');
  expect(receipt).toHaveTextContent('per E-Mail an familie@example.org');
  const card = screen.getByRole('article', { name: 'Geschenkkarte' });
  expect(card).toHaveTextContent('Für Mia');
  expect(card).toHaveTextContent('<b>Viel Spaß!</b>');
});

const { preview } = content.order;
/** The preview notices on the page, in order. */
const said = () => {
  const text = document.body.textContent ?? '';
  return Object.values(preview).filter((words) => text.includes(words));
};

test('the preview is announced above the form, beside the IBAN and before the confirmation (R-ORD-8)', async () => {
  await renderForm(<OrderForm {...orderFormProps('year')} />);
  expect(said()).toEqual([preview.form, preview.iban]);
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  const note = screen.getByText(preview.form);
  expect(note.compareDocumentPosition(screen.getByRole('radio', { name: 'Frau' })) & follows).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Rechnung' }));
  await waitFor(() => expect(said()).toEqual([preview.form]));
  await fillIn();
  await user.click(button('year'));
  const region = await screen.findByRole('region', { name: /Bestellung erfolgreich!$/ });
  expect(region).toHaveFocus();
  const text = region.textContent ?? '';
  const places = ['Vorschau: Es wurde nichts übertragen.', 'So sieht die Bestätigung aus:', 'Bestellung erfolgreich!'];
  expect(places.map((words) => text.indexOf(words))).toEqual([
    0,
    expect.any(Number),
    text.indexOf('So sieht die Bestätigung aus:') + 'So sieht die Bestätigung aus:'.length,
  ]);
});

test('the props of a live form contain no preview texts', () => {
  const live = { ...content.site, order: { ...content.site.order, ...ENDPOINT } };
  for (const copy of [formCopy({ ...content, site: live }), declarationProps(content.order, live)])
    expect(copy).not.toHaveProperty('preview');
});

test('entries stay if sending fails', async () => {
  const props = orderFormProps('trial');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderForm(<OrderForm {...props} sending={ENDPOINT} />);
  await fillIn();
  await user.click(button('trial'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/keine Verbindung/);
  expect(field('Vorname')).toHaveValue('Anna');
  jest.restoreAllMocks();
});

test('a double click sends once; a retry reuses the idempotency key; a live form never mentions a preview', async () => {
  const keys = serve({ reference: 'D-1' }, 500, 500);
  await renderForm(<OrderForm {...orderFormProps('year')} sending={ENDPOINT} />);
  expect(document.body).not.toHaveTextContent(/Vorschau/);
  await fillIn();
  await user.dblClick(button('year'));
  expect(logged).not.toHaveBeenCalled();
  expect(await screen.findByText(/Beim Verlag ist ein Fehler aufgetreten/)).toBeVisible();
  expect(keys).toHaveLength(2);
  await user.dblClick(button('year'));
  expect(await screen.findByRole('region', { name: 'Bestellung erfolgreich!' })).toHaveFocus();
  expect(screen.getByText(/Vorgangsnummer: D-1/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Vorschau|So sieht/);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('the same order from a form opened anew has a key of its own', async () => {
  const keys = serve();
  for (let page = 0; page < 2; page += 1) {
    await renderForm(<OrderForm {...orderFormProps('year')} sending={ENDPOINT} />);
    for (let turn = 1; turn < 3; turn += 1) {
      for (const again of screen.queryAllByRole('button', { name: 'Noch einmal bestellen' })) await user.click(again);
      await fillIn();
      await user.click(button('year'));
      await waitFor(() => expect(keys).toHaveLength(2 * page + turn));
      await screen.findByRole('heading', { name: 'Bestellung erfolgreich!' });
      // Until then, another click counts as a double click.
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    }
    cleanup();
  }
  expect(new Set(keys).size).toBe(4);
});

test('the page says so if the publisher checks an order before confirming it', async () => {
  serve({ reference: 'D-1', confirmation: 'afterCheck' });
  await renderForm(<OrderForm {...orderFormProps('year')} sending={ENDPOINT} />);
  await fillIn();
  await user.click(button('year'));
  expect(await screen.findByText(content.order.checked)).toBeVisible();
  expect(screen.queryByText(content.order.success.order)).not.toBeInTheDocument();
});
