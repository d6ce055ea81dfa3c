import { palette } from 'content/title';
import type { ShareCard } from '@/lib/pages/registry';
import { type FaceName, LEADING, type loadFaces, outline, setLarge, widthOf } from './letters';
import { couponSheet, doubleRule, shelf, tornSheet } from './paper';

const LEFT = 64;
const COLUMN = 520;
/** Between masthead and facts. */
const ROOM = { top: 142, bottom: 512 };
const KICKER = 23;

export type Kind = 'scene' | 'object' | 'book';
type Faces = ReturnType<typeof loadFaces>;
type Words = { face: FaceName; size: number; colour: string };

/** Everything on top of the picture, with text as outlines; `logo` is an SVG file. → '<polygon points="0,-10 658,-10 …" …/><svg x="61" …' */
export function drawCard(card: ShareCard, kind: Kind, logo: string, faces: Faces): string {
  const line = (text: string, x: number, y: number, { face, size, colour }: Words) =>
    `<path d="${outline(text, faces[face], size, x, y)}" fill="${colour}"/>`;
  const title = setLarge(card.title, faces.head, {
    width: COLUMN,
    lines: 4,
    sizes: [84, 76, 68, 62, 56, 50, 44, 38],
    height: ROOM.bottom - ROOM.top - 50,
  });
  const facts = setLarge(card.line, faces.text, { width: COLUMN, lines: 2, sizes: [30, 27, 24] });
  const leading = title.size * LEADING;
  const height = KICKER + 20 + title.lines.length * leading;
  const kickerAt = (ROOM.top + ROOM.bottom - height) / 2 + KICKER;
  const top = kickerAt + 12 + title.size * 0.92;
  const kicker = card.kicker.toUpperCase();
  const factsAt = 574 - (facts.lines.length - 1) * 36;
  return [
    kind === 'book' ? shelf() : '',
    kind === 'object' ? couponSheet() : tornSheet(card.path),
    logo.replace(
      /<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
      `<svg x="${LEFT - 3}" y="40" height="66" viewBox="$1" preserveAspectRatio="xMinYMid">`,
    ),
    doubleRule(LEFT, 122, COLUMN),
    line(kicker, LEFT, kickerAt, { face: 'bold', size: KICKER, colour: palette.violetDeep }),
    ...title.lines.map((text, row) =>
      line(text, LEFT - 2, top + row * leading, { face: 'head', size: title.size, colour: palette.ink }),
    ),
    drawnRule(title.lines.at(-1) ?? '', title.size, top + (title.lines.length - 1) * leading, faces),
    ...facts.lines.map((text, row) =>
      line(text, LEFT, factsAt + row * 36, { face: 'text', size: facts.size, colour: palette.ink }),
    ),
    card.leaf ? leaf(card.leaf, palette[card.ground], faces) : '',
  ].join('');
}

/** Underlines the last word of a headline, as pages do. */
function drawnRule(lastLine: string, size: number, y: number, { head }: Faces): string {
  const word = lastLine.slice(lastLine.lastIndexOf(' ') + 1);
  const width = widthOf(word, head, size);
  const x = LEFT - 2 + widthOf(lastLine, head, size) - width;
  return `<path transform="translate(${x} ${y + size * 0.16}) scale(${width / 200} 1)" d="M3 8C38 3 62 9 98 5s62 3 99-1" fill="none" stroke="${palette.coral}" stroke-width="7" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;
}

function leaf({ day, month }: NonNullable<ShareCard['leaf']>, colour: string, { head, bold }: Faces): string {
  const centred = (text: string, face: Faces['head'], size: number, y: number) =>
    `<path d="${outline(text, face, size, 75 - widthOf(text, face, size) / 2, y)}" fill="${palette.ink}"/>`;
  return `<g transform="translate(590 436) rotate(-5)">
    <rect x="6" y="8" width="150" height="154" rx="10" fill="${palette.ink}" fill-opacity="0.25"/>
    <rect width="150" height="154" rx="10" fill="${palette.white}"/>
    <path d="M0 40V10A10 10 0 0 1 10 0H140A10 10 0 0 1 150 10V40Z" fill="${colour}"/>
    <g fill="${palette.paper}" stroke="${palette.ink}" stroke-width="2.5"><circle cx="45" cy="12" r="6"/><circle cx="105" cy="12" r="6"/></g>
    ${centred(day, head, 74, 104)}${centred(month, bold, 30, 140)}
  </g>`;
}
