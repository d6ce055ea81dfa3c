// Placeholder pictures for entries without a picture of their own: one clay object on one plain ground.
// Run: OUT=/some/folder node placeholders.mjs
import { at, darken, lighten, lin, rad, text } from './lib.mjs';
import { disc, fill, oval, rect, run, star, stroke } from './cover-parts.mjs';

const INK = '#2A1F55';

/** A path of clay: lit from the upper left, dark towards the lower right. */
function clay(d, c, attr = '') {
  const l = lin(
    [
      [0, lighten(c, 0.35)],
      [0.45, c],
      [1, darken(c, 0.14)],
    ],
    { x2: 1, y2: 1 },
  );
  return l.def + fill(d, l.ref, attr);
}
const box = (x, y, w, h, c, r = 18) =>
  clay(
    `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}` +
      `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
    c,
  );
const ball = (x, y, r, c) => {
  const g = rad(
    [
      [0, lighten(c, 0.5)],
      [0.55, c],
      [1, darken(c, 0.18)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  );
  return g.def + disc(x, y, r, g.ref);
};
const shadow = (x, y, rx, ry, o = 0.3) => {
  const g = rad([
    [0, INK, o],
    [0.5, INK, o * 0.6],
    [1, INK, 0],
  ]);
  return g.def + oval(x, y, rx, ry, g.ref);
};

/** Ground with a soft light, the object, and the name in small letters. */
function scene(w, h, ground, inner) {
  const light = rad(
    [
      [0, '#FFFFFF', 0.5],
      [1, '#FFFFFF', 0],
    ],
    { cx: 0.3, cy: 0.2, r: 0.8 },
  );
  const dim = rad(
    [
      [0.6, INK, 0],
      [1, INK, 0.12],
    ],
    { cx: 0.5, cy: 0.45, r: 0.8 },
  );
  return (
    rect(0, 0, w, h, ground) +
    light.def +
    rect(0, 0, w, h, light.ref) +
    dim.def +
    rect(0, 0, w, h, dim.ref) +
    inner +
    text('DUDA', { x: w / 2, y: h - 44, size: 30, f: 'baloo-2', w: '800', fill: INK, anchor: 'middle', track: 0.2, attr: 'opacity=".62"' })
  );
}

/** A standing book: cover, pages, ribbon; the front is drawn by `front` in a field of 340 × 460 around its middle. */
function standingBook(c, front) {
  return (
    shadow(20, 264, 300, 46) +
    box(-168, -232, 372, 486, darken(c, 0.22), 26) +
    box(-150, -222, 346, 466, '#FFF6E3', 10) +
    stroke('M186 -200V236M176 -206V238', '#E6D6B4', 3) +
    fill('M96 230V300L118 278L140 300V230Z', '#FF5F49') +
    box(-186, -240, 362, 486, c, 26) +
    fill('M-160 -240H-142V246H-160A26 26 0 0 1 -186 220V-214A26 26 0 0 1 -160 -240Z', INK, 'opacity=".12"') +
    front
  );
}

const face = (x, y, k = 1) =>
  at(
    x,
    y,
    disc(-44, 0, 15, INK) +
      disc(44, 0, 15, INK) +
      disc(-39, -5, 5, '#fff') +
      disc(49, -5, 5, '#fff') +
      stroke('M-20 16C-10 30 10 30 20 16', INK, 9) +
      oval(-72, 20, 19, 12, '#FF93B0', 'opacity=".7"') +
      oval(72, 20, 19, 12, '#FF93B0', 'opacity=".7"'),
    k,
  );

async function book() {
  return scene(900, 1200, '#D9C8F2', at(450, 570, standingBook('#6C56D9', box(-92, -150, 220, 120, '#FFF0D6', 22) + face(18, 70)), 1.45));
}

async function game() {
  const pips = (list, c) => list.map(([x, y]) => disc(x, y, 15, c)).join('');
  const die = (x, y, c, list, rot, pip) => at(x, y, box(-86, -86, 172, 172, c, 40) + pips(list, pip), 1, rot);
  const pawn = (x, y, c) =>
    shadow(x, y + 8, 110, 24) +
    clay(
      `M${x - 74} ${y}C${x - 76} ${y - 40} ${x - 30} ${y - 60} ${x - 26} ${y - 170}H${x + 26}` +
        `C${x + 30} ${y - 60} ${x + 76} ${y - 40} ${x + 74} ${y}C${x + 50} ${y + 18} ${x - 50} ${y + 18} ${x - 74} ${y}Z`,
      c,
    ) +
    ball(x, y - 212, 62, c);
  return scene(
    1200,
    675,
    '#A9E0C4',
    at(
      600,
      330,
      at(
        -604,
        -370,
        pawn(390, 496, '#FF5F49') +
          shadow(626, 494, 150, 30) +
          die(
            610,
            400,
            '#FFF6E3',
            [
              [-44, -44],
              [44, -44],
              [0, 0],
              [-44, 44],
              [44, 44],
            ],
            -8,
            INK,
          ) +
          shadow(810, 500, 130, 26) +
          at(
            806,
            424,
            at(
              0,
              0,
              die(
                0,
                0,
                '#FFC02E',
                [
                  [-40, -40],
                  [0, 0],
                  [40, 40],
                ],
                12,
                INK,
              ),
              0.8,
            ),
          ),
      ),
      1.2,
    ),
  );
}

async function event() {
  return scene(
    1200,
    675,
    '#BFE0F2',
    shadow(610, 536, 300, 40) +
      at(
        600,
        310,
        at(0, 0, box(-196, -160, 392, 380, '#E9DABB', 30), 1, 3) +
          box(-200, -170, 400, 380, '#FFF9EC', 30) +
          clay('M-170 -170H170A30 30 0 0 1 200 -140V-66H-200V-140A30 30 0 0 1 -170 -170Z', '#FF5F49') +
          stroke('M-110 -206V-130M110 -206V-130', darken('#6C56D9', 0.2), 26) +
          stroke('M-114 -206V-134M106 -206V-134', '#8F7BEA', 14) +
          star(0, 66, 104, '#FFC02E', { k: 0.5, attr: 'stroke="#FFC02E" stroke-width="26" stroke-linejoin="round"' }) +
          face(0, 66, 0.72),
        1,
        -3,
      ),
  );
}

async function article() {
  const lines = (x, y, w, n) =>
    Array.from({ length: n }, (_, i) => rect(x, y + i * 26, i === n - 1 ? w * 0.6 : w, 11, '#CDBFA3', 5)).join('');
  return scene(
    1200,
    675,
    '#FBD9C3',
    shadow(610, 540, 330, 40) +
      at(
        600,
        316,
        at(10, 6, box(-222, -206, 444, 424, '#E9DABB', 16), 1, 5) +
          box(-226, -214, 452, 428, '#FFF9EC', 14) +
          rect(-190, -178, 380, 54, INK, 8, 'opacity=".85"') +
          rect(-190, -108, 380, 8, INK, 4, 'opacity=".5"') +
          box(-190, -78, 214, 170, '#9FE0BE', 14) +
          ball(-132, -28, 26, '#FFC02E') +
          clay('M-190 78C-140 10 -100 40 -70 20C-30 0 0 20 24 50V78A14 14 0 0 1 10 92H-176A14 14 0 0 1 -190 78Z', '#56B870') +
          lines(48, -72, 142, 6) +
          lines(-190, 118, 214, 3) +
          lines(48, 118, 142, 3),
        1,
        -4,
      ),
  );
}

async function articleMaerchen() {
  const c = '#B9A8F5';
  const tower = (x, y, w, h, roof) =>
    box(x - w / 2, y - h, w, h + 30, c, 14) +
    clay(
      `M${x} ${y - h - w * 1.15}C${x + 14} ${y - h - w * 1.1} ${x + w * 0.7} ${y - h - 10}` +
        ` ${x + w * 0.68} ${y - h + 6}C${x + w * 0.6} ${y - h + 26} ${x - w * 0.6} ${y - h + 26}` +
        ` ${x - w * 0.68} ${y - h + 6}` +
        `C${x - w * 0.7} ${y - h - 10} ${x - 14} ${y - h - w * 1.1} ${x} ${y - h - w * 1.15}Z`,
      roof,
    ) +
    fill(`M${x - 18} ${y - h + 92}V${y - h + 66}A18 18 0 0 1 ${x + 18} ${y - h + 66}V${y - h + 92}Z`, '#FFE08A');
  const crown =
    clay('M-92 40L-108 -44L-56 -8L0 -70L56 -8L108 -44L92 40C40 54 -40 54 -92 40Z', '#FFC02E') +
    ball(-108, -50, 15, '#FF5F49') +
    ball(0, -78, 17, '#FF5F49') +
    ball(108, -50, 15, '#FF5F49') +
    disc(-46, 22, 10, '#FF93B0') +
    disc(0, 26, 10, '#9FE0BE') +
    disc(46, 22, 10, '#FF93B0');
  return scene(
    1200,
    675,
    '#F7C3D2',
    shadow(600, 540, 380, 44) +
      tower(418, 500, 96, 240, '#FF5F49') +
      tower(782, 500, 96, 240, '#FF5F49') +
      box(430, 380, 340, 150, '#C9BBF8', 16) +
      [440, 506, 572, 638, 704].map((x) => box(x, 350, 46, 54, '#C9BBF8', 10)).join('') +
      fill('M548 530V470A52 52 0 0 1 652 470V530Z', '#4E3BB0') +
      at(600, 262, crown, 0.92, -4),
  );
}

async function articleBuch() {
  const page = (q) =>
    at(
      0,
      0,
      clay('M0 -120C60 -166 190 -170 290 -136V150C190 120 60 126 0 170Z', '#FFF6E3') +
        stroke(
          'M60 -88C120 -112 190 -112 240 -100M60 -38C120 -62 190 -62 240 -50M60 12C120 -12 190 -12 240 0M60 62C110 42 140 40 170 42',
          '#D9CBAA',
          11,
        ),
      1,
      0,
      q,
    );
  return scene(
    1200,
    675,
    '#C9BBF8',
    shadow(600, 528, 400, 44) +
      at(
        600,
        330,
        clay(
          'M0 -96C70 -150 200 -156 316 -120V184C200 150 70 160 0 206C-70 160 -200 150 -316 184V-120C-200 -156 -70 -150 0 -96Z',
          '#FF5F49',
        ) +
          page(false) +
          page(true) +
          stroke('M0 -116V168', '#CDBB94', 6) +
          fill('M150 -160L196 -162V-16L173 -42L150 -18Z', '#17A2A8'),
      ),
  );
}

async function articleCover() {
  const front =
    ball(0, -50, 104, '#FFE08A') +
    clay('M-186 130C-110 70 -50 110 10 84C70 60 130 90 176 70V220A26 26 0 0 1 150 246H-160A26 26 0 0 1 -186 220Z', '#0E7C84') +
    rect(-92, 142, 190, 24, '#FFF6E3', 12) +
    rect(-58, 184, 122, 16, '#FFF6E3', 8, 'opacity=".7"') +
    face(0, -46, 0.86) +
    star(-110, -178, 17, '#FFF6E3') +
    star(112, -160, 13, '#FFF6E3') +
    star(120, 30, 11, '#FFF6E3');
  return scene(1200, 675, '#FFD98C', at(590, 306, standingBook('#17A2A8', front), 0.93, -4));
}

await run({ book: ['book', book] }, { width: 900, height: 1200 });
await run(
  {
    game: ['game', game],
    event: ['event', event],
    article: ['article', article],
    'article-maerchen': ['article-maerchen', articleMaerchen],
    'article-buch': ['article-buch', articleBuch],
    'article-cover': ['article-cover', articleCover],
  },
  { width: 1200, height: 675 },
);
