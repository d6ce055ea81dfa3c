// Parts every book cover uses: size, binding light, badge, author's name, stars, paper grain, saving.
// Usage of a cover module: OUT=/some/folder node covers-01-16.mjs 1 5 16   (no numbers: all its covers)
// The pictures in content/pictures/covers are these files after svgo (one decimal, ids prefixed with the number of the book).
import fs from 'fs';
import path from 'path';
import { lin, rng, text, textW, font, doc, resetIds, saveBB, OUT } from './lib.mjs';

export const W = 900;
export const H = 1200;

// Shapes in short: filled path, circle, ellipse, rectangle, stroke.
export const fill = (d, c, attr = '') => `<path d="${d}" fill="${c}" ${attr}/>`;
export const disc = (x, y, r, c, attr = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" ${attr}/>`;
export const oval = (x, y, rx, ry, c, attr = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${c}" ${attr}/>`;
export const rect = (x, y, w, h, c, rx = 0, attr = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${c}" ${attr}/>`;
export const stroke = (d, c, width, attr = '') => {
  const round = attr.includes('linecap') ? '' : 'stroke-linecap="round" ';
  return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${width}" ${round}stroke-linejoin="round" ${attr}/>`;
};

/** Light of the binding: groove at the spine and a soft gloss, so that the cover has a physical edge. Draw it last. */
export function bind() {
  const spine = lin(
    [
      [0, '#000', 0.22],
      [0.012, '#000', 0.05],
      [0.03, '#fff', 0.22],
      [0.05, '#000', 0.16],
      [0.075, '#000', 0],
    ],
    { x2: 1, y2: 0 },
  );
  const gloss = lin(
    [
      [0, '#fff', 0.14],
      [0.5, '#fff', 0],
      [1, '#000', 0.14],
    ],
    { x2: 1, y2: 1 },
  );
  return (
    spine.def + gloss.def + `<rect width="${W}" height="${H}" fill="${gloss.ref}"/><rect width="${W}" height="${H}" fill="${spine.ref}"/>`
  );
}

/** Pill with a short text; (x, y) is its upper left corner, or its upper middle with anchor 'middle'. */
export function badge(x, y, label, ground, fill = '#fff', { size = 30, f = 'baloo-2', w = '800', anchor = 'start' } = {}) {
  const width = textW(label, size, f, w) + size * 1.9;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const height = size * 1.87;
  return (
    rect(left.toFixed(1), y, width.toFixed(1), height.toFixed(1), ground, height / 2) +
    text(label, { x: left + width / 2, y: y + height * 0.69, size, f, w, fill, anchor: 'middle' })
  );
}

/** The author's name; centred unless told otherwise. */
export const author = (name, y, fill, x = W / 2, anchor = 'middle', { size = 40, f = 'baloo-2', w = '700', track = 0 } = {}) =>
  text(name, { x, y, size, f, w, fill, anchor, track });

/** n round stars scattered over the page down to y1. */
export function stars(n, seed, y1, c = '#FFF3D0', y0 = 0) {
  const R = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const r = 1.5 + R() * 3.4;
    s +=
      `<circle cx="${(R() * W).toFixed(0)}" cy="${(y0 + R() * (y1 - y0)).toFixed(0)}" r="${r.toFixed(1)}" fill="${c}"` +
      ` opacity="${(0.4 + R() * 0.6).toFixed(2)}"/>`;
  }
  return s;
}

/** Letters on a circle: the middle of the line stands at `angle` (degrees, 0 = top); below: letters stand on the lower arc. */
export function arcText(str, { cx, cy, r, size, f = 'fredoka', w = '700', fill: colour, angle = 0, track = 0, below = false, attr = '' }) {
  const F = font(f, w);
  const widths = [...str].map((letter) => F.getAdvanceWidth(letter, size) + track);
  const sign = below ? -1 : 1;
  let at = -widths.reduce((sum, v) => sum + v, 0) / 2;
  let s = '';
  [...str].forEach((letter, i) => {
    const turn = (((sign * (at + widths[i] / 2)) / r) * 180) / Math.PI + (below ? 180 : 0) + angle;
    const a = ((turn - 90) * Math.PI) / 180;
    const d = F.getPath(letter, -widths[i] / 2 + track / 2, 0, size).d();
    const x = (cx + Math.cos(a) * r).toFixed(1);
    const y = (cy + Math.sin(a) * r).toFixed(1);
    const tilt = (turn + (below ? 180 : 0)).toFixed(2);
    if (d) s += fill(d, colour, `transform="translate(${x} ${y}) rotate(${tilt})" ${attr}`);
    at += widths[i];
  });
  return s;
}

/** A pointed star: outer radius r, inner radius k·r. */
export function star(x, y, r, c, { n = 5, k = 0.45, rot = 0, attr = '' } = {}) {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const a = Math.PI * (i / n - 0.5) + (rot * Math.PI) / 180;
    const q = i % 2 ? r * k : r;
    d += `${i ? 'L' : 'M'}${(x + Math.cos(a) * q).toFixed(1)} ${(y + Math.sin(a) * q).toFixed(1)}`;
  }
  return `<path d="${d}Z" fill="${c}" ${attr}/>`;
}

/** Paper grain: n specks and short fibres in one path, drawn without a filter so that phones paint it quickly. */
export function grain(opacity = 0.16, { c = '#fff', n = 320, seed = 4, size = 2.4 } = {}) {
  const R = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const long = R() < 0.25 ? Math.round(2 + R() * 6) : 0;
    d += `M${Math.round(R() * W)} ${Math.round(R() * H)}l${long} ${long ? Math.round((R() - 0.5) * 8) : 0}`;
  }
  return `<path d="${d}" stroke="${c}" stroke-width="${size}" stroke-linecap="round" fill="none" opacity="${opacity}"/>`;
}

/** Smooth closed or open path through points [[x, y], …] (Catmull-Rom). */
export function smooth(points, { closed = false, tension = 6 } = {}) {
  const n = points.length;
  const p = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const f = (v) => +v.toFixed(1);
  let d = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d +=
      `C${f(b[0] + (c[0] - a[0]) / tension)} ${f(b[1] + (c[1] - a[1]) / tension)}` +
      ` ${f(c[0] - (e[0] - b[0]) / tension)} ${f(c[1] - (e[1] - b[1]) / tension)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Run a module of covers: list = { 1: ['file-name', async function returning SVG], … }; writes OUT/<file-name>.svg. */
export async function run(list, { width = W, height = H } = {}) {
  const wanted = process.argv.slice(2);
  for (const [key, [file, draw]] of Object.entries(list)) {
    if (wanted.length && !wanted.includes(key)) continue;
    resetIds();
    const svg = doc(width, height, await draw());
    fs.writeFileSync(path.join(OUT, `${file}.svg`), svg);
    console.log(file, Math.round(svg.length / 1024) + ' kB');
  }
  saveBB();
}
