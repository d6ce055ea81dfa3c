import { faultsOf, fitSheet } from '@/lib/print/close';
import type { SetPages } from '@/lib/print/compile';
import type { Chosen, Knob } from '@/lib/print/metadata';

/** A page of `room` rows: text of some rows, and what the knobs add. */
function page(knobs: Knob[], filled: (chosen: Chosen) => number, room = 60) {
  const tried: Chosen[] = [];
  const attempt = (values: Chosen): SetPages => {
    const first = knobs.map((knob) => [knob.name, 'values' in knob ? knob.values[0] : knob.start]);
    const chosen = { ...Object.fromEntries(first), ...values };
    tried.push(chosen);
    const left = room - filled(chosen);
    const frame = { page: 3, id: 'lead', over: Math.max(0, -left), free: Math.max(0, left), holes: 0 };
    return {
      frames: [frame],
      knobs: [{ page: 3, knobs: { lead: knobs } }],
      places: [],
      shown: [],
      pdf: () => Buffer.of(),
    };
  };
  return { attempt, tried };
}

const picture: Knob = { name: 'picture', from: 10, to: 40, start: 20, per: 3 };
const quote: Knob = { name: 'quote', values: [true, false] };

test('a page with room to spare gets a larger picture, until there is no gap', () => {
  const { attempt } = page([picture], ({ picture }) => 10 + Number(picture) * 1.5);
  const { chosen, set } = fitSheet(3, attempt);
  expect(Number(chosen.picture)).toBeGreaterThan(20);
  expect(faultsOf(set.frames)).toEqual([]);
});

test('keeps the template’s first choice if the page is full', () => {
  const { attempt } = page([quote], ({ quote }) => (quote ? 59 : 50));
  expect(fitSheet(3, attempt).chosen).toEqual({ quote: true });
});

test('drops a quote if there is no room for it', () => {
  const { attempt } = page([quote], ({ quote }) => (quote ? 70 : 59));
  expect(fitSheet(3, attempt).chosen).toEqual({ quote: false });
});

test('the same page is closed the same way, with the same attempts', () => {
  const knobs = [quote, picture];
  const filled = ({ quote, picture }: Chosen) => 12 + (quote ? 9 : 0) + Number(picture) * 1.3;
  const [first, second] = [page(knobs, filled), page(knobs, filled)];
  expect(fitSheet(3, first.attempt).chosen).toEqual(fitSheet(3, second.attempt).chosen);
  expect(first.tried).toEqual(second.tried);
});

test('the error gives the page and the number of lines too many', () => {
  const { attempt } = page([picture], ({ picture }) => 44 + Number(picture) * 3);
  expect(faultsOf(fitSheet(3, attempt).set.frames)).toEqual(['Seite 3: 14 Zeilen zu viel (Artikel)']);
});

test.each([
  [{ over: 1, free: 0, holes: 0 }, 'Seite 2: 1 Zeile zu viel (Artikel)'],
  [{ over: 0, free: 14, holes: 0 }, 'Seite 2: 14 Zeilen zu wenig (Artikel)'],
  [{ over: 0, free: 0, holes: 5 }, 'Seite 2: 5 Zeilen Lücke zwischen den Spalten (Artikel)'],
])('errors are counted in lines: %j', (frame, told) =>
  expect(faultsOf([{ page: 2, id: 'lead', ...frame }])).toEqual([told]),
);

test('two lines at the end of a column are not a gap', () =>
  expect(faultsOf([{ page: 2, id: 'lead', over: 0, free: 2, holes: 2 }])).toEqual([]));
