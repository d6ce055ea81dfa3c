import { act, render, screen, waitFor } from '@testing-library/react';
import { planAsOf } from 'content/offer';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { CancelForm } from '@/components/order/cancel-form.island';
import { OrderForm } from '@/components/order/order-form.island';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { content } from '@/lib/content';
import { plan } from '@/packages/subscription/tests/plans/plans';
import { asksBack, declarationFormProps, field, fillIn, orderFormProps, paste, user } from './props';

const address = window.location.href;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  sessionStorage.clear();
  window.history.replaceState(null, '', address);
});
afterEach(() => jest.restoreAllMocks());

const receipt = () => screen.queryByRole('article', { name: / ab \d/ });
const shownReceipt = () => screen.findByRole('article', { name: / ab \d/ });
/** Waits until the receipt’s chunk has loaded. */
const loaded = () => act(async () => void (await import('@/components/order/parts/order-sending')));
const visit = (id: string) => render(<OrderForm {...orderFormProps(id)} />);

async function order() {
  const page = visit('year');
  await fillIn();
  await paste(/^IBAN/, 'DE89370400440532013000');
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await screen.findByRole('region', { name: /Bestellung erfolgreich!$/ });
  return page;
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('a receipt stays in the tab over a reload once the customer keeps it, until it is discarded (R-LAW-13)', async () => {
  const first = await order();
  expect(sessionStorage).toHaveLength(0);
  await press('In diesem Tab behalten');
  expect(asksBack()).toBe(false);
  expect(JSON.stringify(sessionStorage)).not.toContain('370400440532');
  const shown = receipt()?.textContent;
  first.unmount();
  const second = visit('year');
  expect((await shownReceipt()).textContent).toBe(shown);
  expect(asksBack()).toBe(false);
  await press('Nicht länger behalten');
  expect(sessionStorage).toHaveLength(0);
  second.unmount();
  visit('year');
  await loaded();
  expect(receipt()).not.toBeInTheDocument();
});

test('a receipt of another plan or visit, or with foreign data, is not shown', async () => {
  (await order()).unmount();
  const contract = { name: 'Anna Müller', contract: 'Jahresabo', email: 'anna@example.org' };
  const words = { title: 'Jahresabo ab 28. November 2026', status: 'Vorschau', groups: [], contract };
  const kept = { planId: 'year', startDate: '2026-11-28', isRequest: false, transmitted: false, ...words };
  const visits = [
    { id: 'year', state: { receipt: true }, stored: kept, isShown: true },
    { id: 'trial', state: { receipt: true }, stored: kept, isShown: false },
    { id: 'year', state: null, stored: kept, isShown: false },
    { id: 'year', state: { receipt: true }, stored: { ...kept, title: ['<b>'] }, isShown: false },
  ] as const;
  for (const { id, state, stored, isShown } of visits) {
    window.history.replaceState(state, '', address);
    sessionStorage.setItem('duda-beleg', JSON.stringify(stored));
    const { unmount } = visit(id);
    await loaded();
    expect(receipt() !== null).toBe(isShown);
    unmount();
  }
});

test('a receipt prefills the forms for withdrawal and cancellation, and is there on the way back (R-LAW-9)', async () => {
  const page = await order();
  const way = screen.getByRole('link', { name: 'Vertrag widerrufen' });
  way.addEventListener('click', (event) => event.preventDefault());
  await user.click(way);
  expect(asksBack()).toBe(false);
  page.unmount();
  window.history.pushState(null, '', way.getAttribute('href'));
  for (const Declaring of [WithdrawForm, CancelForm]) {
    const { unmount } = render(<Declaring {...declarationFormProps} />);
    expect(field('Ihr Name')).toHaveValue('Anna Müller');
    expect(field('Vertrag')).toHaveValue(`${planAsOf(plan('year'), today()).title}, bestellt am ${formatDay(today())}`);
    expect(field(/^E-Mail/)).toHaveValue('anna@example.org');
    expect(screen.getByText(content.order.declaration.prefilled)).toBeVisible();
    unmount();
  }
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe(''));
  visit('year');
  expect(await shownReceipt()).toBeVisible();
});

test('opened from elsewhere, the withdrawal form is empty even with a kept receipt', async () => {
  await order();
  await press('In diesem Tab behalten');
  render(<WithdrawForm {...declarationFormProps} />);
  expect(field('Ihr Name')).toHaveValue('');
});

test('if storage is blocked, says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await order();
  await press('In diesem Tab behalten');
  expect(screen.getByText(content.order.success.notKept)).toBeVisible();
});
