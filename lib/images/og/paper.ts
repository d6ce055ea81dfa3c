import { palette } from 'content/title';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Average left edge of the picture; the torn edge varies around it. */
export const EDGE = 640;

/** Pseudo-random numbers seeded by name, so that a picture made again is identical. */
function* swings(name: string): Generator<number> {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  while (true) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    yield seed / 2 ** 32;
  }
}

function tornLine(name: string, shift: number): string {
  const swing = swings(name);
  const next = () => swing.next().value as number;
  const points: string[] = [];
  for (let y = -10; y < HEIGHT + 40; y += 9 + next() * 13) {
    const lean = 26 * Math.sin(y / 130 + name.length);
    points.push(`${Math.round(EDGE + lean + shift + (next() - 0.5) * 14)},${Math.round(y)}`);
  }
  return points.join(' ');
}

/** Sheet torn along its right side, with white fibres: → '<polygon points="0,-10 658,-10 663,2 …" …/>…' */
export const tornSheet = (name: string) => `
  <polygon points="0,-10 ${tornLine(name, 0)} 0,${HEIGHT + 40}" fill="${palette.ink}" fill-opacity="0.22" transform="translate(9 5)"/>
  <polygon points="0,-10 ${tornLine(name, 0)} 0,${HEIGHT + 40}" fill="${palette.white}"/>
  <polygon points="0,-10 ${tornLine(`${name}.`, -13)} 0,${HEIGHT + 40}" fill="${palette.paper}"/>`;

/** Background of an object, with a soft light: couponGround('#FFC02E') → '…<rect … fill="#FFC02E"/>…<circle …/>' */
export const couponGround = (colour: string) => `
  <rect x="0" width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>
  <circle cx="920" cy="300" r="250" fill="${palette.white}" fill-opacity="0.4"/>`;

/** Sheet with a row of holes: → '<mask id="holes">…</mask><rect …/>' */
export const couponSheet = () => {
  const holes = Array.from({ length: 17 }, (_, row) => `<circle cx="${EDGE}" cy="${row * 40 - 5}" r="13"/>`).join('');
  return `<mask id="holes"><rect width="${EDGE}" height="${HEIGHT}" fill="#fff"/><g fill="#000">${holes}</g></mask>
  <rect width="${EDGE}" height="${HEIGHT}" fill="${palette.ink}" fill-opacity="0.16" mask="url(#holes)" transform="translate(7 4)"/>
  <rect width="${EDGE}" height="${HEIGHT}" fill="${palette.paper}" mask="url(#holes)"/>`;
};

/** Shelf below a book: → '<rect x="610" y="540" …/>' */
export const shelf = () => `
  <rect x="${EDGE - 30}" y="540" width="${WIDTH}" height="26" fill="${palette.wood}"/>
  <rect x="${EDGE - 30}" y="566" width="${WIDTH}" height="${HEIGHT}" fill="${palette.woodDeep}"/>
  <rect x="${EDGE - 30}" y="540" width="${WIDTH}" height="5" fill="${palette.woodPale}"/>`;

/** Double rule, as below the masthead: doubleRule(64, 122, 520) → '<path d="M64 122h520" …/><path d="M64 129h520" …/>' */
export const doubleRule = (x: number, y: number, width: number) =>
  `<path d="M${x} ${y}h${width}" stroke="${palette.ink}" stroke-width="4"/><path d="M${x} ${y + 7}h${width}" stroke="${palette.ink}" stroke-width="1.5"/>`;
