import { render, screen } from '@testing-library/react';
import { OrderForm } from '@/components/order/order-form.island';
import { content } from '@/lib/content';
import { field, fillIn, orderFormProps, user } from './props';

let isLost: boolean;
jest.mock('@/components/order/parts/success', () => {
  if (isLost) throw new Error('lost on the way');
  return jest.requireActual('@/components/order/parts/success');
});

const { failures, success } = content.order;
const submit = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));

test('if the receipt’s chunk fails to load, the order is kept unsent and the next attempt sends it', async () => {
  isLost = true;
  const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  render(<OrderForm {...orderFormProps('trial')} />);
  await fillIn();
  await submit();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(failures.title);
  expect(notice).toHaveTextContent(failures.offline);
  expect(notice).toHaveFocus();
  expect(logged).not.toHaveBeenCalled();
  expect(field('Vorname')).toHaveValue('Anna');
  isLost = false;
  await submit();
  expect(await screen.findByRole('heading', { name: success.title })).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
});
