// Covers of the books 17 to 32 and the second cover of book 17.
// Usage: OUT=/some/folder node covers-17-32.mjs 17 25   (no numbers: all of them)
import { at, blurF, bouncy, font, g, glow, lin, mix, rad, rng, sky, text, textW, uid } from './lib.mjs';
import { W, H, author, bind, disc, fill, grain, oval, rect, run, stars, stroke } from './cover-parts.mjs';

// ---------- helpers of this module ----------

/** Coordinate with one decimal. */
const p1 = (v) => +v.toFixed(1);

/** Font size at which the line is `width` wide. */
const fit = (str, width, f, w = '400', track = 0) => (100 * width) / textW(str, 100, f, w, track);

/** Everything inside is cut off at the edge of the path d. */
function clip(d, inner) {
  const id = uid('k');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** A line of text bent by move(x, y) → [x, y]; the line starts at 0, its baseline is 0. */
function bent(str, { size, f, w = '400', fill: colour, move, attr = '' }) {
  const path = font(f, w).getPath(str, 0, 0, size, { features: { liga: false, rlig: false } });
  let last = [0, 0];
  const n = (v) => +v.toFixed(1);
  const to = (x, y) => move(x, y).map(n).join(' ');
  let d = '';
  for (const c of path.commands) {
    if (c.type === 'Z') {
      d += 'Z';
      continue;
    }
    // Straight strokes are cut into pieces so that they bend too.
    if (c.type === 'L') for (let i = 1; i < 6; i++) d += 'L' + to(last[0] + ((c.x - last[0]) * i) / 6, last[1] + ((c.y - last[1]) * i) / 6);
    d += c.type + (c.x1 != null ? to(c.x1, c.y1) + ' ' : '') + (c.x2 != null ? to(c.x2, c.y2) + ' ' : '') + to(c.x, c.y);
    last = [c.x, c.y];
  }
  return `<path d="${d}" fill="${colour}" ${attr}/>`;
}

const gearPath = (x, y, r, n, depth, turn = 0) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    [
      [-0.27, -depth],
      [-0.17, 0],
      [0.17, 0],
      [0.27, -depth],
    ].forEach(([t, q], j) => {
      const a = ((i + t) / n) * Math.PI * 2 + turn;
      d += `${i + j ? 'L' : 'M'}${(x + Math.cos(a) * (r + q)).toFixed(1)} ${(y + Math.sin(a) * (r + q)).toFixed(1)}`;
    });
  }
  return d + 'Z';
};

/** Toothed wheel with spokes: r outer radius, n teeth. */
function gear(x, y, r, n, { c = '#E9B44C', dark = '#B4782A', turn = 0, back = '#2B1B3F', spokes = 5 } = {}) {
  const depth = r * 0.17;
  let s =
    fill(gearPath(x + r * 0.04, y + r * 0.07, r, n, depth, turn), '#150C2A', 'opacity=".45"') +
    fill(gearPath(x, y, r, n, depth, turn), c, `stroke="${c}" stroke-width="${r * 0.05}" stroke-linejoin="round"`) +
    disc(x, y, r * 0.66, dark) +
    disc(x, y, r * 0.6, back);
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * Math.PI * 2 + turn;
    s += stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(a) * r * 0.64).toFixed(1)} ${(y + Math.sin(a) * r * 0.64).toFixed(1)}`,
      c,
      r * 0.13,
    );
  }
  return (
    s +
    disc(x, y, r * 0.24, c) +
    disc(x, y, r * 0.1, back) +
    stroke(
      `M${p1(x - r * 0.7)} ${p1(y - r * 0.1)}A${p1(r * 0.71)} ${p1(r * 0.71)} 0 0 1 ${p1(x + r * 0.1)} ${p1(y - r * 0.7)}`,
      '#fff',
      p1(r * 0.05),
      'opacity=".45"',
    )
  );
}

/** Rows of wave crests between y0 and y1. */
function waves(y0, y1, step, c, seed, { opacity = 0.5, width = 5 } = {}) {
  const R = rng(seed);
  let d = '';
  for (let y = y0; y < y1; y += step * (1 + (y - y0) / (y1 - y0))) {
    for (let x = -60 + R() * 80; x < W; x += 120 + R() * 150) {
      const l = 34 + R() * 40;
      d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(l / 2).toFixed(0)} -${(6 + R() * 8).toFixed(0)} ${l.toFixed(0)} 0`;
    }
  }
  return stroke(d, c, width, `opacity="${opacity}"`);
}

/** Dots of a comic print, growing from the upper edge to the lower (or the other way round with flip). */
function dots(x0, y0, w, h, step, c, { max = 0.42, min = 0.05, flip = false, opacity = 1 } = {}) {
  let d = '';
  let row = 0;
  for (let y = y0; y <= y0 + h; y += step, row++) {
    const t = (y - y0) / h;
    const r = step * (min + (max - min) * (flip ? 1 - t : t));
    for (let x = x0 + (row % 2 ? step / 2 : 0); x <= x0 + w; x += step) d += `M${x.toFixed(0)} ${y.toFixed(0)}h0`;
    d += `|${(r * 2).toFixed(1)}|`;
  }
  const rows = d.split('|');
  let s = '';
  for (let i = 0; i + 1 < rows.length; i += 2) s += `<path d="${rows[i]}" stroke-width="${rows[i + 1]}"/>`;
  return g(s, `stroke="${c}" stroke-linecap="round" fill="none" opacity="${opacity}"`);
}

/** A leaf on its stalk, lying at (x, y). */
function leaf(x, y, size, rot, c, kind = 0) {
  const vein = mix(c, '#5A2A1A', 0.45);
  const shape = [
    fill('M0 -50C34 -30 36 20 0 50C-36 20 -34 -30 0 -50Z', c) +
      stroke('M0 -40V68M0 -8l16 -14M0 -8l-16 -14M0 18l17 -15M0 18l-17 -15', vein, 4),
    fill(
      'M0 -56C10 -46 12 -36 10 -30C24 -40 36 -34 34 -20C32 -10 24 -6 20 -4C36 -4 42 10 32 20C26 28 16 26 12 22C16 34 8 44 0 46' +
        'C-8 44 -16 34 -12 22C-16 26 -26 28 -32 20C-42 10 -36 -4 -20 -4' +
        'C-24 -6 -32 -10 -34 -20C-36 -34 -24 -40 -10 -30C-12 -36 -10 -46 0 -56Z',
      c,
    ) + stroke('M0 -40V70M0 -10l18 -12M0 -10l-18 -12M0 20l18 -9M0 20l-18 -9', vein, 4),
    fill(
      'M0 -60L12 -34L30 -44L28 -20L52 -22L40 0L54 14L28 22L10 44H-10L-28 22L-54 14L-40 0L-52 -22L-28 -20L-30 -44L-12 -34Z',
      c,
      `stroke="${c}" stroke-width="6" stroke-linejoin="round"`,
    ) + stroke('M0 -44V76M0 30L30 -6M0 30L-30 -6M0 10L20 -26M0 10L-20 -26', vein, 4),
  ][kind];
  return at(x, y, shape, size, rot);
}

/** Lighthouse with its foot at (0, 0), 760 high; `inside` is drawn in an opening of the tower (x −70…70, y −470…−60). */
function lighthouse(inside, { light = '#FFF1B8' } = {}) {
  const tower = 'M-84 -560L84 -560L132 0L-132 0Z';
  const hole = 'M-52 -486C-20 -506 24 -500 54 -482L62 -330L58 -300L72 -200L80 -70C40 -50 -50 -54 -84 -74L-72 -190L-66 -210L-60 -330Z';
  const shade = lin(
    [
      [0, '#fff', 0.25],
      [0.3, '#fff', 0],
      [0.62, '#2A1F55', 0],
      [1, '#2A1F55', 0.42],
    ],
    { x2: 1, y2: 0 },
  );
  const glass = rad([
    [0, '#FFFBE4'],
    [0.6, light],
    [1, '#FFC93C'],
  ]);
  let stripes = rect(-140, -570, 280, 580, '#FFF7EA');
  [-560, -336, -112].forEach((y) => {
    stripes += `<path d="M-140 ${y}Q0 ${y + 26} 140 ${y}V${y + 112}Q0 ${y + 138} -140 ${y + 112}Z" fill="#E5394F"/>`;
  });
  return (
    shade.def +
    glass.def +
    clip(tower, stripes + `<path d="${tower}" fill="${shade.ref}"/>`) +
    fill(hole, '#FFE7C2', 'stroke="#FFF7EA" stroke-width="14" stroke-linejoin="round"') +
    fill(hole, '#2B1B3F') +
    clip(hole, inside) +
    rect(-108, -578, 216, 26, '#2A1F55', 8) +
    rect(-96, -600, 192, 14, '#3B2C7A', 6) +
    stroke('M-104 -612H104M-100 -640H100', '#2A1F55', 6) +
    stroke('M-98 -642V-580M-50 -642V-580M0 -642V-580M50 -642V-580M98 -642V-580', '#2A1F55', 6) +
    rect(-60, -718, 120, 120, '#FFE9A0') +
    `<rect x="-60" y="-718" width="120" height="120" fill="${glass.ref}"/>` +
    stroke('M-60 -718V-600M-22 -718V-600M22 -718V-600M60 -718V-600', '#2A1F55', 7) +
    fill('M-84 -714C-70 -770 -34 -796 0 -800C34 -796 70 -770 84 -714Z', '#C92B44') +
    fill('M-84 -714C-70 -770 -34 -796 0 -800C-24 -786 -44 -756 -48 -714Z', '#F0637A') +
    stroke('M0 -800V-834', '#2A1F55', 8) +
    disc(0, -838, 10, '#FFC93C') +
    rect(-90, -722, 180, 14, '#2A1F55', 6)
  );
}

const clockwork = () =>
  gear(-6, -128, 66, 14, { turn: 0.1 }) +
  gear(38, -236, 46, 10, { c: '#F2D07A', turn: 0.2, spokes: 4 }) +
  gear(-22, -322, 54, 12, { c: '#D9925A', dark: '#9A5A30', turn: 0.3 }) +
  `<circle cx="34" cy="-398" r="34" fill="none" stroke="#FFE3A3" stroke-width="5" stroke-dasharray="8 9"/>` +
  gear(-30, -444, 40, 9, { turn: 0.15, spokes: 4 });

// ---------- 17: the title lies in the beam of light ----------
async function leuchtturm() {
  const beam = lin(
    [
      [0, '#FFE08A'],
      [0.8, '#FFF0B8'],
      [1, '#FFFBE4'],
    ],
    { x2: 1, y2: 0 },
  );
  const far = lin(
    [
      [0, '#FFF0B8', 0.95],
      [1, '#FFF0B8', 0.25],
    ],
    { x2: 1, y2: 0 },
  );
  let s =
    sky(W, H, [
      [0, '#0B2B48'],
      [0.45, '#135A73'],
      [0.72, '#3C9AA0'],
      [0.79, '#F6C58A'],
    ]) + stars(60, 17, 560, '#DFF6FF');
  s += oval(210, 905, 330, 44, '#2E8791', 'opacity=".7"') + oval(40, 880, 180, 40, '#2E8791', 'opacity=".6"');
  const sea = lin([
    [0, '#1C7683'],
    [1, '#0A2F4A'],
  ]);
  s += sea.def + `<rect y="925" width="${W}" height="275" fill="${sea.ref}"/>` + waves(950, 1190, 20, '#7FD0CF', 5);
  s += fill('M0 950L560 925H700L330 1200H0Z', '#FFE08A', 'opacity=".16"');
  s +=
    beam.def +
    far.def +
    `<path d="M690 262L-10 70V620L690 372Z" fill="${beam.ref}"/><path d="M700 275L910 220V420L700 360Z" fill="${far.ref}"/>`;
  // Each line becomes smaller towards the lamp, as the rays do.
  const ray = (from, to) => (size, width) => (x, y) => {
    const u = x / width;
    const X = 52 + 545 * (1.62 * u - 0.62 * u * u);
    const near = (700 - X) / 700;
    const top = 262 - 192 * near + 14;
    const height = 110 + 440 * near - 28;
    const v = from + (to - from) * (1 + y / (size * 0.72));
    return [X, top + height * v];
  };
  const line = (str, from, to) => {
    const size = 100;
    return bent(str, { size, f: 'lilita-one', fill: '#12314F', move: ray(from, to)(size, textW(str, size, 'lilita-one', '400')) });
  };
  s += line('Das Uhrwerk', 0.09, 0.46) + line('im Leuchtturm', 0.55, 0.93);
  s +=
    fill('M440 1090C470 1010 520 985 560 975C600 950 760 945 810 975C850 985 900 1000 930 1060V1210H430Z', '#241A4A') +
    fill('M480 1060C510 1010 550 1000 590 992L640 1010L560 1060L600 1110L500 1140Z', '#3B2C7A') +
    fill('M760 985L840 1000L880 1050L820 1080L850 1140L780 1110Z', '#3B2C7A');
  s += at(700, 1015, lighthouse(clockwork()), 0.92);
  s += fill('M520 1015C560 985 600 1010 640 1000C700 985 760 1010 800 1000C840 1000 870 1020 880 1060L700 1100L520 1060Z', '#2F2364');
  s += stroke('M470 1110q30 -22 60 0t60 0t60 0t60 0t60 0t60 0t60 0', '#DFF6FF', 9, 'opacity=".85"');
  s +=
    fill('M88 1012h104l-20 34h-66z', '#E5394F') +
    fill('M136 1006V930L180 1000Z', '#FFF7EA') +
    fill('M128 1006V946L100 1000Z', '#FFD36B') +
    author('Zofia Adamer', 1140, '#FFF0D6', 70, 'start', { size: 46 });
  return s + grain(0.14) + bind();
}

// ---------- 17, second cover: the lighthouse stands inside a great toothed wheel ----------
async function leuchtturmNeu() {
  const brass = lin(
    [
      [0, '#FFD978'],
      [0.5, '#E9B44C'],
      [1, '#B4782A'],
    ],
    { x2: 1 },
  );
  const inner = lin([
    [0, '#0B2B48'],
    [0.6, '#1C7683'],
    [0.8, '#F6C58A'],
  ]);
  const beam = lin(
    [
      [0, '#FFF3C4'],
      [1, '#FFE08A', 0.2],
    ],
    { x2: 1, y2: 0 },
  );
  const left = lin(
    [
      [0, '#FFE08A', 0.2],
      [1, '#FFF3C4'],
    ],
    { x2: 1, y2: 0 },
  );
  let s = rect(0, 0, W, H, '#E5394F');
  s += fill(gearPath(455, 806, 452, 16, 62, 0.2), '#9F1F3A', 'opacity=".55" transform="translate(10 20)"');
  s += brass.def + inner.def + beam.def + left.def;
  s += fill(gearPath(450, 800, 450, 16, 62, 0.2), brass.ref, `stroke="${brass.ref}" stroke-width="20" stroke-linejoin="round"`);
  s += disc(450, 800, 352, '#8F5A22') + disc(450, 800, 336, '#0B2B48');
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) / 16) * Math.PI * 2 + 0.2;
    s += disc((450 + Math.cos(a) * 369).toFixed(1), (800 + Math.sin(a) * 369).toFixed(1), 9, '#8F5A22');
  }
  const round = 'M114 800a336 336 0 1 0 672 0a336 336 0 1 0 -672 0Z';
  let scene = `<rect x="100" y="440" width="700" height="720" fill="${inner.ref}"/>`;
  scene += g(stars(60, 3, 300, '#DFF6FF', 0), 'transform="translate(0 470)"');
  scene += `<path d="M450 562L820 470V690L450 612Z" fill="${beam.ref}"/><path d="M450 562L80 470V690L450 612Z" fill="${left.ref}"/>`;
  scene +=
    rect(100, 990, 700, 200, '#124E66') +
    waves(1006, 1130, 15, '#7FD0CF', 8, { width: 4 }) +
    fill('M300 1060C330 1000 380 985 450 985C520 985 570 1000 600 1060L640 1150H260Z', '#241A4A') +
    fill('M330 1060C350 1015 390 1000 420 1000L390 1060L430 1130H320Z', '#3B2C7A');
  s += clip(round, scene) + at(450, 1026, lighthouse(clockwork()), 0.62);
  s += clip(round, stroke('M270 1076q22 -18 45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0', '#DFF6FF', 7, 'opacity=".85"'));
  s += gear(96, 1118, 128, 12, { c: '#F2D07A', dark: '#B4782A', back: '#9F1F3A', turn: 0.1, spokes: 5 });
  s += text('Das Uhrwerk', {
    x: 450,
    y: 168,
    size: fit('Das Uhrwerk', 690, 'lilita-one'),
    f: 'lilita-one',
    w: '400',
    fill: '#FFF7EA',
    anchor: 'middle',
  });
  s += text('im Leuchtturm', {
    x: 450,
    y: 288,
    size: fit('im Leuchtturm', 690, 'lilita-one'),
    f: 'lilita-one',
    w: '400',
    fill: '#FFD978',
    anchor: 'middle',
  });
  s += rect(508, 1104, 360, 66, '#12314F', 33) + author('Zofia Adamer', 1151, '#FFF0D6', 688, 'middle', { size: 42 });
  return s + grain(0.12) + bind();
}

