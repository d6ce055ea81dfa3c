import { highlightNamed, mark, pieceOf, textsIn, unmark } from '@/lib/aids/highlights';

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

test('where a browser cannot mark, nothing happens', () => {
  expect(mark('spoken', [])).toBe(false);
  expect(highlightNamed('spoken')).toBeUndefined();
  unmark('spoken');
});

test('a name marks the last pieces it was given, others stay', () => {
  withApi();
  const text = document.createTextNode('Der Vulkan');
  const pieces = [pieceOf(text, 0, 3), pieceOf(text, 4, 10)] as const;
  highlightNamed('other')?.add(pieces[0]);
  expect(mark('spoken', [pieces[0]])).toBe(true);
  mark('spoken', [pieces[1]]);
  expect(has('spoken')).toEqual(['4–10']);
  expect(has('other')).toEqual(['0–3']);
  unmark('spoken');
  expect(registry.has('spoken')).toBe(false);
});
