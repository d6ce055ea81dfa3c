import { screen } from '@testing-library/dom';
import { backLink } from '@/lib/plain/back-link';

const back = (referrer: string) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = '<a href="/#events" data-keeps-query="">Zurück</a>';
  backLink();
  const { pathname, search, hash } = screen.getByRole<HTMLAnchorElement>('link');
  return `${pathname}${search}${hash}`;
};

test.each([
  [
    'the events as they were left',
    '/?kategorie=workshop&ansicht=kalender',
    '/?kategorie=workshop&ansicht=kalender#events',
  ],
  ['all events for a visitor from another page', '/suche/?q=zoo', '/#events'],
])('the back link leads to %s', (_what, from, to) => {
  expect(back(new URL(from, window.location.href).href)).toBe(to);
});

test.each([
  ['from nowhere', ''],
  ['from another site', 'https://www.example.com/?kategorie=workshop'],
])('a visitor who came %s goes to all events', (_from, referrer) => expect(back(referrer)).toBe('/#events'));
