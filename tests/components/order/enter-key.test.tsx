import { screen, within } from '@testing-library/react';
import { CancelForm } from '@/components/order/cancel-form.island';
import { OrderForm } from '@/components/order/order-form.island';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { declarationFormProps, field, orderFormProps, renderForm, user } from './props';

const FORMS = {
  trial: <OrderForm {...orderFormProps('trial')} />,
  gift: <OrderForm {...orderFormProps('gift')} />,
  class: <OrderForm {...orderFormProps('class')} />,
  cancellation: <CancelForm {...declarationFormProps} />,
  withdrawal: <WithdrawForm {...declarationFormProps} />,
};
const noFaults = () => expect(screen.queryByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeNull();

test.each(Object.entries(FORMS))(
  'Enter moves on in every field of %s whose key says so (R-ORD-17)',
  async (_, form) => {
    await renderForm(form);
    for (const direct of screen.queryAllByRole('checkbox', { name: /direkt an das/ })) await user.click(direct);
    for (const date of screen.queryAllByRole('radio', { name: 'zu einem Datum' })) await user.click(date);
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ localName }) => localName === 'input');
    const saysNext = (input: HTMLInputElement) => input.getAttribute('enterkeyhint') === 'next';
    for (const input of inputs.filter((other) => !saysNext(other))) expect(input).toBe(inputs.at(-1));
    for (const input of inputs.filter(saysNext)) {
      await user.click(input);
      await user.keyboard('{Enter}');
      expect(input).not.toHaveFocus();
      expect(document.activeElement?.matches('input, textarea')).toBe(true);
      expect(input.compareDocumentPosition(document.activeElement as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    noFaults();
  },
);

test('Enter moves to the next group of choices and to the next text, as Tab does', async () => {
  await renderForm(FORMS.cancellation);
  await user.click(screen.getByRole('radio', { name: /^Ordentliche/ }));
  await user.keyboard('{Enter}');
  expect(field('Ihr Name')).toHaveFocus();
  await user.click(field('E-Mail für die Bestätigung'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: 'frühestmöglich' })).toHaveFocus();
});

test('Enter sends in the last field', async () => {
  await renderForm(FORMS.withdrawal);
  await user.click(field('E-Mail für die Bestätigung'));
  await user.keyboard('{Enter}');
  const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
});

test('Enter is a line break in a text of several lines, whose characters are counted', async () => {
  await renderForm(FORMS.gift);
  await user.type(field(/^Text für die Geschenkkarte/), 'Liebe Mia,{Enter}alles Gute');
  expect(field(/^Text für die Geschenkkarte/)).toHaveValue('Liebe Mia,\nalles Gute');
  expect(screen.getByText('Noch 279 von 300 Zeichen.', { selector: '[aria-hidden]' })).toBeVisible();
});
