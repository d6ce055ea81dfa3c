import { render, screen, waitFor, within } from '@testing-library/react';
import { addDays, nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { formatDay, withWeekday } from 'german/dates/german';
import { addWorkdays } from 'german/dates/workdays';
import { formatPrice } from 'german/money';
import { typedDay } from 'subscription/order/typed-day';
import type { Delivery } from 'subscription/plans/delivery';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { CouponPrice } from '@/components/order/coupon-price.island';
import { OrderForm } from '@/components/order/order-form.island';
import { AREA, AUSTRIA } from '@/packages/subscription/tests/order/delivery';
import { ordered, plan } from '@/packages/subscription/tests/plans/plans';
import { field, fillIn, orderFormProps, paste, renderForm, user } from './props';

/** Renders the form of a plan with changed delivery rules. */
function open(id: string, delivery: Partial<Delivery> = {}) {
  const own = ordered(id);
  return renderForm(
    <OrderForm {...orderFormProps(id)} plan={{ ...own, delivery: { ...own.delivery, ...delivery } }} />,
  );
}
const review = () => screen.getByRole('region', { name: /auf einen Blick$/ });
const send = () =>
  user.click(screen.getByRole('button', { name: /^(Zahlungspflichtig bestellen|Unverbindlich anfragen)$/ }));
async function write(name: string | RegExp, text: string) {
  await user.clear(field(name));
  await paste(name, text);
}

const SATURDAY = nextSaturday(today());
/** Normalizes spaces like the matchers. */
const normal = (text: string) => text.replaceAll('\u00a0', ' ');
const euros = (cents: number) => normal(formatPrice(cents));

/** Renders the coupon beside the form as built. */
function openCoupon(id: string) {
  const announced = quote(plan(id), SATURDAY, true);
  return render(<CouponPrice tag={priceTag(plan(id), announced)} plan={ordered(id)} quote={announced} />);
}

test('if the next Saturday has no delivery, proposes the one after and says why', async () => {
  const pauses = [{ first: SATURDAY, last: SATURDAY, reason: 'Feiertag' }];
  await open('trial', { pauses });
  const start = field('Startdatum der Lieferung');
  expect(start).toHaveValue(typedDay(addDays(SATURDAY, 7)));
  expect(start).toHaveAccessibleDescription(expect.stringContaining(`Feiertag am ${formatDay(SATURDAY)}`));
  expect(review()).toHaveTextContent(normal(withWeekday(addDays(SATURDAY, 7))));
});

test('the hint states a longer lead time', async () => {
  await open('trial', { leadDays: 10, pauses: [] });
  const start = field('Startdatum der Lieferung');
  expect(start).toHaveValue(typedDay(nextSaturday(addWorkdays(today(), 10))));
  expect(start).toHaveAccessibleDescription(/10\sArbeitstage Vorlauf/);
});

test('accepts a start date in other notations, and explains one that it cannot read', async () => {
  await open('trial', { pauses: [] });
  const [day, month] = typedDay(addDays(SATURDAY, 7)).split('.');
  await write('Startdatum der Lieferung', `${day}.${month}`);
  expect(review()).toHaveTextContent(normal(withWeekday(addDays(SATURDAY, 7))));
  await write('Startdatum der Lieferung', 'bald');
  await send();
  expect(await screen.findAllByText(/^Bitte als TT\.MM\.JJJJ/)).toHaveLength(2);
  await write('Startdatum der Lieferung', typedDay(addDays(SATURDAY, 6)));
  expect((await screen.findAllByText(/ist ein Freitag/)).length).toBeGreaterThan(0);
});

test('a gift can start in time for Christmas with one press', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask'],
  });
  await open('gift', { pauses: [] });
  await user.click(screen.getByRole('button', { name: 'Zu Weihnachten: 19.\u00a0Dezember 2026' }));
  expect(field('Startdatum der Lieferung')).toHaveValue('19.12.2026');
  expect(review()).toHaveTextContent('19. Dezember 2026');
  jest.useRealTimers();
});

