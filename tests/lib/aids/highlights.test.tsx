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

test('what is read of a paragraph are its words, without the explanation that opens', () => {
  document.body.innerHTML =
    '<p>Das <button>Magma</button><span popover="auto">Heißes Gestein</span> steigt<b class="visually-hidden">leise</b>.</p>';
  expect(textsIn(document.body).map(({ data }) => data)).toEqual(['Das ', 'Magma', ' steigt', '.']);
});

test('what stands in something that opens is read where that is asked for', () => {
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

describe('where a browser has no highlights', () => {
  beforeEach(() =>
    Object.assign(globalThis, { CSS: { supports: () => true }, matchMedia: () => ({ matches: false }) }),
  );

  test('a word is marked by a span, the words stay the same, and afterwards the very texts are there again (R-AID-5)', () => {
    const { before, texts, first } = page();
    addMarks(first, [{ name: 'spoken', from: 4, to: 10 }]);
    expect([...document.querySelectorAll('span span')].map(({ textContent }) => textContent)).toEqual(['Vulkan']);
    expect(document.body.textContent).toBe('Der Vulkan ist wach.');
    unmark('spoken');
    expect(document.body.innerHTML).toBe(before);
    expect(textsIn(document.body)).toEqual(texts);
    expect(textsIn(document.body)[0]).toBe(first);
  });

  test('syllables are every second in a span, and stay when a word among them was spoken', () => {
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

  test('while syllables go, a word that is spoken among them goes along and harms nothing', () => {
    const { before, first } = page();
    addMarks(first, [{ name: 'syllable-even', from: 7, to: 10 }]);
    addMarks(textsIn(document.body)[0] as Text, [{ name: 'spoken', from: 0, to: 3 }]);
    unmark('syllable-even');
    unmark('spoken');
    expect(document.body.innerHTML).toBe(before);
  });
});

test('a name marks what it is given, others stay', () => {
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
