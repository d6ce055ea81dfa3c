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

export const QUALITY = { avif: 50, webp: 78 } as const;
/** How hard sharp tries to make an AVIF small, of 9: against its own 4, a third of the time for 4 % more bytes. */
export const AVIF_EFFORT = 3;

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Change it when the settings above change: cached derivatives of older settings are then left aside. */
export const SETTINGS_VERSION = 2;

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