test('if the delivery area is known, price, summary and coupon follow the postcode', async () => {
  const coupon = openCoupon('year');
  await open('year', { area: AREA });
  const { price, postalSurcharge } = ordered('year');
  const tag = () => normal(within(coupon.container).getByRole('strong').textContent ?? '');
  const inside = euros(price.amount.cents);
  const outside = euros(price.amount.cents + (postalSurcharge?.cents ?? 0));
  expect(screen.queryByRole('radiogroup', { name: 'Zustellung' })).not.toBeInTheDocument();
  expect(review()).toHaveTextContent(/je nach Postleitzahl/);
  expect(tag()).toBe(inside);
  await write('Postleitzahl', '80331');
  expect(screen.getByText(/liegt außerhalb des Zustellgebiets/)).toHaveTextContent(normal(postalSurcharge?.text ?? ''));
  expect(review()).toHaveTextContent(`${outside} im Monat`);
  expect(tag()).toBe(outside);
  expect(coupon.container).toHaveTextContent('im Monat mit Postversand');
  await write('Postleitzahl', '50667');
  expect(screen.getByText(/liegt im Zustellgebiet/)).toBeVisible();
  expect(review()).toHaveTextContent('entfällt im Zustellgebiet');
  expect(tag()).toBe(inside);
});

test('a customer abroad chooses the country and its postcode format is checked', async () => {
  await open('year', { countries: [...ordered('year').delivery.countries, AUSTRIA] });
  await user.click(screen.getByRole('radio', { name: 'Österreich' }));
  await write('Postleitzahl', '50667');
  await send();
  expect((await screen.findAllByText(/eine Postleitzahl in Österreich ein/)).length).toBeGreaterThan(0);
  await write('Postleitzahl', '1010');
  await waitFor(() => expect(field('Postleitzahl')).not.toBeInvalid());
  expect(review()).toHaveTextContent(AUSTRIA.surcharge.text);
});

test('splits postcode and city on blur', async () => {
  await open('year');
  await user.type(field('Postleitzahl'), 'D-50667 Köln');
  await user.tab();
  expect(field('Postleitzahl')).toHaveValue('50667');
  expect(field('Stadt')).toHaveValue('Köln');
});

test('a school enters its name and address and gives no mandate (R-LAW-5)', async () => {
  await open('class');
  const school = screen.getByRole('group', { name: 'Anschrift der Schule' });
  for (const name of ['Schule', 'Straße', 'Postleitzahl', 'Stadt'])
    expect(within(school).getByRole('textbox', { name })).toBeRequired();
  expect(screen.queryByRole('heading', { name: /mandat/i })).not.toBeInTheDocument();
  expect(screen.queryByText(/Ich ermächtige/)).not.toBeInTheDocument();
  expect(field(/^IBAN/)).toHaveAccessibleDescription(/abgebucht wird nichts/);
  await send();
  expect((await screen.findAllByText('Bitte nennen Sie die Schule')).length).toBeGreaterThan(0);
});

const ADDRESS = 'Hauptstraße 12a, 50667 Köln';

test.each([
  ['trial', [`Lieferung an${ADDRESS}`]],
  ['class', ['SchuleGrundschule am Bach', `Lieferung an${ADDRESS}`]],
  ['gift', [`Anschrift${ADDRESS}`, 'Lieferungan Ihre Anschrift']],
])(
  'before ordering %s, one reads above the button who orders and where the newspaper goes (R-ORD-11)',
  async (id, lines) => {
    await open(id);
    expect(review()).toHaveTextContent(/Namenoch nicht angegeben/);
    await fillIn();
    for (const line of ['NameFrau Anna Müller', ...lines]) expect(review()).toHaveTextContent(line);
  },
);

test('fields that are no longer shown have no errors', async () => {
  await open('gift');
  const direct = screen.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ });
  await user.click(direct);
  await user.click(screen.getByRole('radio', { name: 'Die Familie des Kindes' }));
  await send();
  const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(within(summary).getAllByRole('link', { name: /^(Beschenktes Kind|E-Mail der Familie)/ })).toHaveLength(7);
  await user.click(screen.getByRole('radio', { name: 'Ich, zum Weitergeben' }));
  expect(within(summary).queryByRole('link', { name: /^E-Mail der Familie/ })).not.toBeInTheDocument();
  await user.click(direct);
  expect(within(summary).queryByRole('link', { name: /^Beschenktes Kind/ })).not.toBeInTheDocument();
  expect(within(summary).getAllByRole('link').length).toBeGreaterThan(0);
});

