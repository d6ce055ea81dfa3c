/** Part of a picture kept when cropped: the editors' word and its CSS value. The default is the centre. */
export const FOCUS_POSITIONS = {
  'oben links': 'left top',
  oben: 'top',
  'oben rechts': 'right top',
  links: 'left',
  rechts: 'right',
  'unten links': 'left bottom',
  unten: 'bottom',
  'unten rechts': 'right bottom',
} as const;

export type Focus = keyof typeof FOCUS_POSITIONS;

export const FOCUSES = Object.keys(FOCUS_POSITIONS) as [Focus, ...Focus[]];

const isFocus = (word: unknown): word is Focus => FOCUSES.some((known) => known === word);

/** Focus values used in content, each once: focusesIn({ image: { src, alt, focus: 'oben' } }) → ['oben'] */
export function focusesIn(data: unknown): Focus[] {
  if (data === null || typeof data !== 'object') return [];
  const own = 'src' in data && 'alt' in data && 'focus' in data && isFocus(data.focus) ? [data.focus] : [];
  return [...new Set([...own, ...Object.values(data).flatMap(focusesIn)])];
}