// ---------- 18: giant boot on a quiet ground, leaves ----------
async function igel() {
  const rubber = lin(
    [
      [0, '#FFE071'],
      [0.45, '#FFC62B'],
      [1, '#EE9A12'],
    ],
    { x2: 1, y2: 0.35 },
  );
  const rust = ['#E2582C', '#F08A2C', '#C93C2E', '#F4B23C', '#A9502C', '#D9742A'];
  let s = sky(W, H, [
    [0, '#E4F2DD'],
    [1, '#B9DCC4'],
  ]);
  s += disc(452, 700, 400, '#F3F8E6');
  s += fill('M0 985C200 930 420 960 560 945C700 930 830 950 900 980V1200H0Z', '#8CBF95');
  // spikes behind the face
  const R = rng(7);
  let spikes = '';
  let light = '';
  for (let i = 0; i <= 40; i++) {
    const a = Math.PI * (1.08 - (i / 40) * 1.16);
    const far = 196 + R() * 22;
    const p = (q, t) => `${(440 + Math.cos(a + t) * q).toFixed(0)} ${(560 - Math.sin(a + t) * q * 0.98).toFixed(0)}`;
    spikes += `M${p(130, -0.09)}L${p(far, R() * 0.06 - 0.03)}L${p(130, 0.09)}Z`;
    const b = a + 0.035;
    const q = (k, t) => `${(440 + Math.cos(b + t) * k).toFixed(0)} ${(560 - Math.sin(b + t) * k * 0.98).toFixed(0)}`;
    light += `M${q(112, -0.06)}L${q(150 + R() * 26, 0)}L${q(112, 0.06)}Z`;
  }
  s += oval(440, 596, 164, 62, '#7A4A10') + fill(spikes, '#5B3A2E') + disc(440, 560, 140, '#5B3A2E') + fill(light, '#8A5B44');
  // face: a heart of light fur, nose, eyes, cheeks
  s +=
    fill('M440 470C478 420 566 450 566 532C566 600 500 650 440 650C380 650 314 600 314 532C314 450 402 420 440 470Z', '#F8DDB4') +
    oval(324, 470, 30, 34, '#8A5B44') +
    oval(556, 470, 30, 34, '#8A5B44') +
    oval(326, 474, 16, 20, '#E9A98A') +
    oval(554, 474, 16, 20, '#E9A98A') +
    oval(364, 572, 34, 22, '#F3A888', 'opacity=".8"') +
    oval(516, 572, 34, 22, '#F3A888', 'opacity=".8"') +
    disc(388, 525, 22, '#2B1A22') +
    disc(492, 525, 22, '#2B1A22') +
    disc(396, 517, 8, '#fff') +
    disc(500, 517, 8, '#fff') +
    oval(440, 562, 32, 25, '#2B1A22') +
    oval(431, 553, 10, 6, '#fff', 'opacity=".75"') +
    stroke('M440 587v16M440 603q-18 20 -38 8M440 603q18 20 38 8', '#2B1A22', 7);
  s += leaf(286, 400, 0.95, -38, rust[0], 1);
  // boot
  const boot =
    'M268 640C330 668 552 668 612 640C606 740 608 800 624 850C648 902 742 916 790 976C818 1012 818 1058 786 1066' +
    'H300C274 1066 268 1040 274 1010C288 930 282 760 268 640Z';
  s += oval(540, 1085, 330, 34, '#2F6B52', 'opacity=".4"');
  s += rubber.def + fill('M262 1050H812C822 1076 812 1098 790 1098H520L500 1086H452L440 1098H290C262 1098 256 1076 262 1050Z', '#B86A12');
  s +=
    `<path d="${boot}" fill="${rubber.ref}"/>` +
    clip(
      boot,
      fill('M560 630C560 780 560 850 620 890C700 930 760 960 780 1070H830V600Z', '#D9820F', 'opacity=".28"') +
        stroke('M322 700C338 800 338 880 326 980', '#FFF6C8', 22, 'opacity=".8"') +
        stroke('M650 950C690 966 726 984 746 1010', '#FFF6C8', 16, 'opacity=".7"') +
        stroke('M270 930C360 960 470 950 560 900', '#D9820F', 8, 'opacity=".5"'),
    );
  s +=
    fill('M256 600C320 652 560 652 626 600L622 660C556 706 326 706 262 660Z', '#F7AE1B') +
    stroke('M258 602C322 652 558 652 624 602', '#FFE071', 8) +
    fill('M330 618c-16 -34 30 -52 46 -22c10 18 6 44 -10 50c-18 6 -30 -8 -36 -28Z', '#F8DDB4') +
    fill('M550 618c16 -34 -30 -52 -46 -22c-10 18 -6 44 10 50c18 6 30 -8 36 -28Z', '#F8DDB4') +
    stroke('M346 634v10M360 634v10M520 634v10M534 634v10', '#B98A62', 5);
  // fallen and falling leaves
  const heap = [];
  for (let i = 0; i < 34; i++)
    heap.push([i * 27 - 10 + R() * 20, 1110 + R() * 80 - (Math.abs(i - 16) > 9 ? 40 : 0), 0.8 + R() * 0.5, R() * 360, rust[i % 6], i % 3]);
  heap
    .sort((a, b) => a[1] - b[1])
    .forEach((l) => {
      s += leaf(...l);
    });
  [
    [110, 470, 1, 30, 0, 2],
    [790, 420, 0.9, -24, 1, 1],
    [90, 760, 0.8, 74, 3, 0],
    [808, 660, 1.05, 130, 2, 2],
    [712, 800, 0.7, 20, 3, 0],
    [180, 900, 0.8, -60, 5, 1],
  ].forEach(([x, y, z, r, c, k]) => {
    s += leaf(x, y, z, r, rust[c], k);
  });
  s += text('Der Igel im', { x: 450, y: 140, size: 92, f: 'fredoka', w: '600', fill: '#C93C2E', anchor: 'middle' });
  s += text('Gummistiefel', {
    x: 450,
    y: 268,
    size: fit('Gummistiefel', 760, 'fredoka', '700'),
    f: 'fredoka',
    w: '700',
    fill: '#1F5B46',
    anchor: 'middle',
  });
  s += author('Hannes Okafeld', 330, '#1F5B46', 450, 'middle', { size: 38, f: 'fredoka', w: '500' });
  return s + grain(0.3) + bind();
}

// ---------- 19: a wall, a shadow, a title of snippets ----------
const snippet = (x, y, w, h, c, seed) => {
  const R = rng(seed);
  const corner = (dx, dy) => [dx, dy].map((v, k) => Math.round((k ? y : x) + v + (R() - 0.5) * h * 0.13)).join(' ');
  const d = `M${[
    [0, 0],
    [w / 2, 0],
    [w, 0],
    [w, h],
    [w * 0.4, h],
    [0, h],
  ]
    .map((c) => corner(...c))
    .join('L')}Z`;
  return fill(d, '#3B2C7A', 'opacity=".35" transform="translate(5 8)"') + fill(d, c);
};

async function schulglocke() {
  const wall = lin([
    [0, '#D9CEFB'],
    [1, '#B7A5F2'],
  ]);
  let s = wall.def + `<rect width="${W}" height="${H}" fill="${wall.ref}"/>`;
  s += fill('M-20 300L520 -20H900V60L620 1200H-20Z', '#E9E2FF', 'opacity=".55"');
  s += fill('M0 740H900V1200H0Z', '#8F7AE4', 'opacity=".28"') + rect(0, 728, W, 16, '#A28FEA');
  // the shadow of the bell, with the question mark as its clapper
  const bell =
    'M446 250C456 250 464 258 464 270C560 284 606 362 616 470C622 560 640 612 690 660C700 674 694 692 674 692H236' +
    'C214 692 208 674 220 660C268 612 282 560 288 470C296 362 340 284 430 270C430 258 436 250 446 250Z';
  const soft = blurF(6);
  s += soft.def + g(fill(bell, '#7C69DE', `opacity=".9" filter="${soft.ref}"`), 'transform="translate(128 20) skewX(-4)"');
  s += bouncy('?', { x: 550, y: 664, size: 400, f: 'chango', fills: ['#FF5F49'], rot: 0, dy: 0, shadow: [8, 10, '#3B2C7A'] });
  // hook and rope
  s +=
    rect(404, 0, 92, 74, '#2A1F55', 10) +
    disc(424, 54, 7, '#8F7AE4') +
    disc(476, 54, 7, '#8F7AE4') +
    disc(424, 20, 7, '#8F7AE4') +
    disc(476, 20, 7, '#8F7AE4');
  s +=
    stroke('M450 70V120C450 140 500 140 502 172C504 214 440 226 412 190', '#2A1F55', 24) +
    stroke('M445 76V118C446 140 494 146 495 172', '#6C56D9', 5);
  s +=
    stroke('M470 204C478 236 468 262 474 300', '#A9713A', 26) +
    stroke('M470 204C478 236 468 262 474 300', '#E8BF82', 17) +
    stroke('M462 216l18 14M464 236l18 14M463 258l18 12M464 280l18 10', '#A9713A', 5) +
    stroke('M448 208C452 182 484 184 492 206', '#A9713A', 26) +
    stroke('M448 208C452 182 484 184 492 206', '#E8BF82', 17) +
    stroke('M468 300l-14 34M474 302l-2 42M480 300l14 36M472 300l-24 22M479 298l24 20', '#E8BF82', 6);
  // title: three words and twelve letters cut out of newspapers
  s += g(
    snippet(62, 800, 250, 132, '#FFFBF2', 3) +
      text('Wer', { x: 187, y: 902, size: 122, f: 'bree-serif', w: '400', fill: '#2A1F55', anchor: 'middle' }),
    'transform="rotate(-4 187 860)"',
  );
  s += g(
    snippet(334, 792, 236, 124, '#2A1F55', 5) +
      text('hat', { x: 452, y: 892, size: 122, f: 'titan-one', w: '400', fill: '#FFC93C', anchor: 'middle' }),
    'transform="rotate(3 452 856)"',
  );
  s += g(
    snippet(596, 800, 236, 130, '#FFC93C', 9) +
      text('die', { x: 714, y: 902, size: 124, f: 'baloo-2', w: '800', fill: '#2A1F55', anchor: 'middle' }),
    'transform="rotate(-3 714 860)"',
  );
  const looks = [
    ['titan-one', '400', '#FF5F49', '#FFFBF2'],
    ['bree-serif', '400', '#FFFBF2', '#2A1F55'],
    ['baloo-2', '800', '#2A1F55', '#FFFBF2'],
    ['lilita-one', '400', '#FFC93C', '#2A1F55'],
    ['fredoka', '700', '#FFF0D6', '#6C56D9'],
  ];
  [...'Schulglocke?'].forEach((letter, i) => {
    const [f, w, ground, ink] = looks[(i * 3 + (i > 5 ? 1 : 0)) % 5];
    const wide = [84, 66, 70, 68, 48, 72, 48, 68, 66, 68, 66, 68];
    const x = 46 + wide.slice(0, i).reduce((a, b) => a + b + 1.4, 0);
    const y = 962 + [0, 10, -4, 8, -6, 4, 10, -2, 6, -6, 8, -4][i];
    const turn = [-4, 3, -2, 4, -3, 2, -4, 3, -2, 3, -3, 4][i];
    s += g(
      snippet(x, y, wide[i], 120, ground, 40 + i) +
        text(letter, { x: x + wide[i] / 2, y: y + 92, size: i ? 98 : 108, f, w, fill: ink, anchor: 'middle' }),
      `transform="rotate(${turn} ${(x + wide[i] / 2).toFixed(0)} ${y + 60})"`,
    );
  });
  s += author('Rosa Immenhoff', 1160, '#2A1F55', 450, 'middle', { size: 42, f: 'bree-serif', w: '400' });
  return s + grain(0.2) + bind();
}

