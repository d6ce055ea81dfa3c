import { accessFacts } from 'content/access-facts';

const REPORT: Parameters<typeof accessFacts>[0] = {
  date: { first: '2027-04-05', last: '2027-04-05', text: '5. April 2027' },
  axe: '4.13.0',
  rules: 103,
  pages: 71,
  widths: [360, 1280],
  states: 40,
  kinds: 17,
  found: { rules: 0, states: 1, targets: 3, spacing: 0, zoom: 0, contrast: 0, motion: 0, keyboard: 0 },
};

test('the accessibility page states day, widths and findings, with singular and plural', () => {
  const facts = accessFacts(REPORT);
  expect(facts).toMatchObject({ date: '5. April 2027', rules: '103', pages: '71', widths: '360 und 1280' });
  expect(facts.found).toMatchObject({ rules: 'kein Befund', states: '1 Befund', targets: '3 Befunde' });
});
