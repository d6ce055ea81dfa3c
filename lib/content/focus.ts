/** Which part of a picture a frame that cuts it keeps, as editors and as styles say it; without a word it is the middle. */
export const FOCUS = {
  'oben links': 'left top',
  oben: 'top',
  'oben rechts': 'right top',
  links: 'left',
  rechts: 'right',
  'unten links': 'left bottom',
  unten: 'bottom',
  'unten rechts': 'right bottom',
} as const;

export type Focus = keyof typeof FOCUS;

export const FOCUSES = Object.keys(FOCUS) as [Focus, ...Focus[]];

const isFocus = (word: unknown): word is Focus => FOCUSES.some((known) => known === word);

/** Those that pictures of this content name, each once: focusesIn({ image: { src, alt, focus: 'oben' } }) → ['oben'] */
export function focusesIn(data: unknown): Focus[] {
  if (data === null || typeof data !== 'object') return [];
  const own = 'src' in data && 'alt' in data && 'focus' in data && isFocus(data.focus) ? [data.focus] : [];
  return [...new Set([...own, ...Object.values(data).flatMap(focusesIn)])];
}