// ---------- 20: comic panels ----------
const hex = (r) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${i ? 'L' : 'M'}${(Math.cos((i * Math.PI) / 3) * r).toFixed(1)} ${(Math.sin((i * Math.PI) / 3) * r).toFixed(1)}`)
    .join('') + 'Z';

const hole = (r) => `M${p1(r)} 0A${p1(r)} ${p1(r)} 0 1 0 ${p1(-r)} 0A${p1(r)} ${p1(r)} 0 1 0 ${p1(r)} 0Z`;

/** Nut of radius r: seen from above, thick black line as in a comic. */
const nut = (x, y, r, rot, c, line = 7) =>
  at(
    x,
    y,
    fill(`${hex(r)}${hole(r * 0.46)}`, c, `fill-rule="evenodd" stroke="#1F1640" stroke-width="${line}" stroke-linejoin="round"`) +
      stroke(`M${-r * 0.66} ${-r * 0.24}L${-r * 0.36} ${-r * 0.68}H${r * 0.1}`, '#fff', r * 0.1, 'opacity=".7"'),
    1,
    rot,
  );

/** Screw, head up, about 150 high; with a face it can talk. */
function screw(x, y, size, rot, c, face = null) {
  const line = 'stroke="#1F1640" stroke-width="7" stroke-linejoin="round"';
  let s =
    fill('M-20 -28H20V66L0 92L-20 66Z', mix(c, '#FFFFFF', 0.35), line) +
    stroke('M-26 0L26 -12M-26 24L26 12M-26 48L26 36M-20 68L18 60', '#1F1640', 7) +
    fill('M-56 -40C-56 -92 56 -92 56 -40C56 -24 40 -22 0 -22C-40 -22 -56 -24 -56 -40Z', c, line) +
    stroke('M-38 -52C-34 -66 -20 -72 -8 -72', '#fff', 7, 'opacity=".75"');
  if (face) {
    s +=
      disc(-18, -50, 11, '#fff', 'stroke="#1F1640" stroke-width="4"') +
      disc(18, -50, 11, '#fff', 'stroke="#1F1640" stroke-width="4"') +
      disc(-16, -48, 5, '#1F1640') +
      disc(20, -48, 5, '#1F1640') +
      stroke(face, '#1F1640', 5);
  }
  return at(x, y, s, size, rot);
}

async function roboRost() {
  const line = 'stroke="#1F1640" stroke-width="9" stroke-linejoin="round"';
  const rust = lin(
    [
      [0, '#F0894A'],
      [0.6, '#D4602F'],
      [1, '#A9431F'],
    ],
    { x2: 0.6 },
  );
  let s = rect(0, 0, W, H, '#FFF7E6') + rust.def;
  const panel = (d, inner) => clip(d, inner) + stroke(d, '#1F1640', 9);
  // panel 1: title
  s += panel('M44 40H862V372L44 424Z', rect(0, 0, W, 460, '#FFC93C') + dots(30, 130, 850, 320, 30, '#FF9F45', { max: 0.4 }));
  // panel 2: the robot on the scrapyard
  let rays = '';
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const p = (t) => `${(453 + Math.cos(a + t) * 800).toFixed(0)} ${(720 + Math.sin(a + t) * 800).toFixed(0)}`;
    rays += `M453 720L${p(-0.087)}L${p(0.087)}Z`;
  }
  s += panel(
    'M44 454L862 402V938L44 938Z',
    rect(0, 380, W, 600, '#17A2A8') +
      fill(rays, '#35BDBE') +
      dots(30, 400, 850, 260, 28, '#0E6C80', { flip: true, max: 0.3, min: 0, opacity: 0.45 }) +
      fill('M0 900L80 850L150 880L210 800L300 870L380 890L520 890L610 860L690 790L760 850L830 810L920 880V960H0Z', '#6A4A7E', line),
  );
  // panels 3 to 6: the four screws have their say
  const face = ['M-12 -34q12 10 24 0', 'M-10 -32q10 -8 20 0', 'M-10 -33h20', 'M-6 -34a6 6 0 1 0 12 0a6 6 0 1 0 -12 0'];
  const say = ['Au!', 'Hm.', 'Ha!', 'Oh?'];
  ['#FF93B0', '#9FE0BE', '#B9A8F5', '#BFE6FA'].forEach((ground, i) => {
    const x = 44 + i * 207.5;
    s +=
      panel(
        `M${x} 966h195.5v196h-195.5Z`,
        rect(x, 960, 200, 210, ground) +
          dots(x, 1070, 200, 90, 22, '#fff', { max: 0.34, min: 0, opacity: 0.6 }) +
          screw(x + 68, 1108, 0.82, [-6, 5, -4, 7][i], ['#E5394F', '#FFC93C', '#2FA36B', '#6C56D9'][i], face[i]),
      ) +
      fill(
        `M${x + 104} ${984}h72q14 0 14 14v36q0 14 -14 14h-34l-26 22l4 -22h-16q-14 0 -14 -14v-36q0 -14 14 -14Z`,
        '#fff',
        'stroke="#1F1640" stroke-width="5" stroke-linejoin="round"',
      ) +
      text(say[i], { x: x + 140, y: 1029, size: 36, f: 'baloo-2', w: '800', fill: '#1F1640', anchor: 'middle' });
  });
  // the robot leaves its panel
  const arm = (d) =>
    stroke(d, '#1F1640', 44) +
    stroke(d, '#9AA3B5', 27) +
    `<path d="${d}" fill="none" stroke="#5F6980" stroke-width="27" stroke-dasharray="5 17"/>`;
  s += arm('M330 760C250 770 210 700 226 636') + arm('M576 760C660 770 700 700 682 640');
  const grip = (x, y, r) =>
    at(
      x,
      y,
      fill(
        'M-34 26C-50 -8 -44 -36 -30 -50L-14 -34C-22 -22 -20 -8 -12 0H12C20 -8 22 -22 14 -34L30 -50C44 -36 50 -8 34 26Z',
        '#D4602F',
        line,
      ),
      1,
      r,
    );
  s += grip(226, 616, -6) + grip(682, 618, 6);
  s +=
    arm('M400 868V910') +
    arm('M506 868V910') +
    fill('M342 936C342 900 436 900 436 936Z', '#6A4A7E', line) +
    fill('M470 936C470 900 564 900 564 936Z', '#6A4A7E', line);
  s +=
    `<path d="M344 706H562L580 876H326Z" fill="${rust.ref}" ${line}/>` +
    fill('M352 800c30 -20 50 12 36 34c-12 22 -40 22 -52 16ZM560 720c-22 4 -36 26 -20 40c8 8 20 4 24 0Z', '#7E3018', 'opacity=".55"') +
    rect(400, 742, 108, 78, '#FFE7C2', 10, line) +
    stroke('M416 802V780M436 802V762M456 802V788M476 802V770M492 802V784', '#E5394F', 9) +
    [
      [362, 724],
      [544, 724],
      [346, 858],
      [562, 858],
      [400, 858],
      [508, 858],
    ]
      .map(([x, y]) => disc(x, y, 7, '#1F1640'))
      .join('') +
    g(
      rect(-26, -18, 52, 36, '#9AA3B5', 4, 'stroke="#1F1640" stroke-width="6"') + stroke('M-17 -9l8 0M-17 9h8M9 -9h8M9 9h8', '#1F1640', 5),
      'transform="translate(520 842) rotate(-12)"',
    );
  s +=
    rect(420, 676, 66, 40, '#9AA3B5', 4, line) +
    g(
      `<rect x="-134" y="-98" width="268" height="186" rx="34" fill="${rust.ref}" ${line}/>` +
        fill('M-128 40c30 -14 54 10 50 46h-26c-16 0 -24 -14 -24 -46Z', '#7E3018', 'opacity=".5"') +
        rect(-164, -36, 34, 70, '#9AA3B5', 8, line) +
        rect(130, -36, 34, 70, '#9AA3B5', 8, line) +
        disc(-54, -14, 50, '#FFF7E6', line) +
        disc(62, -16, 38, '#FFF7E6', line) +
        disc(-48, -34, 20, '#1F1640') +
        disc(64, -30, 15, '#1F1640') +
        disc(-41, -42, 7, '#fff') +
        disc(70, -36, 5, '#fff') +
        fill('M-50 48H66C60 82 -40 82 -50 48Z', '#1F1640') +
        stroke('M-24 50v14M6 50v18M36 50v14', '#FFF7E6', 7) +
        stroke('M-10 -100C-14 -130 16 -132 10 -158', '#1F1640', 10) +
        disc(10, -164, 16, '#E5394F', line) +
        [
          [-112, -78],
          [112, -78],
          [112, 66],
        ]
          .map(([x, y]) => disc(x, y, 7, '#1F1640'))
          .join(''),
      'transform="translate(453 592) rotate(-4)"',
    );
  // juggled parts
  s += stroke('M206 540C190 470 240 430 280 440M704 540C720 470 680 420 630 430', '#fff', 7, 'stroke-dasharray="2 18"');
  s +=
    screw(150, 560, 0.72, -28, '#FFC93C') +
    nut(258, 470, 44, 12, '#FF93B0') +
    nut(640, 452, 46, -8, '#FFC93C') +
    screw(770, 540, 0.76, 32, '#E5394F') +
    nut(130, 734, 36, 30, '#BFE6FA') +
    nut(784, 724, 38, 10, '#9FE0BE');
  // title: both O are nuts
  const big = (letter, x, y, rot, c) =>
    at(x, y, bouncy(letter, { x: 0, y: 0, size: 136, f: 'chango', fills: [c], rot: 0, dy: 0, outline: '#1F1640', ow: 16 }), 1, rot);
  s +=
    big('R', 120, 190, -4, '#E5394F') +
    nut(213, 142, 56, 10, '#9AA3B5', 9) +
    big('B', 302, 188, 3, '#E5394F') +
    nut(394, 138, 56, -6, '#9AA3B5', 9);
  s +=
    big('R', 532, 178, -3, '#6C56D9') +
    nut(626, 130, 56, 16, '#9AA3B5', 9) +
    big('S', 708, 176, 3, '#6C56D9') +
    big('T', 788, 174, 4, '#6C56D9');
  s += bouncy('UND DIE', { x: 176, y: 322, size: 54, f: 'titan-one', fills: ['#1F1640'], rot: 4, dy: 0.02, seed: 3 });
  s += bouncy('SCHRAUBEN', {
    x: 568,
    y: 330,
    size: 84,
    f: 'titan-one',
    fills: ['#fff'],
    rot: 5,
    dy: 0.03,
    seed: 5,
    outline: '#1F1640',
    ow: 16,
    shadow: [4, 6, '#1F1640'],
  });
  s += g(
    rect(560, 878, 326, 66, '#fff', 4, 'stroke="#1F1640" stroke-width="7"') +
      author('Emre Kallwitz', 925, '#1F1640', 723, 'middle', { size: 42, w: '800' }),
    'transform="rotate(-3 720 910)"',
  );
  return s + bind();
}

// ---------- 21: scene above, type on the meadow ----------
const puff = (x, y, size, c, shade) =>
  at(
    x,
    y,
    fill(
      'M-150 60C-210 60 -220 -20 -160 -34C-160 -100 -70 -130 -30 -84C10 -140 120 -124 122 -48C190 -50 200 60 130 60Z',
      shade,
      'transform="translate(8 14)"',
    ) + fill('M-150 60C-210 60 -220 -20 -160 -34C-160 -100 -70 -130 -30 -84C10 -140 120 -124 122 -48C190 -50 200 60 130 60Z', c),
    size,
  );

async function wetter() {
  let s = sky(W, H, [
    [0, '#6FC8F0'],
    [0.6, '#CBEBF7'],
  ]);
  // sun of cut paper
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + 0.1;
    const p = (q, t) => `${(640 + Math.cos(a + t) * q).toFixed(0)} ${(250 + Math.sin(a + t) * q).toFixed(0)}`;
    rays += `M${p(206, -0.13)}L${p(i % 2 ? 292 : 266, 0)}L${p(206, 0.13)}Z`;
  }
  s +=
    g(fill(rays, '#1D6E93') + disc(640, 250, 186, '#1D6E93'), 'opacity=".22" transform="translate(9 14)"') +
    fill(rays, '#FF9F45') +
    disc(640, 250, 186, '#FFC02E');
  s +=
    disc(640, 250, 158, '#FFD25E') +
    disc(588, 232, 14, '#5A3213') +
    disc(700, 232, 14, '#5A3213') +
    stroke('M610 276q34 34 68 0', '#5A3213', 10) +
    oval(560, 270, 24, 16, '#FF9F45') +
    oval(728, 270, 24, 16, '#FF9F45');
  s +=
    puff(280, 300, 1.28, '#FFFFFF', '#5BA6C9') +
    stroke('M166 306q50 -40 96 -6', '#CFE6F2', 12) +
    stroke('M300 250q50 -30 90 6', '#CFE6F2', 12);
  // rain: drops fall into the gauge
  [
    [150, 430],
    [216, 470],
    [284, 426],
    [350, 476],
    [178, 540],
    [250, 560],
    [318, 530],
    [402, 430],
    [380, 560],
  ].forEach(([x, y], i) => {
    s += at(
      x,
      y,
      fill('M0 -34C12 -14 20 -4 20 10A20 20 0 0 1 -20 10C-20 -4 -12 -14 0 -34Z', i % 3 ? '#2E8FD0' : '#1F6FB0') +
        stroke('M-9 8a10 10 0 0 0 6 10', '#fff', 4, 'opacity=".8"'),
      0.9,
      12,
    );
  });
  // wind
  s += stroke(
    'M500 560C580 540 620 590 700 566C760 548 770 500 736 496C712 494 706 520 724 528' +
      'M540 618C600 606 640 636 690 626M834 566C850 560 862 556 880 560',
    '#fff',
    11,
    'opacity=".9"',
  );
  // meadow
  s +=
    fill('M0 800C170 750 330 800 480 780C650 758 780 740 900 776V1200H0Z', '#1D6E93', 'opacity=".25" transform="translate(0 -12)"') +
    fill('M0 800C170 750 330 800 480 780C650 758 780 740 900 776V1200H0Z', '#5CBF72');
  // rain gauge with a scale
  const glass = lin(
    [
      [0, '#fff', 0.85],
      [0.3, '#E9F7FF', 0.5],
      [1, '#fff', 0.7],
    ],
    { x2: 1, y2: 0 },
  );
  s += glass.def + oval(262, 846, 110, 16, '#1C6B48', 'opacity=".35"') + rect(180, 826, 164, 24, '#2A1F55', 10);
  s +=
    `<path d="M196 620H328V828H196Z" fill="${glass.ref}"/>` +
    fill('M196 716Q228 704 262 716T328 716V828H196Z', '#2E8FD0') +
    fill('M196 716Q228 704 262 716T328 716V736Q294 724 262 736T196 736Z', '#69B8E8') +
    fill('M176 590H348L328 640H196Z', '#FFFFFF', 'opacity=".92"') +
    stroke('M176 590H348L328 640V828M176 590L196 640V828', '#2A1F55', 8) +
    stroke('M328 800h-34M328 776h-22M328 752h-34M328 728h-22M328 704h-34M328 680h-22M328 656h-34', '#2A1F55', 5) +
    ['1', '2', '3', '4']
      .map((n, i) => text(n, { x: 282, y: 811 - i * 48, size: 30, f: 'baloo-2', w: '800', fill: '#2A1F55', anchor: 'end' }))
      .join('');
  // pinwheel
  s +=
    oval(656, 850, 46, 10, '#1C6B48', 'opacity=".35"') +
    stroke('M650 640L656 848', '#8A5536', 16) +
    stroke('M647 640L653 846', '#C98A54', 7);
  const vane = (c, d) => fill('M0 0L0 -150C60 -146 110 -96 96 -40Z', c) + fill('M0 0L0 -150L-30 -96C-24 -60 -12 -28 0 0Z', d);
  [
    ['#E5394F', '#A5203A'],
    ['#FFC02E', '#D98D14'],
    ['#6C56D9', '#43329C'],
    ['#FF93B0', '#D4607F'],
  ].forEach(([c, d], i) => {
    s += at(650, 630, vane(c, d), 1, i * 90 + 16);
  });
  s += disc(650, 630, 17, '#fff') + disc(650, 630, 8, '#2A1F55');
  // flowers, grass
  const R = rng(12);
  [
    [70, 822, '#FF93B0'],
    [124, 850, '#fff'],
    [420, 828, '#FFC02E'],
    [486, 850, '#fff'],
    [548, 812, '#FF93B0'],
    [760, 800, '#fff'],
    [820, 840, '#FFC02E'],
    [866, 806, '#FF93B0'],
  ].forEach(([x, y, c]) => {
    s +=
      stroke(`M${x} ${y + 34}V${y}`, '#2F8F55', 6) +
      [0, 1, 2, 3, 4]
        .map((i) => disc((x + Math.cos(i * 1.257) * 12).toFixed(0), (y + Math.sin(i * 1.257) * 12).toFixed(0), 9, c))
        .join('') +
      disc(x, y, 7, '#B4782A');
  });
  let tufts = '';
  for (let i = 0; i < 26; i++)
    tufts += `M${(R() * 900).toFixed(0)} ${(880 + R() * 300).toFixed(0)}q-4 -16 -10 -22m10 22q0 -18 2 -26m-2 26q6 -14 14 -18`;
  s += stroke(tufts, '#43A862', 5);
  s +=
    text('Wetter', { x: 66, y: 1014, size: 190, f: 'baloo-2', w: '800', fill: '#FFF9EC' }) +
    text('zum Anfassen', { x: 66, y: 1110, size: 104, f: 'baloo-2', w: '800', fill: '#17403A' });
  s += author('Lena Tabarek', 1166, '#17403A', 70, 'start', { size: 40, w: '600' });
  s += g(
    disc(0, 0, 82, '#FF5F49') +
      `<circle r="72" fill="none" stroke="#FFF9EC" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/>` +
      text('12', { x: 0, y: 10, size: 72, f: 'baloo-2', w: '800', fill: '#FFF9EC', anchor: 'middle' }) +
      text('Versuche', { x: 0, y: 38, size: 25, f: 'baloo-2', w: '700', fill: '#FFF9EC', anchor: 'middle' }),
    'transform="translate(776 950) rotate(10)"',
  );
  return s + grain(0.25) + bind();
}

// ---------- 22: denim, a note and embroidery ----------
async function hosentasche() {
  const twill = uid('p');
  const shine = rad([
    [0, '#8FB4E0', 0.55],
    [1, '#8FB4E0', 0],
  ]);
  let s =
    `<pattern id="${twill}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">` +
    '<path d="M0 2H9M0 6.5H9" stroke="#24406E" stroke-width="1.6" opacity=".55"/>' +
    '<path d="M0 4H5" stroke="#A9C6EA" stroke-width="1.2" opacity=".45"/></pattern>';
  const denim = (d, c) => fill(d, c) + fill(d, `url(#${twill})`);
  const thread = (d, width = 7) =>
    stroke(d, '#1B3157', width + 3, 'transform="translate(1 4)" opacity=".5"') + stroke(d, '#FFB347', width, 'stroke-dasharray="20 13"');
  s += denim('M0 0H900V1200H0Z', '#3F659C') + shine.def + `<ellipse cx="430" cy="420" rx="520" ry="460" fill="${shine.ref}"/>`;
  // side seam and waistband
  s +=
    fill('M0 0H900V96H0Z', '#1B3157', 'opacity=".35" transform="translate(0 12)"') +
    denim('M0 0H900V92H0Z', '#4A73AD') +
    thread('M-10 22H910M-10 72H910', 6);
  s +=
    fill('M690 -10h84v190h-84Z', '#1B3157', 'opacity=".35" transform="translate(10 10)"') +
    denim('M690 -10h84v190h-84Z', '#5580BB') +
    thread('M706 0V168M758 0V168', 6);
  s += fill('M78 506H822V540H78Z', '#142647');
  // feather
  const quill = 'M0 330C-20 120 -10 -60 30 -250';
  s += g(
    fill('M-6 150C-90 60 -100 -120 36 -300C120 -180 112 20 14 160Z', '#142647', 'opacity=".35" transform="translate(12 14)"') +
      fill(
        'M-6 150C-60 110 -84 40 -70 20L-84 0C-90 -120 -30 -230 36 -300C104 -220 112 -120 96 -60L76 -44L88 -20C76 60 50 120 14 160Z',
        '#17A2A8',
      ) +
      fill('M30 -250C36 -280 36 -290 36 -300C104 -220 112 -120 96 -60L76 -44L88 -20C76 60 50 120 14 160C6 40 8 -100 30 -250Z', '#4CC4C0') +
      stroke(
        'M8 60L-50 10M6 0L-70 -60M8 -60L-62 -124M14 -120L-36 -182M20 -180L0 -226' +
          'M12 100L66 40M12 40L84 -34M14 -30L92 -100M18 -96L88 -164M24 -160L70 -214',
        '#0E6C80',
        4,
        'opacity=".7"',
      ) +
      stroke(quill, '#FFF0D6', 9),
    'transform="translate(690 420) rotate(16)"',
  );
  // note
  s += g(
    rect(-252, -200, 520, 640, '#142647', 6, 'opacity=".4" transform="translate(14 16)"') +
      rect(-260, -205, 520, 640, '#FFFBF0', 6) +
      rect(-260, -205, 520, 172, '#FFF3DA', 6) +
      fill('M-260 -36H260V-30H-260Z', '#E6D3AC') +
      fill('M-260 148H260V154H-260Z', '#E6D3AC') +
      fill('M200 -205H260V-145Z', '#E8C98F') +
      fill('M200 -205V-145H260Z', '#FFE0A6') +
      text('Ein Gedicht', {
        x: 0,
        y: 24,
        size: fit('Ein Gedicht', 440, 'bree-serif'),
        f: 'bree-serif',
        w: '400',
        fill: '#E5394F',
        anchor: 'middle',
      }) +
      text('für die', { x: 0, y: 120, size: 84, f: 'bree-serif', w: '400', fill: '#2A1F55', anchor: 'middle' }) +
      stroke(
        'M-150 -150C-120 -170 -110 -130 -80 -150S-40 -130 -10 -150S40 -130 60 -150M-150 -104C-120 -120 -110 -88 -80 -104S-40 -88 10 -104',
        '#B9A8F5',
        7,
      ),
    'transform="translate(346 376) rotate(-6)"',
  );
  // pocket
  const pocket = 'M66 532H834L820 960C816 984 806 996 788 1008L466 1146C456 1150 444 1150 434 1146L112 1008C94 996 84 984 80 960Z';
  s +=
    fill(pocket, '#142647', 'opacity=".45" transform="translate(6 18)"') +
    denim(pocket, '#345889') +
    denim('M66 532H834L832 606H68Z', '#3F659C');
  s +=
    thread('M92 562H808M90 588H810') + thread('M102 612L114 950C116 968 122 976 136 984L450 1118L764 984C778 976 784 968 786 950L798 612');
  [
    [88, 560],
    [812, 560],
  ].forEach(([x, y]) => {
    s +=
      disc(x + 2, y + 4, 21, '#142647', 'opacity=".5"') +
      disc(x, y, 20, '#D9925A') +
      disc(x, y, 11, '#B36B38') +
      disc(x - 4, y - 5, 4, '#FFE0B8');
  });
  // embroidery: short stitches over the letters
  const size = fit('Hosentasche', 640, 'fredoka', '700', 0.03);
  const id = uid('w');
  const letters = (c, attr) =>
    text('Hosentasche', { x: 450, y: 800, size, f: 'fredoka', w: '700', fill: c, anchor: 'middle', track: 0.03, attr });
  s +=
    `<pattern id="${id}" width="40" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">` +
    '<path d="M0 7H40" stroke="#E0A24A" stroke-width="1.6"/></pattern>' +
    letters('#142647', 'stroke="#142647" stroke-width="12" opacity=".45" transform="translate(3 7)"') +
    letters('#F08A2C', 'stroke="#F08A2C" stroke-width="8" stroke-linejoin="round"') +
    letters('#FFF0D6', '') +
    letters(`url(#${id})`, '');
  s += stroke('M726 862q34 26 56 4', '#FFC65C', 5);
  s +=
    rect(288, 888, 330, 84, '#142647', 8, 'opacity=".4" transform="translate(3 7)"') +
    rect(285, 886, 330, 84, '#C98A54', 8) +
    stroke('M297 898H603V958H297Z', '#FFE0B8', 4, 'stroke-dasharray="10 9"') +
    author('Ole Vandersee', 942, '#4A2712', 450, 'middle', { size: 42, f: 'bree-serif', w: '400' });
  return s + bind();
}

