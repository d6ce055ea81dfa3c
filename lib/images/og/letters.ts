import { type Font, openSync } from 'fontkit';

const fontFile = (family: string, name: string) =>
  openSync(`node_modules/@fontsource/${family}/files/${family}-${name}-normal.woff`) as Font;

/** Fonts for German and for other Latin languages. */
type Face = readonly [Font, Font];
const face = (family: string, weight: number): Face => [
  fontFile(family, `latin-${weight}`),
  fontFile(family, `latin-ext-${weight}`),
];

/** Fonts of share pictures, independent of the machine's: → { head: [latin, latin-ext], text, bold } */
export const loadFaces = () => ({
  head: face('bricolage-grotesque', 800),
  text: face('atkinson-hyperlegible-next', 400),
  bold: face('atkinson-hyperlegible-next', 700),
});
export type FaceName = keyof ReturnType<typeof loadFaces>;

/** Splits a text by the font that has its letters. */
function runs(text: string, [latin, ext]: Face): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of text.replaceAll('\u00a0', ' ')) {
    const point = letter.codePointAt(0) ?? 0;
    const font = latin.hasGlyphForCodePoint(point) || !ext.hasGlyphForCodePoint(point) ? latin : ext;
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return parts;
}

const advance = (font: Font, text: string, size: number) => (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Width in the unit of `size`: widthOf('DUDA', faces.head, 100) → 282.4 */
export const widthOf = (text: string, face: Face, size: number) =>
  runs(text, face).reduce((sum, run) => sum + advance(run.font, run.text, size), 0);

/** SVG path data with the baseline at `y`: outline('I', faces.head, 100, 0, 0) → 'M6.9 0L6.9 -66L23.3 -66L23.3 0Z' */
export function outline(text: string, face: Face, size: number, x: number, y: number): string {
  let left = x;
  return runs(text, face)
    .flatMap((run) => {
      const { glyphs, positions } = run.font.layout(run.text);
      const scale = size / run.font.unitsPerEm;
      return glyphs.map(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const data = path
          .scale(scale, -scale)
          .translate(left + xOffset * scale, y - yOffset * scale)
          .toSVG();
        left += xAdvance * scale;
        return data;
      });
    })
    .join('');
}

function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Line height relative to the size. */
export const LEADING = 1.06;

/** Limits; `height` is for all lines, `sizes` are in descending order. */
type Room = { width: number; lines: number; sizes: number[]; height?: number };

/** Largest size that fits, with lines of similar length: → { size: 68, lines: ['Der Froschkönig', 'hüpft auf', 'die Bühne'] } */
export function setLarge(text: string, face: Face, room: Room) {
  const fits = (size: number, width: number) => {
    const lines = wrap(text, face, size, width);
    const height = lines.length * size * LEADING;
    return lines.length <= room.lines &&
      height <= (room.height ?? height) &&
      lines.every((line) => widthOf(line, face, size) <= width)
      ? lines
      : undefined;
  };
  const size = room.sizes.find((candidate) => fits(candidate, room.width)) ?? room.sizes.at(-1) ?? 16;
  let lines = wrap(text, face, size, room.width);
  for (let width = room.width - 10; width > room.width / 2; width -= 10) {
    const narrower = fits(size, width);
    if (!narrower || narrower.length > lines.length) break;
    lines = narrower;
  }
  return { size, lines };
}
