import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnAnswer } from '@/components/debates/own-answer.island';
import { content } from '@/lib/content';

const { before, after, ...copy } = content.debatePage.own;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function show() {
  render(
    <>
      <OwnAnswer slug="zoo" when="before" question={before.heading} copy={copy} />
      <OwnAnswer slug="zoo" when="after" question={after.heading} copy={copy} />
    </>,
  );
  const of = (heading: string) => within(screen.getByRole('group', { name: heading }));
  return {
    press: (heading: string, name: string) => userEvent.click(of(heading).getByRole('button', { name })),
    isPressed: (heading: string, name: string) =>
      of(heading).getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  };
}

test('a reader who changes the answer sees the old and the new one (R-DEB-3)', async () => {
  const { press } = show();
  await press(before.heading, 'Ja');
  await press(after.heading, 'Nein');
  expect(screen.getByText(/vorher: Ja, jetzt: Nein/)).toBeVisible();
});

test('a reader who keeps the answer, or gave none before, is shown that; nothing is stored before (R-DEB-3)', async () => {
  const { press } = show();
  expect(localStorage).toHaveLength(0);
  await press(after.heading, 'Nein');
  expect(screen.getByText(copy.only.replace('%after%', 'Nein'))).toBeVisible();
  await press(before.heading, 'Nein');
  expect(screen.getByText(copy.same.replace('%after%', 'Nein'))).toBeVisible();
});

test('restores the answer on the next visit; a second press removes it from the device', async () => {
  localStorage.setItem('duda-streitfragen', JSON.stringify({ zoo: { before: 'unsure' } }));
  const { press, isPressed } = show();
  expect(isPressed(before.heading, copy.answers.unsure)).toBe(true);
  await press(before.heading, copy.answers.unsure);
  expect(isPressed(before.heading, copy.answers.unsure)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('without storage the answer lasts for the page view, and the reader is informed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { press, isPressed } = show();
  await press(before.heading, 'Ja');
  expect(isPressed(before.heading, 'Ja')).toBe(true);
  expect(screen.getByText(copy.blocked)).toBeVisible();
});
