import { render } from '@testing-library/react';
import { IssuesPage } from '@/components/issue/issues-page';
import { content } from '@/lib/content';
import { showByDate } from '@/lib/plain/days';

const mottos = Object.fromEntries(content.issues.map(({ name, motto }) => [name, motto]));

/** Renders the list built on Monday, 23 November 2026, as seen on another day. */
function openOn(day: string) {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  const { container } = render(<IssuesPage />);
  jest.setSystemTime(new Date(`${day}T09:00:00Z`));
  showByDate();
  jest.useRealTimers();
  const shown = (selector: string) =>
    [...container.querySelectorAll(selector)]
      .filter((part) => !part.closest('[hidden]'))
      .map((part) => part.textContent);
  return {
    newest: shown('.newest h2'),
    coming: shown('.coming h2'),
    rack: shown('.rack li h4'),
    months: shown('.rack section > h3'),
  };
}

test.each([
  ['2026-11-27', '2026-47', ['2026-48'], ['2026-46']],
  ['2026-11-28', '2026-48', [], ['2026-47', '2026-46']],
])(
  'on %s, without a new build, the newest issue comes first, then the next one and the year’s older ones (R-ISS-5, R-ISS-6)',
  (day, newest, coming, rack) =>
    expect(openOn(day)).toEqual({
      newest: [mottos[newest]],
      coming: coming.map((name) => mottos[name]),
      rack: rack.map((name) => mottos[name]),
      months: ['November 2026'],
    }),
);

test('links to a page for each past year', () => {
  render(<IssuesPage />);
  const [link] = document.querySelectorAll('nav a[href="/ausgabe/archiv/2025/"]');
  expect(link?.textContent).toBe('Ausgaben 2025');
});
