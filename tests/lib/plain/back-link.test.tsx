import { screen } from '@testing-library/dom';
import { backLink } from '@/lib/plain/back-link';

const back = (referrer: string) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = '<a href="/#events" data-keeps-query="">Zurück</a>';
  backLink();
  const { pathname, search, hash } = screen.getByRole<HTMLAnchorElement>('link');
  return `${pathname}${search}${hash}`;
};

const here = (path: string) => new URL(path, window.location.href).href;

test.each([
  ['the events', here('/?kategorie=workshop&ansicht=kalender'), '/?kategorie=workshop&ansicht=kalender#events'],
  ['another page', here('/suche/?q=zoo'), '/#events'],
  ['nowhere', '', '/#events'],
  ['another site', 'https://www.example.com/?kategorie=workshop', '/#events'],
])('a visitor from %s goes back to the events as they were left, or all', (_from, referrer, to) =>
  expect(back(referrer)).toBe(to),
);
