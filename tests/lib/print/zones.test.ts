import { zonesOf } from '@/lib/print/print-issue';

const place = { page: 2, piece: 0, x: 28, y: 40, width: 140, height: 200 };

test('a zone is given in percent of its page', () =>
  expect(zonesOf([place], 2)).toEqual([{ piece: 0, x: 10, y: 10, width: 50, height: 50 }]));

test('a page has only its own zones, in the order of pieces', () =>
  expect(zonesOf([{ ...place, piece: 3 }, place, { ...place, page: 3 }], 2).map(({ piece }) => piece)).toEqual([0, 3]));

test('a zone is clipped at the edge of the page', () =>
  expect(zonesOf([{ ...place, x: -10, y: 390, width: 60, height: 40 }], 2)).toEqual([
    { piece: 0, x: 0, y: 97.5, width: 17.9, height: 2.5 },
  ]));
