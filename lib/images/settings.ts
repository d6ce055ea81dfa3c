/** Neighbours differ by a factor of 1.5 at most (R-FAST-4). */
export const WIDTHS = {
  scene: [320, 480, 720, 1080],
  hero: [320, 480, 720, 1080, 1600],
  object: [128, 192, 288, 432],
  cover: [160, 240, 360, 540],
} as const;

/** As measured on 105 pictures (decision 0020). */
export const ENCODING = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 2 },
} as const;

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Change it with the settings above: what was made by older ones is then left aside. */
export const SETTINGS_VERSION = 3;

/** By shape: kindOf({ width: 1600, height: 900 }) → 'hero' */
export function kindOf({ width, height }: { width: number; height: number }): keyof typeof WIDTHS {
  if (width === height) return 'object';
  if (width < height) return 'cover';
  return width >= 1600 ? 'hero' : 'scene';
}

/** Stored by where the picture lies in content/pictures. */
export type PictureFacts = { hash: string; width: number; height: number; colour: string; widths: number[] };

/** Short, as a page names each picture up to eight times: fileName('1f2e3d4c', 480, 'avif') → '1f2e3d4c-480.avif' */
export const fileName = (hash: string, width: number, format: Format) => `${hash}-${width}.${format}`;

export const CACHE = '.cache/pictures';
