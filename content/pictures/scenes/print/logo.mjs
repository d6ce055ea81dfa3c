// The logo: wordmark and square mark, drawn once, written to every file the site needs.
// Usage, from the root of the project: node content/pictures/scenes/print/logo.mjs   (OUT=/some/folder writes elsewhere than assets/)
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const OUT = process.env.OUT ?? 'assets';
const INK = '#2A1F55';
const CORAL = '#FF5F49';
const PAPER = '#FFF9EC';
const SUN = '#FFC02E';

/** Polygon with soft corners: points [x, y, radius]; a radius of 0 keeps the corner sharp. */
function soft(points, radius = 5) {
  const n = (v) => +v.toFixed(1);
  const towards = ([x, y], [a, b], r) => {
    const t = Math.min(r / Math.hypot(a - x, b - y), 0.5);
    return `${n(x + (a - x) * t)} ${n(y + (b - y) * t)}`;
  };
  return `${points
    .map((p, i) => {
      const r = p[2] ?? radius;
      const before = points[(i + points.length - 1) % points.length];
      const after = points[(i + 1) % points.length];
      return `${i ? 'L' : 'M'}${towards(p, before, r)}Q${p[0]} ${p[1]} ${towards(p, after, r)}`;
    })
    .join('')}Z`;
}

// Letters on a square of about 100, each cut a little differently, as with scissors.
// `ink` is the letter with its hole, `coral` the accent, `turn` and `drop` its place in the dance, `width` its advance.
const letters = [
  {
    // first D: its corner is folded over, as in a newspaper that has been read
    ink:
      'M34 0H46C85 0 104 20 104 51C104 84 82 104 42 104H5Q0 104 0 99V34Z' +
      'M40 41V69Q40 74 45 74C60 74 67 66 67 52C67 39 60 32 48 33Q40 34 40 41Z',
    coral: 'M34.6 -0.6L-0.6 34.6H27Q35.4 34.6 35.2 27Z',
    turn: -5,
    drop: 0,
    width: 108,
  },
  {
    ink:
      'M5 2L32 0Q37 0 37 5L38 58C38 68 42 73 50 73C58 73 62 68 62 58L61 12Q61 7 66 7L93 5Q98 5 98 10L99 56C99 88 80 105 50 105' +
      'C20 105 1 88 1 57L0 7Q0 2 5 2Z',
    turn: 4,
    drop: 9,
    width: 102,
  },
  {
    ink:
      'M5 3L42 0C80 -2 102 18 102 49C102 82 82 101 44 102L7 104Q2 104 2 99L0 8Q0 3 5 3Z' +
      'M37 36L38 67Q38 72 43 71C58 71 65 63 65 50C65 37 57 31 43 31Q37 31 37 36Z',
    turn: -3,
    drop: -1,
    width: 101,
  },
  {
    // A: the hole is a paper hat
    ink: soft([
      [35, 2],
      [75, 0],
      [112, 102],
      [75, 104],
      [70, 89],
      [40, 90],
      [36, 105],
      [0, 104],
    ]),
    coral: soft([
      [55, 29, 4],
      [66, 63, 4],
      [46, 64, 4],
    ]),
    turn: 4,
    drop: 5,
    width: 112,
  },
];
const GAP = 7;
const HEIGHT = 124;

const wordmark = (ink) => {
  let x = 6;
  const parts = letters.map(({ ink: d, coral, turn, drop, width }) => {
    const place = `translate(${x} ${9 + drop}) rotate(${turn} ${width / 2} 52)`;
    x += width + GAP;
    const accent = coral ? `<path fill="${CORAL}" d="${coral}"/>` : '';
    return `<g transform="${place}"><path fill="${ink}" fill-rule="evenodd" d="${d}"/>${accent}</g>`;
  });
  const width = x - GAP + 6;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img">` +
    `<title>DUDA</title>${parts.join('')}</svg>\n`
  );
};

// The mark: a coral sheet with a folded corner and the D, on a grid of 64 whose lines fall on whole pixels at 16, 32 and 48.
const D = 'M12 16Q12 12 16 12H30C44 12 52 19 52 32C52 45 44 52 30 52H16Q12 52 12 48Z' + 'M24 24V40H30C37 40 40 37 40 32C40 27 37 24 30 24Z';
const sheet = 'M10 0H48L64 16V54Q64 64 54 64H10Q0 64 0 54V10Q0 0 10 0Z';
const fold = 'M48 0L64 16H53Q48 16 48 11Z';
const svg = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inner}</svg>\n`;
const letter = `<path fill="${PAPER}" fill-rule="evenodd" d="${D}"/>`;
const icon = svg(`<path fill="${CORAL}" d="${sheet}"/>${letter}<path fill="${SUN}" d="${fold}"/>`);

// On a home screen the system cuts the corners itself: the ground runs to the edge; a maskable mark keeps clear of the outer tenth.
const homeScreen = svg(
  `<path fill="${INK}" d="M0 0H64V64H0Z"/><path fill="${CORAL}" d="M0 0H44L64 20V64H0Z"/>${letter}` +
    `<path fill="${SUN}" d="M44 0L64 20H50Q44 20 44 14Z"/>`,
);
const first = letters[0];
const maskable = svg(
  `<path fill="${CORAL}" d="M0 0H64V64H0Z"/><g transform="translate(14 14) scale(.345) rotate(${first.turn} 52 52)">` +
    `<path fill="${PAPER}" fill-rule="evenodd" d="${first.ink}"/><path fill="${SUN}" d="${first.coral}"/></g>`,
);

const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Icon file of PNGs: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
async function ico(source, sizes) {
  const pictures = await Promise.all(sizes.map((size) => png(source, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(sizes[i], at);
    head.writeUInt8(sizes[i], at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

const files = {
  'logo.svg': wordmark(INK),
  'logo-light.svg': wordmark(PAPER),
  'icon.svg': icon,
  'favicon.ico': await ico(icon, [16, 32, 48]),
  'apple-touch-icon.png': await png(homeScreen, 180),
  'icon-192.png': await png(icon, 192),
  'icon-512.png': await png(icon, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};
fs.mkdirSync(OUT, { recursive: true });
for (const [name, data] of Object.entries(files)) fs.writeFileSync(path.join(OUT, name), data);