// ---------- 23: glow in the cellar ----------
async function drache() {
  const wall = rad(
    [
      [0, '#7A3E6E'],
      [0.5, '#44275F'],
      [1, '#1E133F'],
    ],
    { cx: 0.5, cy: 0.66, r: 0.75 },
  );
  const tank = lin(
    [
      [0, '#0B5260'],
      [0.22, '#2BA6A4'],
      [0.4, '#7FD9C9'],
      [0.55, '#1F8E93'],
      [1, '#083A4A'],
    ],
    { x2: 1, y2: 0 },
  );
  const fire = rad([
    [0, '#FFF6C8'],
    [0.5, '#FFC02E'],
    [1, '#F0642F'],
  ]);
  const skin = lin([
    [0, '#FF7A5C'],
    [0.5, '#E5394F'],
    [1, '#A3193F'],
  ]);
  let s = wall.def + tank.def + fire.def + skin.def + `<rect width="${W}" height="${H}" fill="${wall.ref}"/>`;
  let bricks = '';
  for (let row = 0; row < 16; row++) {
    const y = 30 + row * 62;
    bricks += `M0 ${y}H900`;
    for (let x = row % 2 ? 70 : 0; x < 900; x += 140) bricks += `M${x} ${y}v62`;
  }
  s += stroke(bricks, '#170D33', 5, 'opacity=".4"');
  s +=
    fill('M0 990H900V1200H0Z', '#1B1038') +
    oval(450, 1060, 430, 96, '#7A3A52', 'opacity=".75"') +
    oval(450, 1066, 330, 70, '#C9603F', 'opacity=".6"');
  // pipes
  const pipe = (d, width = 40) =>
    stroke(d, '#170D33', width + 12) +
    stroke(d, '#B4683A', width) +
    stroke(d, '#F0A860', width * 0.3, 'transform="translate(-5 -6)" opacity=".8"');
  s += pipe('M330 560V470C330 430 300 420 260 420H-30') + pipe('M570 560V480C570 430 590 410 640 410H930') + pipe('M120 420V1000', 26);
  s +=
    [
      [92, 398, 40, 46],
      [690, 382, 30, 56],
      [96, 640, 48, 26],
    ]
      .map(([x, y, w, h]) => rect(x, y, w, h, '#8A4A2A', 6))
      .join('') +
    stroke('M214 366v-30M190 334h48', '#E5394F', 14) +
    disc(214, 420, 30, '#8A4A2A');
  // the dragon behind the boiler
  s +=
    stroke('M170 930C190 800 320 770 450 770C600 770 740 800 736 920', '#5E0F2E', 130) +
    stroke('M170 930C190 800 320 770 450 770C600 770 740 800 736 920', '#B9233F', 116);
  // boiler
  s +=
    fill('M280 1010V610C280 520 620 520 620 610V1010C620 1060 280 1060 280 1010Z', '#170D33', 'opacity=".5" transform="translate(0 14)"') +
    fill('M280 1010V610C280 520 620 520 620 610V1010C620 1060 280 1060 280 1010Z', tank.ref) +
    rect(268, 628, 364, 28, '#D9A441', 12) +
    rect(268, 628, 364, 9, '#FFE3A3', 5);
  for (let i = 0; i < 7; i++) s += disc(296 + i * 51, 642, 6, '#7A4A1A');
  s +=
    disc(450, 588, 44, '#FFF7E6', 'stroke="#D9A441" stroke-width="9"') +
    stroke('M424 606A32 32 0 1 1 476 606', '#2A1F55', 5, 'stroke-dasharray="2 11"') +
    stroke('M450 590L472 570', '#E5394F', 7) +
    disc(450, 590, 7, '#2A1F55');
  s +=
    glow(450, 780, 250, '#FFB03A', 0.65) +
    disc(450, 770, 104, '#0A3642') +
    disc(450, 770, 92, '#D9A441') +
    `<circle cx="450" cy="770" r="74" fill="${fire.ref}"/>` +
    fill(
      'M410 826C380 790 420 770 416 730C450 746 446 700 462 690C470 730 506 744 496 790C506 784 508 776 508 768C526 800 504 830 486 838Z',
      '#F0562F',
    ) +
    fill('M436 836C420 812 446 796 448 764C472 786 486 812 470 838Z', '#FFE27A') +
    stroke('M384 740H516M376 770H524M384 800H516', '#3A2233', 9);
  // front: body and tail
  const body =
    'M800 900C800 1000 690 1090 520 1090C420 1090 340 1076 286 1046L330 930C400 960 470 966 540 960' +
    'C620 952 668 930 672 890C700 860 780 860 800 900Z';
  s += oval(440, 1104, 360, 34, '#0E0726', 'opacity=".55"');
  let spikes = '';
  [
    [790, 940, 70],
    [764, 1000, 48],
    [705, 1046, 30],
    [630, 1076, 14],
    [545, 1090, 2],
  ].forEach(([x, y, a]) => {
    spikes += at(x, y, fill('M-30 -6L6 40L34 -6Z', '#FFB03A'), 1, -a);
  });
  s +=
    spikes +
    `<path d="${body}" fill="${skin.ref}"/>` +
    clip(
      body,
      fill('M660 860C660 930 560 950 480 950C400 946 340 940 300 920V1000C380 1010 560 1030 660 960Z', '#FF9A7A', 'opacity=".55"') +
        stroke('M700 900q24 30 60 24M690 950q24 36 60 30M640 990q10 40 46 44M570 1000q0 44 30 60', '#8E1537', 6, 'opacity=".6"'),
    );
  s += at(
    640,
    890,
    fill(
      'M0 60C-40 -20 -10 -110 60 -150C70 -110 90 -96 130 -96C112 -70 120 -48 146 -34C112 -30 96 -6 100 30C60 16 30 30 0 60Z',
      '#B9233F',
    ) +
      fill('M10 46C-16 -20 10 -90 58 -130C66 -60 40 -10 10 46Z', '#FFB03A') +
      fill('M26 30C50 -20 76 -60 112 -86C104 -60 112 -44 126 -32C92 -24 66 -4 26 30Z', '#FF9A4A') +
      stroke('M4 54C-30 -20 0 -100 58 -144', '#8E1537', 8),
    1.05,
    12,
  );
  // tail tip in front
  s +=
    fill('M112 900C90 1000 150 1130 330 1134C360 1134 380 1130 398 1120C360 1110 250 1090 226 1000C220 960 224 930 228 910Z', '#C92B44') +
    fill('M380 1098C410 1080 452 1082 476 1104C452 1132 414 1144 384 1138C392 1124 392 1112 380 1098Z', '#FFB03A') +
    stroke('M134 960q36 10 80 -8M150 1020q36 2 78 -24M190 1074q30 -8 58 -38', '#8E1537', 6, 'opacity=".6"');
  // scarf and head
  s +=
    fill('M210 900C280 960 380 970 440 930L470 1010C400 1060 270 1050 200 980Z', '#BFE6FA') +
    fill('M270 938l34 18l-16 76l-40 -22ZM352 960l40 -4l8 80l-44 8Z', '#6C56D9') +
    fill('M420 992l64 60l-34 40l-64 -70Z', '#BFE6FA') +
    fill('M452 1020l34 32l-34 40l-32 -36Z', '#6C56D9');
  s += at(
    292,
    928,
    fill(
      'M-92 -84C-120 -130 -112 -160 -86 -180C-70 -150 -50 -130 -30 -106ZM92 -84C120 -130 112 -160 86 -180C70 -150 50 -130 30 -106Z',
      '#FFE0A6',
    ) +
      fill(
        'M-128 -40C-176 -60 -196 -40 -204 -10C-176 -16 -150 0 -124 24ZM128 -40C176 -60 196 -40 204 -10C176 -16 150 0 124 24Z',
        '#C92B44',
      ) +
      fill('M0 -132L-24 -92H24Z', '#FFB03A') +
      fill(
        'M0 -116C96 -116 146 -66 140 -8C168 10 160 92 84 104C40 112 -40 112 -84 104C-160 92 -168 10 -140 -8C-146 -66 -96 -116 0 -116Z',
        skin.ref,
      ) +
      fill('M-104 40C-60 12 60 12 104 40C124 70 90 98 60 100H-60C-90 98 -124 70 -104 40Z', '#FF9A7A') +
      oval(-34, 42, 11, 8, '#8E1537') +
      oval(34, 42, 11, 8, '#8E1537') +
      stroke('M-90 76C-60 96 -30 90 0 86C30 90 60 96 90 76', '#8E1537', 8) +
      fill('M44 90l10 22l14 -26Z', '#fff') +
      stroke('M-94 -30q28 26 58 2M36 -28q30 24 58 -2', '#4A0A26', 10) +
      oval(-110, 20, 24, 15, '#FFB03A', 'opacity=".75"') +
      oval(110, 20, 24, 15, '#FFB03A', 'opacity=".75"'),
    1.06,
    -7,
  );
  s += stroke('M226 860C190 820 250 790 206 740M176 880C130 850 170 810 136 780', '#FFF0D6', 16, 'opacity=".28"');
  // mug of cough tea
  s +=
    fill('M716 1062H812V1128C812 1152 716 1152 716 1128Z', '#9FE0BE') +
    stroke('M812 1080q36 0 30 28t-34 22', '#9FE0BE', 14) +
    oval(764, 1062, 48, 13, '#7A3A1A') +
    stroke('M750 1040q-12 -16 0 -30t0 -30M782 1040q-12 -16 0 -30t0 -26', '#FFF0D6', 7, 'opacity=".5"') +
    disc(764, 1106, 16, '#E5394F');
  // title shimmers like hot air
  const heat = (cx, y, width, size, amp) => (x, yy) => [cx - width / 2 + x, y + yy + Math.sin((x / size) * 2.1 + (yy / size) * 1.6) * amp];
  const hot = lin([
    [0, '#FFF3B0'],
    [0.55, '#FFC02E'],
    [1, '#FF8A3C'],
  ]);
  const line = (str, y, width, c, attr) => {
    const size = fit(str, width, 'titan-one');
    return bent(str, { size, f: 'titan-one', fill: c, move: heat(450, y, width, size, size * 0.05), attr });
  };
  const dark = 'stroke="#170D33" stroke-width="20" stroke-linejoin="round"';
  s +=
    hot.def +
    line('Der Drache', 194, 700, '#170D33', dark) +
    line('im Heizungskeller', 314, 760, '#170D33', dark) +
    line('Der Drache', 194, 700, hot.ref) +
    line('im Heizungskeller', 314, 760, '#FFF0D6');
  s += author('Mina Castellau', 1174, '#FFD9A0', 450, 'middle', { size: 38 });
  return s + grain(0.12) + bind();
}

// ---------- 24: pattern of eleven shoes, the place of the twelfth is empty ----------
function boot(x, y, c, d, { size = 1, rot = 0, flip = false, empty = false } = {}) {
  const shape = 'M-84 30C-92 -10 -88 -40 -74 -52C-60 -46 -44 -46 -28 -56C-10 -40 20 -22 52 -16C80 -10 92 6 90 30Z';
  if (empty)
    return at(
      x,
      y,
      stroke(shape, '#fff', 7, 'stroke-dasharray="3 15"') +
        text('?', { x: 0, y: 24, size: 66, f: 'baloo-2', w: '800', fill: '#fff', anchor: 'middle' }),
      size,
      rot,
    );
  const studs = [-70, -36, 34, 68].map((v) => rect(v - 9, 36, 18, 18, '#2A1F55', 4)).join('');
  return at(
    x,
    y,
    g(fill(shape, '#0F4A2E') + studs, 'opacity=".35" transform="translate(6 10)"') +
      studs +
      fill(shape, c) +
      fill('M-84 30C-90 2 -90 -24 -82 -42C-70 -20 -50 -6 -50 30Z', d) +
      fill('M52 -16C80 -10 92 6 90 30H50C62 20 62 0 52 -16Z', d) +
      oval(-50, -50, 24, 8, '#2A1F55', 'transform="rotate(-6 -50 -50)"') +
      stroke('M-26 -40l-12 20M-8 -30l-14 22M12 -22l-14 22', '#fff', 7) +
      stroke('M-10 24C10 16 26 4 34 -12', '#fff', 9, 'opacity=".9"') +
      rect(-88, 26, 180, 14, '#FFF9EC', 7),
    flip ? -size : size,
    rot,
  ).replace(`scale(${-size} ${-size})`, `scale(${-size} ${size})`);
}

