/** Measured with 34 pictures (decision 0017). */
export const ENCODING = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 2 },
} as const;

/** Rotates photos by the orientation that the camera recorded. */
export const TURNED = { autoOrient: true } as const;

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Increase when the settings above change, so that files of older ones are ignored. */
export const SETTINGS_VERSION = 4;

/** WebP is the fallback for browsers without AVIF, feeds and search results: the smallest and largest widths suffice.
 * widthsOf('webp', [320, 480, 720, 1080]) → [320, 1080] */
export const widthsOf = (format: Format, widths: readonly number[]): number[] =>
  format === 'avif' ? [...widths] : [...new Set([...widths.slice(0, 1), ...widths.slice(-1)])];

/** Facts about a picture, stored by its path below content/pictures. `rows`: height of the widest copy as sharp rounded it, which differs by
 * format and version. */
export type PictureFacts = {
  hash: string;
  width: number;
  height: number;
  rows: number;
  colour: string;
  widths: number[];
};

/** Short, as a page contains up to six names per picture: fileName('1f2e3d4c', 480, 'avif') → '1f2e3d4c-480.avif' */
export const fileName = (hash: string, width: number, format: Format) => `${hash}-${width}.${format}`;

/** All files of a picture: filesOf({ hash: '1f2e3d4c', widths: [320, 480], … }) → ['1f2e3d4c-320.avif', …] */
export const filesOf = ({ hash, widths }: Pick<PictureFacts, 'hash' | 'widths'>): string[] =>
  FORMATS.flatMap((format) => widthsOf(format, widths).map((width) => fileName(hash, width, format)));

export const CACHE = '.cache/pictures';
