import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskedQuestion, Debate } from 'content/kinds';
import { weekOf } from 'puzzles/week';
import { ThisWeek } from '@/components/landing/this-week';
import { content } from '@/lib/content';
import { anniversaryAnchor, anniversaryOf } from '@/lib/history/anniversaries';
import { shortJoke } from '@/lib/last-page/turns';
import { debatePath, issuePath, PATHS, questionPath } from '@/lib/paths';
import { showByDate } from '@/lib/plain/days';

/** Renders the strip built on Monday, 23 November 2026, as seen on another day. */
function openOn(day: string) {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  render(<ThisWeek />);
  jest.setSystemTime(new Date(`${day}T09:00:00Z`));
  showByDate();
  jest.useRealTimers();
  return screen.getByRole('region', { name: content.landing.week.heading });
}

const [debate] = content.debates as [Debate];
const [asked] = content.questions as [AskedQuestion];

const CLOCKS = [
  ['before the build', '2026-11-13', '2026-11-23'],
  ['on the last day of the build’s week', '2026-11-27', '2026-11-27'],
  ['on the first day of the next week', '2026-11-28', '2026-11-28'],
  ['long after the build', '2027-01-10', '2026-11-28'],
] as const;

test.each(CLOCKS)(
  '%s a child gets from the strip to cover, debate, question and a day of one week, and reads a joke’s answer on a press (R-LAND-9, R-ISS-10)',
  async (_, day, shown) => {
    const strip = openOn(day);
    const links = within(strip)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const { entry } = anniversaryOf(content.history, weekOf(shown)) ?? {};
    const cover = content.issues.findLast(({ open, date }) => open && date <= shown);
    expect(links).toEqual([
      issuePath(cover?.name ?? ''),
      debatePath(debate.slug),
      questionPath(asked.slug),
      `${PATHS.history}#${entry && anniversaryAnchor(entry)}`,
    ]);
    const answer = within(strip).getByText(shortJoke(content.lastPage.jokes, weekOf(shown))?.answer ?? '');
    expect(answer).not.toBeVisible();
    await userEvent.click(within(strip).getByText('Und?', { ignore: '[hidden] *' }));
    expect(answer).toBeVisible();
  },
);
