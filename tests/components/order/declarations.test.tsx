import { act, render, screen, waitFor } from '@testing-library/react';
import { CancelForm } from '@/components/order/cancel-form.island';
import { FORM_HEADING } from '@/components/order/parts/show-top';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { asksBack, ENDPOINT, field, declarationFormProps as props, serve, user } from './props';

const live = { ...props, sending: ENDPOINT };

async function fillIn() {
  await user.type(field('Ihr Name'), 'Anna Müller');
  await user.type(field('Vertrag'), 'Geschenkabo');
  await user.type(field('E-Mail für die Bestätigung'), 'anna@example.org');
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const mailOffered = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'E-Mail öffnen' }).getAttribute('href') ?? '');

test('the preview of a cancellation says that nothing was sent, offers the e-mail without asking to send it, and asks before it is left unsaved (R-LAW-10)', async () => {
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
  const { preview = '', copy } = props;
  expect(`${preview} ${copy.noAddress}`).not.toMatch(/schicken Sie (bitte )?diese/);
  render(<CancelForm {...props} />);
  await fillIn();
  await press('Jetzt kündigen');
  expect(await screen.findByText(/Es wurde nichts gesendet/)).toBeVisible();
  expect(screen.getByText(copy.noAddress)).toBeVisible();
  expect(screen.queryByText(copy.mailOffer)).not.toBeInTheDocument();
  for (const line of ['Vertrag: Geschenkabo', 'zum frühestmöglichen Zeitpunkt', 'Ausgefüllt am'])
    expect(mailOffered()).toContain(line);
  expect(mailOffered()).not.toContain('Abgegeben am');
  expect(
    screen.getByRole('heading', { name: 'Ihre Kündigung ist vorbereitet, aber noch nicht gesendet' }),
  ).toBeVisible();
  expect(asksBack()).toBe(true);
  await press('Erklärung speichern');
  expect(asksBack()).toBe(false);
});

test.each([CancelForm, WithdrawForm])('%p says above the fields that nothing is sent', (Form) => {
  const { preview = '', ...others } = props;
  const { rerender } = render(<Form {...props} />);
  expect(screen.getByText(preview)).toBeVisible();
  rerender(<Form {...others} sending={ENDPOINT} />);
  expect(screen.queryByText(/Vorschau/)).not.toBeInTheDocument();
});

test('asks for reason and date only where they are needed', async () => {
  render(<CancelForm {...props} />);
  expect(screen.queryByRole('textbox', { name: 'Grund' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Außerordentliche/ }));
  await user.click(screen.getByRole('radio', { name: 'zu einem Datum' }));
  await user.type(field('Enddatum'), '01.01.2020');
  await press('Jetzt kündigen');
  expect(await screen.findAllByText('Bitte nennen Sie den Grund der außerordentlichen Kündigung')).toHaveLength(2);
  expect(screen.getAllByText('Bitte geben Sie ein Datum an, das noch nicht vorbei ist')).toHaveLength(2);
});

const back = () => act(() => window.history.back());
const forward = () => act(() => window.history.forward());
const heading = (
  <h2 key="heading" id={FORM_HEADING} tabIndex={-1}>
    Formular
  </h2>
);
const contract = () => screen.findByRole('textbox', { name: 'Vertrag' });

test.each([
  ['"Angaben ändern"', () => press('Angaben ändern')],
  ['the browser’s back button', back],
])(
  'by %s a customer gets from the withdrawal’s check back to the form, corrects it and withdraws; the preview gives no time of receipt (R-LAW-11)',
  async (_how, leave) => {
    render([heading, <WithdrawForm key="form" {...props} />]);
    await fillIn();
    await press('Weiter');
    expect(await screen.findByRole('region', { name: 'Angaben prüfen' })).toHaveFocus();
    await leave();
    expect(await contract()).toHaveValue('Geschenkabo');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await user.type(await contract(), ' für Mia');
    await forward();
    expect(await screen.findByText('Geschenkabo für Mia')).toBeVisible();
    await press('Widerruf bestätigen');
    expect(await screen.findByText('Hiermit widerrufe ich den folgenden Vertrag.')).toBeVisible();
    expect(screen.queryByText(/eingegangen/)).not.toBeInTheDocument();
    await press('Angaben ändern');
    expect(await contract()).toHaveValue('Geschenkabo für Mia');
  },
);

