import { contrast } from '@/lib/title/contrast';
import { channels } from '@/lib/title/themes';
import type { Draft } from './draft';

type Data = Record<string, unknown>;

/** HSL to hex, with a hue from 0 to 6: rgbOf(0, 1, 0.5) → '#FF0000' */
function rgbOf(hue: number, saturation: number, lightness: number): string {
  const part = (shift: number) => {
    const at = (shift + hue * 2) % 12;
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`.toUpperCase();
}

/** Hue rotation, out of 6; far enough that no new colour equals an old one. */
const TURN = 4.25;

/** Rotates the hue and keeps the luminance, and so nearly every contrast; greys stay: → '#0B4A2C' */
function recoloured(hex: string): string {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => value / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  if (range === 0) return hex;
  const hue = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const saturation = range / (1 - Math.abs(most + least - 1));
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (contrast(rgbOf((hue + TURN) % 6, saturation, middle), '#000000') < contrast(hex, '#000000')) low = middle;
    else high = middle;
  }
  return rgbOf((hue + TURN) % 6, saturation, high);
}

function recolouredAll(value: unknown): unknown {
  if (typeof value === 'string') return /^#[\da-f]{6}$/i.test(value) ? recoloured(value) : value;
  if (Array.isArray(value)) return value.map(recolouredAll);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, recolouredAll(entry)]));
}

const K = 'M0 0H34V36L66 0H104L62 50L106 104H66L34 64V104H0Z';
const I = 'M0 0H36V104H0Z';
const W = 'M0 0H34L46 60L58 20H80L92 60L104 0H138L112 104H82L69 60L56 104H26Z';

const WORDMARK = {
  width: 360,
  height: 124,
  letters: [
    { place: 'translate(6 9)', shape: K },
    { place: 'translate(120 9)', shape: I, accent: 'M0 0H36L0 36Z' },
    { place: 'translate(164 9)', shape: W },
    { place: 'translate(310 9)', shape: I },
  ],
};

const ON_SQUARE = [
  { colour: 'teal', shape: 'M0 0H64V64H0Z' },
  { colour: 'white', place: 'translate(16 12) scale(.36)', shape: K },
];

const SPELLINGS: readonly [string, string][] = [
  ['DUDA', 'KIWI'],
  ['Duda', 'Kiwi'],
  ['duda', 'kiwi'],
];

/** Gives the newspaper another name, other colours and another wordmark, and replaces the name in all texts. */
export function secondTitle({ change, rewrite }: Draft): void {
  rewrite((text) => SPELLINGS.reduce((written, [old, next]) => written.replaceAll(old, next), text));
  change('title.yaml', (data) => ({
    ...(recolouredAll(data) as Data),
    wordmark: WORDMARK,
    icon: { tab: ON_SQUARE, homeScreen: ON_SQUARE, maskable: ON_SQUARE },
  }));
}
