/**
 * Widths each kind of picture is made in. Neighbours differ by a factor of 1.5 at most, so that no picture is sent
 * more than 1.5 times as wide as it is shown.
 */
export const WIDTHS = {
  scene: [320, 480, 720, 1080],
  hero: [320, 480, 720, 1080, 1600],
  object: [128, 192, 288, 432],
  cover: [160, 240, 360, 540],
} as const;

/**
 * How each format is written. Colours of AVIF at half the size, as WebP has them always, and the effort as measured on 105
 * pictures, in CPU seconds: AVIF 3 without that 258 s and 4.5 MB, 2 with it 98 s and 4.4 MB, 1 with it 56 s and 4.6 MB, 0
 * without it 19 s and 6.0 MB; WebP 4 18 s and 6.8 MB, 2 9 s and 7.0 MB.
 */
export const ENCODING = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 2 },
} as const;

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Change it when the settings above change: cached derivatives of older settings are then left aside. */
export const SETTINGS_VERSION = 3;

/** kindOf({ width: 1600, height: 900 }) → 'hero'. By shape: covers stand, objects are square, scenes are wide. */
export function kindOf({ width, height }: { width: number; height: number }): keyof typeof WIDTHS {
  if (width === height) return 'object';
  if (width < height) return 'cover';
  return width >= 1600 ? 'hero' : 'scene';
}

/** What the site knows of a picture: where it lies in content/pictures is the key it is stored under. */
export type PictureFacts = { hash: string; width: number; height: number; colour: string; widths: number[] };

/** fileName('1f2e3d4c', 480, 'avif') → '1f2e3d4c-480.avif'. Short, because a page names each picture up to eight times. */
export const fileName = (hash: string, width: number, format: Format) => `${hash}-${width}.${format}`;

export const CACHE = '.cache/pictures';