test('a reload at the second step starts over and leaves no extra history entry', async () => {
  window.history.replaceState({ step: 'check', next: 'its own' }, '');
  render(<WithdrawForm {...props} />);
  expect(field('Ihr Name')).toHaveValue('');
  expect(window.history.state).toEqual({ next: 'its own' });
});

test('a customer can correct a cancellation before saving it', async () => {
  render([heading, <CancelForm key="form" {...props} />]);
  await fillIn();
  await press('Jetzt kündigen');
  await press('Angaben ändern');
  expect(await contract()).toHaveValue('Geschenkabo');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  await user.type(await contract(), ' für Mia');
  await press('Jetzt kündigen');
  expect(await screen.findByText('Geschenkabo für Mia')).toBeVisible();
  await back();
  expect(await contract()).toHaveValue('Geschenkabo für Mia');
  // Not a double click on the first button: the form was gone in between.
  await press('Jetzt kündigen');
  expect(await screen.findByRole('button', { name: 'Angaben ändern' })).toBeVisible();
});

test('a reason too long for a prepared e-mail is cut there, and the whole text can be copied, saved or printed', async () => {
  render(<CancelForm {...props} address="verlag@duda.test" />);
  await user.click(screen.getByRole('radio', { name: /^Außerordentliche/ }));
  const reason = 'Die Zeitung kam nicht, über Wochen. '.repeat(50).trim();
  await user.click(field('Grund'));
  await user.paste(reason);
  await fillIn();
  await press('Jetzt kündigen');
  const link = await screen.findByRole('link', { name: 'E-Mail öffnen' });
  expect(link.getAttribute('href')?.length).toBeLessThanOrEqual(1800);
  for (const line of ['Name: Anna Müller', 'Vertrag: Geschenkabo', '[…]']) expect(mailOffered()).toContain(line);
  expect(screen.getByText(props.copy.cut)).toBeVisible();
  await press('Text kopieren');
  expect(await navigator.clipboard.readText()).toContain(reason);
  expect(screen.getByText(props.copy.copied)).toBeVisible();
  const save = screen.getByRole('button', { name: 'Erklärung speichern' });
  expect(save.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('if the publisher’s server cannot be reached', () => {
  beforeEach(() => Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));

  test('a cancellation keeps its entries and can be sent by e-mail (R-LAW-10)', async () => {
    render(<CancelForm {...live} />);
    await fillIn();
    await press('Jetzt kündigen');
    expect(await screen.findByRole('alert')).toHaveTextContent(props.copy.failed.kept);
    expect(await contract()).toHaveValue('Geschenkabo');
    expect(mailOffered()).toContain('Vertrag: Geschenkabo');
    expect(mailOffered()).toContain('Ausgefüllt am');
    await user.type(await contract(), ' für Mia');
    // The mail would no longer match the form.
    expect(screen.queryByRole('link', { name: 'E-Mail öffnen' })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('a withdrawal keeps its entries and can be sent by e-mail', async () => {
    render(<WithdrawForm {...live} />);
    await fillIn();
    await press('Weiter');
    await press('Widerruf bestätigen');
    expect(await screen.findByRole('alert')).toHaveTextContent(props.copy.failed.kept);
    expect(mailOffered()).toContain('Hiermit widerrufe ich den folgenden Vertrag.');
    await press('Angaben ändern');
    expect(await contract()).toHaveValue('Geschenkabo');
  });
});

test('a double click after a failed attempt sends the declaration once', async () => {
  const keys = serve({}, 400);
  render(<CancelForm {...live} />);
  await fillIn();
  await press('Jetzt kündigen');
  await screen.findByRole('alert');
  await user.dblClick(screen.getByRole('button', { name: 'Jetzt kündigen' }));
  expect(await screen.findByText(/ist beim Verlag eingegangen/)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a received declaration says so in its form; the same again is no second one, a changed one is', async () => {
  const keys = serve();
  render(<CancelForm {...live} />);
  await fillIn();
  for (const more of ['', '', ' 2027']) {
    if (more) await user.type(await contract(), more);
    await press('Jetzt kündigen');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await press('Angaben ändern');
    expect(await screen.findByText(/ist schon beim Verlag eingegangen/)).toBeVisible();
  }
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
});

test('the page says so if the publisher checks a declaration before confirming it', async () => {
  serve({ confirmation: 'afterCheck' });
  render(<CancelForm {...live} />);
  await fillIn();
  await press('Jetzt kündigen');
  expect(await screen.findByText(props.checked)).toBeVisible();
});