test('a probable typo in the e-mail address can be corrected with one press, and is no error', async () => {
  await open('trial');
  await user.type(field('E-Mail'), 'anna@gmial.com');
  expect(screen.queryByText(/Meinten Sie/)).not.toBeInTheDocument();
  await user.tab();
  expect(field('E-Mail')).not.toBeInvalid();
  expect(field('E-Mail')).toHaveAccessibleDescription('Meinten Sie anna@gmail.com? Absenden können Sie trotzdem.');
  await user.click(screen.getByRole('button', { name: 'Meinten Sie anna@gmail.com?' }));
  expect(field('E-Mail')).toHaveValue('anna@gmail.com');
  expect(field('E-Mail')).toHaveFocus();
  expect(screen.queryByText(/Meinten Sie/)).not.toBeInTheDocument();
});

test('an address may have a supplement, which the receipt names; a locker gets a warning, not an error (R-ORD-18)', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await open('trial');
  await fillIn();
  await write(/^Adresszusatz/, 'Packstation 145');
  expect(screen.getByText(/können wir keine Zeitung legen/)).toBeVisible();
  await write(/^Adresszusatz/, 'c/o Sonne');
  expect(screen.queryByText(/können wir keine Zeitung legen/)).not.toBeInTheDocument();
  await send();
  expect(await screen.findByText('c/o Sonne, Hauptstraße 12a, 50667 Köln')).toBeVisible();
});

describe('a house number typed into the street', () => {
  const number = () => field('Hausnummer');
  test('moves to its own field once the street is left, and typing it again does not double it (R-ORD-16)', async () => {
    await open('trial');
    await user.type(field('Straße'), 'Hauptstraße 12');
    expect(field('Straße')).toHaveValue('Hauptstraße 12');
    await user.tab();
    expect(field('Straße')).toHaveValue('Hauptstraße');
    expect(number()).toHaveValue('12');
    expect(screen.getByText(/^Die Hausnummer 12 steht jetzt/)).toBeVisible();
    await user.keyboard('12');
    expect(number()).toHaveValue('12');
  });

  test('is dropped if its own field already has it', async () => {
    await open('trial');
    await write('Hausnummer', '12 A');
    await user.type(field('Straße'), 'Hauptstraße 12a');
    await user.tab();
    expect([field('Straße'), number()].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Hauptstraße',
      '12a',
    ]);
  });

  test('goes back with one press, and then stays', async () => {
    await open('trial');
    await user.type(field('Straße'), 'Straße 12');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(field('Straße')).toHaveValue('Straße 12');
    expect(field('Straße')).toHaveFocus();
    expect(number()).toHaveValue('');
    await user.tab();
    expect(field('Straße')).toHaveValue('Straße 12');
  });
});

test('summary and coupon show the total for a class, without a valid number none', async () => {
  const coupon = openCoupon('class');
  await open('class');
  expect(review()).toHaveTextContent(`Zusammen für ${field(/^Exemplare/).getAttribute('value')} Exemplare`);
  await write(/^Exemplare/, '30');
  const together = euros(30 * plan('class').price.amount.cents);
  expect(coupon.container).toHaveTextContent(`ab ${together} im Schuljahr für 30 Exemplare, unverbindlich`);
  expect(review()).toHaveTextContent('Zusammen für 30 Exemplare');
  await write(/^Exemplare/, 'dreißig');
  expect(coupon.container).not.toHaveTextContent('30 Exemplare');
  expect(review()).toHaveTextContent('noch keine gültige Zahl');
  expect(review()).not.toHaveTextContent('Zusammen für');
});

test('the sticky plan line shows name, price and follow-up terms, but is hidden from screen readers', async () => {
  await open('trial', { area: AREA });
  const { terms, postalSurcharge, title } = ordered('trial');
  if (terms.kind !== 'trial') throw new Error('Other terms');
  const line = () => screen.getByText(/danach/, { selector: '.plan-line *' }).closest('.plan-line');
  expect(line()).toHaveAttribute('aria-hidden', 'true');
  expect(line()).toHaveTextContent(title);
  await write('Startdatum der Lieferung', 'bald');
  await write('Postleitzahl', '80331');
  expect(line()).toHaveTextContent(`danach ${euros(terms.monthly.cents + (postalSurcharge?.cents ?? 0))} im Monat`);
});
