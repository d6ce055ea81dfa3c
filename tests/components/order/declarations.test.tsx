import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelForm } from '@/components/order/cancel-form.island';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { declarationFormProps as props } from './props';

const user = userEvent.setup({ delay: null });
// jsdom draws nothing, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

async function fillIn() {
  await user.type(screen.getByRole('textbox', { name: 'Ihr Name' }), 'Anna Müller');
  await user.type(screen.getByRole('textbox', { name: 'Vertrag' }), 'Geschenkabo');
  await user.type(screen.getByRole('textbox', { name: 'E-Mail für die Bestätigung' }), 'anna@example.org');
}

test('cancelling as soon as possible: the preview says nothing was sent and offers the mail', async () => {
  render(<CancelForm {...props} />);
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Jetzt kündigen' }));
  expect(await screen.findByText(/Es wurde nichts gesendet/)).toBeVisible();
  const mail = decodeURIComponent(screen.getByRole('link', { name: 'E-Mail öffnen' }).getAttribute('href') ?? '');
  expect(mail).toContain('Vertrag: Geschenkabo');
  expect(mail).toContain('zum frühestmöglichen Zeitpunkt');
  expect(
    screen.getByRole('heading', { name: 'Ihre Kündigung ist vorbereitet, aber noch nicht gesendet' }),
  ).toBeVisible();
  expect(mail).toContain('Ausgefüllt am');
  expect(mail).not.toContain('Abgegeben am');
  expect(screen.getByRole('button', { name: 'Erklärung speichern' })).toBeVisible();
});

test('a reason and a day are asked for only where they are needed', async () => {
  render(<CancelForm {...props} />);
  expect(screen.queryByRole('textbox', { name: 'Grund' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Außerordentliche/ }));
  await user.click(screen.getByRole('radio', { name: 'zu einem Datum' }));
  await user.type(screen.getByRole('textbox', { name: 'Enddatum' }), '01.01.2020');
  await user.click(screen.getByRole('button', { name: 'Jetzt kündigen' }));
  expect(await screen.findAllByText('Bitte nennen Sie den Grund der außerordentlichen Kündigung')).toHaveLength(2);
  expect(screen.getAllByText('Bitte geben Sie ein Datum an, das noch nicht vorbei ist')).toHaveLength(2);
});

test('withdrawing takes two steps, and the first can be mended', async () => {
  render(<WithdrawForm {...props} />);
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(screen.getByRole('textbox', { name: 'Ihr Name' })).toHaveValue('Anna Müller');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
  expect(await screen.findByText('Hiermit widerrufe ich den folgenden Vertrag.')).toBeVisible();
  expect(screen.queryByText(/eingegangen/)).not.toBeInTheDocument();
});
