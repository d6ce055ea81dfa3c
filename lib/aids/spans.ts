/** Range of characters in a text; `to` is exclusive. */
export type Mark = { name: string; from: number; to: number };

let wrapped: { names: ReadonlySet<string>; holder: HTMLElement; text: Text }[] = [];

const isLined = () =>
  document.documentElement.dataset.syllables === 'lines' ||
  !CSS.supports?.('color', 'light-dark(red, red)') ||
  matchMedia('(forced-colors: active)').matches;

/** Inline style, as few browsers need these spans; undefined if the mark is invisible. */
function inlineStyleOf(name: string): { color: string } | { textDecoration: string } | undefined {
  if (name === 'spoken') return { textDecoration: 'underline 0.2em' };
  if (isLined()) return { textDecoration: `underline ${name === 'syllable-odd' ? 'solid 2px' : 'dotted 3px'}` };
  return name === 'syllable-even' ? { color: 'var(--syllable)' } : undefined;
}

/** Wraps marks in spans, without the Custom Highlight API:
 * wrapMarks(text, [{ name: 'spoken', from: 4, to: 10 }]) → 'Der <span><span>Vulkan</span></span>' */
export function wrapMarks(text: Text, marks: readonly Mark[]): void {
  const seen = marks.flatMap((mark) => {
    const look = inlineStyleOf(mark.name);
    return look ? [{ ...mark, look }] : [];
  });
  if (seen.length === 0 || !text.parentNode) return;
  const holder = document.createElement('span');
  let at = 0;
  for (const { from, to, look } of seen) {
    const piece = document.createElement('span');
    piece.textContent = text.data.slice(from, to);
    Object.assign(piece.style, look);
    holder.append(text.data.slice(at, from), piece);
    at = to;
  }
  holder.append(text.data.slice(at));
  text.replaceWith(holder);
  wrapped.push({ names: new Set(seen.map(({ name }) => name)), holder, text });
}

/** Restores the original text nodes, leaving no trace of the marks. */
export function unwrapMarks(name: string): void {
  const [own, others] = [true, false].map((is) => wrapped.filter(({ names }) => names.has(name) === is));
  for (const { holder, text } of own?.reverse() ?? []) holder.replaceWith(text);
  wrapped = others ?? [];
}
