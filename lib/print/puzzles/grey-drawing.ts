import { backgroundOf, drawingOf } from '@/lib/puzzles/drawings/drawing';
import type { Shape, Tone } from '@/lib/puzzles/drawings/shapes';

export const INK = '#1e1838';

/** Greys for coloured paper, light enough for ink lines and pencil marks. */
const GREYS: Record<Tone, string> = {
  ...{ white: '#ffffff', cream: '#f8f8f8', sky: '#f1f1f1', mint: '#e6e6e6', sun: '#e2e2e2', lilac: '#ececec' },
  ...{ pink: '#d0d0d0', wood: '#c6c6c6', leaf: '#cdcdcd', teal: '#dcdcdc', coral: '#acacac', violet: '#9a9a9a' },
  ...{ ink: INK, line: 'none' },
};

const PEN = `stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`;

const pieces = (shapes: readonly Shape[]) =>
  shapes.map(([tone, outline]) => `<path d="${outline}" fill="${GREYS[tone]}"/>`).join('');

/** svg('0 0 40 40', '<path …/>') → '<svg …>…</svg>' */
export const svg = (box: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

/** A drawing of 40 by 40 units: placed('igel', 3, 3, 0.85) → '<g transform="translate(3 3) scale(0.85)" …>…</g>' */
export const placed = (name: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${PEN} stroke-width="1.2">${pieces(drawingOf(name))}</g>`;

/** A scene of 320 by 200 units: background('hafen') → '<g …>…</g>' */
export const background = (scene: string) => `<g ${PEN} stroke-width="1">${pieces(backgroundOf(scene))}</g>`;

/** greyDrawing('igel') → '<svg …>…</svg>' */
export const greyDrawing = (name: string) => svg('0 0 40 40', placed(name, 0, 0, 1));

/** A path without fill: inkLine('M0 0H10', 0.1) → '<path d="M0 0H10" …/>' */
export const inkLine = (outline: string, width: number, dashes = '') =>
  `<path d="${outline}" fill="none" ${PEN} stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