async function elfSchuhe() {
  let s = rect(0, 0, W, H, '#3FA85F');
  for (let i = 0; i < 4; i++) s += rect(0, 150 + i * 300, W, 150, '#4DB76C');
  // goal
  s += fill('M84 86H816V470H84Z', '#23734A');
  let net = '';
  const pull = (x, y) => {
    const q = Math.exp(-(((x - 610) / 120) ** 2 + ((y - 262) / 110) ** 2));
    return `${(x + (x - 610) * q * 0.32).toFixed(0)} ${(y + (y - 262) * q * 0.32 - q * 10).toFixed(0)}`;
  };
  for (let i = -10; i < 24; i++) {
    for (const way of [1, -1]) {
      const pts = [];
      for (let k = 0; k <= 16; k++) {
        const y = 86 + k * 24;
        pts.push(pull((way > 0 ? 84 : 816) + way * (i * 48 + k * 24), y));
      }
      net += 'M' + pts.join('L');
    }
  }
  s += clip('M84 86H816V470H84Z', stroke(net, '#CFF0DA', 4, 'opacity=".75"'));
  const ring = (angle, q, x = 610, y = 262) =>
    [x + Math.cos((angle * Math.PI) / 180) * q, y + Math.sin((angle * Math.PI) / 180) * q].map(p1);
  const pent = (x, y, q, rot) => 'M' + [0, 1, 2, 3, 4].map((i) => ring(i * 72 + rot, q, x, y).join(' ')).join('L') + 'Z';
  const round = 'M514 262a96 96 0 1 0 192 0a96 96 0 1 0 -192 0Z';
  const patches = [-90, -18, 54, 126, 198]
    .map(
      (a) =>
        fill(pent(...ring(a, 98), 36, a + 180), '#2A1F55') + stroke(`M${ring(a, 38).join(' ')}L${ring(a, 66).join(' ')}`, '#2A1F55', 6),
    )
    .join('');
  s +=
    fill(round, '#0F4A2E', 'opacity=".5" transform="translate(8 14)"') +
    fill(round, '#FFFDF6') +
    clip(
      round,
      fill(pent(610, 262, 38, -90), '#2A1F55') + patches + fill('M500 300C560 370 680 360 716 270V380H500Z', '#2A1F55', 'opacity=".16"'),
    );
  s += stroke(
    'M556 150C580 210 574 300 540 372M668 148C650 210 652 300 690 370M500 210C570 236 650 236 722 206M498 318C570 300 650 300 724 322',
    '#CFF0DA',
    4.5,
    'opacity=".9"',
  );
  s +=
    g(stroke('M76 492V78H824V492', '#0F4A2E', 34), 'opacity=".3" transform="translate(6 12)"') +
    stroke('M76 486V78H824V486', '#FFFDF6', 30) +
    stroke('M70 486V72H820', '#D7E6DC', 6);
  // chalk title
  const dust = (str, x, y, size, c) => text(str, { x, y, size, f: 'chango', w: '400', fill: c, anchor: 'middle' });
  s += stroke('M-10 500H910', '#EAF8EE', 13);
  s +=
    dust('Elf Schuhe', 450, 622, fit('Elf Schuhe', 770, 'chango'), '#FFFDF6') +
    dust('und ein Tor', 450, 722, fit('und ein Tor', 640, 'chango'), '#FFD23F');
  const R = rng(31);
  let specks = '';
  for (let i = 0; i < 420; i++) specks += `M${(60 + R() * 780).toFixed(0)} ${(525 + R() * 210).toFixed(0)}h0`;
  s += stroke(specks, '#48B067', 4.5);
  // shoes
  const colours = [
    ['#FF5F49', '#C93A2A'],
    ['#FFC02E', '#D98D14'],
    ['#6C56D9', '#43329C'],
    ['#FF93B0', '#D4607F'],
    ['#17A2A8', '#0E6C80'],
    ['#FFFFFF', '#C9C2E2'],
    ['#FFC02E', '#E5394F'],
    ['#3B2C7A', '#1E133F'],
    ['#BFE6FA', '#5BA6C9'],
    ['#FF9F45', '#C9641F'],
    ['#E5394F', '#9F1F3A'],
  ];
  for (let i = 0; i < 12; i++) {
    const x = 140 + (i % 4) * 206;
    const y = 818 + Math.floor(i / 4) * 117;
    const rot = [-8, 6, -4, 9, 5, -7, 8, -5, -6, 7, -3, 4][i];
    s +=
      i === 10
        ? boot(x, y, '', '', { empty: true, size: 0.92, rot })
        : boot(x, y, ...colours[Math.min(i, 10)], { size: 0.92, rot, flip: (i + Math.floor(i / 4)) % 2 === 1 });
  }
  s += author('Samir Holtkemper', 1160, '#FFFDF6', 450, 'middle', { size: 42 });
  return s + bind();
}

// ---------- 25: evening scene, quiet serif ----------
async function faehre() {
  const sea = lin([
    [0, '#E58A6A'],
    [0.12, '#8A5A86'],
    [0.5, '#33407A'],
    [1, '#141C45'],
  ]);
  let s =
    sky(W, H, [
      [0, '#141C45'],
      [0.3, '#2E3A78'],
      [0.48, '#8A5A86'],
      [0.6, '#F09A6C'],
    ]) + stars(36, 25, 420, '#DCE6FF');
  s +=
    oval(700, 640, 300, 16, '#F8B584', 'opacity=".7"') +
    oval(140, 600, 220, 12, '#B9708A', 'opacity=".7"') +
    oval(820, 560, 180, 10, '#A0688A', 'opacity=".7"');
  s += sea.def + `<rect y="716" width="${W}" height="490" fill="${sea.ref}"/>`;
  // far town of Möwenort
  s +=
    fill('M600 718C660 700 700 690 760 694C820 684 860 690 910 680V718Z', '#4A3A70') +
    [
      [690, 702],
      [724, 700],
      [770, 702],
      [808, 698],
      [846, 700],
      [870, 696],
    ]
      .map(([x, y]) => disc(x, y, 3.4, '#FFE08A'))
      .join('') +
    rect(838, 640, 12, 50, '#4A3A70') +
    disc(844, 636, 7, '#FFF3C4') +
    glow(844, 636, 60, '#FFE9A0', 0.5);
  // ferry
  const hull = 'M40 690H668C650 740 636 770 610 792H104C76 780 52 740 40 690Z';
  let lights = '';
  const windows = (x, y, n, step, w, h) => {
    for (let i = 0; i < n; i++) lights += `M${x + i * step} ${y}h${w}v${h}h-${w}Z`;
  };
  windows(122, 648, 11, 44, 28, 24);
  windows(160, 592, 9, 44, 28, 22);
  windows(450, 536, 4, 34, 26, 22);
  s += stroke('M330 470C300 420 250 430 230 390C216 360 180 360 150 340', '#2B2B60', 34, 'opacity=".35"');
  s +=
    fill('M296 570L306 462H368L380 570Z', '#E5504A') +
    fill('M300 520L303 490H372L375 520Z', '#FFF0D6') +
    rect(300, 456, 76, 14, '#1B1A44', 5) +
    fill('M92 690V632H130V580H420V522H596L612 580V632H636V690Z', '#E9DDEA') +
    fill('M92 690V632H636V690ZM130 632V626H612V632ZM130 586V580H420V586ZM420 528V522H596V528Z', '#B7A3C6', 'opacity=".55"') +
    fill(lights, '#FFD25E') +
    stroke('M556 520V430M530 452H582', '#1B1A44', 7) +
    disc(556, 426, 8, '#FF5F49') +
    stroke('M92 626H128M612 574H640M640 632V574', '#1B1A44', 5) +
    disc(176, 616, 11, '#FF5F49') +
    disc(176, 616, 5, '#E9DDEA') +
    disc(560, 616, 11, '#FF5F49') +
    disc(560, 616, 5, '#E9DDEA') +
    fill(hull, '#1F2052') +
    clip(hull, rect(0, 762, 700, 40, '#C23B45') + rect(0, 690, 700, 12, '#FFF0D6')) +
    text('MÖWENORT', { x: 270, y: 744, size: 30, f: 'fredoka', w: '600', fill: '#FFF0D6', track: 0.12, anchor: 'middle' });
  s += glow(350, 640, 330, '#FFD25E', 0.28);
  // reflections
  let gold = '';
  for (let i = 0; i < 24; i++) {
    const y = 806 + i * 8;
    const x = 110 + ((i * 137) % 470);
    gold += `M${x} ${y}h${46 - i}`;
  }
  s +=
    fill('M70 796Q340 784 640 796L600 812H110Z', '#12163C', 'opacity=".6"') +
    stroke(gold, '#FFD25E', 5, 'opacity=".75"') +
    waves(830, 1010, 18, '#F0A98A', 6, { opacity: 0.35, width: 4 });
  s += stroke('M620 794q30 -10 60 0t60 0M30 800q-20 -8 -50 0', '#FFE9D8', 6, 'opacity=".8"');
  // quay
  s +=
    fill('M0 1020H900V1210H0Z', '#2A1F45') +
    fill('M0 1020H900V1040H0Z', '#5A4470') +
    stroke('M150 1040L120 1200M330 1040L316 1200M520 1040L524 1200M710 1040L734 1200', '#171031', 6) +
    fill('M96 1030V960C80 950 76 926 96 918H164C184 926 180 950 164 960V1030Z', '#171031') +
    oval(130, 922, 42, 12, '#3D3060');
  // suitcase
  s +=
    oval(640, 1092, 200, 20, '#0E0926', 'opacity=".7"') +
    stroke('M580 868V836C580 822 590 816 600 816H670C680 816 690 822 690 836V868', '#4A2416', 17) +
    rect(466, 860, 344, 228, '#B5683A', 26) +
    clip(
      'M466 886a26 26 0 0 1 26 -26h292a26 26 0 0 1 26 26v176a26 26 0 0 1 -26 26h-292a26 26 0 0 1 -26 -26Z',
      rect(466, 860, 344, 30, '#DE9660') +
        rect(516, 850, 42, 250, '#8A4526') +
        rect(718, 850, 42, 250, '#8A4526') +
        rect(780, 850, 40, 250, '#5E2A20', 0, 'opacity=".4"') +
        fill('M466 860h54l-54 54ZM810 860h-54l54 54ZM466 1088h54l-54 -54ZM810 1088h-54l54 -54Z', '#6E3420'),
    ) +
    rect(524, 946, 26, 34, '#FFC94A', 5) +
    rect(726, 946, 26, 34, '#FFC94A', 5) +
    rect(466, 962, 344, 5, '#6E3420') +
    stroke('M604 824C590 870 596 884 586 900', '#FFE9C8', 4) +
    g(
      rect(-32, -4, 66, 88, '#FFF0D6', 8) +
        disc(0, 10, 6, '#8A4526') +
        text('?', { x: 1, y: 70, size: 60, f: 'bree-serif', w: '400', fill: '#C23B45', anchor: 'middle' }),
      'transform="translate(592 896) rotate(9)"',
    );
  // gull
  s += g(
    stroke('M-14 96V136M26 96V136M-30 138H2M10 138H42', '#F2A03A', 8) +
      fill(
        'M-150 62C-120 40 -90 10 -40 -10C-10 -30 -10 -80 20 -112C50 -142 110 -130 116 -86' +
          'C120 -40 96 40 60 80C30 112 -40 112 -80 92C-110 84 -140 80 -150 62Z',
        '#FFFAF2',
      ) +
      fill('M-190 76C-150 40 -100 4 -30 8C20 14 40 44 26 70C-20 96 -120 70 -190 76Z', '#8D97B8') +
      fill('M-190 76C-170 58 -150 46 -126 34C-120 60 -100 74 -70 80C-110 80 -150 74 -190 76Z', '#2A2F5A') +
      fill('M112 -98C140 -94 158 -84 166 -70C160 -58 150 -62 112 -64Z', '#FFB52E') +
      disc(148, -70, 6, '#E5394F') +
      disc(80, -94, 11, '#1B1A44') +
      disc(84, -98, 4, '#fff') +
      fill('M60 80C96 40 120 -40 116 -86C100 -40 70 30 20 100C36 98 50 90 60 80Z', '#D9CBE0', 'opacity=".7"'),
    'transform="translate(642 686)"',
  );
  s +=
    text('Die letzte', { x: 70, y: 136, size: 84, f: 'bree-serif', w: '400', fill: '#F6B48A' }) +
    text('Fähre', { x: 62, y: 292, size: 190, f: 'bree-serif', w: '400', fill: '#FFF4E2' }) +
    text('nach Möwenort', { x: 70, y: 384, size: 84, f: 'bree-serif', w: '400', fill: '#FFF4E2' });
  s += author('Greta Olusanya', 1160, '#FFF0D6', 70, 'start', { size: 40, f: 'bree-serif', w: '400' });
  return s + grain(0.14) + bind();
}

