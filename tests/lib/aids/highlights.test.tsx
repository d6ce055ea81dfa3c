import { addMarks, textsIn, unmark } from '@/lib/aids/highlights';

class FakeHighlight extends Set<AbstractRange> {}
const registry = new Map<string, FakeHighlight>();
const has = (name: string) => [...(registry.get(name) ?? [])].map((piece) => `${piece.startOffset}–${piece.endOffset}`);

const withApi = () => {
  Object.assign(globalThis, {
    Highlight: FakeHighlight,
    CSS: { highlights: registry },
    StaticRange: class {
      constructor(init: StaticRangeInit) {
        Object.assign(this, init);
      }
    },
  });
};

test('the text of a paragraph excludes the explanation in its popover', () => {
  document.body.innerHTML =
    '<p>Das <button>Magma</button><span popover="auto">Heißes Gestein</span> steigt<b class="visually-hidden">leise</b>.</p>';
  expect(textsIn(document.body).map(({ data }) => data)).toEqual(['Das ', 'Magma', ' steigt', '.']);
});

test('the text of a popover is read if asked for', () => {
  document.body.innerHTML = '<section popover="manual"><p>Eine Eule</p></section>';
  const [sample] = document.querySelectorAll('p');
  expect(textsIn(sample as Element).map(({ data }) => data)).toEqual(['Eine Eule']);
});

const page = () => {
  document.body.innerHTML = '<p>Der Vulkan ist <b>wach</b>.</p>';
  const before = document.body.innerHTML;
  const texts = textsIn(document.body);
  return { before, texts, first: texts[0] as Text };
};

describe('without the Highlight API', () => {
  beforeEach(() =>
    Object.assign(globalThis, { CSS: { supports: () => true }, matchMedia: () => ({ matches: false }) }),
  );

  test('a word is wrapped in a span without changing the text, and the original text nodes come back (R-AID-5)', () => {
    const { before, texts, first } = page();
    addMarks(first, [{ name: 'spoken', from: 4, to: 10 }]);
    expect([...document.querySelectorAll('span span')].map(({ textContent }) => textContent)).toEqual(['Vulkan']);
    expect(document.body.textContent).toBe('Der Vulkan ist wach.');
    unmark('spoken');
    expect(document.body.innerHTML).toBe(before);
    expect(textsIn(document.body)).toEqual(texts);
    expect(textsIn(document.body)[0]).toBe(first);
  });

  test('every second syllable is in a span, and survives a spoken word among them', () => {
    const { before, first } = page();
    addMarks(first, [
      { name: 'syllable-odd', from: 4, to: 7 },
      { name: 'syllable-even', from: 7, to: 10 },
    ]);
    const marked = () =>
      [...document.querySelectorAll<HTMLElement>('span[style]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['kan']);
    const piece = textsIn(document.body).find(({ data }) => data === 'kan') as Text;
    addMarks(piece, [{ name: 'spoken', from: 0, to: 3 }]);
    unmark('spoken');
    expect(marked()).toEqual(['kan']);
    unmark('syllable-even');
    expect(document.body.innerHTML).toBe(before);
  });

  test('removing syllables removes a spoken word among them and does no harm', () => {
    const { before, first } = page();
    addMarks(first, [{ name: 'syllable-even', from: 7, to: 10 }]);
    addMarks(textsIn(document.body)[0] as Text, [{ name: 'spoken', from: 0, to: 3 }]);
    unmark('syllable-even');
    unmark('spoken');
    expect(document.body.innerHTML).toBe(before);
  });
});

test('a name highlights its ranges and leaves other names alone', () => {
  withApi();
  const { first, before } = page();
  addMarks(first, [{ name: 'other', from: 0, to: 3 }]);
  addMarks(first, [{ name: 'spoken', from: 4, to: 10 }]);
  expect(has('spoken')).toEqual(['4–10']);
  expect(has('other')).toEqual(['0–3']);
  expect(document.body.innerHTML).toBe(before);
  unmark('spoken');
  expect(registry.has('spoken')).toBe(false);
  expect(has('other')).toEqual(['0–3']);
});
