import { title } from 'content/title';
import { backgroundOf, drawingOf } from 'puzzles/drawings/drawing';
import type { Shape, Tone } from 'puzzles/drawings/shapes';

export const INK = title.print.ink;

/** Greys for coloured paper, light enough for ink lines and pencil marks. */
const GREYS: Record<Tone, string> = { ...title.print.greys, ink: INK, line: 'none' };

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