// ---------- 26: the shovel is the head, the word lies in its mouth ----------
async function bagger() {
  const yellow = lin([
    [0, '#FFE071'],
    [0.5, '#FFC02E'],
    [1, '#EF9A1B'],
  ]);
  let s =
    sky(W, H, [
      [0, '#5B3F9E'],
      [0.4, '#B765A6'],
      [0.72, '#FF9A7E'],
      [0.85, '#FFC98A'],
    ]) + yellow.def;
  s += disc(210, 930, 170, '#FFE9A8') + disc(210, 930, 220, '#FFE9A8', 'opacity=".3"');
  s += fill('M-10 930C120 860 240 900 360 930C520 880 700 840 910 900V1210H-10Z', '#7A3F7C', 'opacity=".75"');
  s += fill('M-10 1020C200 980 420 1010 560 1000C700 990 820 1000 910 1010V1210H-10Z', '#4A2A66');
  const edge = 'stroke="#3A1F4A" stroke-width="10" stroke-linejoin="round"';
  // tracks and body
  s += rect(410, 938, 450, 134, '#3A2350', 67) + rect(432, 958, 406, 94, '#5E4478', 47);
  for (let i = 0; i < 5; i++) s += disc(484 + i * 76, 1005, 32, '#3A2350') + disc(484 + i * 76, 1005, 15, '#FFC02E');
  s +=
    fill('M456 940V850C456 828 470 818 490 818H850C868 818 876 830 876 850V900C876 930 866 940 846 940Z', yellow.ref, edge) +
    rect(760, 846, 88, 64, '#EF9A1B', 10) +
    stroke('M776 866H832M776 888H832', '#3A1F4A', 7) +
    fill('M470 822V668C470 644 486 632 506 632H610C632 632 644 644 650 664L690 822Z', yellow.ref, edge) +
    fill('M500 790V682C500 670 508 664 518 664H594C606 664 614 670 618 682L644 790Z', '#FFF3C8', edge) +
    fill('M500 790V740L590 664H594C606 664 614 670 618 682L644 790Z', '#fff', 'opacity=".4"') +
    stroke('M820 816V744', '#3A1F4A', 22) +
    stroke('M796 722q20 -24 0 -44M834 700q24 -28 -4 -56', '#FFF3C8', 12, 'opacity=".45"');
  // neck: boom in two parts with its cylinder
  s +=
    stroke('M720 850L820 560L664 470', '#3A1F4A', 100) +
    stroke('M720 850L820 560L664 470', '#FFC02E', 80) +
    stroke('M706 842L800 566L660 484', '#FFE071', 14) +
    stroke('M650 830L750 630', '#3A1F4A', 36) +
    stroke('M650 830L700 730', '#B7A3C6', 20) +
    stroke('M704 722L750 630', '#EDE3F2', 12) +
    disc(820, 562, 26, '#3A1F4A') +
    disc(820, 562, 12, '#FFF3C8') +
    disc(720, 850, 24, '#3A1F4A') +
    disc(720, 850, 11, '#FFF3C8');
  // mouth
  s +=
    fill('M640 470C520 400 330 330 96 330C70 470 76 600 110 730C330 720 520 640 640 540Z', '#5A1238') +
    fill('M150 716C190 640 330 610 430 640C470 652 486 664 500 668C400 720 280 740 150 716Z', '#F2748E');
  const teeth = (list, d) =>
    list.map(([x, y, a]) => at(x, y, fill(d, '#FFF7E6', 'stroke="#3A1F4A" stroke-width="8" stroke-linejoin="round"'), 1, a)).join('');
  s +=
    teeth(
      [
        [130, 318, 2],
        [222, 330, 8],
        [314, 352, 14],
        [404, 384, 20],
      ],
      'M-34 -14H34L20 52H-20Z',
    ) +
    teeth(
      [
        [150, 742, -2],
        [246, 734, -8],
        [342, 708, -16],
      ],
      'M-32 14H32L20 -46H-20Z',
    );
  s +=
    fill('M690 452C640 350 440 222 110 226C70 226 62 262 74 318C80 334 100 338 130 334C330 340 520 410 620 490Z', yellow.ref, edge) +
    fill('M690 530C640 700 420 830 150 820C100 818 88 790 92 744C96 728 110 724 150 726C330 720 500 650 610 540Z', yellow.ref, edge) +
    stroke('M118 252C330 254 500 310 600 390', '#FFF3B8', 12, 'opacity=".9"') +
    stroke('M136 796C340 800 520 720 620 620', '#D9820F', 12, 'opacity=".6"') +
    disc(652, 488, 70, '#EF9A1B', edge) +
    disc(652, 488, 30, '#3A1F4A') +
    disc(652, 488, 13, '#FFF3C8');
  // tired eyes
  const eye = (x, y, r) =>
    disc(x, y, r, '#FFFDF4', edge) +
    disc(x - r * 0.2, y + r * 0.34, r * 0.42, '#2A1430') +
    disc(x - r * 0.34, y + r * 0.22, r * 0.13, '#fff') +
    clip(
      `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
      fill(`M${x - r - 6} ${y - r - 6}h${2 * r + 12}v${r * 1.14}q-${r} ${r * 0.5} -${2 * r + 12} 0Z`, '#F0A62A', edge),
    ) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" ${edge}/>` +
    stroke(`M${x - r * 0.6} ${y + r + 16}q${r * 0.6} ${r * 0.3} ${r * 1.2} 0`, '#D9820F', 9);
  s += eye(366, 246, 64) + eye(512, 296, 56);
  // title
  s += bouncy('gähnt', { x: 322, y: 584, size: 150, f: 'titan-one', fills: ['#FFF3D0'], rot: 5, dy: 0.03, seed: 12 });
  s += text('Der Bagger', {
    x: 450,
    y: 150,
    size: fit('Der Bagger', 700, 'titan-one'),
    f: 'titan-one',
    w: '400',
    fill: '#FFF3D0',
    anchor: 'middle',
  });
  s += author('Frieda Asantewald', 1150, '#FFE0B0', 450, 'middle', { size: 42 });
  return s + grain(0.14) + bind();
}

// ---------- 27: geometry of toy blocks ----------
async function bruecken() {
  const C = { red: '#FF5F49', sun: '#FFC02E', violet: '#6C56D9', teal: '#17A2A8', leaf: '#56B870', pink: '#FF93B0' };
  let s = rect(0, 0, W, H, '#FFF5E2');
  // squared paper of the building plan
  let grid = '';
  for (let i = 1; i < 20; i++) grid += `M${i * 46} 0V800M0 ${i * 46}H900`;
  s += clip('M0 0H900V960H0Z', stroke(grid, '#F0DFC0', 2.5));
  const block = (d, c) =>
    fill(d, '#8A6A3A', 'opacity=".28" transform="translate(7 9)"') +
    fill(d, c, `stroke="${mix(c, '#2A1F55', 0.22)}" stroke-width="4" stroke-linejoin="round"`);
  const box = (x, y, w, h, c) =>
    block(`M${x} ${y}h${w}v${h}h-${w}Z`, c) + fill(`M${x + 6} ${y + 6}h${w - 12}v7h-${w - 12}Z`, '#fff', 'opacity=".4"');
  // river
  const river = lin([
    [0, '#7CCBEF'],
    [1, '#3C9AD0'],
  ]);
  s +=
    fill('M0 960H900V1210H0Z', '#56B870') +
    river.def +
    fill('M190 960H720C730 1040 760 1120 820 1210H90C150 1120 180 1040 190 960Z', river.ref) +
    stroke(
      'M300 1010q22 -14 44 0t44 0M520 1040q22 -14 44 0t44 0t44 0M260 1088q22 -14 44 0t44 0M560 1120q26 -16 52 0t52 0',
      '#E4F6FF',
      7,
      'opacity=".9"',
    );
  // arch of wedge-shaped blocks between two towers
  const cx = 455;
  const cy = 964;
  const n = 9;
  const shades = [C.red, C.sun, C.teal, C.pink, C.violet, C.sun, C.leaf, C.red, C.teal];
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI * (1 - i / n) - 0.008;
    const a1 = Math.PI * (1 - (i + 1) / n) + 0.008;
    const q = (r, a) => `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy - Math.sin(a) * r).toFixed(1)}`;
    const high = i === 4 ? 276 : 262;
    s += block(`M${q(186, a0)}L${q(high, a0)}A${high} ${high} 0 0 1 ${q(high, a1)}L${q(186, a1)}A186 186 0 0 0 ${q(186, a0)}Z`, shades[i]);
  }
  s += box(56, 870, 128, 96, C.violet) + box(56, 772, 128, 94, C.sun) + box(728, 870, 128, 96, C.sun) + box(728, 772, 128, 94, C.red);
  // roadway and spandrels
  s += block('M56 768V712H300V768Z', C.teal);
  s +=
    box(56, 640, 262, 56, C.leaf) +
    box(322, 640, 270, 56, C.sun) +
    box(596, 640, 262, 56, C.violet) +
    block('M612 768V712H856V768Z', C.pink);
  s += block('M64 636L120 540L176 636Z', C.red) + block('M736 636L792 540L848 636Z', C.teal);
  s +=
    block('M324 636A58 58 0 0 1 440 636H410A28 28 0 0 0 354 636Z', C.violet) +
    disc(546, 599, 40, '#8A6A3A', 'opacity=".28"') +
    disc(540, 592, 42, C.red, 'stroke="#D04A3E" stroke-width="4"') +
    disc(526, 578, 10, '#fff', 'opacity=".5"');
  // paper boat
  s += g(
    fill('M386 1106H534L508 1146H412Z', '#FFFDF6') +
      fill('M460 1106V1052L504 1106Z', '#FFF0D6') +
      fill('M460 1106V1052L420 1106Z', '#E6D3AC') +
      fill('M386 1106H460L444 1146H412Z', '#EADFC6'),
    'transform="translate(10 -48)"',
  );
  // title: three B blocks, the rest of each word beside its block
  [
    ['rücken,', C.red, 58],
    ['ögen,', C.violet, 196],
    ['auklötze', C.teal, 334],
  ].forEach(([word, c, y], i) => {
    s +=
      g(
        box(62, y, 126, 126, c) + text('B', { x: 126, y: y + 106, size: 132, f: 'baloo-2', w: '800', fill: '#FFFDF6', anchor: 'middle' }),
        `transform="rotate(${[-3, 2, -2][i]} 125 ${y + 63})"`,
      ) + text(word, { x: 197, y: y + 106, size: 132, f: 'baloo-2', w: '800', fill: '#2A1F55' });
  });
  s += author('Tariq Lindemeier', 1176, '#FFFDF6', 450, 'middle', { size: 40 });
  return s + grain(0.3) + bind();
}

// ---------- 28: a print in four colours ----------
const crane = (x, y, size, rot, c, up = 1) =>
  at(
    x,
    y,
    // neck and body, legs, both wings
    fill(
      'M-150 -2C-140 -12 -128 -10 -116 -7C-96 -2 -74 -4 -54 -8C-30 -24 4 -26 34 -14C60 -6 84 2 156 12' +
        'L156 17C100 18 60 18 26 18C-10 22 -34 16 -54 5C-78 4 -100 4 -120 2C-132 4 -142 4 -150 -2Z',
      c,
    ) +
      fill('M-146 3L-192 8L-150 -6Z', c) +
      (up > 0
        ? fill('M-36 -10C-50 -60 -40 -120 10 -190L20 -150L36 -186L40 -142L58 -172L56 -126L76 -148C70 -90 60 -40 40 -8Z', c) +
          fill('M-20 -6C-60 -40 -80 -80 -84 -140L-66 -112L-62 -142L-48 -108L-40 -134C-28 -90 -6 -50 24 -10Z', c, 'opacity=".72"')
        : fill('M-36 6C-30 60 0 110 60 150L58 116L86 140L74 100L102 116C84 80 66 40 36 8Z', c) +
          fill('M-20 0C-50 30 -64 60 -60 110L-44 84L-36 108L-26 78C-14 60 0 30 20 8Z', c, 'opacity=".72"')),
    size,
    rot,
  );

async function kranich() {
  let s = sky(W, H, [
    [0, '#FFE3CF'],
    [0.55, '#FFF1DE'],
    [1, '#FFD9C2'],
  ]);
  s += disc(520, 470, 300, '#FF6B52');
  // bands of mist over the sun
  s +=
    fill(
      'M0 640C120 620 300 650 460 634C640 616 760 650 900 628V668C700 690 500 660 300 682C180 694 80 680 0 690Z',
      '#FFF1DE',
      'opacity=".85"',
    ) +
    fill(
      'M120 560C260 548 380 566 520 556C660 546 760 560 860 552V566C720 580 560 570 420 580C300 586 200 578 120 574Z',
      '#FFF1DE',
      'opacity=".5"',
    );
  s +=
    fill('M0 720C160 690 280 716 420 704C600 688 740 716 900 696V780H0Z', '#8FB7B0', 'opacity=".75"') +
    fill('M0 750C200 730 400 760 560 744C700 734 800 748 900 742V1200H0Z', '#1F6B70') +
    fill('M340 772h330l-20 8h-290ZM390 800h230l-16 7h-200Z', '#FF8A6E', 'opacity=".9"');
  // eight in a wedge, number nine apart
  const flock = [
    [150, 356],
    [278, 284],
    [404, 216],
    [536, 158],
    [668, 104],
    [290, 436],
    [424, 506],
    [560, 566],
  ];
  flock.forEach(([x, y], i) => {
    s += crane(x, y, 0.46, -4, '#21304F', i % 3 === 1 ? -1 : 1);
  });
  s += crane(690, 372, 0.68, 4, '#FFFAF0', 1);
  // reeds
  const R = rng(9);
  let stalks = '';
  for (let i = 0; i < 26; i++) {
    const x = i < 15 ? R() * 150 : 760 + R() * 150;
    const h = 170 + R() * 260;
    const lean = (R() - 0.4) * 70;
    stalks += `M${x.toFixed(0)} 1210Q${x.toFixed(0)} ${(1200 - h * 0.6).toFixed(0)} ${(x + lean).toFixed(0)} ${(1200 - h).toFixed(0)}`;
    if (i % 3 === 0)
      s += at(
        (x + lean).toFixed(0),
        (1190 - h).toFixed(0),
        rect(-8, -50, 16, 74, '#5A2F2A', 8) + stroke('M0 -50V-76', '#5A2F2A', 4),
        1,
        lean * 0.3,
      );
  }
  s += stroke(stalks, '#123E4A', 8);
  s +=
    text('Kranich', { x: 450, y: 968, size: 172, f: 'fredoka', w: '500', fill: '#FFF4E2', anchor: 'middle' }) +
    text('Nummer neun', { x: 450, y: 1056, size: 74, f: 'fredoka', w: '400', fill: '#FFB59C', anchor: 'middle', track: 0.09 });
  s += author('Antonia Wójtek', 1144, '#FFF4E2', 450, 'middle', { size: 42, f: 'fredoka', w: '500', track: 0.04 });
  return s + grain(0.4) + bind();
}

// ---------- 29: eight arms fill the page, the title is steam ----------
async function kueche() {
  const dark = '#2A1040';
  const line = `stroke="${dark}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;
  let s = rect(0, 0, W, H, '#8FDCC6');
  // kitchen tiles
  let tiles = '';
  for (let row = 0; row < 9; row++)
    for (let col = 0; col < 6; col++) if ((row + col) % 2) tiles += `M${col * 150 + 5} ${row * 150 - 20}h140v140h-140Z`;
  s += fill(tiles, '#A9E8D5');
  let joints = '';
  for (let i = 0; i < 9; i++) joints += `M0 ${i * 150 - 25}H900`;
  for (let i = 0; i < 7; i++) joints += `M${i * 150} 0V1200`;
  s += stroke(joints, '#77C9B3', 6);
  const bubble = (x, y, r) =>
    disc(x, y, r, '#fff', 'opacity=".35"') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="5"/>` +
    stroke(`M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.4} ${-r * 0.45}`, '#fff', 5);
  s += [
    [70, 420, 20],
    [118, 372, 11],
    [846, 452, 24],
    [800, 400, 12],
    [60, 850, 14],
    [856, 846, 18],
    [250, 596, 12],
    [664, 590, 15],
  ]
    .map((b) => bubble(...b))
    .join('');
  // steam with the title
  const steam =
    'M120 300C20 310 10 180 100 160C80 60 230 20 290 80C350 10 500 10 540 70C620 10 780 40 770 130C880 130 890 290 780 300' +
    'C740 360 620 350 580 316C520 356 390 356 340 316C280 356 160 350 120 300Z';
  s += fill(steam, '#2A8C7C', 'opacity=".4" transform="translate(8 14)"') + fill(steam, '#fff', line);
  s +=
    bouncy('Die', { x: 450, y: 116, size: 84, f: 'lilita-one', fills: ['#6C56D9'], rot: 4, dy: 0.02, seed: 4 }) +
    bouncy('Tintenfischküche', {
      x: 450,
      y: 236,
      size: fit('Tintenfischküche', 660, 'lilita-one'),
      f: 'lilita-one',
      fills: ['#FF4F5E'],
      rot: 5,
      dy: 0.05,
      seed: 15,
      track: 1,
    });
  // worktop and pots
  s +=
    rect(-20, 1048, 940, 170, '#C98A54', 0, line) +
    rect(-20, 1048, 940, 34, '#E5AE74', 0, line) +
    stroke('M60 1120h120M70 1172h90M740 1116h90M720 1170h120', '#A9673A', 7);
  // arms: an outline below, the skin and suckers above
  const arms = [
    'M392 740C280 760 170 700 164 560',
    'M512 740C630 760 730 700 738 560',
    'M372 770C240 830 90 830 84 712',
    'M532 770C660 830 810 830 818 716',
    'M392 800C300 900 150 860 128 960',
    'M512 800C610 900 760 860 776 960',
    'M424 810C410 920 300 900 300 990',
    'M480 810C494 920 600 900 604 990',
  ];
  const suckers = [
    'M398 764C270 790 146 720 142 590',
    'M508 764C640 790 756 720 760 590',
    'M380 796C250 856 70 850 64 730',
    'M524 796C650 856 830 850 838 734',
  ];
  // what the arms hold
  const spoon = (x, y, a) =>
    at(
      x,
      y,
      fill('M-11 0L-8 -130H8L11 0Z', '#D99A5A', line) + oval(0, -164, 36, 46, '#E5AE74', line) + oval(0, -160, 18, 26, '#C98A54'),
      1,
      a,
    );
  const pan = (x, y, a) =>
    at(
      x,
      y,
      fill('M-14 10V-80H14V10Z', '#5A3A7A', line) +
        disc(0, -150, 84, '#4A4560', line) +
        disc(0, -150, 66, '#332F4A') +
        fill('M-44 -160C-50 -196 -10 -206 8 -192C40 -206 60 -170 44 -150C56 -120 20 -100 0 -112C-30 -96 -54 -130 -44 -160Z', '#fff') +
        disc(4, -154, 21, '#FFC02E') +
        oval(-3, -160, 6, 5, '#fff'),
      1,
      a,
    );
  const whisk = (x, y, a) =>
    at(
      x,
      y,
      stroke('M0 -60C-60 -110 -50 -190 0 -190C50 -190 60 -110 0 -60C-24 -110 -20 -186 0 -190C20 -186 24 -110 0 -60V-190', dark, 15) +
        stroke('M0 -60C-60 -110 -50 -190 0 -190C50 -190 60 -110 0 -60C-24 -110 -20 -186 0 -190C20 -186 24 -110 0 -60V-190', '#DDE4F2', 7) +
        rect(-13, -70, 26, 90, '#6C56D9', 10, line),
      1,
      a,
    );
  const ladle = (x, y, a) =>
    at(
      x,
      y,
      fill('M-8 10V-150H8V10Z', '#C3CBDD', line) +
        fill('M-50 -176H50C50 -120 -50 -120 -50 -176Z', '#C3CBDD', line) +
        fill('M-40 -178C-24 -204 30 -204 40 -178Z', '#7BC86C', line) +
        disc(-6, -196, 9, '#FF6B57'),
      1,
      a,
    );
  const pot = (x, y, c, soup) =>
    at(
      x,
      y,
      stroke('M-104 -70H-76M104 -70H76', dark, 30) +
        stroke('M-104 -70H-76M104 -70H76', c, 14) +
        fill('M-80 -100H80L72 -8C70 6 60 8 50 8H-50C-60 8 -70 6 -72 -8Z', c, line) +
        oval(0, -100, 80, 20, soup, line) +
        stroke('M-54 -66L-50 -24', '#fff', 9, 'opacity=".6"'),
    );
  const mill = (x, y, a) =>
    at(
      x,
      y,
      fill('M-30 20L-22 -60H22L30 20Z', '#E5394F', line) +
        fill('M-24 -60C-34 -110 34 -110 24 -60Z', '#FF8A7A', line) +
        disc(0, -108, 11, '#FFC02E', line),
      1,
      a,
    );
  s += pot(300, 1052, '#FFC02E', '#7BC86C') + pot(604, 1052, '#FF93B0', '#B96BD6');
  s += stroke(
    'M262 930q-20 -24 0 -46t0 -44M340 930q20 -24 0 -46M566 930q-20 -24 0 -46M644 930q20 -24 0 -46t0 -40',
    '#fff',
    12,
    'opacity=".9"',
  );
  s += ladle(164, 570, -6) + pan(738, 570, 6) + spoon(84, 724, -16) + whisk(818, 726, 14) + mill(128, 1020, -6);
  const held = at(
    776,
    1052,
    stroke('M-104 -70H-76M104 -70H76', dark, 30) +
      stroke('M-104 -70H-76M104 -70H76', '#17A2A8', 14) +
      fill('M-80 -100H80L72 -8C70 6 60 8 50 8H-50C-60 8 -70 6 -72 -8Z', '#17A2A8', line) +
      oval(0, -100, 92, 16, '#5FD0D0', line) +
      disc(0, -122, 13, '#2A1040') +
      stroke('M-54 -66L-50 -24', '#fff', 9, 'opacity=".6"'),
    0.92,
  );
  s += held;
  const ends = [
    [164, 560],
    [738, 560],
    [84, 712],
    [818, 716],
    [128, 966],
    [776, 930],
    [300, 950],
    [604, 950],
  ];
  const shown = arms.map((d, i) => (i === 5 ? 'M512 800C610 890 740 850 776 926' : i > 5 ? d.replace('990', '946') : d));
  s += shown.map((d) => stroke(d, dark, 72)).join('') + shown.map((d) => stroke(d, '#FF7F8E', 54)).join('');
  s += suckers
    .map((d) => `<path d="${d}" fill="none" stroke="#FFD3D6" stroke-width="17" stroke-linecap="round" stroke-dasharray="1 33"/>`)
    .join('');
  s += ends
    .slice(0, 5)
    .map(([x, y]) => stroke(`M${x - 26} ${y + 4}C${x - 26} ${y - 34} ${x + 26} ${y - 34} ${x + 26} ${y + 4}`, dark, 9))
    .join('');
  // head
  const head =
    'M452 400C600 400 650 520 636 630C628 700 590 720 580 770C570 830 334 830 324 770C314 720 276 700 268 630C254 520 304 400 452 400Z';
  s +=
    fill(head, '#FF7F8E', line) +
    clip(
      head,
      fill('M560 380C640 520 620 700 520 850H700V380Z', '#E5536B', 'opacity=".55"') +
        oval(340, 520, 26, 44, '#FFB3B8', 'transform="rotate(24 340 520)"') +
        disc(590, 560, 14, '#E5536B') +
        disc(560, 510, 9, '#E5536B') +
        disc(310, 610, 10, '#E5536B'),
    );
  s +=
    oval(386, 610, 54, 62, '#fff', line) +
    oval(520, 610, 54, 62, '#fff', line) +
    disc(398, 622, 28, dark) +
    disc(508, 622, 28, dark) +
    disc(406, 612, 10, '#fff') +
    disc(516, 612, 10, '#fff') +
    stroke('M340 534q36 -22 70 -4M566 534q-36 -22 -70 -4', dark, 11) +
    fill('M404 700C430 712 474 712 500 700C500 760 404 760 404 700Z', '#7A1238', line) +
    fill('M424 734q28 -22 56 0q-28 16 -56 0Z', '#FF93B0') +
    oval(326, 680, 26, 17, '#FF4F6E', 'opacity=".7"') +
    oval(580, 680, 26, 17, '#FF4F6E', 'opacity=".7"');
  // chef's hat
  s += g(
    fill(
      'M-120 20C-190 10 -190 -90 -112 -96C-110 -170 -10 -180 6 -130C40 -180 130 -160 124 -94C196 -86 190 12 120 20L110 74H-108Z',
      '#fff',
      line,
    ) +
      fill('M-112 34C-40 54 50 54 112 34L108 84C40 104 -40 104 -108 84Z', '#EAF2FF', line) +
      stroke('M-54 20V-30M0 26V-40M56 20V-30', '#C9D3EA', 9),
    'transform="translate(448 404) rotate(-6) scale(.8)"',
  );
  s += author('Yuki Hartlebach', 1158, '#FFF7E6', 450, 'middle', { size: 46, w: '800' });
  return s + bind();
}

// ---------- 30: the balloon carries the title, the patch its last line ----------
function child(x, y, { skin, hair, shirt, braids = false, wave = 1 }) {
  const dark = mix(skin, '#5A1F1A', 0.35);
  return at(
    x,
    y,
    stroke(`M${wave * 34} 30C${wave * 70} 10 ${wave * 74} -40 ${wave * 66} -76`, shirt, 24) +
      disc(wave * 65, -84, 14, skin) +
      fill('M-48 90C-52 20 -30 0 0 0C30 0 52 20 48 90Z', shirt) +
      (braids ? stroke('M-42 -30C-62 -10 -60 10 -66 24M42 -30C62 -10 60 10 66 24', hair, 18) : '') +
      disc(0, -40, 47, hair) +
      oval(0, -34, 40, 42, skin) +
      fill('M-44 -44C-40 -90 40 -90 44 -44C30 -62 8 -66 -8 -70C-14 -58 -30 -50 -44 -44Z', hair) +
      disc(-15, -32, 5, '#2A1F35') +
      disc(15, -32, 5, '#2A1F35') +
      fill('M-14 -16C-8 -12 8 -12 14 -16C12 4 -12 4 -14 -16Z', '#7A1F2A') +
      oval(-24, -20, 8, 5, dark, 'opacity=".45"') +
      oval(24, -20, 8, 5, dark, 'opacity=".45"'),
  );
}

async function ballon() {
  let s = sky(W, H, [
    [0, '#FFC85C'],
    [0.5, '#FFE3A0'],
    [0.8, '#FFF3D6'],
  ]);
  const mist = (x, y, k) =>
    at(
      x,
      y,
      fill(
        'M-150 60C-210 60 -220 -20 -160 -34C-160 -100 -70 -130 -30 -84C10 -140 120 -124 122 -48C190 -50 200 60 130 60Z',
        '#FFF8E8',
        'opacity=".85"',
      ),
      k,
    );
  s += mist(86, 910, 0.7) + mist(842, 850, 0.8) + mist(820, 120, 0.5);
  // hills with fields, a village and a path
  s +=
    fill('M-10 1010C140 940 280 960 420 1000C560 940 740 920 910 980V1210H-10Z', '#9FCB7E') +
    fill('M560 968C640 940 760 930 860 960L700 1060Z', '#C9DD8C') +
    fill('M60 976C120 956 200 954 260 964L220 1050L90 1060Z', '#86BB6E') +
    fill('M-10 1090C160 1020 330 1060 470 1096C620 1040 780 1040 910 1080V1210H-10Z', '#5CAB68') +
    stroke('M760 1210C720 1150 800 1130 770 1100', '#FFE9B8', 20) +
    [
      [770, 1090, '#FFF3DA', '#E5394F'],
      [826, 1098, '#FFE0B0', '#B4532F'],
      [150, 1070, '#FFF3DA', '#C9553A'],
    ]
      .map(
        ([x, y, wall, roof]) =>
          rect(x - 24, y - 30, 48, 34, wall) +
          fill(`M${x - 34} ${y - 28}L${x} ${y - 60}L${x + 34} ${y - 28}Z`, roof) +
          rect(x - 6, y - 16, 13, 20, '#6A3A2A'),
      )
      .join('') +
    [
      [90, 1086, 26],
      [62, 1100, 20],
      [216, 1078, 22],
      [250, 1090, 17],
      [720, 1096, 17],
      [870, 1120, 26],
      [560, 1110, 18],
    ]
      .map(
        ([x, y, q]) => rect(x - 3, y, 6, 26, '#6A3A2A') + disc(x, y - 6, q, '#2F7F55') + disc(x - q * 0.3, y - q * 0.5, q * 0.5, '#4FA36E'),
      )
      .join('');
  // ropes and basket
  s += stroke('M318 772L368 960M580 772L532 960M400 810L410 960M500 810L490 960', '#6A3A2A', 6);
  s +=
    glow(450, 846, 70, '#FF8A3C', 0.7) +
    fill('M450 800C474 836 470 862 450 870C430 862 426 836 450 800Z', '#FFF3B0') +
    rect(424, 868, 52, 24, '#5A4A66', 6);
  s +=
    child(402, 950, { skin: '#F7CBA4', hair: '#E0872F', shirt: '#6C56D9', braids: true, wave: -1 }) +
    child(498, 946, { skin: '#9A6240', hair: '#2A1A22', shirt: '#2FA36B', wave: 1 });
  const basket = 'M338 968H562L544 1100C542 1112 536 1118 524 1118H376C364 1118 358 1112 356 1100Z';
  let weave = '';
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 9; col++) weave += `M${338 + col * 28 + (row % 2) * 14} ${990 + row * 23}q14 14 28 0`;
  s +=
    fill(basket, '#B9783F') +
    clip(basket, stroke(weave, '#8A5230', 7) + stroke(weave.replaceAll('q14 14', 'q14 4'), '#DDA468', 5)) +
    rect(324, 954, 252, 30, '#8A5230', 15) +
    rect(324, 954, 252, 11, '#C98A54', 6) +
    [
      [346, 1000],
      [552, 1000],
    ]
      .map(
        ([x, y]) =>
          stroke(`M${x} ${y - 20}V${y + 10}`, '#6A3A2A', 5) +
          fill(`M${x - 18} ${y + 14}C${x - 22} ${y + 66} ${x + 22} ${y + 66} ${x + 18} ${y + 14}L${x + 8} ${y + 6}H${x - 8}Z`, '#E9D9B8'),
      )
      .join('');
  // envelope
  const skin =
    'M450 28C680 28 850 190 850 400C850 580 690 690 600 792C590 806 572 812 552 812' +
    'H348C328 812 310 806 300 792C210 690 50 580 50 400C50 190 220 28 450 28Z';
  const volume = rad(
    [
      [0, '#fff', 0.28],
      [0.55, '#fff', 0],
      [1, '#07283A', 0.5],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  );
  s +=
    volume.def +
    fill(skin, '#17808C') +
    clip(
      skin,
      fill('M450 28C340 60 290 200 290 400C290 580 350 700 370 812H530C550 700 610 580 610 400C610 200 560 60 450 28Z', '#1F97A0') +
        fill('M450 28C230 60 150 230 150 400C150 580 290 700 320 812H240L20 500V200Z', '#1F97A0') +
        fill('M450 28C670 60 750 230 750 400C750 580 610 700 580 812H660L880 500V200Z', '#1F97A0') +
        fill('M280 772H620L600 820H300Z', '#FFC02E') +
        `<path d="${skin}" fill="${volume.ref}"/>`,
    );
  s += stroke('M300 792C310 806 328 812 348 812H552C572 812 590 806 600 792', '#0B4A5A', 8);
  // the lines bulge like the cloth
  const bulge = (str, y, width, size) =>
    bent(str, {
      size,
      f: 'baloo-2',
      w: '800',
      fill: '#FFF6DF',
      move: (x, dy) => {
        const u = (x / textW(str, size, 'baloo-2', '800') - 0.5) * 2;
        const turn = (u * width) / 2 / 430;
        return [450 + Math.sin(turn) * 430, y + dy * (1 - 0.1 * u * u) + (y - 420) * -0.2 * u * u];
      },
    });
  s += bulge('Der Ballon', 270, 680, 150) + bulge('mit dem', 392, 350, 108);
  // patch
  s += g(
    rect(-268, -84, 536, 196, '#07283A', 20, 'opacity=".4" transform="translate(6 12)"') +
      fill('M-270 -86C-90 -100 90 -96 272 -84C280 -20 276 50 266 104C90 116 -90 112 -268 100C-278 40 -278 -30 -270 -86Z', '#E5394F') +
      fill('M-270 -86C-90 -100 90 -96 272 -84L270 -60C90 -72 -90 -76 -272 -62Z', '#FF7A80', 'opacity=".5"') +
      stroke(
        'M-252 -68C-90 -82 90 -78 254 -66C262 -20 258 46 248 86C90 98 -90 94 -250 82C-260 40 -260 -20 -252 -68Z',
        '#FFE0B0',
        7,
        'stroke-dasharray="22 15"',
      ) +
      text('roten Flicken', {
        x: 0,
        y: 44,
        size: fit('roten Flicken', 452, 'baloo-2', '800'),
        f: 'baloo-2',
        w: '800',
        fill: '#FFF6DF',
        anchor: 'middle',
      }),
    'transform="translate(452 528) rotate(-4)"',
  );
  // birds
  s += stroke('M96 760q14 -16 28 0q14 -16 28 0M170 800q10 -12 20 0q10 -12 20 0M740 740q12 -14 24 0q12 -14 24 0', '#6A3A2A', 6);
  s += author('Carlo Venninghof', 1174, '#FFFBEC', 450, 'middle', { size: 42 });
  return s + grain(0.2) + bind();
}

// ---------- 31: the words grow as the stairs come down ----------
async function treppe() {
  const night = rad(
    [
      [0, '#6A3A78'],
      [0.55, '#3A2360'],
      [1, '#1A1038'],
    ],
    { cx: 0.35, cy: 0.84, r: 0.8 },
  );
  const plank = lin([
    [0, '#E0A265'],
    [1, '#B4723C'],
  ]);
  let s = night.def + plank.def + rect(0, 0, W, H, '#B9503F');
  // wallpaper above the stairs
  let paper = '';
  for (let x = 40; x < 900; x += 80)
    for (let y = 20; y < 900; y += 120) paper += `M${x} ${y + (x % 160 ? 60 : 0)}c14 10 14 30 0 42c-14 -12 -14 -32 0 -42Z`;
  s += fill(paper, '#CB6350');
  // dark triangle
  s += `<path d="M0 70L900 835V1200H0Z" fill="${night.ref}"/>`;
  // steps
  const run1 = 150;
  const rise = 127.5;
  let steps = '';
  for (let i = -1; i < 6; i++) {
    const x = i * run1 + 36;
    const y = i * rise + 6;
    steps +=
      fill(`M${x} ${y}H${x + run1}V${y + rise + 20}H${x + run1 - 20}L${x - 20} ${y + 12}Z`, '#8A5230') +
      rect(x + run1 - 20, y + 22, 20, rise, '#C98A54') +
      `<rect x="${x - 24}" y="${y}" width="${run1 + 46}" height="26" rx="8" fill="${plank.ref}"/>` +
      rect(x - 24, y + 24, run1 + 40, 8, '#5A2F1C', 0, 'opacity=".5"');
  }
  s += fill('M0 -40L900 725V870L0 105Z', '#7A4526') + steps;
  s +=
    fill('M0 40L900 805V862L0 97Z', '#A9673A') +
    fill('M0 40L900 805V816L0 51Z', '#D9A06A') +
    stroke('M60 112L180 214M260 290L420 424M520 508L640 612M700 664L860 800', '#8A5230', 5) +
    fill('M0 97L900 862V886L0 121Z', '#0E0824', 'opacity=".55"');
  // on the stairs: a cat, a vacuum cleaner is lurking
  s += g(
    fill('M-46 0C-64 -60 -40 -110 0 -112C40 -110 64 -60 46 0Z', '#2A1A38') +
      disc(0, -128, 40, '#2A1A38') +
      fill('M-38 -140L-34 -186L-6 -162ZM38 -140L34 -186L6 -162Z', '#2A1A38') +
      stroke('M40 -14C90 -20 96 -70 76 -96', '#2A1A38', 17) +
      oval(-15, -130, 8, 10, '#FFD25E') +
      oval(15, -130, 8, 10, '#FFD25E') +
      oval(-14, -130, 3, 8, '#1A1030') +
      oval(16, -130, 3, 8, '#1A1030') +
      fill('M-6 -114H6L0 -107Z', '#FF93B0') +
      stroke('M-24 -110L-58 -116M-24 -104L-56 -98M24 -110L58 -116M24 -104L56 -98', '#8A7A9A', 3),
    'transform="translate(552 390) scale(.82)"',
  );
  s += g(
    stroke('M60 -70C120 -150 190 -120 170 -20', '#3A3A52', 20) +
      stroke('M60 -70C120 -150 190 -120 170 -20', '#7A7A95', 20, 'stroke-dasharray="2 24"') +
      fill('M140 0L150 -26H196L204 0Z', '#2A1F45') +
      fill('M-70 -10C-80 -90 -20 -110 20 -104C70 -96 90 -50 84 -10Z', '#17A2A8') +
      fill('M-62 -40C-50 -90 -20 -100 20 -98L10 -60Z', '#5FD0D0') +
      disc(-42, -6, 26, '#2A1F45') +
      disc(52, -6, 26, '#2A1F45') +
      disc(-42, -6, 10, '#B9A8F5') +
      disc(52, -6, 10, '#B9A8F5'),
    'transform="translate(686 494) scale(.7)"',
  );
  // author, as a picture on the wall
  s += g(
    rect(-172, -56, 344, 112, '#5A1F24', 6, 'opacity=".4" transform="translate(5 9)"') +
      rect(-172, -56, 344, 112, '#D9A441', 6) +
      rect(-158, -42, 316, 84, '#FFF3DA', 2) +
      author('Ada Morgenrath', 14, '#4A2030', 0, 'middle', { size: 40, f: 'bree-serif', w: '400' }),
    'transform="translate(664 118) rotate(1.5)"',
  );
  // title
  const word = (str, y, size, c) => text(str, { x: 62, y, size, f: 'bree-serif', w: '400', fill: c });
  s +=
    word('Die', 380, 100, '#FFC98A') +
    word('Stadt', 512, 142, '#FFF3D0') +
    word('unter der', 604, 92, '#FFC98A') +
    word('Treppe', 748, 172, '#FFF3D0');
  // city
  const R = rng(44);
  s += glow(380, 1000, 460, '#FFB03A', 0.35);
  const house = (x, y, w, h, c, kind) => {
    const roof =
      kind === 0
        ? fill(`M${x - 10} ${y - h}L${x + w / 2} ${y - h - w * 0.62}L${x + w + 10} ${y - h}Z`, mix(c, '#1A1038', 0.35))
        : kind === 1
          ? fill(`M${x} ${y - h}V${y - h - 20}h${w * 0.25}v20h${w * 0.25}v-20h${w * 0.25}v20Z`, mix(c, '#1A1038', 0.2)) +
            fill(`M${x} ${y - h}a${w / 2} ${w * 0.42} 0 0 1 ${w} 0Z`, mix(c, '#1A1038', 0.35))
          : fill(`M${x - 8} ${y - h}L${x + w * 0.2} ${y - h - w * 0.4}H${x + w * 0.8}L${x + w + 8} ${y - h}Z`, mix(c, '#1A1038', 0.35)) +
            rect(x + w * 0.66, y - h - w * 0.62, w * 0.15, w * 0.4, '#2A1840');
    let panes = '';
    const cols = Math.max(2, Math.round(w / 34));
    const step = w / cols;
    for (let yy = y - h + 18; yy < y - 34; yy += 34)
      for (let i = 0; i < cols; i++) if (R() < 0.78) panes += `M${(x + step * (i + 0.5) - 8).toFixed(0)} ${yy.toFixed(0)}h16v20h-16Z`;
    return (
      roof +
      rect(x, y - h, w, h, c) +
      rect(x + w * 0.82, y - h, w * 0.18, h, '#1A1038', 0, 'opacity=".25"') +
      fill(panes, R() < 0.7 ? '#FFD768' : '#FFF0B8') +
      rect(x + w / 2 - 10, y - 30, 20, 30, mix(c, '#1A1038', 0.5), 4)
    );
  };
  const palette = ['#7A4A9A', '#B0527A', '#3F6A9A', '#C9704A', '#4A7F86', '#8A4A6A'];
  const heights = [210, 150, 236, 170, 214, 140, 176, 120, 130, 96, 84];
  let x = -16;
  heights.forEach((h, i) => {
    const w = [92, 74, 84, 96, 70, 88, 76, 84, 72, 84, 80][i];
    s += house(x, 1046, w, h * 0.92, mix(palette[i % 6], '#2A1850', 0.42), i % 3);
    x += w + 6;
  });
  x = 10;
  [110, 150, 96, 128, 112, 84, 100, 70, 76, 60].forEach((h, i) => {
    const w = [84, 70, 92, 74, 86, 80, 72, 90, 74, 84][i];
    s += house(x, 1100, w, h, palette[(i * 2 + 1) % 6], (i + 1) % 3);
    x += w + 8;
  });
  s +=
    rect(0, 1098, W, 102, '#4A2A52') +
    rect(0, 1098, W, 9, '#8A5A7A') +
    stroke('M0 1136H900M0 1150H900', '#2A1638', 5) +
    stroke('M0 1186H900', '#3A1F45', 5);
  // tram, lamps and the marble
  s += g(
    stroke('M0 -66L14 -88L34 -66', '#1A1038', 5) +
      rect(-84, -66, 190, 62, '#E5394F', 14) +
      rect(-84, -30, 190, 9, '#FFF0D6') +
      fill('M-68 -54h30v22h-30ZM-28 -54h30v22h-30ZM12 -54h30v22h-30ZM52 -54h38v22h-38Z', '#FFE27A') +
      disc(-48, -2, 12, '#1A1038') +
      disc(66, -2, 12, '#1A1038') +
      disc(104, -20, 6, '#FFF8D0'),
    'transform="translate(250 1140)"',
  );
  [70, 430, 600, 740].forEach((lx) => {
    s += glow(lx, 1050, 54, '#FFE08A', 0.65) + stroke(`M${lx} 1124V1056`, '#1A1038', 6) + disc(lx, 1050, 11, '#FFF6C8');
  });
  const glass = rad(
    [
      [0, '#E9FBFF'],
      [0.4, '#58C4E8'],
      [1, '#1B4FA0'],
    ],
    { cx: 0.35, cy: 0.3, r: 0.8 },
  );
  s +=
    glass.def +
    oval(820, 1160, 70, 12, '#150A28', 'opacity=".6"') +
    `<circle cx="816" cy="1096" r="66" fill="${glass.ref}"/>` +
    fill('M776 1120C790 1080 830 1070 856 1062C850 1100 820 1130 790 1146Z', '#FF93B0', 'opacity=".85"') +
    fill('M790 1126C804 1096 834 1084 852 1078C842 1108 820 1130 800 1140Z', '#FFF0D6', 'opacity=".8"') +
    oval(794, 1064, 17, 11, '#fff', 'opacity=".9" transform="rotate(-30 794 1064)"');
  return s + grain(0.12) + bind();
}

// ---------- 32: window frame; the signal in the title falls silent ----------
async function funkstille() {
  let s =
    sky(W, H, [
      [0, '#0B1033'],
      [0.5, '#26307A'],
      [0.78, '#6A4AA0'],
    ]) +
    stars(46, 32, 690, '#E4ECFF', 490) +
    stars(22, 8, 110, '#E4ECFF', 50);
  // a comet for the unknown girl
  const tail = lin(
    [
      [0, '#BFE6FA', 0.9],
      [1, '#BFE6FA', 0],
    ],
    { x1: 0, y1: 1, x2: 1, y2: 0 },
  );
  s += tail.def + `<path d="M552 546L750 442L564 560Z" fill="${tail.ref}"/>` + disc(554, 555, 11, '#F4FBFF');
  // city: three depths
  const R = rng(5);
  const tower = (x, y, w, c, lit, share) => {
    let panes = '';
    for (let yy = y + 22; yy < 960; yy += 32)
      for (let xx = x + 14; xx < x + w - 18; xx += 27) if (R() < share) panes += `M${xx} ${yy}h14v18h-14Z`;
    return rect(x, y, w, 990 - y, c) + fill(panes, lit);
  };
  s += [
    [40, 560, 110],
    [190, 500, 96],
    [330, 570, 110],
    [560, 620, 110],
    [690, 590, 90],
    [790, 540, 100],
  ]
    .map(([x, y, w]) => tower(x, y, w, '#37358A', '#8A7FD0', 0.25))
    .join('');
  s +=
    [
      [90, 640, 120],
      [250, 580, 110],
      [470, 640, 110],
      [620, 600, 116],
      [770, 660, 110],
    ]
      .map(([x, y, w]) => tower(x, y, w, '#232463', '#FFC85C', 0.3))
      .join('') +
    stroke('M305 580V520M676 600V552', '#232463', 7) +
    disc(305, 518, 6, '#FF5F49') +
    disc(676, 550, 6, '#FF5F49');
  s += [
    [-10, 720, 130],
    [170, 740, 100],
    [386, 700, 128],
    [560, 750, 90],
    [700, 730, 120],
    [840, 760, 80],
  ]
    .map(([x, y, w]) => tower(x, y, w, '#14143F', '#FFE08A', 0.22))
    .join('');
  // window frame and sill
  const wood = '#E9DFF2';
  s +=
    fill('M0 0H900V1200H0ZM58 58V968H842V58Z', '#CFC0E4', 'fill-rule="evenodd"') +
    fill('M0 0H900V1200H0ZM46 46V980H854V46Z', wood, 'fill-rule="evenodd"');
  s +=
    rect(46, 452, 808, 20, wood) +
    rect(46, 472, 808, 7, '#0B1033', 0, 'opacity=".35"') +
    rect(440, 472, 20, 510, wood) +
    rect(460, 472, 6, 510, '#0B1033', 0, 'opacity=".35"');
  s += rect(0, 976, W, 230, '#B7A3D6') + rect(0, 976, W, 66, '#F4ECFA') + rect(0, 1042, W, 14, '#8A76B4');
  // radio
  const body = lin([
    [0, '#FF7A64'],
    [1, '#D9402F'],
  ]);
  let radio =
    body.def +
    oval(452, 936, 350, 18, '#5A4A86', 'opacity=".55"') +
    stroke('M690 660L784 330', '#4A4468', 9) +
    stroke('M690 660L748 456', '#8F89AE', 9) +
    disc(785, 326, 11, '#FF5F49');
  radio +=
    rect(160, 912, 60, 24, '#2A1F45', 6) +
    rect(680, 912, 60, 24, '#2A1F45', 6) +
    stroke('M250 660V634C250 620 260 612 274 612H626C640 612 650 620 650 634V660', '#2A1F45', 15) +
    `<rect x="118" y="650" width="664" height="270" rx="30" fill="${body.ref}"/>` +
    rect(118, 650, 664, 14, '#FFB09C', 7, 'opacity=".8"') +
    rect(142, 676, 616, 220, '#FFF0DC', 18);
  let holes = '';
  for (let yy = 0; yy < 8; yy++) for (let xx = 0; xx < 8; xx++) holes += `M${182 + xx * 22 + (yy % 2 ? 11 : 0)} ${708 + yy * 22}h0`;
  radio += stroke(holes, '#4A3A5E', 11);
  radio += rect(392, 700, 172, 172, '#1A0F2E', 14) + glow(478, 786, 90, '#FF9A2E', 0.5);
  // seven segments: only those of the 7 are lit
  const segment = (x, y, flat, on) =>
    fill(flat ? `M${x} ${y}l9 -9h44l9 9l-9 9h-44Z` : `M${x} ${y}l9 9v38l-9 9l-9 -9v-38Z`, on ? '#FFB938' : '#3A2440');
  radio +=
    segment(446, 728, true, true) +
    segment(446, 786, true, false) +
    segment(446, 844, true, false) +
    segment(442, 730, false, false) +
    segment(512, 730, false, true) +
    segment(442, 788, false, false) +
    segment(512, 788, false, true);
  radio +=
    rect(586, 700, 148, 62, '#2A1F45', 8) +
    stroke('M598 742H722', '#FFE3B0', 3) +
    stroke('M606 742V728M628 742V732M650 742V728M672 742V732M694 742V728M716 742V732', '#FFE3B0', 4) +
    stroke('M690 708V754', '#FF5F49', 5);
  const knob = (x, y, r, a) =>
    disc(x + 2, y + 5, r, '#8A6A5A', 'opacity=".5"') +
    disc(x, y, r, '#3B2C5E') +
    disc(x, y, r * 0.68, '#5A4A86') +
    at(x, y, stroke(`M0 ${-r * 0.3}V${-r * 0.8}`, '#FFF0DC', 6), 1, a);
  radio += knob(624, 824, 38, 40) + knob(704, 824, 30, -60);
  // microphone with its cable, laid down
  radio +=
    stroke('M150 830C60 850 40 940 90 980C130 1006 150 984 180 990', '#2A1F45', 9) +
    stroke('M92 896q-34 8 -36 22q30 12 -2 24q-24 10 6 26q30 6 18 26', '#2A1F45', 9);
  radio += g(
    rect(-84, -46, 200, 96, '#2A1F45', 30, 'opacity=".35" transform="translate(6 14)"') +
      rect(-84, -46, 200, 96, '#3B2C5E', 30) +
      rect(-64, -30, 92, 64, '#5A4A86', 16) +
      stroke('M-44 -14H8M-44 2H8M-44 18H8', '#2A1F45', 7) +
      rect(50, -58, 44, 20, '#FF5F49', 8),
    'transform="translate(250 1004) rotate(8) scale(.86)"',
  );
  s += at(0, 88, radio);
  // title: waves that grow flat
  s +=
    text('Funkstille', {
      x: 450,
      y: 220,
      size: fit('Funkstille', 660, 'fredoka', '600'),
      f: 'fredoka',
      w: '600',
      fill: '#FFF4E2',
      anchor: 'middle',
    }) +
    text('auf Kanal 7', {
      x: 450,
      y: 404,
      size: fit('auf Kanal 7', 440, 'fredoka', '400'),
      f: 'fredoka',
      w: '400',
      fill: '#FFC85C',
      anchor: 'middle',
    });
  let wave = 'M76 282';
  for (let i = 1; i <= 150; i++) {
    const t = i / 150;
    const loud = Math.max(0, 1 - t * 1.55) ** 1.2 * (0.55 + 0.45 * Math.sin(i * 0.21));
    wave += `L${p1(76 + t * 748)} ${p1(282 + Math.sin(i * 0.92) * 40 * loud)}`;
  }
  s += stroke(wave, '#FF7A64', 7);
  s += author('Jonas Mbekiri', 1148, '#2A1F55', 838, 'end', { size: 46, f: 'fredoka', w: '500' });
  return s + grain(0.12) + bind();
}

await run({
  17: ['17-das-uhrwerk-im-leuchtturm', leuchtturm],
  '17-neu': ['17-das-uhrwerk-im-leuchtturm-neu', leuchtturmNeu],
  18: ['18-der-igel-im-gummistiefel', igel],
  19: ['19-wer-hat-die-schulglocke', schulglocke],
  20: ['20-robo-rost-und-die-schrauben', roboRost],
  21: ['21-wetter-zum-anfassen', wetter],
  22: ['22-ein-gedicht-fuer-die-hosentasche', hosentasche],
  23: ['23-der-drache-im-heizungskeller', drache],
  24: ['24-elf-schuhe-und-ein-tor', elfSchuhe],
  25: ['25-die-letzte-faehre-nach-moewenort', faehre],
  26: ['26-der-bagger-gaehnt', bagger],
  27: ['27-bruecken-boegen-baukloetze', bruecken],
  28: ['28-kranich-nummer-neun', kranich],
  29: ['29-die-tintenfischkueche', kueche],
  30: ['30-der-ballon-mit-dem-roten-flicken', ballon],
  31: ['31-die-stadt-unter-der-treppe', treppe],
  32: ['32-funkstille-auf-kanal-7', funkstille],
});
